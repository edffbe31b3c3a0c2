import { catalogue } from '../elements/index.ts'
import { blueprint, type Blueprint } from '../src/element/blueprint.ts'

/** All elements by tag, with the fields as the elements themselves read them. */
export const elements: ReadonlyMap<string, Blueprint> = new Map(
  catalogue.map(descriptor => [descriptor.tag, blueprint(descriptor, {})]),
)
export const knownTags: readonly string[] = [...elements.keys()]
