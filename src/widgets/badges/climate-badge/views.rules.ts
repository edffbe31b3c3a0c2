import { answerState } from '../../../rules/answer-state.ts'

/** A second view. `html` is not yet sanitized. */
export interface SecondView {
  readonly id: string
  readonly title: string
  readonly html: string
}

/** The explanation: the HTML of the first view, and what links of it lead to. */
export interface Explanation {
  readonly html: string
  readonly secondary: readonly SecondView[]
}

const isView = (given: unknown): given is SecondView => {
  const { html, id, title } = (given ?? {}) as Record<string, unknown>
  return [html, id, title].every(text => typeof text === 'string')
}

/** The explanation in an answer. Second views stand in its state; what is no view is left out. */
export function explanationIn(html: string): Explanation {
  const { secondary } = (answerState(html) ?? {}) as { secondary?: unknown }
  return { html, secondary: Array.isArray(secondary) ? secondary.filter(isView) : [] }
}
