import { isUnknown } from '../blank.ts'
import type { Page, State } from '../page.ts'
import { error, type Problems } from '../problem.ts'
import { indexOf } from '../state-text.ts'
import type { Texts } from '../texts.ts'
import { quote } from '../../../src/element/wording.ts'
import { stranger } from './names.ts'
import { planOf } from './states.ts'

interface Replaced {
  tag: string
  /** Path to the texts in the script. */
  path: readonly string[]
  texts: unknown
}

/** The texts that a script replaces, by tag. */
function replacedBy(state: State): readonly Replaced[] {
  const plan = planOf(state)
  if (plan) {
    const { messages: texts } = state.fields
    return [{ tag: plan.descriptor.tag, path: ['messages'], texts }]
  }
  if (state.name !== 'messages') return []
  return Object.entries(state.fields).map(([tag, texts]) => ({ tag, path: [tag], texts }))
}

/** Finds unknown text ids in page state (COR-023). */
export function* messages(page: Page, texts: Texts): Problems {
  for (const state of page.states) {
    for (const { tag, path, texts: replaced } of replacedBy(state)) {
      const ids = texts.get(tag)
      if (!ids || typeof replaced !== 'object' || replaced === null) continue
      for (const [id, text] of Object.entries(replaced)) {
        const at = (isName: boolean) => state.offset + indexOf(state.text, [...path, id], isName)
        const what = `text ${id} of <${tag}>`
        if (isUnknown(id)) continue
        if (!ids.includes(id)) yield stranger('unknown-message', at(true), what, id, ids)
        else if (typeof text !== 'string') {
          const told = `${what}: expected a text, got ${quote(text)}; the English text shows`
          yield error('value', at(false), told)
        }
      }
    }
  }
}
