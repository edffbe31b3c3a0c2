import { states } from 'virtual:states'
import { builtin, doc } from '../dom/builtin.ts'
import type { Core } from '../element/core.ts'
import type { BlueprintField } from '../element/blueprint.ts'

/** A host of the library, with its core. */
export interface Inspected extends HTMLElement {
  readonly core: Core
}

export const isInspected = (node: Element): node is Inspected =>
  node.localName.startsWith('dp-') && 'core' in node

export interface FieldOrigin {
  name: string
  value: unknown
  /** Where the value came from, in an author's words. */
  origin: string
  isMissing: boolean
}

/** Finds page state for this host: inside its tag, by its id, or by its name (COR-003). */
function scriptOrigin(host: Inspected, field: string): string | undefined {
  const { name } = host.core.blueprint
  const scripts = doc.querySelectorAll<HTMLScriptElement>(`script[data-dp-state="${name}"]`)
  const holding = [...scripts].filter(({ text, dataset }) => {
    const isFor = !dataset['dpFor'] || dataset['dpFor'] === host.id
    return isFor && text.includes(`"${field}"`)
  })
  const inside = holding.find(script => host.contains(script))
  if (inside) return 'page state inside the tag'
  const found = holding.find(script => !script.closest(host.localName))
  return found && (found.dataset['dpFor'] ? 'page state for its id' : 'page state')
}

function originOf(host: Inspected, field: BlueprintField, isOwn: boolean): string {
  const { name, attributeName, store, meta } = field
  const { assigned } = host.core
  if (assigned && name in assigned) return 'host.config'
  // An empty attribute counts as absent, except for a flag.
  const written = host.getAttribute(attributeName)
  if (written || (written === '' && field.kind === 'flag')) return `attribute ${attributeName}`
  const script = scriptOrigin(host, name)
  if (script) return script
  if (!isOwn) return field.required ? 'missing' : 'default'
  if (store) return `page store $${store.path}`
  return meta ? `meta ${meta}` : 'the page'
}

/** Each field of a host, with its value and its origin. */
export function originsOf(host: Inspected): FieldOrigin[] {
  const { config, blueprint } = host.core
  return blueprint.fields.map(field => {
    const value = config[field.name]
    const origin = originOf(host, field, Object.hasOwn(config, field.name))
    const isMissing = field.required === true && value === undefined
    return { name: field.name, value, origin: isMissing ? 'missing' : origin, isMissing }
  })
}

/** Whether the host has a state, as CSS matches it. WebKit may empty `ElementInternals.states`, though CSS matches on. */
export const hasState = (host: Inspected, name: string): boolean =>
  builtin(host).matches(`:state(${name})`)

/** The states of the host, in the order of the alphabet. */
export const statesOf = (host: Inspected): string[] =>
  states.filter(name => hasState(host, name)).toSorted()
