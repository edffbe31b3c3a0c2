import { kebab } from '../../../src/element/blueprint.ts'
import type { Field, StoreSource } from '../../../src/element/describe.ts'

/** The attribute of a field. */
export const written = (name: string, { attribute }: Field): string =>
  attribute ?? `data-${kebab(name)}`

/** What page stores of any kind may hold. */
const candidates = ['mobileApp', 'mobile', 'B0STORED01', 7, true]

export interface Held {
  path: string
  /** For the whole store. */
  held: unknown
  /** What a field that reads it has then. */
  value: unknown
}

/** Something for the store that a field reads, which says something to it. */
export function heldFor(source: Field['store']): Held {
  const { map = one => one, path }: StoreSource =
    typeof source === 'string' ? { path: source } : (source as StoreSource)
  const [, key] = path.split('.')
  const held = candidates.find(one => map(one) === true || (map(one) ?? false) !== false)
  return { path, held: key ? { [key]: held } : held, value: map(held) }
}
