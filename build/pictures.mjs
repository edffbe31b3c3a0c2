import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'esbuild'
import { launch } from 'puppeteer-core'
import { documentOf } from '../demo/catalog/client/stage.ts'
import { visit } from '../demo/catalog/client/visitor.ts'
import { pictureFile, pictureFolder, pictureScale } from '../demo/catalog/pictures.ts'
import { ensureBrowser } from './browser.mjs'
import { built, nameOf } from './entries.mjs'
import { build } from './freshness.mjs'
import { at } from './project.mjs'
import { withShop } from './shop.mjs'

// Takes the catalogue's pictures from the running store: every declared state of every element, in light and dark.
//   npm run pictures -- [NAME …]     NAME: an element without dp-. Default: all

const names = process.argv.slice(2)
const chosen = built.filter(one => names.length === 0 || names.includes(nameOf(one)))

const viewport = { width: 480, height: 520, deviceScaleFactor: pictureScale }
const margin = 16
const address = '/__picture'

async function driver() {
  const options = { bundle: true, write: false, format: 'iife', globalName: 'driver' }
  const { outputFiles } = await bundle({ entryPoints: [at('test/support/drive.ts')], ...options })
  return outputFiles[0].text
}

/** Runs in the page. Returns the box around the element and its open layers, also those at the end of the body. */
function boxOf(host) {
  const roots = [host, ...document.querySelectorAll('body > [data-dp-outlet]')]
  const open = roots.flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll(':popover-open, dialog[open]') ?? []),
  ])
  const drawn = host.shadowRoot?.children ?? []
  const boxes = [host, ...drawn, ...open].map(node => node.getBoundingClientRect())
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0)
  if (seen.length === 0) return null
  const left = Math.min(...seen.map(box => box.left))
  const top = Math.min(...seen.map(box => box.top))
  const right = Math.max(...seen.map(box => box.right))
  const bottom = Math.max(...seen.map(box => box.bottom))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function clipOf({ x, y, width, height }) {
  const left = Math.max(0, x - margin)
  const top = Math.max(0, y - margin)
  return {
    x: left,
    y: top,
    width: Math.min(viewport.width, x + width + margin) - left,
    height: Math.min(viewport.height, y + height + margin) - top,
  }
}

async function show(page, shop, { tag }, { html, as = 'signed-out' }, scheme) {
  await page.goto(`${shop}/dp/session`)
  const { csrfToken } = await page.evaluate(visit, as)
  const scene = { html, page: 'plain', scheme, csrfToken }
  const answer = { contentType: 'text/html', body: documentOf(scene, '/dist/') }
  await page.setRequestInterception(true)
  page.on('request', request =>
    request.url().endsWith(address) ? request.respond(answer) : request.continue(),
  )
  await page.goto(shop + address, { waitUntil: 'networkidle0' })
  return page.waitForSelector(tag)
}

async function take(browser, shop, source, descriptor, example, state, scheme) {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setViewport(viewport)
    await page.emulateMediaFeatures([
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'prefers-color-scheme', value: scheme },
    ])
    await page.evaluateOnNewDocument(source)
    const host = await show(page, shop, descriptor, example, scheme)
    await host.evaluate(
      (node, name, steps) => driver.reach(node, { state: name }, steps),
      state,
      example.states[state],
    )
    await page.evaluate(() => document.fonts.ready.then(() => document.activeElement?.blur()))
    await new Promise(resolve => setTimeout(resolve, 300))
    const box = await host.evaluate(boxOf)
    if (!box) return
    const path = fileURLToPath(
      new URL(pictureFile(nameOf(descriptor), state, scheme), pictureFolder),
    )
    await page.screenshot({
      path,
      type: 'webp',
      quality: 82,
      clip: clipOf(box),
      captureBeyondViewport: false,
    })
  } finally {
    await context.close()
  }
}

async function takeAll(shop) {
  const browser = await launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  })
  const source = await driver()
  try {
    for (const descriptor of chosen) {
      for (const example of descriptor.examples) {
        for (const state of Object.keys(example.states ?? {})) {
          for (const scheme of ['light', 'dark']) {
            await take(browser, shop, source, descriptor, example, state, scheme)
          }
        }
      }
    }
  } finally {
    await browser.close()
  }
}

if (!build()) process.exit(1)
mkdirSync(pictureFolder, { recursive: true })
for (const file of readdirSync(pictureFolder)) {
  const isTaken = names.length === 0 || chosen.some(one => file.startsWith(`${nameOf(one)}.`))
  if (isTaken) rmSync(new URL(file, pictureFolder))
}
await withShop(takeAll)
console.log(
  `${readdirSync(pictureFolder).length} pictures are there. The next build puts them into the catalogue.`,
)
