import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { item, protectionField, serviceBody } from '../../support/extras.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

interface Line {
  id: number
  asin: string
  quantity: number
  price: number
  associatedTo: string | null
  leavesWith: boolean
}

const washer = 'B0WASHER01'
const plan = 'B0PLANWSH3'
const monthly = 'B0PLANWSHM'
const folder = '/gp/product/amazon-protect/base-link/services/'

describe('warranties by calls', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())
  beforeEach(async () => {
    shopper = await visit(store)
  })

  const buy = (asin = washer, quantity = 1) =>
    shopper.postForm('/gp/product/handle-buy-box', item(asin, quantity))
  const ask = async (asin = washer, by = shopper) => {
    const body = { asin, offerListingId: `OL${asin}` }
    return (await by.post(`${folder}last-added-cart-item-id.html`, body)).json()
  }
  const send = async (body: object, headers = {}, by = shopper) => {
    const path = `${folder}warranty-service.html`
    return (await by.post(path, body, headers)).json()
  }
  const lines = async (): Promise<Line[]> => (await shopper.get('/__facts/cart')).json()
  const held = async () => (await lines()).map(({ asin, quantity }) => [asin, quantity])
  const html = async (path: string) => (await shopper.get(path, { accept: 'text/html' })).text()
  const optionOn = async (query: string) =>
    /"buyingOption":\{"B0REPHONE1":"(\w+)"/.exec(await html(`/dp/B0REPHONE1${query}`))?.[1]
  const itemId = async () => (await ask()).lastAddedItemCartId

  it("WTY-048 finds the item in the shopper's own cart", async () => {
    assert.deepEqual(await ask(), { status: 'NOT_IN_CART' })
    await buy()
    const [line] = await lines()
    assert.deepEqual(await ask(), { status: 'OK', lastAddedItemCartId: `${line?.id}` })
    assert.deepEqual(await ask('B0HEADPH01'), { status: 'NOT_IN_CART' })
    assert.deepEqual(await ask(washer, await visit(store)), { status: 'NOT_IN_CART' })
  })

  it("WTY-048 adds the plan under its item, at the store's price, and answers the count", async () => {
    await buy(washer, 2)
    const body = serviceBody({ asin: plan, cartItemId: await itemId(), quantity: 2 })
    assert.deepEqual(await send(body), { status: 'OK', numActiveItemsInCart: 4 })
    const [, added] = await lines()
    assert.deepEqual(
      [added?.asin, added?.quantity, added?.price, added?.associatedTo, added?.leavesWith],
      [plan, 2, 5990, washer, false],
    )
    // A plan is no item that a plan can be for.
    assert.deepEqual(await ask(plan), { status: 'NOT_IN_CART' })
  })

  it('WTY-048 adds it once for each key', async () => {
    await buy(washer, 2)
    const body = serviceBody({ asin: plan, cartItemId: await itemId() })
    const key = { 'idempotency-key': 'k1' }
    const [first, again] = [await send(body, key), await send(body, key)]
    assert.deepEqual(again, first)
    assert.deepEqual(await held(), [
      [washer, 2],
      [plan, 1],
    ])
  })

  it('WTY-048 adds a refused plan by the same key, once nothing stands against it', async () => {
    await buy()
    const body = serviceBody({ asin: plan, cartItemId: await itemId(), quantity: 2 })
    const key = { 'idempotency-key': 'k1' }
    assert.deepEqual(await send(body, key), { status: 'TOO_MANY_ADD_ONS' })
    await buy()
    assert.deepEqual(await send(body, key), { status: 'OK', numActiveItemsInCart: 4 })
  })

  const refusals: Record<string, [(id: string) => object, string]> = {
    'an item of nobody': [() => serviceBody({ asin: plan, cartItemId: '999999' }), 'NO_PARENT'],
    'an item that is no number': [
      () => serviceBody({ asin: plan, cartItemId: '1; drop table cart_line' }),
      'NO_PARENT',
    ],
    'the plan of another product': [
      id => serviceBody({ asin: 'B0PLAN0002', cartItemId: id }),
      'UNKNOWN_ADD_ON',
    ],
    'the offer of another plan': [
      id => ({ ...serviceBody({ asin: plan, cartItemId: id }), offerListingId: 'OLB0PLAN0002' }),
      'UNKNOWN_ADD_ON',
    ],
    'more plans than items': [
      id => serviceBody({ asin: plan, cartItemId: id, quantity: 2 }),
      'TOO_MANY_ADD_ONS',
    ],
    'a monthly plan for two': [
      id => serviceBody({ asin: monthly, cartItemId: id, quantity: 2 }),
      'MONTHLY_PLAN',
    ],
    'two ids': [
      id => ({ ...serviceBody({ asin: plan, cartItemId: id }), 'UNIQ-itemAssoc': 'w2' }),
      'INVALID_EXTRA',
    ],
    'another item in the pairs': [
      id => ({ ...serviceBody({ asin: plan, cartItemId: id }), itemAssoc: washer }),
      'INVALID_EXTRA',
    ],
  }
  const otherTies: readonly object[] = [
    { programType: 'HeavyBulky' },
    { renderType: 'renderNone' },
    { quantityInvarianceFactor: 2 },
    { quantityEditable: true },
  ]
  for (const tie of otherTies) {
    refusals[`an association with ${JSON.stringify(tie)}`] = [
      id => {
        const body = serviceBody({ asin: plan, cartItemId: id })
        const itemAssociation = { ...body.itemAssociation, ...tie }
        const { programType: itemAssocType, renderType: itemAssocRenderType } = itemAssociation
        return { ...body, itemAssociation, itemAssocType, itemAssocRenderType }
      },
      'INVALID_EXTRA',
    ]
  }
  for (const [what, [bodyOf, status]] of Object.entries(refusals)) {
    it(`WTY-048 refuses ${what}, and adds nothing`, async () => {
      await buy()
      assert.deepEqual(await send(bodyOf(await itemId())), { status })
      assert.deepEqual(await held(), [[washer, 1]])
    })
  }

  it("WTY-048 refuses an item in another shopper's cart", async () => {
    await buy()
    const body = serviceBody({ asin: plan, cartItemId: await itemId() })
    assert.deepEqual(await send(body, {}, await visit(store)), { status: 'NO_PARENT' })
  })

  describe('on the pages of the shop', () => {
    it('WTY-049 offers plans by cards for washing machine and phone, and by one element on each page', async () => {
      const wanted = {
        B0WASHER01: 'dp-warranty-cards data-add-mode="call"',
        B0REPHONE1: 'dp-warranty-cards data-add-mode="form"',
        B0HEADPH01: 'dp-protection-plan',
        B0SPEAKER1: 'dp-protection-plan',
      }
      for (const [asin, tag] of Object.entries(wanted)) {
        const found = (await html(`/dp/${asin}`)).match(/<dp-(warranty|protection)[^>]*/g) ?? []
        assert.equal(found.length, 1, asin)
        assert.ok(found[0]?.replaceAll(/\s+/g, ' ').startsWith(`<${tag}`), found[0])
      }
    })

    it('WTY-007 WTY-049 names the buying option of each offer of the phone', async () => {
      assert.deepEqual(
        [await optionOn(''), await optionOn('?condition=used')],
        ['RENEWED_TIER_1', 'USED'],
      )
    })

    it('WTY-049 gives cards no plan by the month', async () => {
      for (const asin of ['B0WASHER01', 'B0REPHONE1']) {
        const shown = await html(`/dp/${asin}`)
        assert.equal(shown.match(/"asin":"B0PLAN\w{4}"/g)?.length, 2)
        assert.doesNotMatch(shown, /B0PLAN(WSHM|PHNM)/)
      }
    })

    it('WTY-049 takes what the controls of the page submit without scripts', async () => {
      const [, value = ''] =
        /name="warrantySelection" value="(\{[^"]*)"/.exec(await html(`/dp/${washer}`)) ?? []
      const warrantySelection = value.replaceAll('&quot;', '"')
      assert.equal(JSON.parse(warrantySelection).asin, plan)
      const fields = { ...protectionField(washer, plan), warrantySelection }
      await shopper.postForm('/gp/product/handle-buy-box', { ...item(washer), ...fields })
      assert.deepEqual(await held(), [
        [washer, 1],
        [plan, 1],
      ])
    })
  })
})
