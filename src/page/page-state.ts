import type { Shape } from '../contract/fits.ts'
import { taken } from '../contract/nulls.ts'
import { pageStates, readScript } from './scripts.ts'

export { fillStores } from './fill.ts'
export { readScript } from './scripts.ts'
export { inTurn } from './turns.ts'

/** Returns the page state of a host. The first source wins (COR-003, COR-004, COR-016). */
export function sourcesOf(host: HTMLElement, name: string): Record<string, unknown>[] {
  const sources: Record<string, unknown>[] = []
  for (let node = host.firstElementChild; node; node = node.nextElementSibling) {
    if (node.matches('script[data-dp-state]')) sources.push(readScript(node as HTMLScriptElement))
  }
  const states = pageStates(name).toReversed()
  for (const id of host.id ? [host.id, ''] : ['']) {
    for (const state of states) if (state.for === id) sources.push(state.fields)
  }
  return sources
}

const copies = new WeakMap<object, { schema: Shape; value: unknown }>()

/**
 * The value of a JSON field as its schema takes it (COR-198). undefined: it does not fit. The same each time, because an
 * element compares it with what it read before.
 */
export function jsonValue(schema: Shape, given: unknown): unknown {
  const value = taken(schema, given)
  if (value === given || value === undefined) return value
  const known = copies.get(given as object)
  if (known?.schema === schema) return known.value
  copies.set(given as object, { schema, value })
  return value
}

let messages: Map<string, Record<string, unknown>> | null = null

/** Returns the texts that the page sets for a tag (COR-023). */
export function messagesOf(tag: string): Record<string, unknown> | undefined {
  if (!messages) {
    messages = new Map()
    for (const { fields } of pageStates('messages')) {
      for (const [name, texts] of Object.entries(fields)) {
        messages.set(name, { ...messages.get(name), ...(texts as object) })
      }
    }
  }
  return messages.get(tag)
}

/** Forgets the texts when the page says that its state changed (COR-014). The next use reads them again. */
export const forgetMessages = (): void => void (messages = null)
