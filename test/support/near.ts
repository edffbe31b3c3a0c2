import * as fc from 'fast-check'
import type { Shape } from '../../src/contract/fits.ts'

const odd = fc.constantFrom<unknown>(null, '', 'x', 0, -1, 1.5, NaN, Infinity, 1e30, true, [], {})

/** Values of the schema's shape, with some wrong ones now and then. `text`: generator for its texts. */
export function near(
  { type, entries, item, wrapped, value, literal, options = [] }: Shape,
  text: fc.Arbitrary<string> = fc.string(),
): fc.Arbitrary<unknown> {
  const fitting = (): fc.Arbitrary<unknown> => {
    if (entries) {
      const parts = Object.entries(entries).map(([name, part]) => [name, near(part, text)])
      const shape = Object.fromEntries(parts)
      const some = fc.record(shape, { requiredKeys: [] })
      return fc.oneof({ weight: 3, arbitrary: fc.record(shape) }, { weight: 1, arbitrary: some })
    }
    if (item) return fc.array(near(item, text), { maxLength: 3 })
    if (wrapped) return fc.oneof(near(wrapped, text), fc.constantFrom(undefined, null))
    if (value) return fc.dictionary(fc.string(), near(value, text), { maxKeys: 3 })
    if (type === 'literal') return fc.constant(literal)
    if (type === 'picklist') return fc.constantFrom(...options)
    if (type === 'union') return fc.oneof(...options.map(option => near(option as Shape, text)))
    if (type === 'number')
      return fc.oneof(fc.integer({ min: -2, max: 9 }), fc.integer(), fc.double())
    return type === 'boolean' ? fc.boolean() : text
  }
  return fc.oneof({ weight: 12, arbitrary: fitting() }, { weight: 1, arbitrary: odd })
}
