import { startTestRunner } from '@web/test-runner'
import config, { bundles } from '../web-test-runner.config.mjs'
import { at, root } from './project.mjs'

/**
 * Runs test files in Chromium with one warm server, for build/mutate-run.mjs. Runs in the copy of the project. Arguments:
 * the test files. At the start, each runs once without a mutant, and `lines` tells which lines of each source it runs.
 * Then each message `{test, limit, mutant}` runs one, with `{file, code}` in place of a file, or with null. Answers
 * `{isGreen, isLate, failed}` for each test. `isLate`: a test waited for what did not come.
 */

const tests = process.argv.slice(2)

const told = ({ message }) => message

/** Gives the bundle a mutant in place of a file. */
const replacing = mutant => ({
  name: 'mutant',
  setup({ onLoad }) {
    if (!mutant) return
    const file = at(mutant.file)
    onLoad({ filter: /\.ts$/ }, ({ path }) =>
      path === file ? { contents: mutant.code, loader: 'js' } : undefined,
    )
  },
})

const [browser] = config.browsers
const close = pages =>
  [...pages].map(({ puppeteerPage }) =>
    puppeteerPage
      .browserContext()
      .close()
      .catch(() => {}),
  )
/** Each run gets a new page. The page of a run that did not end would stay busy. */
async function closePages() {
  await Promise.all(close([...browser.inactivePages.splice(0), ...browser.activePages.values()]))
  browser.activePages.clear()
}
// Between runs, the runner would stop the browser.
browser.stop = undefined

const failedIn = ({ suites = [], tests: own = [] } = {}) => [
  ...own.filter(({ passed, skipped }) => !passed && !skipped),
  ...suites.flatMap(failedIn),
]
/** The runner itself failed, so nobody knows what the test says. */
const isOfRunner = message => message.startsWith('Protocol error')
const waited = /^(?:Timeout of \d+ ?ms exceeded|Browser tests did not finish)/
function answerOf({ errors, passed, testResults }) {
  const failed = passed ? [] : failedIn(testResults)
  const messages = [...failed.map(({ error }) => error?.message ?? ''), ...errors.map(told)]
  const broke = messages.find(isOfRunner)
  if (broke) throw new Error(broke)
  return {
    isGreen: passed,
    isLate: !passed && messages.every(message => waited.test(message)),
    failed: failed[0]?.name ?? messages.join(),
  }
}

/** Paths of the project, each with the lines that a test has run. */
const linesIn = ({ testCoverage = {} }) =>
  Object.fromEntries(
    Object.entries(testCoverage).map(([path, { s: counts, statementMap }]) => [
      path.slice(root.length),
      Object.keys(counts)
        .filter(name => counts[name] > 0)
        .map(name => statementMap[name].start.line),
    ]),
  )

let finished
const finish = () => new Promise(resolve => (finished = resolve))
const first = finish()

const runner = await startTestRunner({
  readCliArgs: false,
  readFileConfig: false,
  autoExitProcess: false,
  config: {
    ...config,
    files: tests.map(at),
    coverage: true,
    coverageConfig: { include: ['**/bundled/**'], report: false },
    // One failed test says enough. Those that a mutant keeps waiting need not wait long.
    testFramework: { config: { ...config.testFramework.config, bail: true, timeout: 12_000 } },
    // The runner stops when its reporters have stopped. This one never does.
    reporters: [{ onTestRunFinished: () => finished(), stop: () => new Promise(() => {}) }],
  },
})

await first
const sessions = [...runner.sessions.all()]
const answers = sessions.map(session => [
  session.testFile.slice(root.length),
  { ...answerOf(session), lines: linesIn(session) },
])
// Telling the lines takes long.
runner.config.coverage = false
await closePages()
process.send(Object.fromEntries(answers))

process.on('message', async ({ test, limit, mutant }) => {
  await bundles.bundle([[test]], replacing(mutant))
  runner.config.testsFinishTimeout = limit
  const isDone = finish()
  const [{ id }] = runner.sessions.forTestFile(at(test))
  await runner.runTests([runner.sessions.get(id)])
  await isDone
  process.send(answerOf(runner.sessions.get(id)))
  await closePages()
})
process.on('disconnect', () => process.exit())
