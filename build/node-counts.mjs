import { writeCounts } from './counts.mjs'

/** A reporter of node:test that writes the counts of the whole run. */
export default async function* nodeCounts(events) {
  for await (const { type, data } of events) {
    // There is one summary per file, and one without a file for all of them.
    if (type !== 'test:summary' || data.file) continue
    const { passed, failed, cancelled, skipped, todo } = data.counts
    writeCounts({ passed, failed: failed + cancelled, skipped: skipped + todo })
  }
  yield ''
}
