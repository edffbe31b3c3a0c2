import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { shelves } from '../../demo/store/seed.ts'
import {
  cardsIn,
  linesIn,
  priceIn,
  promisesIn,
  stockIn,
  sumIn,
  type Said,
} from '../support/shop-html.ts'
import {
  claimOf,
  claimPath,
  startStore,
  visit,
  type Shopper,
  type TestStore,
} from '../support/store.ts'

const catalog = shelves.flatMap(({ products }) => products)
/** Tomorrow at nine: deals are renewed then, and no promise changes while the test runs. */
const dayMs = 86_400_000
const morning = Math.ceil(Date.now() / dayMs) * dayMs + 9 * 3_600_000

const page = async (who: Shopper, path: string) => {
  const answer = await who.get(path, { accept: 'text/html' })
  assert.equal(answer.status, 200, path)
  return answer.text()
}

const block = (html: string, start: RegExp, end: string) => {
  const from = start.exec(html)?.index ?? -1
  return from < 0 ? '' : html.slice(from, html.indexOf(end, from))
}

/** What the page of a product says of it, in words and in its page state. */
function told(html: string) {
  const state = JSON.parse(/data-dp-state="page">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
  const box = block(html, /class="panel panel-default buy-box"/, '</aside>')
  const plain = /<p class="buy-box-price"[^>]*>[^]*?<bdi[^>]*>(.*?)<\/bdi>/.exec(box)?.[1]
  return {
    ...priceIn(block(html, /<div class="product-price"/, '</div>')),
    plain: plain === undefined ? null : priceIn(`<b class="price">${plain}</b>`).price,
    state: state.product?.price?.amount,
    offer: state.product?.offerListingId as string,
    sells: box.includes('id="buy-box-form"'),
    promise: promisesIn(box)[0],
    hasDeal: html.includes('<dp-deal-box'),
    stock: stockIn(box),
  }
}

const places = {
  'somewhere at home': undefined,
  'near the warehouse': { zip: '20095' },
  'on an island': { zip: '25980' },
  'in another country': { place: 'AT' },
} as const

/** One of each way to travel, one on a deal, one with a minimum order: elsewhere, others differ in nothing. */
const some = [
  'B0WASHER01',
  'B0BREAD001',
  'B0GIFTCRD1',
  'B0WATCH001',
  'B0CAMERA01',
  'B0PAPER001',
  'B0COFFEE01',
]

const visits = [
  { as: undefined, where: 'somewhere at home', asins: catalog.map(({ asin }) => asin) },
  { as: 'member', where: 'somewhere at home', asins: some },
  { as: undefined, where: 'near the warehouse', asins: some },
  { as: undefined, where: 'on an island', asins: some },
  { as: 'member', where: 'in another country', asins: some },
] as const

for (const { as, where, asins } of visits) {
  const place = places[where]
  describe(`the shop agrees with itself, for ${as ? `a ${as}` : 'a guest'} ${where}`, () => {
    let store: TestStore
    let cards: Map<string, Said>[]
    let home: Map<string, Said>

    async function shopper() {
      const who = await visit(store, as)
      if (place) await who.postForm('/gp/delivery/location.html', { ...place, path: '/' })
      return who
    }

    before(async () => {
      store = await startStore({ faults: true })
      store.setClock(() => morning)
      await store.tick()
      const who = await shopper()
      home = cardsIn(await page(who, '/'))
      const kinds = new Set(catalog.map(({ kind }) => kind))
      cards = await Promise.all(
        [...kinds].map(async kind => cardsIn(await page(who, `/s/?kind=${kind}`))),
      )
    })
    after(() => store.close())

    it('STO-046 lists products on the home page and in the search', () => {
      assert.ok(home.size > 10)
      assert.ok(cards.reduce((sum, { size }) => sum + size, 0) > 60)
    })

    for (const asin of asins) {
      it(`STO-046 says the same of ${asin} on cards, page, cart and checkout`, async () => {
        const who = await shopper()
        const shown = told(await page(who, `/dp/${asin}`))
        for (const card of [home, ...cards].flatMap(list => list.get(asin) ?? [])) {
          assert.deepEqual(
            [card.price, card.reference],
            [shown.price, shown.reference],
            'card and page',
          )
          if (card.stock && shown.sells)
            assert.equal(card.stock, shown.stock, 'stock of card and page')
        }
        assert.equal(shown.plain, shown.state, 'buy box and page state')

        const query = `buyingOptionTypes=LIGHTNING_DEAL&offerListingId=${shown.offer}`
        const deal = (await (await who.get(`/dp/deals/product?${query}`)).json()).entity
        const [option] = deal.buyingOptions
        assert.equal(shown.hasDeal, option !== undefined, 'deal box and deal answer')

        if (!shown.sells) return
        const moq = catalog.find(one => one.asin === asin)?.moq ?? 1
        const added = await who.postForm('/gp/product/handle-buy-box', {
          asin,
          offerListingId: shown.offer,
          quantity: `${moq}`,
          // A gift card needs one, and nothing else looks at it.
          recipientEmail: 'ada@example.org',
        })
        const landing = added.headers.get('location')
        assert.equal(landing, '/cart', 'what the page sells goes into the cart')
        const cart = await page(who, '/cart')
        const line = linesIn(cart).get(asin)
        assert.equal(line?.price, shown.plain, 'cart and buy box')
        if (shown.price === shown.plain) assert.equal(line?.reference, shown.reference)
        if (line?.stock) assert.equal(line.stock, shown.stock, 'stock of cart and page')
        const [promise] = promisesIn(cart)
        assert.deepEqual(promise, shown.promise, 'delivery of cart and page')
        const sum = sumIn(cart)
        assert.equal(sum.items, (line?.price ?? 0) * moq)
        assert.equal(sum.delivery, promise?.cost ?? 0)
        assert.equal(sum.total, sum.items + sum.delivery)
        assert.deepEqual(sumIn(await page(who, '/checkout')), sum, 'cart and checkout')

        if (!option?.callToAction.addToCart || shown.price === shown.plain) return
        const claimer = await shopper()
        const { dealId } = option.dealDetails
        assert.equal((await claimer.post(claimPath(dealId), claimOf(asin))).status, 200)
        const claimed = linesIn(await page(claimer, '/cart')).get(asin)
        assert.deepEqual(
          [claimed?.price, claimed?.reference],
          [shown.price, shown.reference],
          'the price of the deal in the cart and on the page',
        )
      })
    }
  })
}
