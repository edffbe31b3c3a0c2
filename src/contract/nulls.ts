import type { GenericSchema } from 'valibot'
import { isObject } from '../rules/is-object.ts'
import { fits, poisonous, unpacked, type Shape } from './fits.ts'

/** The value as the schema takes it: without nulls for what may be absent. undefined: it does not fit. */
export function taken(schema: GenericSchema | Shape, value: unknown): unknown {
  const read = withoutNulls(schema, value)
  return fits(schema, read) ? read : undefined
}

type Parts = Record<string, unknown>

/** The value, with each part as `read` returns it. A copy, if any differs. A part that becomes undefined goes. */
function withParts(
  value: object,
  names: readonly string[],
  read: (part: unknown, name: string) => unknown,
): unknown {
  const parts = value as Parts
  let copy = parts
  for (const name of names) {
    const part = read(parts[name], name)
    if (part === parts[name]) continue
    if (copy === parts) copy = (Array.isArray(value) ? [...value] : { ...value }) as Parts
    if (part === undefined) delete copy[name]
    else copy[name] = part
  }
  return copy
}

/**
 * Removes each null that stands for an absent field: the schema lets the field be absent, but not be null (COR-198). Many
 * servers write such nulls. Returns a copy, if there are any.
 */
export function withoutNulls(schema: GenericSchema | Shape, value: unknown): unknown {
  const shape = unpacked(schema as Shape)
  const { entries, item, options, type, value: each, wrapped } = shape
  if (wrapped) {
    const isAbsent = value === null && type === 'optional' && !fits(wrapped, null)
    return isAbsent ? undefined : withoutNulls(wrapped, value)
  }
  if (type === 'union') {
    for (const option of options as readonly Shape[]) {
      const read = withoutNulls(option, value)
      if (fits(option, read)) return read
    }
  }
  if (item && Array.isArray(value))
    return withParts(value, Object.keys(value), part => withoutNulls(item, part))
  if (!isObject(value)) return value
  if (entries)
    return withParts(value, Object.keys(entries), (part, name) =>
      withoutNulls(entries[name]!, part),
    )
  if (!each) return value
  const names = Object.keys(value).filter(name => !poisonous.test(name))
  return withParts(value, names, part => withoutNulls(each, part))
}
