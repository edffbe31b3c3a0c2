import { invalidInput } from '../server/problem.ts'

/** No name of a machine, a brand or a part is longer. */
const longest = 200
const asinPattern = /^[A-Z0-9]{10}$/

/** Refuses fields that are longer than anything that could be meant. */
export function requireShort(fields: Readonly<Record<string, unknown>>): void {
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string' && value.length > longest) {
      throw invalidInput(field, `At most ${longest} characters`)
    }
  }
}

const mostFields = 50
const longestText = 2_000

/** Refuses data of a metric or a feedback that nobody would read (STO-005). */
export function requireModest(data: Readonly<Record<string, unknown>>): void {
  const names = Object.keys(data)
  if (names.length > mostFields || names.some(name => name.length > longest)) {
    throw invalidInput('data', `At most ${mostFields} fields, with short names`)
  }
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'string' && value.length > longestText) {
      throw invalidInput(`data.${name}`, `At most ${longestText} characters`)
    }
  }
}

/** Refuses fields without a letter or digit. */
export function requireText(fields: Readonly<Record<string, string>>): void {
  requireShort(fields)
  for (const [field, value] of Object.entries(fields)) {
    if (!/[\p{L}\p{N}]/u.test(value)) throw invalidInput(field, 'Expected a name')
  }
}

export function requireAsin(asin: string): void {
  if (!asinPattern.test(asin)) throw invalidInput('asin', 'Expected ten letters and digits')
}
