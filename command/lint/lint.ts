import { readPage } from './page.ts'
import type { Problem } from './problem.ts'
import { addresses } from './rules/addresses.ts'
import { attributes } from './rules/attributes.ts'
import { forms } from './rules/forms.ts'
import { messages } from './rules/messages.ts'
import { missing } from './rules/missing.ts'
import { placement } from './rules/placement.ts'
import { states } from './rules/states.ts'
import { loaders, unknownTags } from './rules/tags.ts'
import { targets } from './rules/targets.ts'
import { noTexts, type Texts } from './texts.ts'
import { tokenNote } from './token.ts'

const rules = [
  unknownTags,
  attributes,
  missing,
  states,
  messages,
  targets,
  placement,
  forms,
  loaders,
  addresses,
]

export interface Findings {
  /** In the order of the file. */
  problems: readonly Problem[]
  /** Shows only if no other file has what this file lacks. */
  note: Problem | null
}

/** Finds the mistakes in a page or template. The name of `file` tells the language. */
export function findingsOf(text: string, file: string, texts: Texts = noTexts): Findings {
  const page = readPage(text, file)
  if (!page) return { problems: [], note: null }
  const problems = rules
    .flatMap(rule => [...rule(page, texts)])
    .sort((one, other) => one.offset - other.offset)
  return { problems, note: tokenNote(page) }
}

export interface Place {
  /** Counts from 1. */
  line: number
  /** Counts from 1, in UTF-16 units, as editors do. */
  column: number
}

const lineEnd = /\r\n|\n|\r/g

/** Returns a function that gives line and column of an offset. */
export function placer(text: string): (offset: number) => Place {
  const starts = [0, ...[...text.matchAll(lineEnd)].map(({ 0: end, index }) => index + end.length)]
  return offset => {
    const after = starts.findIndex(start => start > offset)
    const line = after < 0 ? starts.length : after
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 }
  }
}
