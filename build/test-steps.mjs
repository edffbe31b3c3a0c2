import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { countsVariable, takeCounts } from './counts.mjs'
import { build } from './freshness.mjs'
import { run } from './install.mjs'
import { withShop } from './shop.mjs'
import { browserTests, nodeTests, pageTests } from './test-files.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'dp-test-'))
const countsFile = join(scratch, 'counts.json')
const total = { passed: 0, failed: 0, skipped: 0 }

/** Runs a test runner and adds what it counted; whether all went well. */
function count(command, args, extraEnv) {
  const code = run(command, args, { ...extraEnv, [countsVariable]: countsFile })
  const counts = takeCounts(countsFile)
  for (const name of Object.keys(total)) total[name] += counts[name]
  return code === 0
}

function nodeTest(files, extraEnv) {
  const reporters = [
    ['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ['--test-reporter=./build/node-counts.mjs', '--test-reporter-destination=stderr'],
  ]
  return count('node', ['--test', ...reporters.flat(), ...files], extraEnv)
}

const succeeds = (command, ...args) => run(command, args) === 0

const steps = {
  lint: () => succeeds('oxlint'),
  format: () => succeeds('oxfmt', '--check'),
  types: () => succeeds('tsc', '-p', '.'),
  build,
  node: () => nodeTest(nodeTests),
  browser: () => browserTests.length === 0 || count('wtr', [], { CHROME_PATH: ensureBrowser() }),
  pages: async () => {
    if (pageTests.length === 0) return true
    const CHROME_PATH = ensureBrowser()
    return withShop(url => nodeTest(pageTests, { CHROME_PATH, SHOP_URL: url }))
  },
}

async function runStep(name) {
  console.log(`\n== ${name}\n`)
  try {
    return await steps[name]()
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

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
if (failed.length > 0) console.error(`\nFailed steps: ${failed.join(', ')}`)
console.log(`\nTests: ${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = failed.length > 0 ? 1 : 0
