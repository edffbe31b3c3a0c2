/** With more failing files than this, the failure is real. */
const mostRetried = 3

const nameOf = ({ file, title }) => `${file}: ${title}`

/** The files to run again, alone. Empty if none failed, if too many failed, or if a file is not one of `files`. */
export function filesToRetry({ failures }, files) {
  const broken = [...new Set(failures.map(({ file }) => file))]
  const canRetry = broken.every(file => files.includes(file)) && broken.length <= mostRetried
  return canRetry ? broken : []
}

/**
 * Counts after some files ran again: `{passed, failed, skipped, failures, isGreen, unsteady}`. `unsteady`: failures that
 * passed the second time.
 */
export function afterRetry(first, again) {
  // A runner that broke before it could count says nothing about the earlier failures.
  if (!again.isGreen && again.failures.length === 0) return { ...first, unsteady: [] }
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

/** The counts of a process. If it ended before it told the results of its tests, all its files have failed. */
export function ofProcess(counts, files) {
  if (counts.isGreen || counts.failures.length > 0) return counts
  const message = 'It failed outside of its tests, or ended before it told their results.'
  return { ...counts, failures: files.map(file => ({ file, title: 'its process', message })) }
}
