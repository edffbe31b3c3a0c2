import { writeAmount } from '../../../rules/format.ts'
import { quoted, textOf } from '../../../rules/given-item.ts'
import { inDigitsOf } from '../../../rules/locale-digits.ts'
import { minorDigits, minorUnits } from '../../../rules/minor-units.ts'
import { fillPlurals } from '../../../rules/plural.ts'
import type { Accessory, SmartHomeConfig } from './smart-home-bundle.ports.ts'

/** How templates print a price: a decimal point, and no separators. */
const decimal = /^[-+]?\d*\.?\d+(e[-+]?\d+)?$/i

/** Sums of higher amounts would not be exact. In minor units. */
const most = 1e13

/** What a check box says of its item, as the page wrote it. */
export type Said = Readonly<Record<'price' | 'asin' | 'offerListingId', string | null>>

/** The attributes of a check box. */
export const attributes = {
  price: 'data-price',
  asin: 'data-asin',
  offerListingId: 'data-offerlistingid',
} as const

/** The item of a check box. A text: what keeps the box from being offered (SMH-001). */
export function accessoryOf(said: Said, currency: string): Accessory | string {
  const [asin, offerListingId, price] = [said.asin, said.offerListingId, said.price].map(textOf)
  const lacks = !asin ? 'asin' : !offerListingId ? 'offerListingId' : undefined
  if (lacks) return `${attributes[lacks]}: expected a text, got ${quoted(said[lacks])}`
  const amount = decimal.test(price ?? '') ? minorUnits(Number(price), currency) : NaN
  if (Math.abs(amount) < most) return { asin: asin!, offerListingId: offerListingId!, amount }
  return `${attributes.price}: expected a price such as 19.99, got ${quoted(said.price)}`
}

/** An amount of integer minor units as a plain text: 2500 is 25.00. */
function plainOf(amount: number, digits: number): string {
  const text = `${Math.abs(amount)}`.padStart(digits + 1, '0')
  const at = text.length - digits
  const fraction = digits > 0 ? `.${text.slice(at)}` : ''
  return `${amount < 0 ? '-' : ''}${text.slice(0, at)}${fraction}`
}

/** The total as a number of currency units. */
export const unitsOf = (amount: number, currency: string): number =>
  Number(plainOf(amount, minorDigits(currency)))

type Format = Pick<
  SmartHomeConfig,
  | 'currencyCode'
  | 'priceFormat'
  | 'currencyDecimalSeparator'
  | 'currencyThousandsSeparator'
  | 'locale'
>

/** Writes an amount as the page has configured it, in the digits of the page (SMH-003 to SMH-005). */
export function priceText(amount: number, config: Format): string {
  const { currencyCode, currencyDecimalSeparator = '', locale, priceFormat } = config
  const digits = minorDigits(currencyCode)
  const text = writeAmount(plainOf(amount, digits), {
    locale,
    digits,
    group: config.currencyThousandsSeparator ?? '',
    decimal: currencyDecimalSeparator || '.',
  })
  return priceFormat.replace('{amount}', () => inDigitsOf(text, locale))
}

/** What the configuration lacks, in words. undefined: nothing (SMH-008, SMH-009). */
export function lackOf({ currencyCode, currencyDecimalSeparator }: Format): string | undefined {
  if (currencyDecimalSeparator || minorDigits(currencyCode) === 0) return undefined
  return `data-currency-decimal-separator is required for ${currencyCode}: expected a sign such as ".", got nothing; the fallback shows`
}

/** The configured text of the button for so many checked items (SMH-011). */
export function buttonText(
  count: number,
  {
    locale,
    messageMany,
    messageNone,
    messageOne,
  }: Readonly<Record<'locale' | 'messageMany' | 'messageNone' | 'messageOne', string>>,
): string {
  const text = count === 0 ? messageNone : count === 1 ? messageOne : messageMany
  const digits = inDigitsOf(`${count}`, locale)
  return fillPlurals(text, { count }, locale).replace(/\{count\}/g, () => digits)
}
