import { build as bundle } from 'esbuild'
import type { ElementHandle, Page } from 'puppeteer-core'
import { at } from '../build/project.mjs'
import { documentOf } from '../demo/catalog/client/stage.ts'
import { visit } from '../demo/catalog/client/visitor.ts'
import type { Example } from '../src/element/describe.ts'

/** An address that the shop does not use. */
const address = '/__example'

/** A script for pages that performs a shopper's steps. Its global is `driver`. */
export async function driver(): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [at('test/support/drive.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'driver',
  })
  return outputFiles[0]?.text ?? ''
}

/** The example with further attributes on its tag. */
export function exampleWith(
  tag: string,
  example: Example,
  attributes: Readonly<Record<string, string>> = {},
): Example {
  const added = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return { ...example, html: example.html.replace(`<${tag}`, `<${tag}${added.join('')}`) }
}

/** Answers the first navigation with `body`. Stops later navigations, so that the page stays. */
async function answerOnce(page: Page, body: string): Promise<void> {
  let isAnswered = false
  await page.setRequestInterception(true)
  page.on('request', request => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) {
      void request.continue()
    } else if (isAnswered) {
      void request.abort('aborted')
    } else {
      isAnswered = true
      void request.respond({ contentType: 'text/html', body })
    }
  })
}

/** Opens a page with an example, as the right shopper, and waits until the page is idle. */
export async function openExample(
  page: Page,
  origin: string,
  tag: string,
  { as = 'signed-out', html }: Example,
): Promise<ElementHandle<Element>> {
  await page.goto(`${origin}/dp/session`)
  const { csrfToken = '' } = (await page.evaluate(visit, as)) ?? {}
  const scene = { html, page: 'plain', scheme: 'light', csrfToken } as const
  await answerOnce(page, documentOf(scene, '/dist/'))
  await page.goto(origin + address, { waitUntil: 'networkidle0' })
  const host = await page.$(tag)
  if (!host) throw new Error(`No <${tag}> in its example`)
  return host
}
