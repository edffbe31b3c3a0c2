import { relative } from 'node:path'
import { partsOf, writeCounts } from './counts.mjs'
import { root } from './project.mjs'

const testsOf = ({ tests, suites }, path = '') => [
  ...tests.map(test => ({ ...test, title: `${path}${test.name}` })),
  ...suites.flatMap(suite => testsOf(suite, `${path}${suite.name} › `)),
]

/** Results of a test file. A file that broke before its tests counts as one failed test. */
function resultsOf({ testFile, testResults, passed, errors }) {
  const file = relative(root, testFile)
  const results = testResults ? testsOf(testResults) : []
  const isBroken = !passed && results.every(result => result.passed || result.skipped)
  const broken = { title: 'the file itself', passed: false, skipped: false, error: errors[0] }
  return (isBroken ? [...results, broken] : results).map(result => ({ ...result, file }))
}

/** The time of a file's tests, as parts of what its page takes from opening to closing. */
function timesOf({ id, ...session }, lasted) {
  const times = resultsOf(session).map(({ file, title, duration = 0 }) => ({
    file,
    title,
    ms: duration,
  }))
  return lasted.has(id) ? partsOf(lasted.get(id), times) : times
}

/** A @web/test-runner reporter that prints and writes the counts of the whole run. */
export function countsReporter() {
  /** When each page was opened, and how many milliseconds it was open. By session. */
  const [began, lasted] = [new Map(), new Map()]
  return {
    start({ sessions }) {
      // The first pages open before the reporters start.
      const start = performance.now()
      sessions.on('session-status-updated', ({ id, status }) => {
        if (status === 'INITIALIZING') began.set(id, performance.now())
        if (status === 'FINISHED') lasted.set(id, performance.now() - (began.get(id) ?? start))
      })
    },
    onTestRunFinished({ sessions }) {
      const results = sessions.flatMap(resultsOf)
      const skipped = results.filter(result => result.skipped).length
      const failures = results
        .filter(result => !result.passed && !result.skipped)
        .map(({ file, title, error }) => ({ file, title, message: error?.message ?? '' }))
      const passed = results.length - skipped - failures.length
      const failed = failures.length
      // The default reporter prints nothing if all tests pass.
      console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
      const times = sessions.flatMap(session => timesOf(session, lasted))
      writeCounts({ passed, skipped, failed, failures, times })
    },
  }
}
