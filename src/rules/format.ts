import { cleanText } from './typed-text.ts'
import { localeOf, partsOf, signsOf, type NumberSettings } from './number-signs.ts'

export type { NumberSettings } from './number-signs.ts'

/*
 * Numbers as a page configures them, and as shoppers type them. Between reading and writing, a number is a plain text
 * such as `-1234.5`: no groups, no exponent, no zeros at the ends. So long numbers stay exact.
 */

/** More digits than any amount has. Without a limit, a pasted text of a million digits would keep the page busy. */
const longest = 100

const zerosAround = /^0+(?=\d)|\.?0+$/g

/** A plain number without the zeros that say nothing. -0 is 0. */
function trimmed(isNegative: boolean, whole: string, fraction: string): string {
  const digits = (fraction ? `${whole}.${fraction}` : `${whole}.`).replace(zerosAround, '')
  const number = digits.replace(/^(?=\.|$)/, '0').replace(/\.$/, '')
  return isNegative && number !== '0' ? `-${number}` : number
}

/** A number of JSON as a plain text. null: not finite. */
export function plainNumber(value: number): string | null {
  if (!Number.isFinite(value)) return null
  const [isNegative, digits] = [value < 0, partsOf('en', `${Math.abs(value)}`, 0, 20)]
  const of = (type: string) =>
    digits
      .filter(part => part.type === type)
      .map(part => part.value)
      .join('')
  return trimmed(isNegative, of('integer'), of('fraction'))
}

/** How numbers of these settings look, once their signs are `_` and `.`. */
const western = String.raw`[1-9]\d{0,2}(?:_\d{3})+`
const indian = String.raw`[1-9]\d?(?:_\d{2})*_\d{3}`
const patterns = [false, true].map(
  isIndian => new RegExp(`^(${western}|${isIndian ? `${indian}|` : ''}\\d*)(?:\\.(\\d*))?$`),
) as [RegExp, RegExp]

const isIndian = (settings: NumberSettings): boolean => localeOf(settings).endsWith('-IN')

interface Split {
  whole: string
  fraction: string
}

/** The digits of a text without sign. null: no number of the locale. */
function split(text: string, settings: NumberSettings): Split | null {
  const { decimal, decimals, group, groups } = signsOf(settings)
  if (text.length > longest) return null
  const signs = [...text].map(sign => {
    if (sign === decimal || decimals.includes(sign)) return '.'
    if (sign === group || groups.includes(sign)) return '_'
    // Signs that were not meant as signs of the pattern.
    return /\d/.test(sign) ? sign : '?'
  })
  const found = patterns[isIndian(settings) ? 1 : 0].exec(signs.join(''))
  const [, whole = '', fraction = ''] = found ?? []
  return whole || fraction ? { whole: whole.replace(/_/g, ''), fraction } : null
}

const minus = /^[-−]\s*/

/**
 * Reads what a shopper types: groups and decimal sign of the locale, digits of any script. `takesMoney`: also the
 * currency symbol, and parentheses for a negative amount. null: the text is no number of the locale.
 */
export function readNumber(
  text: string,
  settings: NumberSettings,
  takesMoney = false,
): string | null {
  let rest = cleanText(text)
  let isNegative = false
  const take = (pattern: RegExp) => {
    const before = rest
    rest = rest.replace(pattern, '')
    return before !== rest
  }
  const takeMinus = () => {
    if (isNegative || !take(minus)) return
    isNegative = true
  }
  const inside = takesMoney ? /^\((.*)\)$/s.exec(rest)?.[1] : undefined
  if (inside !== undefined) [rest, isNegative] = [inside.trim(), true]
  takeMinus()
  if (takesMoney) {
    rest = withoutSymbol(rest, cleanText(settings.symbol ?? '$'))
    takeMinus()
  }
  if (!isNegative) take(/^\+/)
  const digits = split(rest, settings)
  return digits && trimmed(isNegative, digits.whole, digits.fraction)
}

function withoutSymbol(text: string, symbol: string): string {
  if (text.startsWith(symbol)) return text.slice(symbol.length).trimStart()
  return text.endsWith(symbol) ? text.slice(0, -symbol.length).trimEnd() : text
}

/**
 * Reads an amount strictly: thousands in groups or not, an optional decimal sign, at most two decimals (VAL-044). Neither
 * a sign nor a currency symbol.
 */
export function readStrictAmount(text: string, settings: NumberSettings): string | null {
  const digits = split(cleanText(text), settings)
  return digits && digits.fraction.length <= 2
    ? trimmed(false, digits.whole, digits.fraction)
    : null
}

/** Less than 0: the first is lower. Exact, whatever the length. */
export function compareNumbers(one: string, other: string): number {
  const [a = '', b = ''] = [one, other].map(plain => plain.split('.')[1] ?? '')
  const digits = Math.max(a.length, b.length)
  const scaled = (plain: string) => {
    const [whole = '', fraction = ''] = plain.split('.')
    return BigInt(whole + fraction.padEnd(digits, '0'))
  }
  const [first, second] = [scaled(one), scaled(other)]
  if (first === second) return 0
  return first < second ? -1 : 1
}

/** Cuts off digits after the decimal sign, without rounding: 25.559 is 25.55 with two digits. */
export function cutNumber(plain: string, digits: number): string {
  const [whole = '', fraction = ''] = plain.split('.')
  const isNegative = whole.startsWith('-')
  return trimmed(isNegative, whole.replace('-', ''), fraction.slice(0, digits))
}

/** Rounds half-even, and writes from `least` to `most` digits after the decimal sign. Never -0. */
function write(plain: string, settings: NumberSettings, least: number, most: number): string {
  const locale = localeOf(settings)
  const signs = signsOf(settings)
  // India groups in its own way in every language (VAL-047). A configured sign stands also where a locale groups later.
  const grouping = settings.group === undefined ? locale : 'en'
  const parts = partsOf(isIndian(settings) ? 'en-IN' : grouping, plain, least, most)
  let text = ''
  let isZero = true
  for (const { type, value } of parts) {
    if (type === 'group' || type === 'decimal') text += signs[type]
    if (type !== 'integer' && type !== 'fraction') continue
    text += value
    isZero &&= /^0*$/.test(value)
  }
  return isZero || !plain.startsWith('-') ? text : `-${text}`
}

const digitsOf = ({ digits = 2 }: NumberSettings): number => Math.min(Math.max(digits, 0), 20)

/** No fraction (VAL-038). */
export const writeInteger = (plain: string, settings: NumberSettings): string =>
  write(plain, settings, 0, 0)

/** At most the configured digits (VAL-039). */
export const writeDecimal = (plain: string, settings: NumberSettings): string =>
  write(plain, settings, 0, digitsOf(settings))

/** Exactly the configured digits (VAL-040). */
export const writeAmount = (plain: string, settings: NumberSettings): string =>
  write(plain, settings, digitsOf(settings), digitsOf(settings))

/** An amount with its symbol where the locale has it. A negative one stands in parentheses (VAL-041, VAL-042). */
export function writeCurrency(plain: string, settings: NumberSettings): string {
  const { symbol = '$' } = settings
  const { isBefore, gap } = signsOf(settings)
  const amount = writeAmount(plain, settings)
  const digits = amount.replace('-', '')
  const text = isBefore ? `${symbol}${gap}${digits}` : `${digits}${gap}${symbol}`
  return amount === digits ? text : `(${text})`
}
