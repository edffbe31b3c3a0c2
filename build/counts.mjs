import { readFileSync, rmSync, writeFileSync } from 'node:fs'

// Names the file into which each test runner writes its counts. npm test adds them up.
export const countsVariable = 'TEST_COUNTS'

/**
 * Writes `{passed, failed, skipped, failures, times}`. `failures`: `{file, title, message}` of each failed test. `times`:
 * `{file, title, ms}` of each test.
 */
export function writeCounts(counts) {
  const file = process.env[countsVariable]
  if (file) writeFileSync(file, JSON.stringify(counts))
}

/** Reads the counts of a runner once. A runner without counts broke early and counts as failed. */
export function takeCounts(file) {
  try {
    const counts = JSON.parse(readFileSync(file, 'utf8'))
    rmSync(file)
    return counts
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [], times: [] }
  }
}

/** The counts of several runners as those of one. */
export const addedUp = counts => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: counts.flatMap(({ failures }) => failures),
  times: counts.flatMap(({ times }) => times),
  isGreen: counts.every(({ isGreen }) => isGreen),
})

/**
 * The times of tests of one process, as parts of its own time in milliseconds. Some tests run at the same time, and the
 * process takes a while to begin.
 *
 * @template {{ ms: number }} Time
 * @param {number} lasted
 * @param {Time[]} times
 */
export function partsOf(lasted, times) {
  const sum = times.reduce((all, { ms }) => all + ms, 0) || 1
  return times.map(one => ({ ...one, ms: (lasted * one.ms) / sum }))
}
