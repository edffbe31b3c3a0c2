import { encoded } from './encoded.ts'

/** A name or value of a query as text. What a page wrote may have no meaning, such as a single `%`. */
function decoded(written: string): string {
  const text = written.replaceAll('+', ' ')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const partsOf = (search: string): string[] => search.replace(/^\?/, '').split('&')
const nameIn = (part: string): string => decoded(part.split('=', 1)[0] ?? '')

/** Returns the value of a parameter in `?a=1&b=2`, the first if there are several. null: there is none. */
export function parameterOf(search: string, name: string): string | null {
  const part = partsOf(search).find(one => one !== '' && nameIn(one) === name)
  return part === undefined ? null : decoded(part.slice(part.split('=', 1)[0]!.length + 1))
}

/**
 * Returns the query with this value of a parameter, or without it if the value is null. All else stays as the page wrote
 * it: order, empty parts, encoding.
 */
export function withParameter(search: string, name: string, value: string | null): string {
  const written = value === null ? [] : [`${encoded(name)}=${encoded(value)}`]
  const parts = search === '' || search === '?' ? [] : partsOf(search)
  const isOurs = (part: string) => part !== '' && nameIn(part) === name
  const at = parts.findIndex(isOurs)
  const others = parts.filter(part => !isOurs(part))
  const next = others.toSpliced(at < 0 ? others.length : at, 0, ...written)
  return next.length > 0 ? `?${next.join('&')}` : ''
}
