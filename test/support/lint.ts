import { readFileSync } from 'node:fs'
import { findingsOf, placer } from '../../command/lint/lint.ts'
import { textsIn } from '../../command/lint/texts.ts'
import { dist } from './derived-files.ts'

const texts = textsIn(dist)

const folder = new URL('lint/', import.meta.url)

/** Problems in a text: line:column, severity and rule; and the message. */
export function lintText(text: string, file = 'page.html') {
  const place = placer(text)
  return findingsOf(text, file, texts).problems.map(({ offset, severity, rule, message }) => {
    const { line, column } = place(offset)
    return { at: `${line}:${column} ${severity} ${rule}`, message }
  })
}

/** The same for a page in the folder `lint`. */
export const lintPage = (file: string) =>
  lintText(readFileSync(new URL(file, folder), 'utf8'), file)
