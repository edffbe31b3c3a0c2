import { hasControls, isSafeUrl } from './url.ts'

/** Reads the items of lists that a page gives as JSON. The formats of fields judge nothing inside JSON. */

export type Given = Readonly<Record<string, unknown>>
/** Hears of a fault, in words for the page's author. */
export type Tell = (fault: string) => void

/** The text without blanks around it. '': it is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** As JSON. What has none, such as an object that refers to itself, is named by its type. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? `${value}`
  } catch {
    return typeof value
  }
}

/** A value as warnings quote it: cut after 60 characters. */
export const quoted = (value: unknown): string => {
  const text = written(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** Reads an address of an item (COR-082). '': there is none. */
export function addressIn(given: Given, name: string, tell: Tell): string {
  const address = textOf(given[name])
  const isMissing = !address && (given[name] ?? '') === ''
  if (isMissing || (address && !hasControls(address) && isSafeUrl(address))) return address
  tell(`${name}: expected an http(s) or relative address, got ${quoted(given[name])}; none is used`)
  return ''
}
