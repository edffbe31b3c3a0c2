import { fixtureCleanup } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { nameInPage } from '../../build/one-page.mjs'
import { place } from './browser.ts'
import { freshPage } from './fresh-page.ts'

const size = { width: innerWidth, height: innerHeight }

/** The page as a new one would be, for the next file. */
async function renew(): Promise<void> {
  fixtureCleanup()
  place('')
  freshPage()
  await setViewport(size)
}

/** Loads test files into this page, one after the other. `files`: path and address of each. */
export async function inOnePage(files: readonly [file: string, address: string][]): Promise<void> {
  const { describe } = globalThis
  for (const [file, address] of files) {
    const outer: typeof describe = Object.assign(
      (title: string, run: (this: Mocha.Suite) => void) => {
        // Suites within have their own names.
        globalThis.describe = describe
        const suite = describe(nameInPage(file, title), function () {
          before(renew)
          run.call(this)
        })
        globalThis.describe = outer
        return suite
      },
      describe,
    )
    globalThis.describe = outer
    await import(address)
  }
  globalThis.describe = describe
}
