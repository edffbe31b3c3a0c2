import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, it } from 'node:test'
import { appears } from '../support/appears.ts'
import { catalogue } from '../../elements/index.ts'
import { withVisitor, type Visitor } from '../support/shop-visitor.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** What axe finds in the page, frames apart: elements are looked at in all states elsewhere. */
async function findings({ page }: Visitor): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { iframes: false })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  })
}

const pageOf = (name: string) => `/catalog/${name}.html`

/** The page in the workbench's frame, once the element shows its first view. */
async function preview({ page }: Visitor, tag: string) {
  const frame = await appears(page, '.stage iframe')
  const inside = await frame?.contentFrame()
  assert.ok(inside)
  await inside.waitForFunction(
    name => document.querySelector(name)?.matches(':state(ready)'),
    {},
    tag,
  )
  return inside
}

const logged = ({ page }: Visitor, text: string) =>
  page.waitForFunction(
    wanted => document.querySelector('.log')?.textContent.includes(wanted),
    {},
    text,
  )
const lines = ({ page }: Visitor) => page.$eval('#lines pre', ({ textContent }) => textContent)

describe('the catalogue', () => {
  it(
    'leads from its first page to a page of every element',
    withVisitor({}, async visitor => {
      await visitor.go('/catalog/')
      const links = await visitor.page.$$eval('.card a', all => all.map(({ href }) => href))
      const names = links.map(link => link.split('/').at(-1))
      assert.deepEqual(
        names,
        catalogue.map(({ tag }) => `${tag.slice(3)}.html`),
      )
      for (const link of links) assert.equal((await fetch(link)).status, 200, link)
    }),
  )

  it(
    'finds a field of an element by keyboard, and leads to its row',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go('/catalog/')
      await page.focus('#find')
      await page.keyboard.type('minimum order')
      await appears(page, '#found [role=option][aria-selected=true]')
      const found = await page.$$eval('#found code', all =>
        all.map(({ textContent }) => textContent),
      )
      assert.ok(found.includes('moq'), found.join())
      while (
        (await page.$eval('#found [aria-selected=true] code', ({ textContent }) => textContent)) !==
        'moq'
      ) {
        await page.keyboard.press('ArrowDown')
      }
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
      assert.match(page.url(), /buy-box\.html#field-moq$/)
    }),
  )

  it(
    'shows an example that works against the store, what it sends, and its calls',
    withVisitor({}, async visitor => {
      await visitor.go(pageOf('invite-button'))
      const inside = await preview(visitor, 'dp-invite-button')
      await logged(visitor, 'dp-ready')
      await inside.$eval('dp-invite-button', host =>
        host.shadowRoot?.querySelector<HTMLElement>('[part~=button]')?.click(),
      )
      await logged(visitor, 'dp-invite-requested')
      await logged(visitor, 'POST /dp/invite/request')
      const log = await visitor.page.$eval('.log', ({ textContent }) => textContent)
      assert.match(log, /POST \/dp\/invite\/request sent \{\}\s+200 \{/)
      assert.doesNotMatch(log, /csrf/i)
    }),
  )

  for (const [title, tag, way] of [
    ['Quantity and gift options', 'dp-buy-box[data-gift-wrap-available]', 'submit'],
    [
      'A fresh item: added to the cart without leaving the page',
      'dp-buy-box[data-variant=fresh]',
      'POST /gp/product/',
    ],
  ] as const) {
    it(
      `COR-083 shows no token when an example sends one by ${way}`,
      withVisitor({}, async visitor => {
        const { page } = visitor
        await visitor.go(pageOf('buy-box'))
        await preview(visitor, 'dp-buy-box')
        await page.select('.bar .wide select', title)
        const inside = await preview(visitor, tag)
        const token = await inside.$eval('meta[name=dp-csrf-token]', ({ content }) => content)
        await inside.$eval('dp-buy-box button', button => button.click())
        await logged(visitor, way)
        const log = await page.$eval('.log', ({ textContent }) => textContent)
        assert.match(log, /anti-csrftoken"?[=:]"?•••/)
        assert.ok(token && !log.includes(token))
      }),
    )
  }

  it(
    'writes what is filled in into the tag, shows it, and tells at the field what does not fit',
    // The preview warns of it, too.
    withVisitor({ expects: /data-moq: expected/ }, async visitor => {
      const { page } = visitor
      await visitor.go(pageOf('buy-box'))
      await preview(visitor, 'dp-buy-box')
      const control = await appears(page, '#fill-moq')
      await control?.click({ count: 3 })
      await control?.type('7')
      await page.waitForFunction(() =>
        document.querySelector('#lines pre')?.textContent.includes('data-moq="7"'),
      )
      const frame = await (await page.$('.stage iframe'))?.contentFrame()
      assert.ok(frame)
      await appears(frame, 'dp-buy-box[data-moq="7"]')
      await control?.click({ count: 3 })
      await control?.type('0')
      await appears(page, '#fill-moq[aria-invalid=true]')
      assert.match(
        await page.$eval('#fill-moq-about', ({ textContent }) => textContent),
        /at least 1/,
      )
    }),
  )

  it(
    'copies the lines as they stand, or selects them where the browser forbids that',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go(pageOf('expander'))
      await preview(visitor, 'dp-expander')
      const press = async (word: string) => {
        await page.$eval('.copy button', button => (button as HTMLElement).click())
        await page.waitForFunction(
          wanted => document.querySelector('.copy button')?.textContent.trim() === wanted,
          {},
          word,
        )
      }
      await page.evaluate(() => {
        const clipboard = { writeText: (text: string) => void (document.title = text) }
        Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
      })
      await press('Copied')
      assert.equal(await page.title(), (await lines(visitor)).replaceAll(/\s+/g, ' ').trim())
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await press('Selected')
      const selected = await page.evaluate(() => String(getSelection()))
      assert.equal(selected.trim(), (await lines(visitor)).trim())
    }),
  )

  it(
    'writes the lines in other template languages, by keyboard too, also for a variable',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go(pageOf('deal-box'))
      await preview(visitor, 'dp-deal-box')
      await page.select('#fill-offerListingId ~ .from', 'expression')
      assert.match(await lines(visitor), /data-offer-listing-id="…"/)
      await page.type('#fill-offerListingId', '$offer')
      await page.focus('#tab-html')
      await page.keyboard.press('ArrowRight')
      await appears(page, '#tab-php[aria-selected=true]')
      assert.match(await lines(visitor), /data-offer-listing-id="<\?= htmlspecialchars\(.*\$offer/)
      const head = await page.$$eval('#lines pre', all => all.at(1)?.textContent ?? '')
      assert.match(head, /<script src="\/dist\/dp\.js" defer integrity="sha384-/)
      assert.match(head, /^<meta name="dp-csrf-token" content="<\?= .*\$csrfToken/)
      await page.$eval('#base', input => {
        ;(input as HTMLInputElement).value = 'https://cdn.example/dp'
        input.dispatchEvent(new Event('input'))
      })
      const placed = await page.$$eval('#lines pre', all => all.at(1)?.textContent ?? '')
      assert.match(placed, /<script src="https:\/\/cdn\.example\/dp\/dp\.js" defer/)
    }),
  )

  for (const scheme of ['light', 'dark'] as const) {
    it(
      `is readable by everybody in ${scheme}`,
      withVisitor({}, async visitor => {
        const { page } = visitor
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
        for (const path of ['/catalog/', pageOf('quantity-selector'), pageOf('embedding')]) {
          await visitor.go(path)
          assert.deepEqual(await findings(visitor), [], path)
        }
      }),
    )
  }

  it(
    'has all that a row of a table says in the view of a phone',
    withVisitor({ device: 'phone' }, async visitor => {
      const { page } = visitor
      await visitor.go(pageOf('deal-box'))
      const cut = await page.$$eval(
        '.table',
        all => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      )
      assert.equal(cut, 0)
      assert.ok(await page.$eval('#field-asin', row => row.textContent.includes('ten characters')))
    }),
  )

  it(
    'prints what is folded on the screen, and examples as text',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go(pageOf('deal-box'))
      await preview(visitor, 'dp-deal-box')
      const seen = () =>
        page.$$eval('#call-deal-claim pre, .still pre, .bench', all =>
          all.map(one => [one.className || one.parentElement?.className, one.checkVisibility()]),
        )
      const shown = async (name: string) =>
        (await seen()).flatMap(([of, isSeen]) => (of === name ? [isSeen] : []))
      assert.ok(!(await shown('call')).includes(true))
      assert.ok(!(await shown('still')).includes(true))
      await page.emulateMediaType('print')
      assert.ok(!(await shown('call')).includes(false))
      assert.ok(!(await shown('still')).includes(false))
      assert.deepEqual(await shown('bench'), [false])
    }),
  )

  it(
    'scrolls sideways on no phone',
    withVisitor({ device: 'phone' }, async visitor => {
      for (const path of ['/catalog/', pageOf('fitment-stripe'), pageOf('embedding')]) {
        await visitor.go(path)
        const [width, view] = await visitor.page.evaluate(() => [
          document.documentElement.scrollWidth,
          innerWidth,
        ])
        assert.equal(width, view, path)
      }
    }),
  )
})

