import { readFileSync, rmSync, writeFileSync } from 'node:fs'

// Each runner writes what it has counted to the file that this variable names; npm test sums up.
export const countsVariable = 'TEST_COUNTS'

/** Takes `{passed, failed, skipped, failures}`; `failures`: `{file, title, message}` of each failed test. */
export function writeCounts(counts) {
  const file = process.env[countsVariable]
  if (file) writeFileSync(file, JSON.stringify(counts))
}

/** What a runner has written, once; a runner that ended before it could count has failed. */
export function takeCounts(file) {
  try {
    const counts = JSON.parse(readFileSync(file, 'utf8'))
    rmSync(file)
    return counts
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [] }
  }
}
