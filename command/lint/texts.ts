import { readFileSync } from 'node:fs'
import { knownTags } from '../catalogue.ts'

/** Message ids by tag: the texts that page state can replace. */
export type Texts = ReadonlyMap<string, readonly string[]>

export const noTexts: Texts = new Map()

/** Reads the ids from the JSON Schemas of the built library. A tag without a schema is left out, and not checked. */
export function textsIn(library: string): Texts {
  const idsOf = (tag: string): readonly string[] => {
    try {
      const schema = JSON.parse(readFileSync(`${library}schemas/${tag.slice(3)}.json`, 'utf8'))
      return Object.keys(schema.properties.messages.properties)
    } catch {
      return []
    }
  }
  const known = knownTags.map(tag => [tag, idsOf(tag)] as const)
  return new Map(known.filter(([, ids]) => ids.length > 0))
}
