import { storeAt } from '../page/page.ts'
import { meta, pageState } from '../page/state.ts'
import type { Blueprint, BlueprintField } from './blueprint.ts'
import { canonicalLocale, nearestLocale } from './locale.ts'
import { isMisfit, isNothing, parseField } from './parse.ts'

type Given = Record<string, unknown>

/** A value that an author gave and that does not fit, so the element does not use it unchanged. */
export interface Misfit {
  field: BlueprintField
  /** true: the value came from an attribute. */
  written: boolean
  received: unknown
}

export interface Resolved {
  config: Given
  missing: BlueprintField[]
  misfits: Misfit[]
}

function fromPage({ store, meta: name }: BlueprintField, asin: unknown): unknown {
  let value: unknown
  if (store) {
    const { path, map } = store
    const key = path.split('.')[1]
    value = storeAt(path, asin as string).get()
    if (key) value = (value as Given | null)?.[key]
    if (map) value = map(value)
  }
  return value ?? (name && meta(name)) ?? undefined
}

/** Reads every field of a host from its sources. The first value that fits wins. */
export function resolve(host: HTMLElement, blueprint: Blueprint, assigned: Given | null): Resolved {
  const attributes: Given = {}
  for (const { name, value } of host.attributes) {
    const field = blueprint.byAttribute.get(name)
    if (field) attributes[field.name] = value
  }
  const stated = pageState()?.sourcesOf(host, blueprint.name) ?? []
  const sources = [assigned ?? {}, attributes, ...stated]
  // Most fields are given nowhere. A page may have hundreds of hosts, each with dozens of fields.
  const given = new Set(sources.flatMap(Object.keys))
  const config = Object.create(blueprint.defaults) as Given
  const missing: BlueprintField[] = []
  const misfits: Misfit[] = []

  for (const field of blueprint.fields) {
    let value: unknown
    for (const source of given.has(field.name) ? sources : []) {
      const received = source[field.name]
      if (isNothing(field, received)) continue
      value = parseField(field, received)
      if (isMisfit(field, value, received)) {
        misfits.push({ field, written: source === attributes, received })
      }
      if (value !== undefined) break
    }
    value ??= fromPage(field, config[blueprint.storesOf])
    if (value !== undefined) config[field.name] = value
    else if (field.required) missing.push(field)
  }
  config['locale'] = canonicalLocale((config['locale'] as string) ?? '') || nearestLocale(host)
  return { config, missing, misfits }
}
