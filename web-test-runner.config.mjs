import { esbuildPlugin } from '@web/dev-server-esbuild'
import { defaultReporter } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins'
import { ensureBrowser } from './build/browser.mjs'
import { cdp } from './build/cdp.mjs'
import { constants } from './build/constants.mjs'
import { at } from './build/project.mjs'
import { browserTests } from './build/test-files.mjs'
import { nextVersion, sources, store } from './build/test-server.mjs'
import { countsReporter } from './build/wtr-counts.mjs'

const shop = store()

const chromium = chromeLauncher({
  launchOptions: {
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
    ],
  },
  // A window of its own: animation frames stop in a hidden tab. A context of its own: two test files
  // that run side by side are two visitors of the store.
  createPage: async ({ browser }) =>
    (await browser.createBrowserContext()).newPage({ type: 'window' }),
})

export default {
  rootDir: at(''),
  files: browserTests,
  nodeResolve: { exportConditions: ['production'] },
  browsers: [chromium],
  concurrency: 2,
  testFramework: { config: { ui: 'bdd', timeout: 30_000 } },
  middleware: shop.middleware,
  plugins: [
    sources(),
    nextVersion(),
    esbuildPlugin({
      ts: true,
      tsx: true,
      target: 'es2022',
      tsconfig: at('tsconfig.json'),
      define: constants,
    }),
    a11ySnapshotPlugin(),
    cdp(),
    shop.plugin,
  ],
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: false }),
    countsReporter(),
  ],
}
