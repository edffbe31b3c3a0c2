import { pageStates, readScript } from './scripts.ts'

export { fits } from '../contract/fits.ts'
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
