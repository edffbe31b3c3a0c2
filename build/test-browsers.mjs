import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromeLauncher } from '@web/test-runner-chrome'
import { puppeteerLauncher } from '@web/test-runner-puppeteer'
import { webdriverLauncher } from '@web/test-runner-webdriver'
import { aptInstall, canInstall } from './apt.mjs'
import { ensureTestBrowser } from './browser.mjs'
import { ownPort } from './own-port.mjs'
import { emptyPage } from './test-server.mjs'

/** Browsers for the element tests. BROWSER chooses one. */

const firefox = '/usr/bin/firefox-esr'
const webkit = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** A tab keeps what a test file has left: its history, the size of its window, focus in the browser's own controls. */
function inFreshTabs(launcher) {
  const { startSession } = launcher
  launcher.startSession = (...args) => {
    for (const { puppeteerPage } of launcher.inactivePages.splice(0)) void puppeteerPage.close()
    return startSession.apply(launcher, args)
  }
  return launcher
}

/** How long a page may take to open, in milliseconds. */
const patience = 20_000

/**
 * A visitor of the store in a browser context of their own, with a page that stays. It opens the pages of test files, in
 * its own process: that has already compiled what most of them load.
 */
class Visitor {
  static async come(browser, origin) {
    const context = await browser.createBrowserContext()
    const home = await context.newPage()
    await home.goto(new URL(emptyPage, origin).href)
    return new Visitor(context, home)
  }
  constructor(context, home) {
    Object.assign(this, { context, home })
  }
  /** Opens a window, because animation frames stop in hidden tabs. null: a test keeps the process busy, or has ended it. */
  async open() {
    const known = new Set(this.context.targets())
    const opens = this.home.evaluate(url => void open(url, '', 'popup,noopener'), emptyPage)
    const comes = this.context.waitForTarget(one => one.type() === 'page' && !known.has(one), {
      timeout: patience,
    })
    try {
      const [target] = await Promise.all([comes, opens])
      return await target.page()
    } catch {
      void this.context.close().catch(() => {})
      return null
    }
  }
}

function inChromium() {
  /** Visitors whose window is closed. */
  const idle = []
  const launcher = chromeLauncher({
    launchOptions: {
      executablePath: ensureTestBrowser(),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        // Else Chromium starts a process ahead for each page that a test might open.
        '--disable-features=SpareRendererForSitePerProcess',
        // All windows of a visitor share a process.
        '--process-per-site',
        '--force-color-profile=srgb',
        '--font-render-hinting=none',
      ],
    },
    // Each test file gets its own window. Two files that run at the same time are two visitors of the store.
    async createPage({ browser, config: { hostname, port, protocol } }) {
      for (;;) {
        const visitor =
          idle.pop() ?? (await Visitor.come(browser, `${protocol}//${hostname}:${port}`))
        const page = await visitor.open()
        if (page) {
          page.once('close', () => idle.push(visitor))
          return page
        }
      }
    },
  })
  return inFreshTabs(launcher)
}

const inFirefox = () =>
  inFreshTabs(
    puppeteerLauncher({
      concurrency: 1,
      launchOptions: {
        browser: 'firefox',
        executablePath: firefox,
        headless: true,
        extraPrefsFirefox: {
          // The driver cannot emulate media features. Most tests work without motion.
          'ui.prefersReducedMotion': 1,
          'dom.w3c_touch_events.enabled': 1,
          // All tabs share a process, which has compiled what most of them load. None starts ahead.
          'dom.ipc.processCount': 1,
          'dom.ipc.processCount.webIsolated': 1,
          'dom.ipc.processPrelaunch.enabled': false,
        },
      },
    }),
  )

/** Key codes of WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const webdriverKeys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F2: '\uE032',
}
const webdriverButtons = { left: 0, middle: 1, right: 2 }

const key = (type, name) => ({ type, value: webdriverKeys[name] ?? name })
const moved = (x, y) => ({ type: 'pointerMove', duration: 0, x, y })
const down = button => ({ type: 'pointerDown', button: webdriverButtons[button] })
const up = button => ({ type: 'pointerUp', button: webdriverButtons[button] })
const stroke = name => [key('keyDown', name), key('keyUp', name)]

/** Offers puppeteer's page methods, as the runner's commands need them, on top of a WebDriver session. */
function webdriverPage(driver) {
  const keys = actions => driver.performActions([{ type: 'key', id: 'keyboard', actions }])
  const mouse = (...actions) =>
    driver.performActions([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ])
  const finger = (...actions) =>
    driver.performActions([
      { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions },
    ])
  return {
    touchscreen: {
      tap: (x, y) => finger(moved(x, y), down('left'), up('left')),
    },
    keyboard: {
      type: text => keys([...text].flatMap(stroke)),
      press: name => keys(stroke(name)),
      down: name => keys([key('keyDown', name)]),
      up: name => keys([key('keyUp', name)]),
    },
    mouse: {
      move: (x, y) => mouse(moved(x, y)),
      click: (x, y, { button = 'left' } = {}) => mouse(moved(x, y), down(button), up(button)),
      down: ({ button = 'left' } = {}) => mouse(down(button)),
      up: ({ button = 'left' } = {}) => mouse(up(button)),
      reset: () => mouse(up('left'), moved(0, 0)),
    },
    /** The window is larger than the page by the browser's own controls. */
    async setViewport({ width, height }) {
      let [aroundX, aroundY] = [0, 0]
      for (let tries = 0; tries < 5; tries++) {
        await driver.setWindowRect(null, null, width + aroundX, height + aroundY)
        const [inner, outer] = await driver.execute(
          'return [[innerWidth, innerHeight], [outerWidth, outerHeight]]',
        )
        if (inner[0] === width && inner[1] === height) return
        aroundX = Math.max(0, outer[0] - inner[0])
        aroundY = Math.max(0, outer[1] - inner[1])
      }
    },
  }
}

