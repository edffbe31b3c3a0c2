import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { berlin, leads, toReview } from '../../support/checkout.ts'
import {
  item,
  paymentField,
  protectionField,
  sampleFields,
  warrantyFieldsOf,
} from '../../support/extras.ts'
import { sumIn } from '../../support/shop-html.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

interface Line {
  id: number
  asin: string
  quantity: number
}

const headphones = 'B0HEADPH01'
const plan = 'B0PLAN0002'
const monthly = 'B0PLANMON1'
const lipstick = 'B0LIPSTIK1'

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

const addOn = (html: string, asin: string) => {
  const found = new RegExp(`data-add-on="${asin}"[\\s\\S]*?</div>\\s*<b[\\s\\S]*?</b>`).exec(html)
  return textOf(found?.[0] ?? '')
}

describe('extras in cart, checkout and order', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())
  beforeEach(async () => {
    shopper = await visit(store)
  })

  const buy = async (fields: Record<string, string>) =>
    assert.equal(await leads(shopper.postForm('/gp/product/handle-buy-box', fields)), '/cart')
  const lines = async (): Promise<Line[]> => (await shopper.get('/__facts/cart')).json()
  const held = async () =>
    Object.fromEntries((await lines()).map(({ asin, quantity }) => [asin, quantity]))
  const lineOf = async (asin: string) =>
    `${(await lines()).find(line => line.asin === asin)?.id ?? ''}`
  const update = async (asin: string, quantity: number) =>
    leads(shopper.postForm('/cart/update', { lineId: await lineOf(asin), quantity: `${quantity}` }))
  const remove = async (asin: string) =>
    leads(shopper.postForm('/cart/remove', { lineId: await lineOf(asin) }))

  /** A page as text, with its spaces plain. */
  const page = async (path: string, language = 'en') => {
    const address = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
    return (await (await shopper.get(address, { accept: 'text/html' })).text()).replaceAll(
      /[\u00A0\u202F]/g,
      ' ',
    )
  }
  const withPlan = (quantity = 1) =>
    buy({ ...item(headphones, quantity), ...protectionField(headphones, plan) })

  describe('when the cart changes', () => {
    it('STO-063 keeps a plan for each unit, and takes no more than there are', async () => {
      await withPlan(2)
      await update(headphones, 5)
      assert.deepEqual(await held(), { [headphones]: 5, [plan]: 5 })
      await update(headphones, 1)
      assert.deepEqual(await held(), { [headphones]: 1, [plan]: 1 })
    })

    it('STO-063 leaves the units without a plan without one', async () => {
      await withPlan(1)
      await buy(item(headphones, 2))
      await update(headphones, 4)
      assert.deepEqual(await held(), { [headphones]: 4, [plan]: 1 })
    })

    it('STO-063 keeps a monthly plan for one unit', async () => {
      await buy({ ...item(headphones), ...protectionField(headphones, monthly) })
      await update(headphones, 3)
      assert.deepEqual(await held(), { [headphones]: 3, [monthly]: 1 })
    })

    it('STO-062 sets no plan to more than its product', async () => {
      await withPlan(2)
      assert.equal(await update(plan, 3), '/cart?error=TOO_MANY_ADD_ONS')
      assert.equal(await update(plan, 1), '/cart')
      await buy({ ...item(headphones), ...warrantyFieldsOf(headphones, monthly) })
      assert.deepEqual(await held(), { [headphones]: 3, [plan]: 1, [monthly]: 1 })
    })

    it('STO-063 takes a sample along with its product', async () => {
      await buy({ ...item(lipstick), ...sampleFields('B0SMPLLIP1') })
      await remove(lipstick)
      assert.deepEqual(await held(), {})
    })

    it('STO-063 takes a plan along where the two are mutually inclusive', async () => {
      const fields = protectionField(headphones, plan, {
        itemAssociation: {
          associatedItemId: headphones,
          renderType: 'renderAll',
          programType: 'AmazonProtect',
          deleteConstraint: { mutuallyInclusive: true },
        },
      })
      await buy({ ...item(headphones), ...fields })
      await remove(headphones)
      assert.deepEqual(await held(), {})
    })

    it('STO-063 keeps a plan that may stay, says so, and places no order of it', async () => {
      await withPlan()
      await buy(item('B0COFFEE01'))
      await remove(headphones)
      assert.deepEqual(await held(), { [plan]: 1, B0COFFEE01: 1 })
      assert.match(await page('/cart'), /The product that this is for is no longer in your cart/)
      const order = await toReview(shopper)
      const place = () => leads(shopper.postForm('/checkout/order', order))
      assert.equal(await place(), '/checkout/review?error=ADD_ON_ALONE')
      const problem = await page('/checkout/review?error=ADD_ON_ALONE')
      assert.match(problem, /A plan in your cart has lost its product/)
      await buy(item(headphones))
      assert.doesNotMatch(await page('/cart'), /no longer in your cart/)
      const { total } = await toReview(shopper)
      assert.match(
        await leads(shopper.postForm('/checkout/order', { ...order, total })),
        /placed=1/,
      )
    })

    it('STO-063 keeps the plans of what is left of a product in another line', async () => {
      await withPlan(2)
      await buy({ ...item(headphones), ...paymentField(headphones, 'equalPay12') })
      await remove(headphones)
      assert.deepEqual(await held(), { [headphones]: 1, [plan]: 1 })
    })
  })

  it('STO-061 sells neither plan nor sample alone, by whatever way', async () => {
    for (const asin of [plan, 'B0SMPLLIP1']) {
      const bought = leads(shopper.postForm('/gp/product/handle-buy-box', item(asin)))
      assert.equal(await bought, '/cart?error=NOT_SOLD_ALONE')
      const items = [{ asin, offerListingId: `OL${asin}`, quantity: 1 }]
      const added = await shopper.post('/dp/cart/add-items', { items })
      assert.equal((await added.json()).type, 'NOT_SOLD_ALONE')
      const shown = await page(`/dp/${asin}`)
      assert.match(shown, /You cannot buy this alone/)
      assert.doesNotMatch(shown, /id="buy-box-form"/)
    }
    for (const words of ['Harbor Care', 'Velvet lipstick']) {
      const found = await page(`/s/?${new URLSearchParams({ keywords: words })}`)
      assert.doesNotMatch(found, /href="\/dp\/B0(PLAN0|SMPL)/)
    }
    const member = await visit(store, 'member')
    const one = { id: 'HP-2222-2222', offer: `OL${plan}`, quantity: '1', total: '1990' }
    assert.match(await leads(member.postForm(`/buy/${plan}`, one)), /error=NOT_SOLD_ALONE/)
  })

  const said = {
    en: [/Harbor Care two-year.* €19.90/, /Free/, /€1.99 a month\. You pay the first month today/],
    de: [/Schutzplan für zwei Jahre.* 19,90 €/, /Gratis/, /1,99 € im Monat/],
    ar: [
      /خطة حماية Harbor Care لسنتين.*١٩٫٩٠|خطة حماية Harbor Care لسنتين.*19[.,٫]90/,
      /مجانًا/,
      /في الشهر\. تدفع/,
    ],
  }
  for (const [language, [ofPlan, ofSample, ofMonth]] of Object.entries(said)) {
    it(`STO-064 shows plans and samples under their products in ${language}`, async () => {
      await withPlan()
      await buy({ ...item(lipstick), ...sampleFields('B0SMPLLIP1') })
      await buy({ ...item('B0EARBUD01'), ...protectionField('B0EARBUD01', monthly) })
      await shopper.postForm('/checkout/address', berlin)
      for (const path of ['/cart', '/checkout/payment']) {
        const html = await page(path, language)
        assert.match(addOn(html, plan), ofPlan ?? /$^/)
        assert.match(addOn(html, 'B0SMPLLIP1'), ofSample ?? /$^/)
        assert.match(addOn(html, monthly), ofMonth ?? /$^/)
      }
    })
  }

  it('STO-064 says instalments and interest in words, and adds the interest to the total', async () => {
    await buy({ ...item(headphones), ...paymentField(headphones, 'equalPay24') })
    const html = await page('/cart')
    // 199.00 and 5.9 %: 210.74.
    assert.match(textOf(html), /23 × €8\.79 a month, then €8\.57\. /)
    assert.match(textOf(html), /Interest: €11\.74/)
    const { items, delivery, total } = sumIn(html)
    assert.deepEqual([items, total], [19_900, 19_900 + delivery + 1174])
    const order = await toReview(shopper)
    assert.equal(order.total, `${total}`)
    const placed = await leads(shopper.postForm('/checkout/order', order))
    const shown = await page(placed)
    assert.match(textOf(shown), /23 × €8\.79 a month, then €8\.57\. /)
    assert.equal(sumIn(shown).total, total)
  })

  it('STO-064 says instalments without a rest and without interest as they are', async () => {
    await shopper.post('/__fixtures', {
      product: { asin: 'B0EVEN0001', price: 9900 },
      paymentOption: { asin: 'B0EVEN0001', id: 'equalPay12', termCount: 12 },
    })
    await buy({ ...item('B0EVEN0001'), ...paymentField('B0EVEN0001', 'equalPay12') })
    const html = await page('/cart')
    assert.match(textOf(html), /You pay in instalments: 12 × €8\.25 a month\. /)
    assert.doesNotMatch(html, /Interest/)
    assert.match(textOf(await page('/cart', 'de')), /12 × 8,25 € im Monat/)
  })

  it('STO-064 says that a line of too many is paid at once, and has no interest then', async () => {
    await buy({ ...item(headphones), ...paymentField(headphones, 'equalPay24') })
    await update(headphones, 2)
    const html = await page('/cart')
    assert.match(html, /You pay at once\. The instalments you chose are for at most 1 of this item/)
    const { items, delivery, total } = sumIn(html)
    assert.equal(total, items + delivery)
    await update(headphones, 1)
    assert.match(await page('/cart'), /23 × /)
  })

  it('STO-064 says the condition of what is not new, and of nothing else', async () => {
    await buy(item('B0REPHONE1'))
    await buy(item(headphones))
    const order = await toReview(shopper)
    const placed = await leads(shopper.postForm('/checkout/order', order))
    for (const [language, words] of [
      ['en', /Renewed, excellent condition/g],
      ['de', /Generalüberholt, Zustand hervorragend/g],
    ] as const) {
      assert.equal((await page(placed, language)).match(words)?.length, 1)
    }
  })

  it('STO-064 keeps what was ordered, as it was placed', async () => {
    await withPlan()
    await buy({ ...item('B0EARBUD01'), ...protectionField('B0EARBUD01', monthly) })
    const order = await toReview(shopper)
    const placed = await leads(shopper.postForm('/checkout/order', order))
    const html = await page(placed)
    assert.match(addOn(html, plan), /€19\.90/)
    assert.match(addOn(html, monthly), /€1\.99 a month/)
    assert.match(addOn(await page(placed, 'de'), monthly), /1,99 € im Monat/)
    assert.equal(`${sumIn(html).total}`, order.total)
  })
})
