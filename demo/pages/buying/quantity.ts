import type { Money } from '../../../src/contract/schema.ts'
import type { Offer } from '../shop/data.ts'

const single = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const bulk = [5, 10, 15, 20, 25, 50]

interface QuantityOption {
  value: number
  text: string
}

/**
 * Options of the page's own select: quantities that can be bought. The last one of a well stocked offer ends in +: any
 * number goes. `listedAlone`: no other number goes.
 */
export function quantityOptions({ moq = 1, stock }: Offer, listedAlone = false): QuantityOption[] {
  const wanted = moq > 1 ? [moq, ...bulk.filter(value => value > moq)] : single
  const values = wanted.filter(value => value <= stock)
  const last = values.at(-1)
  return values.map(value => ({
    value,
    text: value === last && stock > value && !listedAlone ? `${value}+` : `${value}`,
  }))
}

interface QuantityItem {
  id: string
  data: { quantity: number }
  quantityText: string
  quantityTextAbbreviatedSuffix?: string
  quantityTextFullSuffix?: string
  selectedText?: string
  price?: Record<string, string>
}

/** An amount in the pieces that the selector puts together, in the order of its own layout. */
function priceParts({ amount, currency }: Money, language: string): Record<string, string> {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  const parts = format.formatToParts(
    amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2),
  )
  const joined = (...types: string[]) =>
    parts
      .filter(part => types.includes(part.type))
      .map(part => part.value)
      .join('')
  return {
    currencySymbol: joined('currency'),
    wholeValue: joined('integer', 'group'),
    decimalSeparator: joined('decimal'),
    fractionValue: joined('fraction'),
  }
}

export interface Priced {
  price: Money
  language: string
}

/** Entries of `qsItems`; with a price each says what that many cost. */
export const quantityItems = (values: readonly number[], priced?: Priced): QuantityItem[] =>
  values.map(value => ({
    id: `q${value}`,
    data: { quantity: value },
    quantityText: `${value}`,
    ...(priced && {
      price: priceParts({ ...priced.price, amount: priced.price.amount * value }, priced.language),
    }),
  }))

/** An entry that opens the text input when it is chosen. */
export const trailingPlus = (value: number): QuantityItem => ({
  id: `q${value}plus`,
  data: { quantity: value },
  quantityText: `${value}+`,
})
