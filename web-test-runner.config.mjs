import { defaultReporter } from '@web/test-runner'
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins'
import { bundledTests } from './build/bundled-tests.mjs'
import { cdp } from './build/cdp.mjs'
import { constants } from './build/constants.mjs'
import { figures } from './build/figures.mjs'
import { pointer } from './build/pointer.mjs'
import { at } from './build/project.mjs'
import { ownPort } from './build/own-port.mjs'
import { chosenBrowser } from './build/test-browsers.mjs'
import { isMainRun } from './build/runs.mjs'
import { scopeVariable } from './build/scope-variable.mjs'
import { browserTests, browserTestsIn } from './build/test-files.mjs'
import { builtFiles, empty, socket, store, testPage } from './build/test-server.mjs'
import { countsReporter } from './build/wtr-counts.mjs'

const shop = store()
const define = {
  ...constants,
  __FUZZ_RUNS__: process.env.FUZZ_RUNS ?? '0',
  __TEST_SCOPE__: process.env[scopeVariable] ?? 'null',
  __RUNS_ALL__: `${isMainRun()}`,
}
export const bundles = bundledTests(browserTestsIn(process.argv.slice(2)), define)

const { browsers, concurrency, plugins } = await chosenBrowser()

export default {
  rootDir: at(''),
  // Steps run side by side: two that look for a free port at the same moment would find the same.
  port: await ownPort(),
  files: browserTests,
  browsers,
  concurrency,
  // A file may hold a suite over all elements, which a busy machine makes slow. A test that hangs ends below.
  testsFinishTimeout: 3_600_000,
  // Waits end by themselves, and say what they waited for. This ends only a test that hangs.
  testFramework: { config: { ui: 'bdd', timeout: 90_000 } },
  testRunnerHtml: testPage,
  middleware: [empty, builtFiles, bundles.middleware, ...shop.middleware],
  plugins: [
    bundles.plugin,
    socket(),
    a11ySnapshotPlugin(),
    cdp(),
    figures(),
    pointer(),
    shop.plugin,
    ...plugins,
  ],
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: false }),
    countsReporter(),
  ],
}
