/** E-mail addresses and phone numbers, as shoppers type and paste them. */

const blank = /[\s\p{Cc}\p{Cf}]/u
const isSeen = (sign: string): boolean => !blank.test(sign)

/**
 * The text without what nobody sees at its ends. Sign by sign: a pattern for the end would begin anew at each of many
 * blanks inside, and keep the page busy for seconds.
 */
export function trimBlanks(text: string): string {
  const signs = [...text]
  const first = signs.findIndex(isSeen)
  return first < 0 ? '' : signs.slice(first, signs.findLastIndex(isSeen) + 1).join('')
}

/** What stands before and after the last @. null: there is no @. */
function halves(text: string): [local: string, domain: string] | null {
  const clean = trimBlanks(text)
  const at = clean.lastIndexOf('@')
  return at < 0 ? null : [clean.slice(0, at), clean.slice(at + 1)]
}

/** false: nothing stands before the @ (VAL-027). */
export const hasLocal = (text: string): boolean => trimBlanks((halves(text) ?? [text])[0]) !== ''

/** false: no domain stands after the @ (VAL-028). */
export const hasDomain = (text: string): boolean => trimBlanks(halves(text)?.[1] ?? '') !== ''

/** false: more than one address (VAL-025). */
export const isOneAddress = (text: string): boolean => (text.match(/@/g) ?? []).length < 2

/** Letters of every script: servers take addresses such as 用户@例え.jp, too. */
const local = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u

/** VAL-029. Gift cards and messages leave the shop's own network, so the domain needs a dot. */
export function isEmail(text: string): boolean {
  const [before = '', after = ''] = halves(text) ?? []
  return before.length <= 64 && after.length <= 253 && local.test(before) && domain.test(after)
}

/** The entries of a list with commas, without blanks around them. */
export const entriesOf = (text: string): readonly string[] => text.split(',').map(trimBlanks)

/** Hyphens and blanks of pasted numbers. */
const dash = String.raw`[\s.\-\u2010-\u2013]{0,2}`
const phone = new RegExp(
  String.raw`^(?:\+?1${dash})?(?:\([2-9]\d\d\)|[2-9]\d\d)${dash}[2-9]\d\d${dash}\d{4}$`,
)

/** A North American number (VAL-035, VAL-036). */
export const isPhone = (text: string): boolean =>
  phone.test(trimBlanks(text).replace(/\p{Cf}/gu, ''))
