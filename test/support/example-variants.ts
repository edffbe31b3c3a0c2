import { kebab } from '../../src/element/blueprint.ts'
import type { Descriptor, Example, Field } from '../../src/element/describe.ts'

/** The examples of an element with other choices by the author. */

const mostValues = ({ fields }: Descriptor) =>
  Math.max(1, ...Object.values(fields).map(({ values }) => values?.length ?? 0))

/** The `turn`-th value of a choice or flag that is not the default. */
function otherValue(field: Field, turn: number): string | undefined {
  if (field.kind === 'flag') return field.default === false ? 'true' : undefined
  return field.values?.filter(value => value !== field.default).at(turn)
}

const attributesOf = ({ fields }: Descriptor, turn: number) =>
  Object.entries<Field>(fields).flatMap(([name, field]): [string, string][] => {
    const value = field.from === 'state' ? undefined : otherValue(field, turn)
    return value === undefined ? [] : [[field.attribute ?? `data-${kebab(name)}`, value]]
  })

/** The example's own attributes come first, so they win. */
const withAttributes = (html: string, tag: string, attributes: readonly [string, string][]) =>
  html.replace(new RegExp(`<${tag}[^>]*`), start =>
    [start, ...attributes.map(([name, value]) => ` ${name}="${value}"`)].join(''),
  )

/** Variants with all choices changed at once. Their number depends on the field with the most values. */
export const variantsOf = (descriptor: Descriptor): Example[] =>
  Array.from({ length: mostValues(descriptor) - 1 }, (_, turn) => turn).flatMap(turn =>
    descriptor.examples.map(({ states: _, ...example }) => ({
      ...example,
      html: withAttributes(example.html, descriptor.tag, attributesOf(descriptor, turn)),
    })),
  )
