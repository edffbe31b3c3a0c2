import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { testsOf } from './mutate-tests.mjs'
import { at, root } from './project.mjs'

/**
 * What became of each mutant, in a file that belongs to the project, so that a run goes on where any earlier one was
 * stopped. A result stands while nobody changes the source and the tests that it comes from: the test that noticed the
 * mutant, or all that did not. Where none did, a further test of the source opens the mutant again.
 */

const kept = at('docs/mutants.jsonl')

/** What tells one content of a file from another. */
function hashesIn(folder) {
  const known = new Map()
  const hash = file =>
    createHash('sha256')
      .update(readFileSync(folder + file))
      .digest('base64url')
      .slice(0, 16)
  return file => {
    if (!known.has(file)) known.set(file, existsSync(folder + file) ? hash(file) : '')
    return known.get(file)
  }
}

function read() {
  if (!existsSync(kept)) return []
  const lines = readFileSync(kept, 'utf8').split('\n').filter(Boolean)
  return lines.map(line => JSON.parse(line))
}

const ofNode = ' in Node'
/** The id under which a mutant is kept that no test in Node noticed: the next run asks browsers alone. */
export const inNode = ({ id }) => `${id}${ofNode}`

/** true: a test has come that this result knows nothing of. */
export function isOutdated(id, { by, from }, tests = testsOf) {
  if (by) return false
  const [[source], ...asked] = from
  const { browser, node } = tests(source)
  const now = id.endsWith(ofNode) ? node : [...node, ...browser]
  return now.some(test => !asked.some(([file]) => file === test))
}

/** Writes the results that still stand, one line each, in the order of their ids. */
function write(results, stands) {
  const standing = [...results].filter(([id, result]) => stands(id, result))
  const lines = standing.map(([id, result]) => `${JSON.stringify({ id, ...result })}\n`).toSorted()
  writeFileSync(kept, lines.join(''))
}

export function openResults({ isFresh }) {
  if (isFresh) rmSync(kept, { force: true })
  const results = new Map(read().map(({ id, ...result }) => [id, result]))
  const hashNow = hashesIn(root)
  const stands = (id, result) =>
    result.from.every(([file, hash]) => hash === hashNow(file)) && !isOutdated(id, result)
  write(results, stands)
  return {
    /**
     * `{by, isLate}` of a mutant, by its id. `by`: the test that noticed it, or null. `isLate`: because it did not end.
     * undefined: not known.
     */
    of(id) {
      const result = results.get(id)
      return result && stands(id, result) ? result : undefined
    },
    /** Keeps results that come from files in this folder. */
    keeping(folder) {
      const hashThen = hashesIn(folder)
      return (id, found, files) => {
        const from = files.map(file => [file, hashThen(file)])
        const result = { by: found?.test ?? null, isLate: found?.isLate ?? false, from }
        results.set(id, result)
        appendFileSync(kept, `${JSON.stringify({ id, ...result })}\n`)
      }
    },
  }
}
