import type { CallSpec } from '../contract/call.ts'
import { fits, unpacked, type Shape } from '../contract/fits.ts'
import { withoutNulls } from '../contract/nulls.ts'
import { isHtml } from '../client/client.ts'
import { isSecret } from '../rules/secret-name.ts'
import { mask } from '../rules/secrets.ts'
import { bounds, quote } from './wording.ts'

/** The first value in an answer that does not fit, in words. */
export interface Misfit {
  /** Such as `entity.buyingOptions[0].type`. '': the whole answer. */
  path: string
  expected: string
  received: string
  /** true: the element takes the answer, but does not know this text (COR-126). */
  isTaken: boolean
}

interface Found {
  keys: readonly (string | number)[]
  expected: string
  received: unknown
}

const words: Record<string, string> = {
  string: 'a text',
  boolean: 'true or false',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  array: 'a list',
}

/** The rules of a schema. A pipe may begin with another pipe. */
const rulesOf = ({ pipe = [] }: Pick<Shape, 'pipe'>): Pick<Shape, 'type' | 'requirement'>[] =>
  pipe.flatMap(one => [one, ...rulesOf(one)])

function expectedOf(shape: Shape): string {
  const { type, literal, options = [] } = shape
  const rules = rulesOf(shape)
  const rule = (name: string) => rules.find(one => one.type === name)?.requirement as unknown
  const texts = type === 'picklist' ? options : (rule('known') as readonly unknown[] | undefined)
  if (texts) return `one of ${texts.join(', ')}`
  if (type === 'literal') return quote(literal)
  const isWhole = rules.some(one => one.type === 'safe_integer')
  const other = rule('not_value')
  const number = (name: string) => rule(name) as number | undefined
  const bound = bounds(number('min_value'), number('max_value'))
  const not = other === undefined ? '' : ` other than ${quote(other)}`
  return `${isWhole ? 'a whole number' : words[type]}${bound}${not}`
}

/** The parts of a value that have a shape of their own. */
function partsOf(
  { entries, item, value: each }: Shape,
  value: unknown,
): [string | number, Shape][] {
  if (typeof value !== 'object' || value === null) return []
  if (entries) return Object.entries(entries)
  if (item) return Array.isArray(value) ? value.map((_, at) => [at, item]) : []
  return each ? Object.keys(value).map(name => [name, each]) : []
}

/** Of the options of a union, the author meant the one that fits up to the deepest place. */
function deepest(all: readonly Found[]): Found {
  const depth = Math.max(...all.map(({ keys }) => keys.length))
  const [first, ...others] = all.filter(({ keys }) => keys.length === depth) as [Found, ...Found[]]
  const same = others.filter(({ keys }) => keys.join() === first.keys.join())
  const expected = new Set([first, ...same].map(one => one.expected))
  return { ...first, expected: [...expected].join(' or ') }
}

function find(given: Shape, value: unknown, isStrict: boolean, keys: Found['keys'] = []): Found[] {
  const shape = unpacked(given)
  if (fits(shape, value, isStrict)) return []
  if (shape.wrapped) return find(shape.wrapped, value, isStrict, keys)
  if (shape.type === 'union') {
    const options = (shape.options ?? []) as readonly Shape[]
    return [deepest(options.flatMap(option => find(option, value, isStrict, keys)))]
  }
  for (const [key, part] of partsOf(shape, value)) {
    const held = (value as Record<string | number, unknown>)[key]
    const found = find(part, held, isStrict, [...keys, key])
    if (found[0]) return found
  }
  return [{ keys, expected: expectedOf(shape), received: value }]
}

const pathOf = (keys: Found['keys']): string =>
  keys
    .map(key => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')

/** Says what of an answer does not fit its contract. `type`: its Content-Type. */
export function misfitOf(call: CallSpec, body: string, type: string | null): Misfit {
  const { answer, output, takesPages } = call
  const whole = { path: '', isTaken: false }
  if (answer === 'html' && !isHtml(call, body, type)) {
    const expected = `${takesPages ? 'HTML' : 'a part of a page'}, sent as text/html`
    return { ...whole, expected, received: `${type}: ${quote(body)}` }
  }
  const shape = output as unknown as Shape
  let value: unknown = body
  try {
    if (answer !== 'html') value = withoutNulls(shape, JSON.parse(body))
  } catch {
    return { ...whole, expected: 'JSON', received: quote(body) }
  }
  const isTaken = fits(shape, value)
  const [{ keys, expected, received } = { keys: [], expected: 'another answer', received: value }] =
    find(shape, value, isTaken)
  const isHidden = isSecret(`${keys.at(-1)}`)
  return { path: pathOf(keys), expected, received: isHidden ? mask : quote(received), isTaken }
}