function inWebkit(port) {
  const launcher = webdriverLauncher({
    hostname: 'localhost',
    port,
    capabilities: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: webkit, args: ['--automation'] },
      'wdio:enforceWebDriverClassic': true,
    },
  })
  // The window stays, so it gets the size that new tabs have in other browsers.
  const { startSession } = launcher
  launcher.startSession = async (...args) => {
    await launcher.ensureManagerInitialized()
    await webdriverPage(launcher.driver).setViewport({ width: 800, height: 600 })
    return startSession.apply(launcher, args)
  }
  // The runner's commands support pages of puppeteer better than drivers: window size, keys held down.
  return Object.assign(launcher, {
    type: 'puppeteer',
    getPage: () => webdriverPage(launcher.driver),
  })
}

/** Shrinks the browser's own controls. Otherwise its window cannot get as narrow as a phone. */
const narrow =
  '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0); }'

/** Runs WebKit's driver on its own display and without motion, during the test run. */
function webkitDriver(port) {
  let driver
  let settings
  return {
    name: 'webkit-driver',
    serverStart() {
      settings = mkdtempSync(join(tmpdir(), 'dp-webkit-'))
      mkdirSync(join(settings, 'gtk-3.0'))
      const ini = '[Settings]\ngtk-enable-animations=0\n'
      writeFileSync(join(settings, 'gtk-3.0/settings.ini'), ini)
      writeFileSync(join(settings, 'gtk-3.0/gtk.css'), narrow)
      const screen = ['-a', '-s', '-screen 0 1600x1200x24']
      // Without a window manager, no page ever gets focus.
      const command = `openbox & exec WebKitWebDriver --port=${port}`
      const session = ['dbus-run-session', '--', 'sh', '-c', command]
      driver = spawn('xvfb-run', [...screen, ...session], {
        stdio: 'ignore',
        detached: true,
        env: { ...process.env, XDG_CONFIG_HOME: settings },
      })
    },
    serverStop() {
      if (driver?.pid) process.kill(-driver.pid)
      if (settings) rmSync(settings, { recursive: true, force: true })
    },
  }
}

/** The Debian packages of these files. */
const needs = {
  chromium: {},
  firefox: { [firefox]: 'firefox-esr' },
  webkit: {
    [webkit]: 'webkit2gtk-driver',
    '/usr/bin/xvfb-run': 'xvfb',
    '/usr/bin/xauth': 'xauth',
    '/usr/bin/openbox': 'openbox',
    '/usr/bin/dbus-run-session': 'dbus',
  },
}

/** Tests also wait for frames and answers. So a few more pages than cores finish sooner. With five, a run is busy throughout. */
const pagesAtOnce = 5

/** Configuration of the test runner, by browser. */
const configurations = {
  chromium: () => ({ browsers: [inChromium()], concurrency: pagesAtOnce, plugins: [] }),
  firefox: () => ({ browsers: [inFirefox()], concurrency: 1, plugins: [] }),
  async webkit() {
    const port = await ownPort()
    return { browsers: [inWebkit(port)], concurrency: 1, plugins: [webkitDriver(port)] }
  },
}

function missingPackages(name) {
  const wanted = Object.entries(needs[name] ?? {})
  return wanted.filter(([file]) => !existsSync(file)).map(([, one]) => one)
}

/**
 * Installs missing packages for this browser, if that works without asking. Returns a sentence that says what a person
 * must install. undefined: nothing.
 */
export function missingFor(name = 'chromium') {
  const wanted = missingPackages(name)
  if (wanted.length > 0 && canInstall()) aptInstall(...wanted)
  const packages = missingPackages(name)
  return packages.length > 0
    ? `tests in ${name} need the packages ${packages.join(', ')}. Install them, and run the tests again.`
    : undefined
}

/** The browser of this run: `{browsers, concurrency, plugins}` for the test runner. */
export async function chosenBrowser(name = process.env.BROWSER ?? 'chromium') {
  if (!configurations[name]) {
    throw new Error(`BROWSER=${name}: expected ${Object.keys(configurations).join(', ')}`)
  }
  const missing = missingFor(name)
  if (missing) throw new Error(missing)
  return configurations[name]()
}
