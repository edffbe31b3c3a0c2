import { isObject } from '../../../rules/is-object.ts'
import type { Option } from './payment-options.ports.ts'
import { toJson } from '../../../rules/to-json.ts'

/** Rules about lists of options. */

export const oneTime = 'oneTimePayment'
/** Number of options that show as swatches (PAY-011, PAY-012). */
const mostVisible = 3

type Given = Readonly<Record<string, unknown>>

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => Number.isFinite(value)

export const itemType = 'paymentOfferInfo'
const isForm = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 1 &&
  (value[0] as Given | null)?.['itemType'] === itemType

/** What an option must be, by its field (PAY-031 to PAY-034). */
const needs: readonly (readonly [
  field: string,
  fits: (value: unknown) => boolean,
  expected: string,
])[] = [
  ['optionId', value => isText(value) && value !== '', 'a text'],
  ['formData', isForm, `one entry of itemType ${itemType}`],
  ['price', isNumber, 'a number'],
  ['interestAmount', isNumber, 'a number'],
  ['priceAndTermCountDisplayString', isText, 'a text'],
  ['orderSummaryDisplayString', isText, 'a text'],
  ['interestDisplayString', isText, 'a text'],
  ['bottomSheetFootnoteDisplayString', isText, 'a text'],
]

/** Returns what keeps an option from being used, in words. undefined: nothing (PAY-031 to PAY-034, PAY-060). */
function faultOf(given: unknown, others: readonly Option[]): string | undefined {
  if (!isObject(given)) return 'expected an object'
  const need = needs.find(([field, fits]) => !fits(given[field]))
  if (need) return `${need[0]}: expected ${need[2]}`
  const { executionInfo, maxQuantity, optionId } = given
  if (others.some(({ id }) => id === optionId)) return `optionId: ${optionId} came before`
  // A plan that the server cannot learn of must not be chosen.
  if (optionId !== oneTime && !isObject(executionInfo)) return 'executionInfo: expected an object'
  // Without the limit, a shopper could choose what the server refuses.
  const isLimit = maxQuantity === undefined || maxQuantity === null || isNumber(maxQuantity)
  return isLimit ? undefined : 'maxQuantity: expected a number'
}

const textOr = (value: unknown): string => (isText(value) ? value.trim() : '')

const optionOf = (given: Given): Option => ({
  id: given['optionId'] as string,
  group: given['offerGroup'],
  price: given['price'] as number,
  priceText: textOr(given['priceAndTermCountDisplayString']),
  interestText: textOr(given['interestDisplayString']),
  summary: textOr(given['orderSummaryDisplayString']),
  footnote: textOr(given['bottomSheetFootnoteDisplayString']),
  termCount: isNumber(given['termCount']) ? given['termCount'] : undefined,
  termType: textOr(given['termType']) || undefined,
  isOrderLevel: given['isOrderLevel'] === true,
  card: textOr(given['cardName']),
  most: (given['maxQuantity'] as number | null | undefined) ?? Infinity,
  info: isObject(given['executionInfo']) ? given['executionInfo'] : undefined,
})

/** One-time payment, if the page lists none (PAY-056). */
const plainOneTime: Option = {
  id: oneTime,
  group: undefined,
  price: 0,
  priceText: '',
  interestText: '',
  summary: '',
  footnote: '',
  termCount: undefined,
  termType: undefined,
  isOrderLevel: false,
  card: '',
  most: Infinity,
  info: undefined,
}

/** Options of one group stand together, where the first of them stands (PAY-025). */
function grouped(options: readonly Option[]): readonly Option[] {
  const place = (option: Option) =>
    option.group === undefined
      ? options.indexOf(option)
      : options.findIndex(({ group }) => group === option.group)
  return options.toSorted((one, other) => place(one) - place(other))
}

/** Returns the options that can be used, in the order to show. `tell` hears why others are left out (PAY-035). */
export function usable(
  given: readonly unknown[],
  tell: (fault: string) => void,
): readonly Option[] {
  const options: Option[] = []
  given.forEach((one, position) => {
    const fault = faultOf(one, options)
    if (fault === undefined) options.push(optionOf(one as Given))
    else tell(`options[${position}] is left out: ${fault}`)
  })
  const ordered = grouped(options)
  return ordered.some(({ id }) => id === oneTime) ? ordered : [plainOneTime, ...ordered]
}

export const isPlan = ({ id }: Option): boolean => id !== oneTime
export const plansOf = (options: readonly Option[]): readonly Option[] => options.filter(isPlan)

export const byId = (options: readonly Option[], id: string): Option | undefined =>
  options.find(one => one.id === id)

/** true: a shopper can pay for this quantity this way (PAY-015). One-time payment is always there. */
export const isOpen = (option: Option, quantity: number): boolean =>
  !isPlan(option) || quantity <= option.most

/** Returns the options that show as swatches. `led`: id of an option that takes the last place (PAY-011 to PAY-014). */
export function visible(options: readonly Option[], led: string | null): readonly Option[] {
  const first = options.slice(0, mostVisible)
  const other = first.some(({ id }) => id === led) ? undefined : byId(options, led ?? '')
  return other ? [...first.slice(0, -1), other] : first
}

/** Members of executionInfo that the server reads (PAY-027). */
const blankInfo = {
  offerType: '',
  cartType: '',
  sessionId: '',
  customerId: '',
  marketplaceId: '',
  requestId: '',
  deviceType: '',
  asin: '',
  buyingOptionType: '',
  parentASIN: '',
  websiteDisplayGroup: '',
}
export type CartType = 'ADD_TO_CART' | 'BUY_NOW'

const offerTypeOf = (option: Option) => (isPlan(option) ? 'EQUAL_PAY' : 'ONE_TIME_PAYMENT')

/** Returns what the form submits for an option. null: nothing (PAY-026 to PAY-029). */
export function fieldsOf(
  option: Option | undefined,
  cartType: CartType,
): Record<string, string> | null {
  if (!option?.info) return null
  const offerType = offerTypeOf(option)
  return { [itemType]: toJson({ ...blankInfo, ...option.info, offerType, cartType }) }
}

/** What the form has submitted, or a control of the server would. */
function readInfo(text: string): Given | undefined {
  try {
    const info: unknown = JSON.parse(text)
    return isObject(info) ? info : undefined
  } catch {
    return undefined
  }
}

/** Returns the option that is submitted as `text` (COR-061, COR-062). */
export function submittedAs(options: readonly Option[], text: string): Option | undefined {
  const info = readInfo(text)
  const same = (option: Option) =>
    (info?.['offerType'] ?? offerTypeOf(option)) === offerTypeOf(option) &&
    fieldsOf(option, 'BUY_NOW')?.[itemType] === fieldsOf({ ...option, info }, 'BUY_NOW')?.[itemType]
  return info && options.find(same)
}
