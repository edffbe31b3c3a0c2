import { writeCounts } from './counts.mjs'

const testsOf = ({ tests, suites }) => [...tests, ...suites.flatMap(testsOf)]

/** Results of a test file; one that broke before its tests counts as one failed test. */
function resultsOf({ testResults, passed }) {
  const results = testResults ? testsOf(testResults) : []
  const isBroken = !passed && results.every(result => result.passed || result.skipped)
  return isBroken ? [...results, { passed: false, skipped: false }] : results
}

/** A reporter of @web/test-runner that writes the counts of the whole run. */
export const countsReporter = () => ({
  onTestRunFinished({ sessions }) {
    const results = sessions.flatMap(resultsOf)
    const skipped = results.filter(result => result.skipped).length
    const passed = results.filter(result => result.passed && !result.skipped).length
    writeCounts({ passed, skipped, failed: results.length - passed - skipped })
  },
})
