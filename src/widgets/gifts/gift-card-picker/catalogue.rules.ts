import { compareNumbers, plainNumber, writeAmount, writeCurrency } from '../../../rules/format.ts'
import { addressIn, quoted, textOf, type Given, type Tell } from '../../../rules/given-item.ts'
import { localeOf } from '../../../rules/number-signs.ts'
import { isObject } from '../../../rules/is-object.ts'
import type {
  Catalogue,
  Chosen,
  Combination,
  Design,
  GiftConfig,
  Swatch,
} from './gift-card-picker.ports.ts'

/** What the page says of amounts and designs. */

/** Place of the custom denomination (GFT-025). */
export const anyAmount = 0

/** GFT-024. */
export const keyOf = (denomination: number, design: number): string => `${denomination}_${design}`

/** The two places of a combination, or null. */
export function placesOf(key: string | undefined): { denomination: number; design: number } | null {
  const [, denomination, design] = /^(\d+)_(\d+)$/.exec(key ?? '') ?? []
  return denomination === undefined
    ? null
    : { denomination: Number(denomination), design: Number(design) }
}

type Money = Pick<GiftConfig, 'currencySymbol' | 'locale'>

/** An amount as shoppers read it, to its last digit, with digits and signs of their language. Cents show where it has some. */
export function written(plain: string, { currencySymbol: symbol, locale }: Money): string {
  const [, fraction = ''] = plain.split('.')
  const digits = fraction ? Math.max(fraction.length, 2) : 0
  const settings = { locale, symbol, digits }
  const native = new Intl.NumberFormat(localeOf(settings), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const amount = native.format(plain as Intl.StringNumericLiteral)
  // Otherwise an Arabic amount would have Arabic digits, and signs that belong to others.
  return writeCurrency(plain, settings).replace(writeAmount(plain, settings), () => amount)
}

/** `own`: combinations of the design, by the place of the amount. */
function swatchesOf(
  given: readonly unknown[],
  place: string,
  { money, own }: { money: Money; own: ReadonlyMap<number, unknown> },
  tell: Tell,
): Swatch[] {
  const swatches: Swatch[] = []
  given.forEach((one, n) => {
    const { denominationIndex, display, value } = (isObject(one) ? one : {}) as Given
    const plain = typeof value === 'number' ? plainNumber(value) : null
    const isPlace = Number.isSafeInteger(denominationIndex) && Number(denominationIndex) >= 0
    if (plain === null || compareNumbers(plain, '0') <= 0 || !isPlace) {
      return tell(
        `${place}[${n}]: expected {value, denominationIndex} with a value above 0, got ${quoted(one)}; it is left out`,
      )
    }
    const denomination = Number(denominationIndex)
    // Nothing is sold at this amount, so the page would go on with the product before.
    if (own.size > 0 && !own.has(denomination)) {
      return tell(
        `${place}[${n}]: expected a denominationIndex with a combination of this design, got ${denomination}; it is left out`,
      )
    }
    swatches.push({
      id: `${n}`,
      value: plain,
      display: textOf(display) || written(plain, money),
      denomination,
    })
    return undefined
  })
  return swatches
}

type Entries = GiftConfig['combinations']

type Known = Combination & { image: string }

function combinationsOf(given: Entries, tell: Tell): Map<string, Known> {
  const combinations = new Map<string, Known>()
  for (const [key, one] of Object.entries(given)) {
    const place = `combinations.${key}`
    const tellOfIt = (fault: string) => tell(`${place}.${fault}`)
    if (!placesOf(key)) {
      tell(`${place}: expected two places such as 0_3 as its name; it is left out`)
      continue
    }
    combinations.set(key, {
      asin: textOf(one.asin),
      title: textOf(one.title),
      canonicalUrl: addressIn(one, 'canonicalUrl', tellOfIt),
      image: addressIn(one, 'imageUrl', tellOfIt),
    })
  }
  return combinations
}

const visibilities = ['SHOWN', 'HIDDEN', 'VGC_OUT_OF_STOCK']

/** Reads what can be chosen. `tell` hears of what does not fit, which costs itself alone. */
export function catalogueOf(config: GiftConfig, tell: Tell): Catalogue {
  const { amountSwatches, designOccasions, designVisibility, dimensions } = config
  const combinations = combinationsOf(config.combinations, tell)
  const names = dimensions.design_name ?? []
  /** By the place of the design, and by that of the amount. */
  const sold = new Map<number, Map<number, Known>>()
  let count = names.length
  for (const [key, one] of combinations) {
    const { denomination, design } = placesOf(key)!
    const own = sold.get(design) ?? new Map<number, Known>()
    sold.set(design, own.set(denomination, one))
    count = Math.max(count, design + 1)
  }
  const designs: Design[] = []
  // A place beyond all reason would keep the page busy.
  for (let index = 0; index < Math.min(count, mostDesigns); index += 1) {
    const visibility = designVisibility[index] ?? 'SHOWN'
    if (!visibilities.includes(visibility)) {
      tell(
        `designVisibility.${index}: expected one of ${visibilities.join(', ')}, got ${quoted(visibility)}; SHOWN is used instead`,
      )
    }
    const own = sold.get(index) ?? new Map<number, Known>()
    if (visibility === 'HIDDEN' || (own.size === 0 && !names[index])) continue
    const [first] = own.values()
    const swatches = amountSwatches[index] ?? []
    designs.push({
      index,
      name: textOf(names[index]) || first?.title || `${index + 1}`,
      image: [...own.values()].find(({ image }) => image)?.image ?? '',
      occasions: designOccasions[index] ?? [],
      isOut: visibility === 'VGC_OUT_OF_STOCK',
      isVariable: own.has(anyAmount),
      swatches: swatchesOf(swatches, `amountSwatches.${index}`, { money: config, own }, tell),
    })
  }
  return { designs, occasions: dimensions.occasion_type ?? [], combinations }
}
const mostDesigns = 1_000

/** Designs of an occasion. null: all (GFT-034, GFT-055). */
export const designsFor = (
  designs: readonly Design[],
  occasion: number | null,
): readonly Design[] =>
  occasion === null ? designs : designs.filter(({ occasions }) => occasions.includes(occasion))

/** true: the shopper can choose the design (GFT-036 to GFT-038). */
export const canBe = (design: Design | undefined): design is Design => !!design && !design.isOut

/** What is chosen by a swatch. */
export const choiceOf = ({ denomination, id, value }: Swatch): Chosen => ({
  amount: value,
  denomination,
  swatch: id,
})
