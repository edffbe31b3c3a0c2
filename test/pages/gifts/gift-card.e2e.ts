import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appears, click } from '../../support/appears.ts'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const card = 'B0GIFTCRD1'
const cake = 'B0GIFTCRD2'
const winter = 'B0GIFTWN50'
const element = 'dp-gift-card-picker'
const box = 'Enter an amount'
const add = 'Add to cart'
const email = 'E-mail of the recipient'
const message = 'Your message (optional)'
const hint = 'Select or input a valid Amount to add to Shopping Cart'

const held = async ({ cart }: Visitor) =>
  (await cart()).map(({ asin, quantity, price }) => [asin, quantity, price])

const priceOf = ({ page }: Visitor) =>
  page.$$eval('.product-price .price, .buy-box-price .price', nodes => [
    ...new Set(nodes.map(({ textContent }) => textContent?.trim())),
  ])

const saysAll = async (visitor: Visitor) => {
  for (const words of [
    '€75.00',
    'Worth €37.50',
    '“Happy birthday!”',
    'By e-mail to ada@example.org, at once.',
  ]) {
    await visitor.read(words)
  }
}

/** Chooses a design by its name. */
const design = async ({ page }: Visitor, name: string) => {
  await click(page, `${element} >>> [part~=design] label:has(img[alt="${name}"])`)
  await appears(page, `${element} >>> [data-chosen=true] img[alt="${name}"]`)
}

describe('a gift card of the amount that a shopper types', () => {
  it(
    'GFT-017 GFT-026 GFT-029 is bought on another design, and cart, checkout and order say what it is',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go(`/dp/${card}`, 'networkidle0')
      await page.select('#buy-box-quantity', '2')
      await design(visitor, 'Birthday cake')
      await visitor.write('textbox', box, '37.50')
      await visitor.write('textbox', email, 'ada@example.org')
      await visitor.write('textbox', message, 'Happy birthday!')
      assert.deepEqual(await priceOf(visitor), ['€37.50'])
      assert.equal(
        await page.title(),
        'Harbor & Pine birthday gift card, by e-mail · Harbor & Pine',
      )
      assert.equal(
        await page.$eval('link[rel=canonical]', link => link.getAttribute('href')),
        `/dp/${cake}`,
      )
      assert.match(page.url(), new RegExp(`/dp/${card}\\?gpo=37\\.5$`))
      await visitor.arrive(() => visitor.press('button', add))
      assert.deepEqual(await held(visitor), [[cake, 2, 3750]])
      await saysAll(visitor)
      await visitor.go('/checkout/address')
      for (const [name, text] of Object.entries({
        recipient: 'Ada Lund',
        street: 'Torstraße 1',
        zip: '10119',
        city: 'Berlin',
      })) {
        await page.$eval(
          `[name=${name}]`,
          (field, value) => ((field as HTMLInputElement).value = value),
          text,
        )
      }
      const submit = () =>
        visitor.arrive(() =>
          page.$eval('main form [type=submit]', button => (button as HTMLElement).click()),
        )
      await submit()
      await submit()
      await page.$eval('[name=method][value=invoice]', radio => (radio as HTMLElement).click())
      assert.equal(await submit(), '/checkout/review')
      await saysAll(visitor)
      assert.match(await submit(), /^\/orders\//)
      await saysAll(visitor)
    }),
  )

  it(
    'GFT-033 comes back with the back button, with its price and its design',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go(`/dp/${card}`, 'networkidle0')
      await visitor.write('textbox', box, '37.50')
      await page.keyboard.press('Enter')
      await design(visitor, 'Winter village')
      assert.deepEqual(await priceOf(visitor), ['€25.00'])
      await page.goBack()
      await page.waitForFunction(() => document.title.includes('gift card, by e-mail'))
      assert.deepEqual(await priceOf(visitor), ['€37.50'])
      await page.goForward()
      await page.waitForFunction(() => document.title.includes('winter gift card of 25'))
      await click(page, `${element} >>> [part~=swatch] label:has(input[value="1"])`)
      await visitor.write('textbox', email, 'ada@example.org')
      await visitor.arrive(() => visitor.press('button', add))
      assert.deepEqual(await held(visitor), [[winter, 1, 5000]])
    }),
  )

  it(
    'GFT-014 GFT-015 GFT-050 is not bought beyond the limits of the card',
    withVisitor({ device: 'phone' }, async visitor => {
      const { page } = visitor
      await visitor.go(`/dp/${card}?gpo=37.5`, 'networkidle0')
      assert.deepEqual(await priceOf(visitor), ['€37.50'])
      await page.$eval(element, host => {
        const input = host.shadowRoot?.querySelector<HTMLInputElement>('[part=box]')
        input?.focus()
        input?.select()
      })
      await page.keyboard.type('4')
      await visitor.write('textbox', email, 'ada@example.org')
      await visitor.read('Enter an amount from €5 to €500.')
      assert.deepEqual(await priceOf(visitor), ['–'])
      const veil = await appears(page, '#add-to-cart-button + [data-dp-outlet] >>> .veil')
      await veil?.scrollIntoView()
      await veil?.tap()
      await visitor.read(hint)
      assert.deepEqual(await visitor.cart(), [])
      const { scrollWidth, clientWidth } = await page.$eval('html', root => ({
        scrollWidth: root.scrollWidth,
        clientWidth: root.clientWidth,
      }))
      assert.ok(scrollWidth <= clientWidth)
    }),
  )

  it(
    'STO-067 is bought without scripts, too',
    withVisitor({ scripts: false, expects: /^csp / }, async visitor => {
      const { page } = visitor
      await visitor.go(`/dp/${card}`)
      await visitor.arrive(() => page.click(`${element} a[href="/dp/${cake}"]`))
      for (const [id, text] of [
        ['gift-amount', '37.5'],
        ['gift-email', 'ada@example.org'],
        ['gift-message', 'Happy birthday!'],
      ] as const) {
        await page.$eval(
          `#${id}`,
          (field, value) => ((field as HTMLInputElement).value = value),
          text,
        )
      }
      await visitor.arrive(() => page.click('#add-to-cart-button'))
      assert.deepEqual(await held(visitor), [[cake, 1, 3750]])
      await visitor.read('“Happy birthday!”')
    }),
  )
})
