/** With more failing files than this, the failure is real. */
const mostRetried = 3

const nameOf = ({ file, title }) => `${file}: ${title}`

/** Counts after some files ran again. A test that failed both times counts as failed. */
function afterAll(first, again) {
  const still = new Set(again.failures.map(nameOf))
  return {
    ...first,
    passed: first.passed + first.failed - again.failed,
    failed: again.failed,
    failures: again.failures,
    unsteady: first.failures.filter(failure => !still.has(nameOf(failure))),
    isGreen: again.isGreen,
  }
}

/**
 * Runs `test` on these files: `{passed, failed, skipped, failures, isGreen}`. If only a few files fail, they run again,
 * alone. `unsteady`: failures that passed the second time.
 */
export function tally(files, test) {
  const first = test(files)
  const broken = [...new Set(first.failures.map(({ file }) => file))]
  const canRetry = broken.every(file => files.includes(file)) && broken.length <= mostRetried
  if (first.isGreen || broken.length === 0 || !canRetry) return { ...first, unsteady: [] }
  console.log(`\nRunning failed files again, alone: ${broken.join(', ')}\n`)
  const again = test(broken)
  // A runner that broke before it could count says nothing about the earlier failures.
  if (!again.isGreen && again.failures.length === 0) return { ...first, unsteady: [] }
  return afterAll(first, again)
}
