import { commonFields } from './common-fields.ts'
import type { Descriptor, Field, StoreSource } from './describe.ts'
import type { LateFiles } from './late.ts'

/** Turns the name of a field into kebab-case: isPWEnabled is is-pw-enabled, qsUID is qs-uid (COR-017). */
export const kebab = (name: string): string =>
  name.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&-').toLowerCase()

export interface BlueprintField extends Omit<Field, 'store'> {
  name: string
  attributeName: string
  store: StoreSource | undefined
}

/** What all hosts of a tag share. Computed once from the descriptor. */
export interface Blueprint {
  descriptor: Descriptor
  late: LateFiles | undefined
  /** The tag without `dp-`. Page state uses this name. */
  name: string
  fields: readonly BlueprintField[]
  byAttribute: ReadonlyMap<string, BlueprintField>
  /** Defaults of all fields. They are the prototype of each configuration, so a thousand hosts do not repeat them. */
  defaults: object
  /** Paths of the page stores that fields read. */
  paths: readonly string[]
  /** Name of the field with the product that these stores are read for. */
  storesOf: string
  texts: Readonly<Record<string, string>>
}

/** The attributes that an element reads on its children. For tools: the element's model reads them itself. */
export const childFields = ({ childAttributes = {} }: Descriptor): readonly BlueprintField[] =>
  Object.entries(childAttributes).map(([name, field]) => ({
    ...field,
    name,
    attributeName: name,
    store: undefined,
  }))

export function blueprint(
  descriptor: Descriptor,
  texts: Readonly<Record<string, string>>,
  late?: LateFiles,
): Blueprint {
  const { storesOf = 'asin' } = descriptor
  const product = descriptor.fields[storesOf]
  const all: Readonly<Record<string, Field>> = {
    // Page stores are kept by product, so the product must be read first.
    ...(product && { [storesOf]: product }),
    ...commonFields,
    ...descriptor.fields,
  }
  const defaults: Record<string, unknown> = {}
  const fields = Object.entries(all).map(([name, { store, ...field }]) => {
    defaults[name] = field.default
    return {
      ...field,
      name,
      attributeName: field.attribute ?? `data-${kebab(name)}`,
      store: typeof store === 'string' ? { path: store } : store,
    }
  })
  return {
    descriptor,
    late,
    name: descriptor.tag.slice(3),
    fields,
    byAttribute: new Map(
      fields
        .filter(field => field.from !== 'state' && field.kind !== 'json')
        .map(field => [field.attributeName, field]),
    ),
    defaults,
    paths: fields.flatMap(({ store }) => store?.path ?? []),
    storesOf,
    texts,
  }
}
