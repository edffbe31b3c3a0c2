import * as fc from 'fast-check'
import type { Shape } from '../../src/contract/fits.ts'

const odd = fc.constantFrom<unknown>(null, '', 'x', 0, -1, 1.5, NaN, Infinity, 1e30, true, [], {})

/** Values of the schema's shape, with something else in their place now and then. */
export function near({
  type,
  entries,
  item,
  wrapped,
  value,
  literal,
  options = [],
}: Shape): fc.Arbitrary<unknown> {
  const fitting = (): fc.Arbitrary<unknown> => {
    if (entries) {
      const parts = Object.entries(entries).map(([name, part]) => [name, near(part)])
      return fc.record(Object.fromEntries(parts), { requiredKeys: [] })
    }
    if (item) return fc.array(near(item), { maxLength: 3 })
    if (wrapped) return fc.oneof(near(wrapped), fc.constantFrom(undefined, null))
    if (value) return fc.dictionary(fc.string(), near(value), { maxKeys: 3 })
    if (type === 'literal') return fc.constant(literal)
    if (type === 'picklist') return fc.constantFrom(...options)
    if (type === 'union') return fc.oneof(...options.map(option => near(option as Shape)))
    if (type === 'number') return fc.oneof(fc.integer(), fc.double())
    return type === 'boolean' ? fc.boolean() : fc.string()
  }
  return fc.oneof({ weight: 12, arbitrary: fitting() }, { weight: 1, arbitrary: odd })
}
