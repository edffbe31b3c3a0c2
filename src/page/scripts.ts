import { soon } from './soon.ts'

/** JSON that the page's author wrote into `<script type="application/json" data-dp-state>`. */
export interface PageState {
  /** Id of the host it is for; '' for every host of its name. */
  for: string
  fields: Record<string, unknown>
}

const poisonous = /^(__proto__|constructor|prototype)$/

/** What was read of a script, and of which text. */
const known = new WeakMap<HTMLScriptElement, { text: string; fields: Record<string, unknown> }>()

/**
 * The script's fields, without names that would reach a prototype (COR-009); {} when it does not parse.
 * The same objects until its text changes: by them a model knows what has changed.
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
    void import('./script-fault.ts').then(({ warnOfScript }) => warnOfScript(script))
  }
  return fields
}

let read: Map<string, PageState[]> | null = null

/**
 * The page scripts of a name, in document order. What was read holds for the task, since
 * a thousand hosts that upgrade in one task would otherwise search the document a thousand times.
 */
export function pageStates(name: string): PageState[] {
  if (!read) {
    read = new Map()
    void soon(() => (read = null))
  }
  let states = read.get(name)
  if (!states) {
    states = []
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-dp-state]')) {
      // A script inside an element of ours is that element's child script.
      if (script.dataset['dpState'] !== name || script.parentElement?.localName === `dp-${name}`)
        continue
      states.push({ for: script.dataset['dpFor'] ?? '', fields: readScript(script) })
    }
    read.set(name, states)
  }
  return states
}
