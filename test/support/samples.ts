import type { GenericSchema } from 'valibot'
import type { Shape } from '../../src/contract/fits.ts'
import type { Descriptor, Field } from '../../src/element/describe.ts'

const plain: Record<string, unknown> = { string: 'text', number: 3, boolean: true, unknown: 'any' }

/** A value that fits a schema. */
export function sampleOf(schema: GenericSchema | Shape): unknown {
  const shape = schema as unknown as Shape
  const { type, entries = {}, item, wrapped, value, options = [], literal, pipe = [] } = shape
  const least = pipe.find(rule => rule.type === 'min_value')
  if (least) return least.requirement
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.keys(entries).map(key => [key, sampleOf(entries[key]!)]))
    case 'array':
      return item ? [sampleOf(item)] : []
    case 'record':
      return { B0PROBE001: value && sampleOf(value) }
    case 'optional':
    case 'nullable':
      return wrapped && sampleOf(wrapped)
    case 'picklist':
      return options[0]
    case 'union':
      return sampleOf(options[0] as Shape)
    case 'literal':
      return literal
    default:
      return plain[type]
  }
}

/** Two JSON values of a field that differ from each other and from the default. */
export function valuesOf(field: Field): readonly [unknown, unknown] {
  const { min = 3, max = min + 2, default: preset } = field
  switch (field.kind) {
    case 'flag':
      return [!preset, preset ?? false]
    case 'choice': {
      const others = field.values?.filter(value => value !== preset) ?? []
      return [others[0], others.at(1) ?? preset]
    }
    case 'whole':
    case 'number':
      return preset === min ? [max, max - 1] : [min, min + 1]
    case 'json':
      return field.schema ? [sampleOf(field.schema), null] : [{ 'any.id': 'text' }, null]
    default:
      break
  }
  if (field.pattern?.test('B0PROBE001')) return ['B0PROBE001', 'B0PROBE002']
  if (field.pattern?.test('{amount} a')) return ['{amount} a', '{amount} b']
  if (field.pattern?.test('0_3') && !field.pattern.test('de-AT')) return ['0_3', '1_2']
  if (field.pattern?.test('2026-03')) return ['2026-03', '2026-04']
  return field.pattern ? ['de-AT', 'fr-CA'] : ['first', 'second']
}

/** Fields that an author may set by attribute. */
export const writtenFields = ({ fields }: Descriptor): [string, Field][] =>
  Object.entries(fields).filter(
    ([, { kind, from }]) => from !== 'state' && kind !== 'json' && kind !== 'raw',
  )
