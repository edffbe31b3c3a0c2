import { doc } from '../dom/builtin.ts'
import { soon } from './soon.ts'

/** JSON that the page's author wrote into `<script type="application/json" data-dp-state>`. */
export interface PageState {
  /** Id of the host that gets the state. '': every host with the name. */
  for: string
  fields: Record<string, unknown>
}

const poisonous = /^(__proto__|constructor|prototype)$/

/** What was read from each script: its fields, and the text that gave these fields. */
const known = new WeakMap<HTMLScriptElement, { text: string; fields: Record<string, unknown> }>()

/**
 * Returns the fields of a script, or {} if the script is not valid JSON. Leaves out names that would reach a prototype
 * (COR-009). Returns the same objects until the text changes, so that a model can see what changed.
 */
export function readScript(script: HTMLScriptElement): Record<string, unknown> {
  const { text } = script
  const before = known.get(script)
  if (before?.text === text) return before.fields
  const fields: Record<string, unknown> = {}
  known.set(script, { text, fields })
  try {
    const parsed: unknown = JSON.parse(text || '{}')
    for (const [name, value] of Object.entries(parsed ?? {})) {
      if (!poisonous.test(name)) fields[name] = value
    }
  } catch {
    import('./script-fault.ts').then(({ warnOfScript }) => warnOfScript(script)).catch(console.warn)
  }
  return fields
}

let read: Map<string, PageState[]> | null = null

/**
 * Returns the page scripts with this name, in document order. Keeps the result until the task ends. Otherwise a
 * thousand hosts that upgrade in one task would search the document a thousand times.
 */
export function pageStates(name: string): PageState[] {
  if (!read) {
    read = new Map()
    void soon(() => (read = null))
  }
  let states = read.get(name)
  if (!states) {
    states = []
    for (const script of doc.querySelectorAll<HTMLScriptElement>('script[data-dp-state]')) {
      // A script inside an element of this name is the element's child script, not a page script.
      if (script.dataset['dpState'] !== name || script.parentElement?.localName === `dp-${name}`)
        continue
      states.push({ for: script.dataset['dpFor'] ?? '', fields: readScript(script) })
    }
    read.set(name, states)
  }
  return states
}
