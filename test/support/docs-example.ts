import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { docs, project } from './docs.ts'

/** The page that writes an element, and a copy of the project in which somebody follows the page. */

const page = docs.find(({ path }) => path === 'docs/new-element.md')
const { blocks = [] } = page ?? {}
const diffs = blocks.filter(({ language }) => language === 'diff')
const files = blocks.filter(({ file, language }) => file && language !== 'diff')

/** What the code of the page needs. */
const sources = [
  'src',
  'elements',
  'demo',
  'test/support',
  'test/store',
  'test/pages/texts.test.ts',
  'tsconfig.json',
  'package.json',
]
const isText = (path: string) => !/\.(webm|webp|png)$/.test(path)

/** The lines of a diff that do not begin with `mark`, as text between two line breaks. */
const textWithout = (mark: '+' | '-', lines: readonly string[]): string =>
  `\n${lines
    .filter(line => !line.startsWith(mark))
    .map(line => `${line.slice(1)}\n`)
    .join('')}`

/** Changes a text as one part of a diff says. */
function change(text: string, part: string): string {
  const lines = part.trimEnd().split('\n')
  const before = textWithout('+', lines)
  if (`\n${text}`.split(before).length !== 2) throw new Error(`Not there once:${before}`)
  return `\n${text}`.replace(before, () => textWithout('-', lines)).slice(1)
}

/** Changes by file. In a diff, `+++ FILE` begins a file, and `@@` another part of the same file. */
const changes = diffs
  .flatMap(({ text }) => text.split(/^\+\+\+ /m).slice(1))
  .map(text => {
    const [file = '', ...lines] = text.split('\n')
    return { file, parts: lines.join('\n').split(/^@@\n/m) }
  })

/** Files that the page creates. */
export const written: readonly string[] = files.map(({ file }) => file)
/** Files that the page changes. */
export const changed: readonly string[] = changes.map(({ file }) => file)

/** Follows the page in a copy of the project. */
export function follow(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const path of sources) {
    cpSync(join(project, path), join(folder, path), { recursive: true, filter: isText })
  }
  for (const { file, text } of files) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  for (const { file, parts } of changes) {
    const path = join(folder, file)
    writeFileSync(path, parts.reduce(change, readFileSync(path, 'utf8')))
  }
}
