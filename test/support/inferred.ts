import type { Descriptor, Family } from '../../src/element/describe.ts'
import { root } from './packed.ts'

const pascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** An assertion for each field and event of a tag. */
function assertions({ tag, fields, events }: Descriptor): string[] {
  const type = pascal(tag.slice('dp-'.length))
  const known = `DpElements['${tag}']`
  const ofFields = Object.keys(fields).map(
    name => `Same<${known}['config']['${name}'], Config<${type}>['${name}']>`,
  )
  const ofEvents = Object.keys(events).map(
    name => `Same<${known}['events']['${name}']['detail'], EventDetail<${type}, '${name}'>>`,
  )
  return [...ofFields, ...ofEvents]
}

const importOf = (family: string, { tag }: Descriptor): string => {
  const name = tag.slice('dp-'.length)
  return `import type { ${pascal(name)} } from '${root}elements/${family}/${name}.ts'`
}

/**
 * A module that compiles only if the package's types equal the types that TypeScript infers from the descriptors. Each
 * line assigns `true` to a comparison.
 */
export function comparison(families: readonly Family[]): string {
  const all = families.flatMap(({ elements }) => elements.flatMap(assertions))
  return `import type { DpElements } from 'dp-elements'
import type { Config, EventDetail } from '${root}src/element/describe.ts'
${families.flatMap(({ name, elements }) => elements.map(one => importOf(name, one))).join('\n')}
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
${all.map((type, at) => `export const same${at}: ${type} = true`).join('\n')}
`
}
