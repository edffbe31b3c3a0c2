import { catalogue } from '../../elements/index.ts'
import { blueprint, type Blueprint } from '../element/blueprint.ts'

/** Every element of the library by its tag, as its hosts read it. */
export const elements: ReadonlyMap<string, Blueprint> = new Map(
  catalogue.map(descriptor => [descriptor.tag, blueprint(descriptor, {})]),
)
export const knownTags: readonly string[] = [...elements.keys()]
