import { availableParallelism, tmpdir } from 'node:os'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser, ensureTestBrowser } from './browser.mjs'
import { addedUp, countsVariable, partsOf, takeCounts } from './counts.mjs'
import { runAside, storeEnv } from './install.mjs'
import { missingPhp } from './php.mjs'
import { ensurePostgres } from './postgres.mjs'
import { schedule } from './schedule.mjs'
import { scopeVariable } from './scope-variable.mjs'
import { withShop } from './shop.mjs'
import { shortStoreFlags } from './short-store.mjs'
import { ofProcess } from './tally.mjs'
import { missingFor } from './test-browsers.mjs'
import {
  browserTests,
  elementTests,
  engineTestsIn,
  inTurn,
  longestFirst,
  nodeTests,
  pageTests,
  processOf,
  scopeIn,
  unitTests,
} from './test-files.mjs'
import { scope } from './test-plan.mjs'

export const cores = Number(process.env.DP_CORES ?? availableParallelism())
/** Folder for the output of the steps. */
export const scratch = mkdtempSync(join(tmpdir(), 'dp-test-'))

let number = 0
/** Runs a test runner beside others. Returns its counts, and whether it succeeded. */
async function count(command, args, output, { here = scope, ...extraEnv }) {
  const file = join(scratch, `counts-${(number += 1)}.json`)
  const env = {
    NODE_OPTIONS: storeEnv.NODE_OPTIONS,
    ...(scope.zone && { TZ: scope.zone }),
    ...extraEnv,
    [countsVariable]: file,
    [scopeVariable]: JSON.stringify(here),
  }
  const code = await runAside(command, args, { output, env })
  const counts = takeCounts(file)
  return { ...counts, isGreen: code === 0 && counts.failed === 0 }
}

/** The suites over the store keep it busy for minutes. */
const isLong = file => file.startsWith('test/suites/')

/** Runs Node tests in one process, one file after another. */
async function nodeProcess(files, output, env) {
  const reporters = [
    ['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ['--test-reporter=./build/node-counts.mjs', '--test-reporter-destination=stderr'],
  ]
  const flags = files.some(isLong) ? [] : shortStoreFlags
  const how = ['--test', '--test-isolation=none', ...reporters.flat()]
  const since = performance.now()
  const counts = await count('node', [...flags, ...how, ...files], output, env)
  const lasted = performance.now() - since
  return { ...ofProcess(counts, files), times: partsOf(lasted, counts.times) }
}

/** Runs Node tests. `atOnce`: how many processes with tests run at the same time. */
async function nodeTest(files, output, { atOnce = 1, ...env } = {}) {
  const byProcess = Object.groupBy(files, file => processOf(file) ?? file)
  const counts = []
  const jobs = Object.values(byProcess).map(some => ({
    cpu: 1,
    run: async () => void counts.push(await nodeProcess(some, output, env)),
  }))
  await schedule(jobs, atOnce)
  return addedUp(counts)
}

const testRunner = 'node_modules/@web/test-runner/dist/bin.js'

const elementTest = env => (files, output) => {
  const flags = scope.tags ? shortStoreFlags : []
  return count('node', [...flags, testRunner, '--files', ...longestFirst(files)], output, {
    CHROME_PATH: ensureTestBrowser(),
    BROWSER: 'chromium',
    ...env,
  })
}

const pageTest = (files, output) =>
  withShop(
    url => nodeTest(files, output, { CHROME_PATH: ensureBrowser(), SHOP_URL: url }),
    // Only a run for some tags is short.
    { flags: scope.tags ? shortStoreFlags : [] },
  ).catch(({ message }) => ({ ...takeCounts(''), message, isGreen: false }))

/** Runs tests of elements in another engine. */
const engineStep = (engine, suite, env) => {
  const here = scopeIn(engine, scope)
  return { engine, files: engineTestsIn(engine, suite, here), test: elementTest({ ...env, here }) }
}

/**
 * The steps with tests. `cpu`: how many cores the step keeps busy. `engine`: the environment, if several run the same
 * tests. `prepare`: installs what the step needs, and returns a sentence that says what this machine still lacks.
 */
export const testSteps = {
  browser: { cpu: 2, files: inTurn(browserTests, 'engines', scope), test: elementTest() },
  node: {
    cpu: 1,
    files: inTurn(nodeTests, 'store and pages', scope),
    test: nodeTest,
    prepare: () => {
      ensurePostgres()
      return missingPhp()
    },
  },
  pages: { cpu: 1, files: inTurn(pageTests, 'store and pages', scope), test: pageTest },
  firefox: {
    ...engineStep('firefox', 'engines', { BROWSER: 'firefox' }),
    cpu: 1,
    prepare: () => missingFor('firefox'),
  },
  webkit: {
    ...engineStep('webkit', 'engines', { BROWSER: 'webkit' }),
    cpu: 1,
    prepare: () => missingFor('webkit'),
  },
  react: { ...engineStep('react', 'runtimes', { RUNTIME: 'react' }), cpu: 1 },
  // Only by name: `node` and `browser` without the slow suites. Both wait much, so they run at once.
  units: {
    cpu: cores / 2,
    files: inTurn(unitTests, 'store and pages', scope),
    test: (files, output) => nodeTest(files, output, { atOnce: cores }),
    prepare: missingPhp,
    isByName: true,
  },
  elements: {
    cpu: cores / 2,
    files: inTurn(elementTests, 'engines', scope),
    test: elementTest(),
    isByName: true,
  },
}
