import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { leads, toReview } from '../../support/checkout.ts'
import { item } from '../../support/extras.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const card = 'B0GIFTCRD1'
const winter = 'B0GIFTWN50'
const recipient = { recipientEmail: 'ada@example.org', giftMessage: 'Happy birthday!' }

describe('the amount of a gift card in the store', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())
  beforeEach(async () => {
    shopper = await visit(store)
  })

  const page = async (path: string) => (await shopper.get(path, { accept: 'text/html' })).text()
  const buy = (gcCustomAmount: string, asin = card, quantity = 1) =>
    leads(
      shopper.postForm('/gp/product/handle-buy-box', {
        ...item(asin, quantity),
        ...recipient,
        gcCustomAmount,
      }),
    )
  /** Cart, checkout and order say all that was chosen. */
  const says = async (path: string) => {
    const html = await page(path)
    for (const words of [
      /€75\.00/,
      /Worth €37\.50/,
      /“Happy birthday!”/,
      /By e-mail to ada@example\.org, at once\./,
    ]) {
      assert.ok(words.test(html), `${path} says ${words}`)
    }
  }
  const held = async () => {
    const lines: { price: number; amount: number; quantity: number }[] = await (
      await shopper.get('/__facts/cart')
    ).json()
    return lines.map(({ price, amount, quantity }) => [price, amount, quantity])
  }

  it('STO-067 is the price of the card in cart, checkout and order, in words too', async () => {
    assert.equal(await buy('37.50', card, 2), '/cart')
    assert.deepEqual(await held(), [[3750, 3750, 2]])
    const { id, total } = await toReview(shopper)
    assert.equal(total, '7500')
    for (const path of ['/cart', '/checkout/review']) await says(path)
    await shopper.postForm('/checkout/order', { id, total })
    await says(`/orders/${id}`)
    assert.deepEqual(await held(), [])
  })

  it('STO-067 shows the amount in the cart with nothing that it would be lower than', async () => {
    await buy('37.5')
    const html = await page('/cart')
    assert.match(html, /€37\.50/)
    assert.match(html, /Worth €37\.50/)
    assert.match(html, /“Happy birthday!”/)
    assert.doesNotMatch(html, /list-price|€50/)
    assert.match(await page('/cart?lang=de'), /Im Wert von 37,50\u00a0€/)
  })

  it('STO-067 keeps cards of other amounts apart, and joins those of one', async () => {
    await buy('37.5')
    await buy('100')
    await buy('37.50')
    assert.deepEqual(await held(), [
      [3750, 3750, 2],
      [10_000, 10_000, 1],
    ])
  })

  it('STO-067 is that of each card in a form that buys several', async () => {
    const cards = { ...item(card), 'items[1][asin]': 'B0GIFTCRD2', ...recipient }
    const both = (gcCustomAmount: string, more: object = {}) =>
      leads(shopper.postForm('/gp/product/handle-buy-box', { ...cards, ...more, gcCustomAmount }))
    assert.equal(await both('37.5'), '/cart')
    assert.deepEqual(await held(), [
      [3750, 3750, 1],
      [3750, 3750, 1],
    ])
    assert.equal(await both('60', { 'items[1][asin]': winter }), '/cart?error=GIFT_AMOUNT')
    assert.equal((await held()).length, 2)
  })

  it('STO-067 says that a sold-out design has others, not other sizes', async () => {
    const html = await page('/dp/B0GIFTCRD4')
    assert.match(html, /Choose another option, or see similar items\./)
    assert.doesNotMatch(html, /size or colour/)
  })

  it('STO-067 takes the limits of the card, and nothing beyond or beside them', async () => {
    for (const amount of ['5', '500', '499.99']) assert.equal(await buy(amount), '/cart')
    for (const amount of ['4.99', '500.01', '0', '-5', '25.555', '1,000', '1e2', 'ten', '٢٥']) {
      assert.equal(await buy(amount), '/cart?error=GIFT_AMOUNT', amount)
    }
    assert.equal((await held()).length, 3)
  })

  it('STO-067 refuses an amount that comes twice', async () => {
    const fields = Object.entries({ ...item(card), ...recipient, gcCustomAmount: '25' })
    const twice = [...fields, ['gcCustomAmount', '500']] as const
    const answer = shopper.postForm('/gp/product/handle-buy-box', twice)
    assert.equal(await leads(answer), '/cart?error=INVALID_EXTRA')
  })

  it('STO-067 takes the price of the offer where no amount comes, and for a card of one amount', async () => {
    assert.equal(await buy(''), '/cart')
    assert.equal(await buy('50', winter), '/cart')
    assert.equal(await buy('25', winter), '/cart?error=GIFT_AMOUNT')
    assert.deepEqual(await held(), [
      [5000, 0, 1],
      [5000, 0, 1],
    ])
  })

  it('STO-067 is nothing to other products', async () => {
    assert.equal(await buy('1', 'B0LIPSTIK1'), '/cart')
    assert.deepEqual(
      (await held()).map(([, amount]) => amount),
      [0],
    )
  })

  it('STO-067 leads from design to design without scripts, with a field for the amount of the address', async () => {
    const html = await page(`/dp/${card}?gpo=37.5`)
    assert.match(
      html,
      /name="gcCustomAmount" type="number"[^>]* min="5" max="500"[^>]* value="37.5"/,
    )
    assert.match(await page(`/dp/${card}?gpo=3`), / value="50" required/)
    const designs = [...html.matchAll(/variation-choice([^"]*)" href="\/dp\/(\w+)"/g)]
    assert.deepEqual(
      designs.map(([, out, asin]) => [asin, out]),
      [
        [card, ''],
        ['B0GIFTCRD2', ''],
        ['B0GIFTCRD3', ''],
        ['B0GIFTWN25', ''],
        ['B0GIFTCRD4', ' is-out'],
        [card, ''],
        ['B0GIFTWN25', ''],
        [winter, ''],
        ['B0GIFTWN99', ''],
      ],
    )
    assert.doesNotMatch(await page(`/dp/${winter}`), /name="gcCustomAmount" type="number"/)
  })

  it('STO-067 tells the picker all cards in the language of the page', async () => {
    const html = await page(`/dp/${card}?lang=de`)
    const state = JSON.parse(
      /data-dp-state="gift-card-picker">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
    )
    assert.deepEqual(state.dimensions, {
      denomination: ['0', '25', '50', '100'],
      design_name: ['Schleife', 'Geburtstagstorte', 'Blumen', 'Winterdorf', 'Ringe', 'Ostereier'],
      occasion_type: ['Geburtstag', 'Danke', 'Hochzeit', 'Winterzeit'],
    })
    assert.equal(state.combinations['2_3'].asin, winter)
    assert.equal(state.combinations['0_0'].canonicalUrl, `/dp/${card}`)
    assert.deepEqual(state.amountSwatches[3][1], {
      value: 50,
      display: '50\u00a0€',
      denominationIndex: 2,
    })
    assert.deepEqual(Object.values(state.designVisibility), [
      'SHOWN',
      'SHOWN',
      'SHOWN',
      'SHOWN',
      'VGC_OUT_OF_STOCK',
      'HIDDEN',
    ])
    await page('/?lang=en')
  })
})
