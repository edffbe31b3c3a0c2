import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { at, root } from './project.mjs'

/**
 * What became of each mutant, in a file, so that a run goes on where the last one was stopped. A result stands while
 * nobody changes the source and the tests that it comes from: the test that noticed the mutant, or all that did not.
 */

const kept = at('node_modules/.cache/dp-elements/mutants.jsonl')

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

export function openResults({ isFresh }) {
  if (isFresh) rmSync(kept, { force: true })
  mkdirSync(dirname(kept), { recursive: true })
  const results = new Map(read().map(({ id, ...result }) => [id, result]))
  const hashNow = hashesIn(root)
  return {
    /**
     * `{by, isLate}` of a mutant, by its id. `by`: the test that noticed it, or null. `isLate`: because it did not end.
     * undefined: not known.
     */
    of(id) {
      const result = results.get(id)
      return result?.from.every(([file, hash]) => hash === hashNow(file)) ? result : undefined
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