describe('the inspector', () => {
  it(
    'tells of events that nobody can cancel, too',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go('/dp/B0HEADPH01?dp-inspect')
      await appears(page, 'dp-inspector')
      await page.$eval('dp-quantity-selector', host =>
        host.dispatchEvent(new CustomEvent('dp-quantity-changed', { bubbles: true })),
      )
      await page.waitForFunction(() =>
        document
          .querySelector('dp-inspector')
          ?.shadowRoot?.querySelector('.log')
          ?.textContent.includes('dp-quantity-changed'),
      )
    }),
  )

  it(
    'COR-114 comes with its exact name alone, and not where the page forbids it',
    withVisitor({ expects: /dp-no-such/ }, async visitor => {
      const { page } = visitor
      const asked: string[] = []
      page.on('request', request => asked.push(request.url()))
      /** The loader asks for the inspector before the page has loaded, or not at all. */
      const isThere = async (address: string) => {
        asked.length = 0
        await visitor.go(address)
        assert.ok(asked.some(url => url.endsWith('/dp.js')))
        return asked.some(url => url.includes('/dp-inspector.js'))
      }
      assert.equal(await isThere('/dp/B0HEADPH01?a=1&dp-inspect=1'), true)
      assert.equal(await isThere('/dp/B0HEADPH01?x=dp-inspect-y'), false)
      assert.equal(await isThere('/dp/B0HEADPH01?dp-inspector'), false)
      assert.equal(await isThere('/dp/B0PUMP0001#dp-inspect'), false)
      await page.evaluateOnNewDocument(() => {
        const options = { capture: true, once: true }
        const forbid = { name: 'dp-disable', content: 'dp-inspector' }
        const write = () =>
          document.head.append(Object.assign(document.createElement('meta'), forbid))
        addEventListener('readystatechange', write, options)
      })
      assert.equal(await isThere('/dp/B0HEADPH01?dp-inspect'), false)
      await page.waitForFunction(() => !Array.isArray(Reflect.get(window, 'dp')))
      asked.length = 0
      const following = page.waitForRequest(request => request.url().includes('dp-no-such.js'))
      await page.evaluate(() => {
        Reflect.get(window, 'dp').push(({ inspect }: { inspect(): void }) => inspect())
        document.body.append(document.createElement('dp-no-such'))
      })
      // The loader asks for code in the order of the tags.
      await following
      assert.deepEqual(
        asked.filter(url => url.includes('inspector')),
        [],
      )
      assert.equal(await page.$eval('dp-inspector', one => one.shadowRoot), null)
    }),
  )

  it(
    'comes with ?dp-inspect, and costs other pages nothing',
    withVisitor({}, async visitor => {
      const { page } = visitor
      const asked: string[] = []
      page.on('request', request => asked.push(request.url()))
      await visitor.go('/dp/B0HEADPH01')
      assert.deepEqual(
        asked.filter(url => url.includes('inspector')),
        [],
      )
      await visitor.go('/dp/B0HEADPH01?dp-inspect')
      await page.waitForFunction(() =>
        document
          .querySelector('dp-inspector')
          ?.shadowRoot?.textContent.includes('<dp-quantity-selector>'),
      )
    }),
  )
})
