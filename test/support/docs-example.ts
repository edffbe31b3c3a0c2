import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { docs, project } from './docs.ts'

/** The page that writes an element, and a project in which somebody follows the page. */

const page = docs.find(({ path }) => path === 'docs/new-element.md')
const { blocks = [] } = page ?? {}

const sources = [
  'src',
  'elements',
  'demo',
  'test/support',
  'test/store/contract.test.ts',
  'tsconfig.json',
  'package.json',
]
const isText = (path: string) => !/\.(webm|webp|png)$/.test(path)

const textOf = (lines: readonly string[]): string =>
  `\n${lines.map(line => `${line.slice(1)}\n`).join('')}`

/** Inserts the added lines of a diff after the lines around them. */
function change(text: string, diff: string): string {
  const lines = diff.trimEnd().split('\n')
  const before = textOf(lines.filter(line => !line.startsWith('+')))
  if (text.split(before).length !== 2) throw new Error(`Not there once:${before}`)
  return text.replace(before, () => textOf(lines))
}

/** Files that the page creates. */
export const written: readonly string[] = blocks
  .filter(({ file, language }) => file && language !== 'diff')
  .map(({ file }) => file)

/** Follows the page in a copy of the project. */
export function follow(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const path of sources) {
    cpSync(join(project, path), join(folder, path), { recursive: true, filter: isText })
  }
  for (const { file, language, text } of blocks) {
    if (!file) continue
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, language === 'diff' ? change(readFileSync(path, 'utf8'), text) : text)
  }
}
