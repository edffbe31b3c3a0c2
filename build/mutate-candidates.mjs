import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { alike } from './mutate-alike.mjs'
import { mutantsIn } from './mutate-rules.mjs'
import { areaOf, groupOf } from './mutate-scope.mjs'
import { at, root } from './project.mjs'

/** Every mutant of the code, except those that no test can notice. */

const lineAt = (source, position) => source.slice(0, position).split('\n').length

/** The ids of mutants outlive a change elsewhere in their file, and so does a sample. */
function allIn(file) {
  const source = readFileSync(at(file), 'utf8')
  const lines = source.split('\n')
  const counts = new Map()
  return mutantsIn(source).map(mutant => {
    const { end, inside, start, text: to } = mutant
    const line = lineAt(source, start)
    const what = { file, line: lines[line - 1].trim(), from: source.slice(start, end), to }
    const name = JSON.stringify([inside, ...Object.values(what)])
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return {
      ...mutant,
      id: `${name} ${count}`,
      file,
      source,
      line,
      group: groupOf(file),
      area: areaOf(file, mutant),
      like: alike.find(one => Object.keys(what).every(key => one[key] === what[key])),
    }
  })
}

const all = globSync(['src/**/*.ts', 'demo/store/**/*.ts'], { cwd: root })
  .map(file => file.replaceAll('\\', '/'))
  .filter(groupOf)
  .toSorted()
  .flatMap(allIn)

for (const one of alike) {
  if (all.some(({ like }) => like === one)) continue
  throw new Error(`mutate-alike.mjs: ${one.file} has no such mutant any more: ${one.line}`)
}

export const candidates = all.filter(({ like }) => !like)

const rank = (seed, { id }) => createHash('sha256').update(`${seed} ${id}`).digest('hex')

/** As many of the mutants, by chance. The same for the same seed. */
export const sampleOf = (mutants, count, seed) =>
  mutants
    .map(mutant => ({ mutant, rank: rank(seed, mutant) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant)

const mostLines = 4
const marked = (sign, code) =>
  code
    .split('\n')
    .slice(0, mostLines)
    .map(line => `  ${sign} ${line}`)

/** Place and lines of a mutant, before and after. */
export function shown({ end, file, line, source, start, text }) {
  const first = source.lastIndexOf('\n', start) + 1
  const last = source.indexOf('\n', end)
  return [
    `${file}:${line}`,
    ...marked('-', source.slice(first, last)),
    ...marked('+', source.slice(first, start) + text + source.slice(end, last)),
  ].join('\n')
}
