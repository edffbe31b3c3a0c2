import { readPage } from './page.ts'
import type { Problem } from './problem.ts'
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
]

export interface Findings {
  /** From the beginning of the file on. */
  problems: readonly Problem[]
  /** What is told where no other file that is read has what this one lacks. */
  note: Problem | null
}

/** What is wrong in a page or template. `file`: its name tells its language. */
export function findingsOf(text: string, file: string, texts: Texts = noTexts): Findings {
  const page = readPage(text, file)
  if (!page) return { problems: [], note: null }
  const problems = rules
    .flatMap(rule => [...rule(page, texts)])
    .sort((one, other) => one.offset - other.offset)
  return { problems, note: tokenNote(page) }
}

export interface Place {
  /** From 1 on. */
  line: number
  /** From 1 on, in UTF-16 units as editors count. */
  column: number
}

const lineEnd = /\r\n|\n|\r/g

/** Tells line and column of an index in a text. */
export function placer(text: string): (offset: number) => Place {
  const starts = [0, ...[...text.matchAll(lineEnd)].map(({ 0: end, index }) => index + end.length)]
  return offset => {
    const after = starts.findIndex(start => start > offset)
    const line = after < 0 ? starts.length : after
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 }
  }
}
