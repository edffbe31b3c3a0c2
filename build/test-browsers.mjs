import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromeLauncher } from '@web/test-runner-chrome'
import { puppeteerLauncher } from '@web/test-runner-puppeteer'
import { webdriverLauncher } from '@web/test-runner-webdriver'
import { ensureBrowser } from './browser.mjs'

/** The browsers that the tests of elements run in, by the name that BROWSER gives. */

const firefox = '/usr/bin/firefox-esr'
const webkit = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const webdriverPort = 4445

const inChromium = () =>
  chromeLauncher({
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

const inFirefox = () =>
  puppeteerLauncher({
    concurrency: 1,
    launchOptions: { browser: 'firefox', executablePath: firefox, headless: true },
  })

const inWebkit = () =>
  webdriverLauncher({
    hostname: 'localhost',
    port: webdriverPort,
    capabilities: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: webkit, args: ['--automation', '--full-screen'] },
      'wdio:enforceWebDriverClassic': true,
    },
  })

/** WebKit's driver, on a display of its own, for as long as the run takes. */
function webkitDriver() {
  let driver
  return {
    name: 'webkit-driver',
    serverStart() {
      const command = ['dbus-run-session', '--', 'WebKitWebDriver', `--port=${webdriverPort}`]
      driver = spawn('xvfb-run', ['-a', ...command], { stdio: 'ignore', detached: true })
    },
    serverStop() {
      if (driver?.pid) process.kill(-driver.pid)
    },
  }
}

const known = {
  chromium: { launcher: inChromium, concurrency: 2, plugins: () => [] },
  firefox: { launcher: inFirefox, concurrency: 1, plugins: () => [], needs: firefox },
  webkit: { launcher: inWebkit, concurrency: 1, plugins: () => [webkitDriver()], needs: webkit },
}

/** The browser of this run: `{browsers, concurrency, plugins}` of the runner's configuration. */
export function chosenBrowser(name = process.env.BROWSER ?? 'chromium') {
  const chosen = known[name]
  if (!chosen) throw new Error(`BROWSER=${name}: expected ${Object.keys(known).join(', ')}`)
  if (chosen.needs && !existsSync(chosen.needs)) throw new Error(`${chosen.needs} is not installed`)
  const { launcher, concurrency, plugins } = chosen
  return { browsers: [launcher()], concurrency, plugins: plugins() }
}
