import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { tellFigure } from '../test/support/figure.ts'
import { ensureBrowser } from './browser.mjs'
import { missingFor } from './test-browsers.mjs'
import { countsVariable, takeCounts } from './counts.mjs'
import { build } from './freshness.mjs'
import { run } from './install.mjs'
import { missingPhp } from './php.mjs'
import { ensurePostgres } from './postgres.mjs'
import { runs } from './runs.mjs'
import { withShop } from './shop.mjs'
import { tally } from './tally.mjs'
import {
  browserTests,
  elementTests,
  engineTests,
  nodeTests,
  pageTests,
  unitTests,
} from './test-files.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'dp-test-'))
const countsFile = join(scratch, 'counts.json')
const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []
/** Tests that failed next to others and passed alone. They are listed, but do not fail the run. */
const unsteady = []
/** Sentences that say what this machine lacks and what cannot be installed. */
const leftOut = []
const times = []

/** Runs a test runner. Returns its counts, and whether it succeeded. */
function count(command, args, extraEnv) {
  const code = run(command, args, { ...extraEnv, [countsVariable]: countsFile })
  return { ...takeCounts(countsFile), isGreen: code === 0 }
}

/** Runs tests and adds up their counts. `engine`: the browser or runtime, if several run these tests. */
function sumUp(files, test, engine = '') {
  const counts = tally(files, test)
  for (const name of Object.keys(total)) total[name] += counts[name]
  failures.push(...counts.failures.map(failure => ({ ...failure, engine })))
  unsteady.push(...counts.unsteady.map(failure => ({ ...failure, engine })))
  return counts
}

/** Runs Node tests. `atOnce`: how many files run at the same time. */
function nodeTest(files, extraEnv, atOnce = 1) {
  const reporters = [
    ['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ['--test-reporter=./build/node-counts.mjs', '--test-reporter-destination=stderr'],
  ]
  const args = ['--test', `--test-concurrency=${atOnce}`, ...reporters.flat(), ...files]
  return count('node', args, extraEnv)
}

/** Runs element tests. `extraEnv` chooses BROWSER, or RUNTIME for the shop's React (COR-122). */
function testElements(files, extraEnv = {}) {
  const { BROWSER, RUNTIME = BROWSER } = extraEnv
  const missing = missingFor(BROWSER)
  if (missing) {
    leftOut.push(missing)
    return true
  }
  const env = { CHROME_PATH: ensureBrowser(), BROWSER: 'chromium', ...extraEnv }
  const counts = sumUp(files, some => count('wtr', ['--files', ...some], env), RUNTIME)
  const { failed, isGreen, passed, skipped } = counts
  const { suite, where } = runs[RUNTIME ?? 'chromium']
  const what = `of ${passed + failed} tests failed ${where}; ${skipped} need a feature that the browser lacks`
  tellFigure({ suite, what, reached: failed, toReach: 0 })
  return isGreen
}

/** Tests that need PHP are skipped if PHP cannot be installed. */
function ensurePhp() {
  const missing = missingPhp()
  if (missing) leftOut.push(missing)
}

const succeeds = (command, ...args) => run(command, args) === 0

const steps = {
  lint: () => succeeds('oxlint'),
  format: () => succeeds('oxfmt', '--check'),
  types: () => succeeds('tsc', '-p', '.'),
  build,
  node: () => {
    ensurePhp()
    ensurePostgres()
    return sumUp(nodeTests, files => nodeTest(files)).isGreen
  },
  browser: () => testElements(browserTests),
  react: () => testElements(engineTests, { RUNTIME: 'react' }),
  firefox: () => testElements(engineTests, { BROWSER: 'firefox' }),
  webkit: () => testElements(engineTests, { BROWSER: 'webkit' }),
  pages: () => {
    const CHROME_PATH = ensureBrowser()
    return withShop(url =>
      sumUp(pageTests, files => nodeTest(files, { CHROME_PATH, SHOP_URL: url })),
    ).then(({ isGreen }) => isGreen)
  },
}

/** Steps that run only by name: `node` and `browser` without the slow suites. */
const parts = {
  units: () => {
    ensurePhp()
    return sumUp(unitTests, files => nodeTest(files, {}, availableParallelism())).isGreen
  },
  elements: () => testElements(elementTests),
}

async function runStep(name) {
  console.log(`\n== ${name}\n`)
  const start = performance.now()
  try {
    return await { ...steps, ...parts }[name]()
  } catch ({ message }) {
    console.error(message)
    return false
  } finally {
    times.push(`${name} ${Math.round((performance.now() - start) / 1000)} s`)
  }
}

const chosen = process.argv.slice(2)
const failed = []
for (const name of chosen.length > 0 ? chosen : Object.keys(steps)) {
  if (!(await runStep(name))) failed.push(name)
}
rmSync(scratch, { recursive: true })

/** People read the end of the output first. */
function list(heading, tests) {
  if (tests.length === 0) return
  console.error(`\n${heading}`)
  for (const { engine, file, title, message } of tests) {
    console.error(`- ${file}${engine && `, ${engine}`}: ${title}\n    ${message.split('\n')[0]}`)
  }
}

list('Unsteady (failed at first, passed alone):', unsteady)
list('Failed:', failures)
for (const sentence of leftOut) console.error(`\nSkipped: ${sentence}`)
console.log(`\nTimes: ${times.join(', ')}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
if (failed.length > 0) console.error(`\nFailed steps: ${failed.join(', ')}`)
console.log(`\nTests: ${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = failed.length > 0 ? 1 : 0
