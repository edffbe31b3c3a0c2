import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser, Page } from 'puppeteer-core'
import { appears } from '../support/appears.ts'
import { openBrowser } from '../support/page-browser.ts'
import { patience } from '../support/wait.ts'

const entry = fileURLToPath(new URL('../../dist/react/index.js', import.meta.url))

/** A page's bundle: the library beside the React that the page has anyway. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

const html = `<!doctype html><html lang="en"><body><form>
<dp-quantity-selector data-widget-id="a" data-asin="B0REACT001"><select name="quantity"><option>1<option selected>2<option>3</select></dp-quantity-selector>
<dp-quantity-selector data-widget-id="b" data-asin="B0REACT001" data-shape-type="SIMPLIFIED_QUANTITY_STEPPER"></dp-quantity-selector>
<dp-expander data-kind="title"><h1>Bread</h1></dp-expander>
</form></body></html>`

describe('The library on React 19', () => {
  let browser: Browser
  let page: Page
  const faults: string[] = []

  before(async () => {
    browser = await openBrowser()
    page = await browser.newPage()
    page.setDefaultTimeout(patience)
    page.on('pageerror', error => faults.push(String(error)))
    await page.setContent(html)
    await page.addScriptTag({ content: await bundle() })
    await appears(page, '[data-widget-id="b"] >>> [role=group]')
  })
  after(() => browser.close())

  it('COR-122 shows quantities, and keeps those of one product in step', async () => {
    await page.click('[data-widget-id="b"] >>> button:last-of-type')
    const shown = '[data-widget-id="a"] >>> button'
    await page.waitForFunction(
      button => button?.textContent === '3',
      {},
      await appears(page, shown),
    )
    const sent = await page.evaluate(() => [...new FormData(document.forms[0])].map(String))
    // A name is submitted once, by the first in the document (core.md, shared form fields).
    assert.deepEqual(sent, ['quantity,3'])
  })

  it('COR-122 opens the choice, and closes it by Escape with focus on the button', async () => {
    await page.click('[data-widget-id="a"] >>> button')
    await appears(page, '[data-widget-id="a"] >>> [role=option]')
    await page.keyboard.press('Escape')
    await appears(page, '[data-widget-id="a"] >>> button[aria-expanded=false]')
    const focused = await page.evaluate(
      () => document.activeElement?.shadowRoot?.activeElement?.ariaExpanded,
    )
    assert.equal(focused, 'false')
  })

  it('COR-122 brings wrappers along, and raises no fault', async () => {
    await appears(page, 'dp-expander >>> slot')
    assert.deepEqual(faults, [])
  })
})
