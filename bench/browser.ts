import { launch, type Browser, type Page } from 'puppeteer-core'
import { ensureBrowser } from '../build/browser.mjs'

/** Runs Chromium, with extra switches, while `use` runs. */
export async function withBrowser<T>(
  use: (browser: Browser) => Promise<T>,
  switches: readonly string[] = [],
): Promise<T> {
  const isRoot = process.getuid?.() === 0
  const browser = await launch({
    executablePath: ensureBrowser(),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--js-flags=--expose-gc',
      ...switches,
    ],
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** Opens a page in a new profile, so that no cache, compiled code or heap is left from an earlier page. */
export async function withFreshPage<T>(
  browser: Browser,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.createBrowserContext()
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}
