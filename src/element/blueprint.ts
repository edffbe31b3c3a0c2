import { readState } from '../page/state.ts'
import { callFields, commonFields } from './common-fields.ts'
import type { Descriptor, Field, StoreSource } from './describe.ts'

/** COR-017: isPWEnabled is is-pw-enabled, qsUID is qs-uid. */
export const kebab = (name: string): string =>
  name.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&-').toLowerCase()

export interface BlueprintField extends Omit<Field, 'store'> {
  name: string
  attributeName: string
  store: StoreSource | undefined
}

/** Loads what the build leaves out of a descriptor's fields: schemas, and words for the page's author. */
export type LoadDetails = () => Promise<Pick<Descriptor, 'fields'>>

export type Prepare = (config: never) => Promise<unknown> | undefined

/** What all hosts of a tag share, worked out once from its descriptor. */
export interface Blueprint {
  descriptor: Descriptor
  /** Loads what the first view needs beyond the entry; nothing where that has come. */
  prepare?: Prepare | undefined
  loadDetails: LoadDetails | undefined
  /** Page state can be read, and the fields have what it is judged by. */
  readsState: boolean
  /** The tag without dp-, by which page state names it. */
  name: string
  fields: readonly BlueprintField[]
  byAttribute: ReadonlyMap<string, BlueprintField>
  /** Values of the fields that nothing gives, as a prototype: a thousand hosts do not repeat them. */
  defaults: object
  /** Paths of the page stores that fields read. */
  paths: readonly string[]
  texts: Readonly<Record<string, string>>
}

export function blueprint(
  descriptor: Descriptor,
  texts: Readonly<Record<string, string>>,
  loadDetails?: LoadDetails,
): Blueprint {
  const { asin } = descriptor.fields
  const all: Readonly<Record<string, Field>> = {
    // Page stores are kept by asin: it is read first.
    ...(asin && { asin }),
    ...commonFields,
    ...(descriptor.calls && callFields),
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
    loadDetails,
    readsState: false,
    name: descriptor.tag.slice(3),
    fields,
    byAttribute: new Map(
      fields
        .filter(field => field.from !== 'state' && field.kind !== 'json')
        .map(field => [field.attributeName, field]),
    ),
    defaults,
    paths: fields.flatMap(({ store }) => store?.path ?? []),
    texts,
  }
}

/** Makes page state readable for the hosts of a tag: loads its reader, and what judges the fields in it. */
export async function prepareState(plan: Blueprint): Promise<void> {
  const [details] = await Promise.all([plan.loadDetails?.(), readState()])
  for (const field of plan.fields) Object.assign(field, details?.fields[field.name])
  plan.readsState = true
}
