import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { page } from '../../../src/page/page.ts'
import { fault } from '../../support/fresh-model.ts'
import { added, coffee, counted, grocery, refused } from '../../support/grocery-model.ts'

const item = { asin: coffee.asin, quantity: 1, offerListingId: coffee.offerListingId }

/** Records how long the device vibrates. */
function vibrations(): number[] {
  const all: number[] = []
  Object.defineProperty(globalThis, 'navigator', {
    value: { vibrate: (ms: number) => all.push(ms) > 0 },
    configurable: true,
  })
  return all
}

/** A model whose add the server has refused. */
async function refusedBy(answer: object) {
  const host = grocery()
  host.one.add()
  await host.answer('grocery-add', refused(answer))
  return host
}
const status = (itemStatusCode: string, more: object = {}) => ({
  extraErrorInfos: [{ itemStatusCode, ...more }],
})
const keyed = (...keys: string[]) => ({ statusList: keys.map(statusKey => ({ statusKey })) })

describe('model of the grocery add', () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] })
    vibrations()
  })
  afterEach(() => mock.timers.reset())

  it('GRO-001 sends one call with all fields', () => {
    const { calls, one, sent } = grocery()
    one.add()
    assert.equal(calls('grocery-add').length, 1)
    assert.deepEqual(sent('grocery-add')?.body, {
      asin: coffee.asin,
      offerListingID: coffee.offerListingId,
      sessionID: 'S1',
      quantity: 1,
      reftag: 'dp_grocery_add',
    })
  })

  it('GRO-002, GRO-003 adds nothing during the call, and in the 1000 ms after it', async () => {
    const { answer, calls, one } = grocery()
    one.add()
    one.add()
    await answer('grocery-add', added())
    mock.timers.tick(999)
    one.add()
    assert.deepEqual([calls('grocery-add').length, one.$cools.get()], [1, true])
    mock.timers.tick(1)
    assert.equal(one.$cools.get(), false)
    one.add()
    assert.equal(calls('grocery-add').length, 2)
  })

  it('GRO-003 holds the 1000 ms after a failure, too', async () => {
    const { answer, calls, one } = grocery()
    one.add()
    await answer('grocery-add', fault('timeout'))
    one.add()
    mock.timers.tick(1000)
    one.add()
    assert.equal(calls('grocery-add').length, 2)
  })

  for (const [id, name] of [
    ['GRO-004', 'asin'],
    ['GRO-005', 'title'],
    ['GRO-006', 'offerListingId'],
    ['GRO-007', 'sessionId'],
  ] as const) {
    it(`${id} sends nothing without ${name}, and says so`, async () => {
      const { detail, names, one, said } = grocery({ [name]: undefined })
      one.add()
      assert.equal(said.calls.length, 0)
      assert.deepEqual(said.warnings, [`expected ${name}, got nothing; nothing is added`])
      assert.deepEqual(names(), ['dp-cart-failed'])
      const lacks = name === 'title' || name === 'sessionId' ? {} : { [name]: '' }
      const items = [{ ...item, amountInCart: 0, ...lacks }]
      assert.deepEqual(detail('dp-cart-failed'), {
        items,
        status: 0,
        reason: 'incomplete',
        code: '',
      })
      assert.deepEqual([one.$failure.get(), one.$conflict.get()], ['failed', null])
      assert.deepEqual(said.announced, ['This item could not be added. Try again.'])
    })
  }

  it('GRO-018 counts the cart before it tells of the add', async () => {
    const { answer, detail, names, one, said } = grocery()
    one.add()
    await answer('grocery-add', added())
    assert.deepEqual(names(), ['dp-before-add-to-cart'])
    assert.deepEqual(said.announced, ['Added to cart'])
    await answer('cart-count', counted(4))
    assert.equal(page.$cart.get().count, 4)
    assert.deepEqual(detail('dp-cart-added'), { items: [item], cartCount: 4 })
  })

  it('GRO-018 tells of the add when the count fails', async () => {
    const { answer, detail, one } = grocery()
    one.add()
    await answer('grocery-add', added())
    await answer('cart-count', fault('timeout'))
    assert.deepEqual(detail('dp-cart-added'), { items: [item], cartCount: null })
  })

  it('GRO-018 tells of an add before the next one begins, if its count is late', async () => {
    const { answer, names, one } = grocery()
    one.add()
    await answer('grocery-add', added())
    mock.timers.tick(1000)
    one.add()
    await answer('grocery-add', added())
    await answer('cart-count', counted(2))
    assert.deepEqual(names(), [
      'dp-before-add-to-cart',
      'dp-before-add-to-cart',
      'dp-cart-added',
      'dp-cart-added',
    ])
  })

  it('GRO-019 follows what the answer says of the coupon', async () => {
    const { answer, detail, one, said } = grocery({ coupon: {} })
    const add = async (more: object) => {
      one.add()
      await answer('grocery-add', added(more))
      await answer('cart-count', counted(1))
      mock.timers.tick(1000)
      return [one.$isClipped.get(), said.states.has('clipped')]
    }
    assert.deepEqual(await add({}), [false, false])
    assert.equal('couponClipped' in detail('dp-cart-added'), false)
    assert.deepEqual(await add({ couponClipStatus: 'CLIPPED' }), [true, true])
    assert.equal(detail('dp-cart-added')['couponClipped'], true)
    assert.deepEqual(await add({}), [true, true])
    assert.deepEqual(await add({ couponClipStatus: 'EXPIRED' }), [false, false])
  })

  it('GRO-019 follows what a refusal says of the coupon, too', async () => {
    const { one } = await refusedBy({ couponClipStatus: 'CLIPPED' })
    assert.equal(one.$isClipped.get(), true)
  })

  it('GRO-058 starts the coupon as the page says', () => {
    assert.equal(grocery({ coupon: { isClipped: true } }).one.$isClipped.get(), true)
    assert.equal(grocery({ coupon: {} }).one.$isClipped.get(), false)
    assert.equal(grocery().said.states.has('clipped'), false)
  })

  it('GRO-019, COR-032 keeps the coupon when the element leaves and comes back', async () => {
    const { answer, comeBack, configure, leave, one } = grocery({ coupon: { unclipped: 'Save' } })
    one.add()
    await answer('grocery-add', added({ couponClipStatus: 'CLIPPED' }))
    leave()
    comeBack()
    assert.equal(one.$isClipped.get(), true)
    configure({ coupon: { unclipped: 'Save' } })
    assert.equal(one.$isClipped.get(), true)
    configure({ coupon: { unclipped: 'Save more' } })
    assert.equal(one.$isClipped.get(), false)
  })

  it('GRO-018, GRO-019 tells of an add, and shows nothing of it, once the page shows another item', async () => {
    const { answer, configure, detail, one } = grocery({ coupon: {} })
    one.add()
    configure({ asin: 'B0EGGS0001' })
    await answer('grocery-add', added({ couponClipStatus: 'CLIPPED' }))
    await answer('cart-count', counted(1))
    assert.deepEqual(detail('dp-cart-added'), {
      items: [item],
      cartCount: 1,
      couponClipped: true,
    })
    assert.deepEqual(
      [one.$state.get(), one.$cools.get(), one.$isClipped.get()],
      ['ready', true, false],
    )
  })

  it('GRO-058 starts the coupon of another item as the page says', async () => {
    const { answer, configure, one } = grocery({ coupon: {} })
    one.add()
    await answer('grocery-add', added({ couponClipStatus: 'CLIPPED' }))
    configure({ asin: 'B0EGGS0001' })
    assert.equal(one.$isClipped.get(), false)
  })

  it('GRO-026 shows no words about an item that the page has replaced', async () => {
    const { answer, configure, one } = grocery()
    one.add()
    configure({ asin: 'B0EGGS0001' })
    await answer(
      'grocery-add',
      refused({ extraErrorInfos: [{ statusCode: 'ADDRESS_NOT_SELECTED' }] }),
    )
    assert.deepEqual([one.$failure.get(), one.$state.get()], [null, 'ready'])
  })

  it('GRO-020, GRO-021, GRO-022 opens the modal after a refusal, and tells of it', async () => {
    const infos = status('ITEM_PARTIALLY_AVAILABLE', {
      availableQuantity: 2,
      requestedQuantity: 5,
    })
    const { detail, names, one, said, sent } = await refusedBy(infos)
    assert.deepEqual(names().slice(1), ['dp-cart-failed', 'dp-grocery-conflict-opened'])
    assert.deepEqual(detail('dp-cart-failed'), {
      items: [{ ...item, amountInCart: 2 }],
      status: 200,
      reason: 'notAdded',
      code: 'ITEM_PARTIALLY_AVAILABLE',
    })
    const opened = { asin: coffee.asin, reasonCode: 'ITEM_PARTIALLY_AVAILABLE' }
    assert.deepEqual(detail('dp-grocery-conflict-opened'), opened)
    assert.deepEqual([one.$conflict.get()?.content, said.states.has('open')], ['loading', true])
    assert.deepEqual(sent('reservation-conflict')?.query, {
      title: coffee.title,
      asin: coffee.asin,
      offerListingID: coffee.offerListingId,
      sessionID: 'S1',
      reasonCode: 'ITEM_PARTIALLY_AVAILABLE',
      quantityAdded: '2',
      quantityRequested: '5',
    })
  })

  it('GRO-022 takes a quantity below 0 as nothing', async () => {
    const { detail, sent } = await refusedBy(
      status('ITEM_PARTIALLY_AVAILABLE', { availableQuantity: -3 }),
    )
    assert.deepEqual(detail('dp-cart-failed')['items'], [{ ...item, amountInCart: 0 }])
    assert.equal(sent('reservation-conflict')?.query['quantityAdded'], '0')
  })

  it('GRO-020, GRO-022, GRO-056 opens the modal after a failed call', async () => {
    const { answer, detail, one, sent } = grocery()
    one.choose(7)
    one.add()
    await answer('grocery-add', fault('malformed', 200))
    assert.deepEqual(
      [detail('dp-cart-failed')['reason'], detail('dp-cart-failed')['code']],
      ['malformed', ''],
    )
    const { quantityAdded, quantityRequested, reasonCode } =
      sent('reservation-conflict')?.query ?? {}
    assert.deepEqual(
      [reasonCode, quantityAdded, quantityRequested],
      ['ITEM_NOT_AVAILABLE', '0', '7'],
    )
  })

  for (const [id, answer, expected] of [
    ['GRO-023', status('ITEM_NOT_AVAILABLE'), 'ITEM_NOT_AVAILABLE'],
    ['GRO-023', status('ITEM_PARTIALLY_AVAILABLE'), 'ITEM_PARTIALLY_AVAILABLE'],
    [
      'GRO-023',
      status('ITEM_PARTIALLY_AVAILABLE_FOR_RESERVATION'),
      'ITEM_PARTIALLY_AVAILABLE_FOR_RESERVATION',
    ],
    ['GRO-023', status('ITEM_NOT_AVAILABLE_FOR_RESERVATION'), 'ITEM_NOT_AVAILABLE_FOR_RESERVATION'],
    ['GRO-024', keyed('itemPrice:priceUnavailable:1'), 'PRICE_UNAVAILABLE'],
    ['GRO-025', keyed('itemDeleted:itemCountOverflow:6'), 'QUANTITY_OVERFLOW'],
    [
      'GRO-057',
      keyed('x:y:1', 'itemDeleted:itemCountOverflow:6', 'itemPrice:priceUnavailable:1'),
      'QUANTITY_OVERFLOW',
    ],
    [
      'GRO-057',
      { ...status('ITEM_NOT_AVAILABLE_FOR_RESERVATION'), ...keyed('itemPrice:priceUnavailable:1') },
      'ITEM_NOT_AVAILABLE_FOR_RESERVATION',
    ],
    [
      'GRO-057',
      {
        extraErrorInfos: [
          { itemStatusCode: 'NEW' },
          { itemStatusCode: 'ITEM_PARTIALLY_AVAILABLE' },
        ],
        ...keyed('itemPrice:priceUnavailable:1'),
      },
      'PRICE_UNAVAILABLE',
    ],
    ['GRO-056', {}, 'ITEM_NOT_AVAILABLE'],
    ['GRO-056', status('NEW'), 'ITEM_NOT_AVAILABLE'],
  ] as const) {
    it(`${id} reads ${expected} from ${JSON.stringify(answer)}`, async () => {
      const { detail } = await refusedBy(answer)
      assert.equal(detail('dp-grocery-conflict-opened')['reasonCode'], expected)
      const isKnown = id !== 'GRO-056'
      assert.equal(detail('dp-cart-failed')['code'], isKnown ? expected : '')
    })
  }

  it('GRO-026 asks for an address beside the button, without a modal', async () => {
    const { calls, detail, names, one, said } = await refusedBy({
      extraErrorInfos: [{ statusCode: 'ADDRESS_NOT_SELECTED' }],
    })
    assert.deepEqual(names().slice(1), ['dp-cart-failed'])
    assert.deepEqual(
      [detail('dp-cart-failed')['reason'], detail('dp-cart-failed')['code']],
      ['notAdded', 'ADDRESS_NOT_SELECTED'],
    )
    assert.equal(calls('reservation-conflict').length, 0)
    assert.deepEqual([one.$failure.get(), said.warnings.length], ['address', 1])
    assert.deepEqual(said.announced, ['Choose a delivery address, then add the item again.'])
  })

  it('GRO-027, GRO-061 counts the cart when the modal closes, and tells of it', async () => {
    const { answer, calls, detail, one, said } = await refusedBy({})
    one.closeConflict()
    one.closeConflict()
    assert.deepEqual(detail('dp-grocery-conflict-closed'), {
      asin: coffee.asin,
      reasonCode: 'ITEM_NOT_AVAILABLE',
    })
    assert.equal(said.states.has('open'), false)
    assert.equal(calls('cart-count').length, 1)
    await answer('cart-count', counted(3))
    assert.equal(page.$cart.get().count, 3)
  })

  it('GRO-028 vibrates for 50 ms after an add on mobile and in apps', async () => {
    const all: Record<string, number[]> = {}
    for (const deviceType of ['mobile', 'tabletApp', 'desktop', null] as const) {
      const vibrated = vibrations()
      const { answer, one } = grocery({}, { deviceType })
      one.add()
      assert.deepEqual(vibrated, [])
      await answer('grocery-add', added())
      all[`${deviceType}`] = vibrated
    }
    assert.deepEqual(all, { mobile: [50], tabletApp: [50], desktop: [], null: [] })
  })

  it('GRO-046 counts the experiment once, at the start', () => {
    const { calls, comeBack, leave, sent } = grocery({
      weblabValue: 'W',
      weblabTreatment: 'T1',
      requestId: 'R',
    })
    assert.deepEqual(sent('grocery-weblab-trigger')?.query, {
      weblabValue: 'W',
      treatment: 'T1',
      requestId: 'R',
    })
    leave()
    comeBack()
    assert.equal(calls('grocery-weblab-trigger').length, 1)
    assert.equal(grocery().calls('grocery-weblab-trigger').length, 0)
  })

  it('GRO-048, GRO-062 adds an offer by itself, and holds all others meanwhile', async () => {
    const { answer, calls, detail, one, sent } = grocery()
    one.add('OL2')
    one.add('OL3')
    assert.deepEqual(
      [calls('grocery-add').length, sent('grocery-add')?.body['offerListingID'], one.$offer.get()],
      [1, 'OL2', 'OL2'],
    )
    await answer('grocery-add', added())
    await answer('cart-count', counted(1))
    assert.deepEqual(detail('dp-cart-added')['items'], [{ ...item, offerListingId: 'OL2' }])
    one.add('OL3')
    assert.equal(calls('grocery-add').length, 1)
  })

  it('GRO-050 sends nothing when the page cancels', () => {
    const { detail, one, said } = grocery({}, { cancels: ['dp-before-add-to-cart'] })
    one.add()
    assert.deepEqual(detail('dp-before-add-to-cart'), { items: [item] })
    assert.deepEqual([said.calls.length, one.$state.get(), one.$cools.get()], [0, 'ready', false])
  })

  it('GRO-053 shows the text when the HTML cannot be loaded, or nothing of it can show', async () => {
    const failed = await refusedBy({})
    await failed.answer('reservation-conflict', fault('unavailable', 500))
    assert.equal(failed.one.$conflict.get()?.content, 'failed')
    const useless = await refusedBy({})
    useless.one.lose('')
    assert.deepEqual(
      [useless.one.$conflict.get()?.content, useless.said.warnings],
      [
        'failed',
        ['reservation-conflict: expected HTML with something to see; a text shows instead'],
      ],
    )
  })

  it('GRO-047, GRO-049 turns the pages of offers, and stays inside them', () => {
    const offers = ['A', 'B', 'C', 'D'].map(name => ({
      offerListingID: name,
      sellerName: name,
      price: '€1',
    }))
    const { configure, one, said } = grocery({ offers, offersPerPage: 3 })
    const { $page, lastPage, pageText, turnTo } = one.offers
    assert.deepEqual([lastPage(), pageText()], [1, 'Offers 1 to 3 of 4'])
    turnTo(1)
    turnTo(2)
    assert.deepEqual([$page.get(), said.announced.at(-1)], [1, 'Offers 4 to 4 of 4'])
    configure({ offers: offers.slice(0, 2) })
    assert.deepEqual([$page.get(), lastPage()], [0, 0])
  })

  it('GRO-047 leaves out an offer that says too little or came before, and names it once', () => {
    const good = { offerListingID: 'A', sellerName: 'Same', price: '€1' }
    const given = [
      good,
      null,
      { ...good, offerListingID: 'B', price: 2 },
      good,
      { ...good, offerListingID: 'C', sellerName: ' ' },
      { ...good, offerListingID: 'D', delivery: 5 },
    ]
    const { configure, one, said } = grocery({ offers: given as never })
    const ids = one.offers.shown().map(({ offerListingID }) => offerListingID)
    assert.deepEqual(ids, ['A', 'D'])
    const expected = 'expected {offerListingID, sellerName, price}, got'
    assert.deepEqual(said.warnings, [
      `offers[1]: ${expected} null; it is left out`,
      `offers[2]: ${expected} ${JSON.stringify(given[2])}; it is left out`.replace(
        /(got .{60}).*(; it)/,
        '$1…$2',
      ),
      'offers[3]: the offer A came before; it is left out',
      `offers[4]: ${expected} {"offerListingID":"C","sellerName":" ","price":"€1"}; it is left out`,
    ])
    configure({ offers: [...given, good] as never })
    assert.equal(said.warnings.length, 5)
  })
})
