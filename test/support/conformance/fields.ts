import { kebab } from '../../../src/element/blueprint.ts'
import type { Descriptor, Field, StoreSource } from '../../../src/element/describe.ts'
import { valuesOf } from '../samples.ts'
import { valueOf } from '../../../src/element/value.ts'

/** The attribute of a field. */
export const written = (name: string, { attribute }: Field): string =>
  attribute ?? `data-${kebab(name)}`

/** true: no attribute sets the field. */
export const isStateOnly = ({ from, kind }: Field): boolean => from === 'state' || kind === 'json'

/** Values that some page store may have. */
const candidates = ['mobileApp', 'mobile', 'B0STORED01', 7, true]

export interface Held {
  path: string
  /** Value for the whole store. */
  held: unknown
  /** Value of a field that reads the store. */
  value: unknown
}

/** Finds a value for the field's store from which the field gets a value. */
export function heldFor(field: Field): Held {
  const { store: source } = field
  const { map = one => one, path }: StoreSource =
    typeof source === 'string' ? { path: source } : (source as StoreSource)
  const [, key] = path.split('.')
  const held = [valuesOf(field)[0], ...candidates].find(
    one => map(one) === true || (map(one) ?? false) !== false,
  )
  return { path, held: key ? { [key]: held } : held, value: map(held) }
}

const misfits = ['no such value', 'javascript:alert(1)', ':is(', 7, [], {}]

/** Finds a value that does not fit the field. undefined: all values fit. */
export function misfitOf(field: Field): unknown {
  if (field.kind === 'raw') return undefined
  const { attribute = '', store: _store, ...rest } = field
  const asked = { ...rest, name: '', attributeName: attribute, store: undefined }
  return misfits.find(one => valueOf(asked, one) === undefined)
}

/** A field with its name. */
export type Named = [name: string, field: Field]
export const fieldsOf = ({ fields }: Descriptor): Named[] => Object.entries(fields)
