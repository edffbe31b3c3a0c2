import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync, rmSync, statSync } from 'node:fs'
import { createServer as createHttp, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Browser, Page } from 'puppeteer-core'
import { createServer as createVite } from 'vite'
import { click } from '../support/appears.ts'
import { bundlers, write } from '../support/bundlers.ts'
import { blocksIn } from '../support/docs.ts'
import { installIn, pack, type Packed } from '../support/packed.ts'
import { openBrowser } from '../support/page-browser.ts'
import { patience } from '../support/wait.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** A plain static server: how a shop serves a folder. */
async function serve(folder: string): Promise<Server> {
  const server = createHttp((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop')
    const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    if (!existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

const [firstHtml, firstSh, firstJs] = ['html', 'sh', 'js'].map(
  language =>
    blocksIn(language).find(({ title }) =>
      title.startsWith(language === 'js' ? 'docs/embedding.md' : 'README.md'),
    )?.text ?? '',
) as [string, string, string]

const notes = `<script>
  window.ready = []
  document.addEventListener('dp-ready', ({ target }) => ready.push(target.localName))
</script>`
/** The page of the README, as whole as a shop has it. */
const pageOf = (html: string) => `<!doctype html><html lang="en"><head><title>Shop</title>
<link rel="icon" href="data:,">${notes}</head><body>${html}</body></html>`

/** The page of the README with a bundle in place of its two lines. */
const bundledPage = (script: string) =>
  pageOf(
    firstHtml
      .replaceAll(/<(link|script)[^]*?>(<\/script>)?\n/g, '')
      .concat(`<script type="module" src="${script}"></script>`),
  )

const ready = (page: Page, tag: string) =>
  page.waitForFunction(one => Reflect.get(window, 'ready').includes(one), {}, tag)

/** Chooses 3 as a shopper does. Returns what the form sends. */
async function chooseThree(page: Page): Promise<string[]> {
  await page.click('dp-quantity-selector >>> button')
  await click(page, '::-p-aria([name="3"][role="option"])')
  return page.evaluate(() => [...new FormData(document.forms[0])].map(String))
}

/** Runs the element of the page through a choice. */
async function works({ page, said }: { page: Page; said: string[] }) {
  await ready(page, 'dp-quantity-selector')
  assert.deepEqual(await chooseThree(page), ['quantity,3'])
  assert.deepEqual(said, [])
}

describe('The installed package', () => {
  let browser: Browser
  let packed: Packed
  let shop: string
  before(async () => {
    packed = pack()
    shop = installIn(packed)
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    packed.remove()
  })

  /** Opens a page, and notes its console, faults and requested files. */
  async function open(address: string) {
    const page = await browser.newPage()
    page.setDefaultTimeout(patience)
    const [said, asked]: [string[], string[]] = [[], []]
    page.on('pageerror', error => said.push(String(error)))
    page.on('console', message => {
      // The development server tells of itself.
      if (!message.text().startsWith('[vite]')) said.push(message.text())
    })
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto(address)
    return { page, said, asked }
  }

  describe('used as README.md says', () => {
    let server: Server
    before(async () => {
      for (const line of firstSh.trim().split('\n')) {
        const [, copy] = /^npx dp-elements (copy .*)$/.exec(line) ?? []
        if (!copy) {
          assert.equal(line, 'npm install dp-elements')
          continue
        }
        const command = join(shop, 'node_modules/dp-elements/dist/command/dp.js')
        execFileSync(process.execPath, [command, ...copy.split(' ')], { cwd: shop })
      }
      write(shop, { 'public/index.html': pageOf(firstHtml) })
      server = await serve(join(shop, 'public'))
    })
    after(() => void server.close())

    it('COR-128 shows the element, which takes a choice', async () => {
      const opened = await open(addressOf(server))
      await works(opened)
      await opened.page.close()
    })

    it('COR-129 has no inspector to open, and one line says so', async () => {
      const { page, said, asked } = await open(`${addressOf(server)}?dp-inspect`)
      await ready(page, 'dp-quantity-selector')
      await page.waitForFunction(
        () => performance.getEntriesByName(`${location.origin}/dist/elements/dp-inspector.js`)[0],
      )
      await page.waitForNetworkIdle()
      assert.equal(await page.$('dp-inspector'), null)
      assert.equal(asked.filter(path => path.includes('inspector')).length, 1)
      const own = said.filter(text => text.startsWith('dp-elements:'))
      assert.equal(own.length, 1, own.join('\n'))
      assert.match(own[0] ?? '', /<dp-inspector> could not be loaded/)
      await page.close()
    })
  })

  const withSheet = `${firstJs}
import { dp } from 'dp-elements'
dp.push(({ elements }) => { window.defined = [...elements.keys()] })
`
  for (const [name, bundle] of Object.entries(bundlers)) {
    it(`COR-128 works in a page that ${name} made, and loads the code of its tags alone`, async () => {
      // Rollup itself knows no sheets.
      const source = name === 'Rollup' ? withSheet.replace(/^.*dp\.css.*$/m, '') : withSheet
      write(shop, { 'main.js': source, 'built/index.html': bundledPage('/main.js') })
      await bundle(shop)
      const server = await serve(join(shop, 'built'))
      try {
        const opened = await open(addressOf(server))
        await works(opened)
        const entries = opened.asked.filter(path => /\bdp-[a-z-]+[a-z]\b/.test(path))
        assert.ok(entries.length > 0)
        for (const path of entries) assert.match(path, /dp-quantity-selector/)
        const defined = await opened.page.evaluate(() => Reflect.get(window, 'defined'))
        assert.deepEqual(defined, ['dp-quantity-selector'])
        // A tag that comes later, and one with data-load.
        await opened.page.evaluate(() => {
          document.body.insertAdjacentHTML(
            'beforeend',
            '<dp-expander data-kind="title" data-load="visible"><h1>Bread</h1></dp-expander>',
          )
        })
        await ready(opened.page, 'dp-expander')
        await opened.page.close()
      } finally {
        server.close()
        rmSync(join(shop, 'built'), { recursive: true })
      }
    })
  }

  it('COR-128 works in a page that the development server of Vite serves', async () => {
    write(shop, { 'main.js': withSheet, 'index.html': bundledPage('/main.js') })
    const vite = await createVite({
      root: shop,
      configFile: false,
      logLevel: 'error',
      server: { host: '127.0.0.1', port: 0 },
    })
    await vite.listen()
    try {
      const opened = await open(`${vite.resolvedUrls?.local[0]}`)
      await works(opened)
      await opened.page.close()
    } finally {
      await vite.close()
    }
  })
})
