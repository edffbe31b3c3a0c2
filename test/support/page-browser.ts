import { launch, type Browser } from 'puppeteer-core'

const common = [
  // Root has no sandbox.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--lang=en-US',
  // Else Chromium starts a process ahead for each page that a test might open.
  '--disable-features=SpareRendererForSitePerProcess',
]

/** Starts the browser of page tests. `more`: further switches. */
export const openBrowser = (...more: string[]): Promise<Browser> =>
  launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: [...common, ...more],
  })
