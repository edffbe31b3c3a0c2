import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { missingFor } from './test-browsers.mjs'
import { countsVariable, takeCounts } from './counts.mjs'
import { build } from './freshness.mjs'
import { run } from './install.mjs'
import { ensurePostgres } from './postgres.mjs'
import { withShop } from './shop.mjs'
import { browserTests, nodeTests, pageTests } from './test-files.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'dp-test-'))
const countsFile = join(scratch, 'counts.json')
const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []
/** Failed beside others and passed alone: not hidden, but no reason to stop a busy machine's run. */
const unsteady = []

/** Runs a test runner; what it counted, and whether all went well. */
function count(command, args, extraEnv) {
  const code = run(command, args, { ...extraEnv, [countsVariable]: countsFile })
  return { ...takeCounts(countsFile), isGreen: code === 0 }
}

/** More files than this fail for a reason. */
const mostRetried = 3

/** Adds what `test` counts of these files. Those that fail are run once more, alone. */
function tally(files, test) {
  let counts = test(files)
  const broken = [...new Set(counts.failures.map(({ file }) => file))]
  const canRetry = broken.every(file => files.includes(file)) && broken.length <= mostRetried
  if (!counts.isGreen && broken.length > 0 && canRetry) {
    console.log(`\nOnce more, alone: ${broken.join(', ')}\n`)
    const again = test(broken)
    if (again.isGreen) {
      unsteady.push(...counts.failures)
      const passed = counts.passed + counts.failed
      counts = { ...counts, passed, failed: 0, failures: [], isGreen: true }
    }
  }
  for (const name of Object.keys(total)) total[name] += counts[name]
  failures.push(...counts.failures)
  return counts.isGreen
}

function nodeTest(files, extraEnv) {
  const reporters = [
    ['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ['--test-reporter=./build/node-counts.mjs', '--test-reporter-destination=stderr'],
  ]
  return count('node', ['--test', ...reporters.flat(), ...files], extraEnv)
}

const browserTest = files => count('wtr', ['--files', ...files], { CHROME_PATH: ensureBrowser() })

/** The same tests of elements, in another browser or on the React of the shop (COR-122). */
function elsewhere(extraEnv) {
  const missing = missingFor(extraEnv.BROWSER)
  if (missing) {
    console.log(`Left out: ${missing}`)
    return true
  }
  return tally(browserTests, files => count('wtr', ['--files', ...files], extraEnv))
}

const succeeds = (command, ...args) => run(command, args) === 0

const steps = {
  lint: () => succeeds('oxlint'),
  format: () => succeeds('oxfmt', '--check'),
  types: () => succeeds('tsc', '-p', '.'),
  build,
  node: () => {
    ensurePostgres()
    return tally(nodeTests, nodeTest)
  },
  browser: () => tally(browserTests, browserTest),
  pages: () => {
    const CHROME_PATH = ensureBrowser()
    return withShop(url =>
      tally(pageTests, files => nodeTest(files, { CHROME_PATH, SHOP_URL: url })),
    )
  },
}

/** Run by their names only: they take as long again as all other steps. */
const engines = {
  firefox: () => elsewhere({ BROWSER: 'firefox' }),
  webkit: () => elsewhere({ BROWSER: 'webkit' }),
  react: () => elsewhere({ RUNTIME: 'react', CHROME_PATH: ensureBrowser() }),
}

async function runStep(name) {
  console.log(`\n== ${name}\n`)
  try {
    return await { ...steps, ...engines }[name]()
  } catch ({ message }) {
    console.error(message)
    return false
  }
}

const chosen = process.argv.slice(2)
const failed = []
for (const name of chosen.length > 0 ? chosen : Object.keys(steps)) {
  if (!(await runStep(name))) failed.push(name)
}
rmSync(scratch, { recursive: true })

/** The end of the output is what is read first. */
function list(heading, tests) {
  if (tests.length === 0) return
  console.error(`\n${heading}`)
  for (const { file, title, message } of tests) {
    console.error(`- ${file}: ${title}\n    ${message.split('\n')[0]}`)
  }
}

list('Failed beside others, passed alone:', unsteady)
list('Failed:', failures)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
if (failed.length > 0) console.error(`\nFailed steps: ${failed.join(', ')}`)
console.log(`\nTests: ${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = failed.length > 0 ? 1 : 0
