import type { CallSpec } from '../../../src/contract/call.ts'
import { fits, unpacked, type Shape } from '../../../src/contract/fits.ts'
import { contract } from '../../../src/contract/index.ts'

/** Answers as many servers write them: with null for each absent field. */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const mapped = (value: object, read: (part: unknown, name: string) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([name, part]) => [name, read(part, name)]))

/** null, if the schema lets the field be absent, but not be null. */
const absent = (shape: Shape | undefined): null | undefined => {
  const { type, wrapped } = shape ? unpacked(shape) : {}
  return type === 'optional' && wrapped && !fits(wrapped, null) ? null : undefined
}

/** The value, with null in place of each field that the schema lets be absent and that is. */
export function withNulls(given: Shape, value: unknown): unknown {
  const { entries, item, options, value: each, wrapped } = unpacked(given)
  if (wrapped) return value === undefined ? value : withNulls(wrapped, value)
  if (options) {
    // Those of a picklist are no schemas.
    const option = (options as readonly Shape[]).find(one => isObject(one) && fits(one, value))
    return option ? withNulls(option, value) : value
  }
  if (item && Array.isArray(value)) return value.map(one => withNulls(item, one))
  if (!isObject(value)) return value
  if (entries) {
    const missing = Object.keys(entries).filter(name => value[name] === undefined)
    const nulls = missing.map(name => [name, absent(entries[name])])
    const known = mapped(value, (part, name) => {
      const shape = Object.hasOwn(entries, name) ? entries[name] : undefined
      return shape ? withNulls(shape, part) : part
    })
    return { ...known, ...Object.fromEntries(nulls) }
  }
  return each ? mapped(value, part => withNulls(each, part)) : value
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The parts of a path that stand between its parameters. */
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .split(/\{\w+\}/)
      .map(literally)
      .join('[^/]+')}$`,
  )

const calls: readonly CallSpec[] = contract
const answers = calls.flatMap(({ answer = 'json', method, output, path }) =>
  output && answer === 'json'
    ? [{ method, pattern: patternOf(path), shape: output as unknown as Shape }]
    : [],
)

/** A JSON answer to this request with nulls. Another answer stays as it is. */
export function nulled(body: string, request: Request): string {
  const { pathname } = new URL(request.url)
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return body
  }
  const found = answers.find(
    ({ method, pattern, shape }) =>
      method === request.method && pattern.test(pathname) && fits(shape, value),
  )
  return found ? JSON.stringify(withNulls(found.shape, value)) : body
}
