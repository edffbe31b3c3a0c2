import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { fieldIn, leads } from '../../support/checkout.ts'
import { item } from '../../support/extras.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const card = 'B0GIFTCRD1'
const recipientEmail = 'ada@example.org'
/** 30 February of the year in which the next one would be. */
const noDay = `${Number(new Date(Date.now() + 305 * 86_400_000).toISOString().slice(0, 4))}-02-30`
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('the recipient of a gift card in the store', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())
  beforeEach(async () => {
    shopper = await visit(store)
  })

  const buy = (fields: Record<string, string>, asin = card) =>
    leads(shopper.postForm('/gp/product/handle-buy-box', { ...item(asin), ...fields }))
  const kept = async () => {
    const lines: { extras: { gift?: unknown } }[] = await (
      await shopper.get('/__facts/cart')
    ).json()
    return lines.map(({ extras }) => extras.gift)
  }

  it('STO-060 is kept with the card, without what is blank', async () => {
    const fields = { recipientEmail: ` ${recipientEmail} `, recipientName: ' ', giftMessage: 'Hi!' }
    assert.equal(await buy({ ...fields, deliveryDate: inDays(3) }), '/cart')
    assert.deepEqual(await kept(), [{ email: recipientEmail, message: 'Hi!', day: inDays(3) }])
    for (const language of ['de', 'en']) {
      const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
      const day = format.format(Date.parse(inDays(3)))
      const page = await (await shopper.get(`/cart?lang=${language}`)).text()
      const said = { de: `Per E-Mail an ada@example.org, am ${day}.` }[language]
      assert.ok(page.includes(said ?? `By e-mail to ada@example.org, on ${day}.`), language)
    }
  })

  it('STO-060 is refused without one address, and with a day that is not within a year', async () => {
    for (const email of ['', 'ada@', 'ada@example', 'a@b.org, c@d.org', '<b>@x.org']) {
      const fields = { recipientEmail: email, giftMessage: 'Hi!' }
      assert.equal(await buy(fields), '/cart?error=GIFT_RECIPIENT')
    }
    for (const deliveryDate of [inDays(-3), inDays(400), noDay, 'soon']) {
      assert.equal(await buy({ recipientEmail, deliveryDate }), '/cart?error=GIFT_DATE')
    }
    for (const fields of [{ recipientName: 'x'.repeat(61) }, { giftMessage: 'x'.repeat(201) }]) {
      assert.equal(await buy({ recipientEmail, ...fields }), '/cart?error=INVALID_EXTRA')
    }
    assert.deepEqual(await kept(), [])
  })

  it('STO-060 is needed whichever way a card is bought', async () => {
    assert.equal(await buy({}), '/cart?error=GIFT_RECIPIENT')
    const items = [{ asin: card, offerListingId: `OL${card}`, quantity: 1 }]
    const called = await shopper.post('/dp/cart/add-items', { items })
    assert.deepEqual([called.status, (await called.json()).type], [422, 'GIFT_RECIPIENT'])
    assert.deepEqual(await kept(), [])

    const member = await visit(store, 'member')
    const html = await (await member.get(`/buy/${card}`, { accept: 'text/html' })).text()
    const fields = Object.fromEntries(
      ['id', 'offer', 'quantity', 'total'].map(name => [name, fieldIn(html, name)]),
    )
    assert.match(await leads(member.postForm(`/buy/${card}`, fields)), /error=GIFT_RECIPIENT/)
  })

  it('STO-060 is kept with each card of a form that buys several', async () => {
    const cards = { ...item(card), 'items[1][asin]': 'B0GIFTCRD2' }
    assert.equal(await buy({ ...cards, recipientEmail }), '/cart')
    assert.deepEqual(await kept(), [{ email: recipientEmail }, { email: recipientEmail }])
  })

  it('STO-060 counts a line end of a form as one character', async () => {
    const giftMessage = '\r\n'.repeat(100) + 'x'.repeat(100)
    assert.equal(await buy({ recipientEmail, giftMessage }), '/cart')
  })

  it('STO-060 is nothing to other products', async () => {
    assert.equal(await buy({ recipientEmail }, 'B0LIPSTIK1'), '/cart')
    assert.deepEqual(await kept(), [undefined])
  })
})
