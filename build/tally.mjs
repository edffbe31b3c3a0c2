/** More files than this fail for a reason. */
const mostRetried = 3

const nameOf = ({ file, title }) => `${file}: ${title}`

/** The counts of a run in which some files were run once more: what failed then, too, has failed. */
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
 * What `test` counts of these files: `{passed, failed, skipped, failures, isGreen}`. A few that fail are run once
 * more, alone: `unsteady` are the failures that were none then.
 */
export function tally(files, test) {
  const first = test(files)
  const broken = [...new Set(first.failures.map(({ file }) => file))]
  const canRetry = broken.every(file => files.includes(file)) && broken.length <= mostRetried
  if (first.isGreen || broken.length === 0 || !canRetry) return { ...first, unsteady: [] }
  console.log(`\nRunning failed files again, alone: ${broken.join(', ')}\n`)
  const again = test(broken)
  // A runner that ended before it could count tells nothing about what had failed.
  if (!again.isGreen && again.failures.length === 0) return { ...first, unsteady: [] }
  return afterAll(first, again)
}
