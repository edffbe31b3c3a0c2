import { relative } from 'node:path'
import { writeCounts } from './counts.mjs'
import { root } from './project.mjs'

/** A failed suite repeats the failure of a test inside, so suites do not count. */
const isTest = ({ details }) =>
  details.type !== 'suite' && details.error?.failureType !== 'subtestsFailed'

/** A node:test reporter that writes the counts of the whole run. */
export default async function* nodeCounts(events) {
  const failures = []
  const times = []
  for await (const { type, data } of events) {
    if (type === 'test:fail' && isTest(data)) {
      const { file, name, details } = data
      const { cause, message } = details.error
      const failure = { file: relative(root, file ?? ''), title: name }
      failures.push({ ...failure, message: cause?.message ?? message })
    }
    if (['test:pass', 'test:fail'].includes(type) && data.details.type !== 'suite') {
      const { details, file, name } = data
      times.push({ file: relative(root, file ?? ''), title: name, ms: details.duration_ms })
    }
    // Each file has a summary. The summary without a file is for all files.
    if (type !== 'test:summary' || data.file) continue
    const { passed, failed, cancelled, skipped, todo } = data.counts
    writeCounts({ passed, failed: failed + cancelled, skipped: skipped + todo, failures, times })
  }
  yield ''
}
