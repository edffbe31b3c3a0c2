import assert from 'node:assert/strict'
import { describe, it, mock } from 'node:test'
import {
  answer,
  answerOf,
  fault,
  holds,
  make,
  milk,
  refusal,
  type Sent,
} from '../../support/fresh-model.ts'
import * as v from 'valibot'
import { storedItems } from '../../../src/contract/fresh/fresh-events.ts'
import { page } from '../../../src/page/page.ts'

const add = 'fresh-add'
const many = 'fresh-add-multiple'
const order = 'fresh-order-add'

const added = async (more: object, config = {}, options = {}) => {
  const made = make(config, options)
  made.cart.press()
  await made.answer(add, holds(3, more))
  return made
}

const moving = async (more: object = {}, before: object | null = null) => {
  const made = make({
    actionSource: 'src',
    locationType: 'ACCOUNT_ADDRESS',
    deviceType: 'mobile',
    conflictData: { zone: 1, csrfToken: 'x', storeId: 'HALL' },
  })
  page.$location.set(before as never)
  made.cart.press()
  await made.answer(add, holds(1, { newGlowAddressId: 'A2', ...more }))
  return made
}

const takes = (items: object[]) => v.is(storedItems, items)

describe('what dp-fresh-cart sends', () => {
  it('FRS-001 FRS-003 FRS-004 FRS-005 FRS-062 is the item with all that the page says', () => {
    const additionalParams = { csrfToken: 'x', shouldRenderSIS: true, sisDeliveryMessage: 'Today' }
    const { cart, sent } = make({
      quantity: 3,
      clientID: 'c',
      sessionID: 's',
      qsUID: 'u',
      reftag: 'fs',
      gsc: '1',
      offerListingDiscriminator: 'o',
      pickingStrategy: 'ripe',
      amountInUom: 1.5,
      discoveredAsins: ['A', 'B'],
      queryLogInfoParams: { q: 'milk' },
      additionalParams,
    })
    cart.press()
    const input = sent(add)
    assert.deepEqual(input.query, {
      ref_: 'fs',
      almBrandId: 'HARBOR',
      gsc: '1',
      'discoveredAsins.0': 'A',
      'discoveredAsins.1': 'B',
    })
    assert.deepEqual(JSON.parse(JSON.stringify(input.body)), {
      ...milk,
      quantity: 3,
      offerListingDiscriminator: 'o',
      isItemSoldByCount: true,
      amountInUom: 1.5,
      brandId: 'HARBOR',
      clientID: 'c',
      sessionID: 's',
      qsUID: 'u',
      reftag: 'fs',
      queryLogInfoParams: { q: 'milk' },
      additionalParams,
      pickingStrategy: 'ripe',
    })
  })

  it('FRS-002 FRS-062 is what a quantity selector reports, with its suffix of the reference tag', () => {
    const { commit, sent } = make({ reftag: 'fs' })
    commit(2, { widgetId: 'w', clientId: 'search' })
    const input = sent(add)
    const { body, query } = input
    assert.equal(query['ref_'], 'fs_qs_add')
    const { quantity, prevSelectedQty, isStepperFlag, setQuantityFlag, reftag, qsUID, clientID } =
      body
    assert.deepEqual(
      [quantity, prevSelectedQty, isStepperFlag, setQuantityFlag, reftag, qsUID, clientID],
      [2, 1, true, true, 'fs_qs_add', 'w', 'search'],
    )
  })

  it('FRS-049 sets 0 also where the selector says that it adds', () => {
    const { commit, sent } = make()
    commit(0, { setQuantity: false })
    const input = sent(add)
    assert.deepEqual([input.body['quantity'], input.body['setQuantityFlag']], [0, true])
  })

  it('FRS-003 carries the amount of what is not sold by count', () => {
    const amounts = [{}, { amountInUom: 0.5 }].map(config => {
      const { cart, sent } = make({ isItemSoldByCount: false, quantity: 2, ...config })
      cart.press()
      return sent(add).body['amountInUom']
    })
    const { commit, sent } = make({ isItemSoldByCount: false, amountInUom: 0.5 })
    commit(4)
    assert.deepEqual([...amounts, sent(add).body['amountInUom']], [2, 0.5, 4])
  })

  it('FRS-006 FRS-008 is all items, each with a quantity, in mode multi', () => {
    const items = [
      { ...milk, quantity: 2 },
      { ...milk, asin: 'B0BREAD001' },
    ]
    const { cart, sent } = make({ mode: 'multi', items })
    cart.press()
    const input = sent(many)
    assert.deepEqual(input.body['items'], [items[0], { ...items[1], quantity: 1 }])
    assert.equal(input.query['almBrandId'], 'HARBOR')
  })

  it('FRS-006 FRS-008 is no list that no cart can take: more than 50 items, or a quantity out of 1 to 999', () => {
    assert.ok(takes(Array.from({ length: 50 }, () => milk)))
    assert.ok(!takes(Array.from({ length: 51 }, () => milk)))
    for (const quantity of [1, 999]) assert.ok(takes([{ ...milk, quantity }]))
    for (const quantity of [0, -1, 1.5, 1_000]) assert.ok(!takes([{ ...milk, quantity }]))
  })

  it('FRS-007 is nothing where there are no items, or no product', () => {
    for (const config of [{ mode: 'multi', items: [] }, { asin: undefined }] as const) {
      const { cart, said } = make(config as object)
      cart.press()
      assert.deepEqual([said.calls, said.events], [[], []])
    }
  })

  it('FRS-009 has the token in the query of an order, and a reference tag in its path', () => {
    const { cart, sent } = make({ mode: 'order' })
    cart.press()
    assert.deepEqual(sent(order).query, { csrf: 'token' })
    const tagged = make({ mode: 'order' })
    tagged.commit(2)
    assert.deepEqual(tagged.sent('fresh-order-add-ref').params, {
      reftag: '_qs_add',
    })
  })

  it('FRS-012 is nothing where the page cancels the add, and the selector goes its own way', () => {
    const made = make({}, { cancels: ['dp-before-add-to-cart'] })
    made.cart.press()
    assert.equal(made.commit(2), false)
    assert.deepEqual([made.said.calls, made.names()], [[], Array(2).fill('dp-before-add-to-cart')])
    assert.deepEqual(made.detail('dp-before-add-to-cart'), {
      items: [{ ...milk, quantity: 2 }],
      mode: 'cart',
    })
  })

  it('FRS-012 asks once, though a listener of the page presses again', () => {
    const made = make()
    const { emit } = made.ports
    let depth = 0
    made.ports.emit = ((name: 'dp-before-add-to-cart', detail: never) => {
      depth += 1
      if (name === 'dp-before-add-to-cart' && depth < 5) made.cart.press()
      return emit(name, detail)
    }) as typeof emit
    made.cart.press()
    assert.deepEqual([made.names(), made.calls(add).length], [['dp-before-add-to-cart'], 1])
  })

  it('is another deed once the server has answered, and a second try before that', async () => {
    const made = make()
    const press = async (outcome: Parameters<typeof made.answer>[1]) => {
      made.cart.press()
      await made.answer(add, outcome)
      await made.answer('generic-error-modal', fault('offline'))
    }
    await press(fault('timeout'))
    await press(fault('unavailable', 503))
    await press(refusal(null))
    await press(holds(1))
    made.cart.press()
    const series = made.calls(add).map(({ options }) => options?.series)
    assert.deepEqual(series, [0, 0, 0, 1, 2])
  })
})

describe('what dp-fresh-cart takes up', () => {
  it('FRS-013 is a quantity of its item and store, told during the event', () => {
    const made = make()
    assert.equal(made.commit(2, { widgetId: 'w' }), true)
    assert.deepEqual(made.names(), ['dp-before-add-to-cart', 'dp-add-started'])
    assert.deepEqual(made.detail('dp-add-started'), {
      items: [{ ...milk, quantity: 2 }],
      widgetId: 'w',
    })
  })

  it('FRS-013 is nothing of another item or store, and nothing in mode multi', () => {
    for (const more of [
      { asin: 'B0BREAD001' },
      { storeId: 'FARM' },
      { storeId: undefined },
      { asin: null },
    ])
      assert.equal(make().commit(2, more), false)
    assert.equal(make({ mode: 'multi', items: [{ ...milk, quantity: 1 }] }).commit(2), false)
  })

  it('FRS-013 takes every item of its store where it has none of its own', () => {
    const made = make({ asin: undefined })
    assert.equal(made.commit(2), true)
    assert.equal(made.sent(add).body['asin'], milk.asin)
    assert.equal(made.commit(2, { asin: 'B0BREAD001' }), true)
    assert.equal(made.commit(2, { storeId: 'FARM' }), false)
    assert.equal(made.commit(2, { asin: null }), false)
  })

  it('FRS-013 leaves alone what another element has taken up', () => {
    const made = make()
    const detail = { ...milk, quantity: 2, widgetId: 'w' }
    made.hears('dp-quantity-committed', detail, { defaultPrevented: true })
    assert.deepEqual(made.said.events, [])
  })

  it('FRS-013 waits for its turn during an add, in order', async () => {
    const made = make()
    for (const quantity of [2, 3, 4]) assert.equal(made.commit(quantity), true)
    assert.equal(made.calls(add).length, 1)
    for (const amount of [2, 3, 4]) await made.answer(add, holds(amount))
    const sent = made.calls(add).map(({ input }) => (input as Sent).body['quantity'])
    assert.deepEqual(sent, [2, 3, 4])
    const told = made.said.events.filter(({ name }) => name === 'dp-cart-added')
    assert.deepEqual(
      told.map(({ detail }) => (detail as { widgetId: string }).widgetId),
      ['w1', 'w2', 'w3'],
    )
  })

  it('FRS-040 is nothing of a selector that is not there', () => {
    const made = make()
    assert.equal(made.commit(2, {}, false), false)
    assert.equal(made.commit(2, { widgetId: undefined }), false)
    const names = made.said.metrics.map(({ name }) => name)
    assert.deepEqual([made.said.calls, names], [[], ['InvalidWidgetId', 'InvalidWidgetId']])
  })

  it('FRS-072 is no quantity that no cart can hold: one warning says so', () => {
    for (const quantity of [-1, 1.5, 1_000, Number.NaN, 1n, '2', null]) {
      const made = make()
      assert.equal(made.commit(quantity as number), false)
      assert.match(
        made.said.warnings.join(),
        /expected a quantity from 0 to 999, got .*nothing is added/,
      )
    }
  })

  it('FRS-010 is no press during an add', () => {
    const { calls, cart } = make()
    cart.press()
    cart.press()
    assert.equal(calls(add).length, 1)
  })

  it('FRS-050 ends when the element leaves: nothing is told, and what waited is forgotten', async () => {
    const made = make()
    made.commit(2)
    made.commit(3)
    const before = made.names()
    made.leave()
    await made.answer(add, fault('aborted'))
    made.comeBack()
    await made.settled()
    assert.deepEqual(made.names(), before)
    assert.deepEqual([made.calls(add).length, made.cart.$state.get()], [1, 'ready'])
    made.cart.press()
    assert.deepEqual([made.calls(add).length, made.sent(add).body['quantity']], [2, 1])
  })
})

describe('what follows an add of dp-fresh-cart', () => {
  it('FRS-015 FRS-016 FRS-064 is the event, then the count of the cart', async () => {
    const made = await added({ delivery: false })
    assert.deepEqual(made.detail('dp-cart-added'), {
      items: [{ ...milk, quantity: 1, amountInCart: 3 }],
      cartCount: null,
      delivery: false,
    })
    assert.deepEqual(made.said.announced, ['Added to cart'])
    assert.equal(page.$cart.get().count, null)
    await made.answer('fresh-cart-count', answer({ cartCount: 7 }))
    assert.equal(page.$cart.get().count, 7)
  })

  it('FRS-016 FRS-054 is no count that is older than another, and none that fails', async () => {
    const first = await added({})
    const second = make()
    page.$cart.set({ count: 1 })
    second.cart.press()
    await second.answer(add, holds(4))
    await second.answer('fresh-cart-count', answer({ cartCount: 9 }))
    await first.answer('fresh-cart-count', answer({ cartCount: 8 }))
    assert.equal(page.$cart.get().count, 9)
    second.cart.press()
    await second.answer(add, holds(5))
    await second.answer('fresh-cart-count', fault('offline'))
    assert.equal(page.$cart.get().count, 9)
    assert.deepEqual(second.dialogs(), [])
  })

  it('FRS-015 leaves an amount out that is not whole', async () => {
    const made = make()
    made.cart.press()
    await made.answer(add, holds(1.5))
    assert.deepEqual(made.detail('dp-cart-added')['items'], [{ ...milk, quantity: 1 }])
  })

  it('FRS-017 FRS-051 FRS-052 is the way to the order after 3 s, and nothing else', async () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    try {
      const more = {
        shouldRedirectToOgs: true,
        ogsUrl: '/orders',
        storeIntroductionSheetHtml: '<p>',
      }
      const made = await added(more, { reloadAfterAdd: true })
      assert.equal(made.cart.$shown.get().redirect, 'https://shop.example/orders')
      made.cart.press()
      assert.equal(made.commit(2), false)
      mock.timers.tick(2_999)
      assert.deepEqual(made.left(), [])
      mock.timers.tick(1)
      assert.deepEqual(made.left(), ['https://shop.example/orders'])
      assert.deepEqual(made.detail('dp-before-navigate')['kind'], 'page')
      assert.equal(made.names().includes('dp-intro-requested'), false)
      assert.equal(made.calls(add).length, 1)
    } finally {
      mock.timers.reset()
    }
  })

  it('FRS-052 FRS-053 is nothing where the page cancels it: the element is idle', async () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    try {
      const more = { shouldRedirectToOgs: true, ogsUrl: '/orders' }
      const made = await added(more, {}, { cancels: ['dp-before-navigate'] })
      mock.timers.tick(3_000)
      assert.deepEqual([made.left(), made.cart.$shown.get().redirect], [[], null])
      made.cart.press()
      assert.equal(made.calls(add).length, 2)
    } finally {
      mock.timers.reset()
    }
  })

  it('FRS-018 goes nowhere without an address, and to no other origin', async () => {
    assert.equal((await added({ shouldRedirectToOgs: true })).cart.$shown.get().redirect, null)
    const evil = await added({ shouldRedirectToOgs: true, ogsUrl: 'https://evil.example/' })
    assert.equal(evil.cart.$shown.get().redirect, null)
    assert.match(evil.said.warnings.join(), /evil\.example.* refused/)
    const script = await added({ shouldRedirectToOgs: true, ogsUrl: 'javascript:alert(1)' })
    assert.equal(script.cart.$shown.get().redirect, null)
  })

  it('FRS-019 FRS-051 is a reload where the page wants one, but not under an introduction', async () => {
    assert.deepEqual((await added({}, { reloadAfterAdd: true })).left(), ['reload'])
    const intro = await added({ storeIntroductionSheetHtml: '<p>' }, { reloadAfterAdd: true })
    assert.deepEqual(intro.left(), [])
    assert.deepEqual((await added({})).left(), [])
  })

  it('FRS-071 waits with the reload until all adds are done', async () => {
    const made = make({ reloadAfterAdd: true })
    made.commit(2)
    made.commit(3)
    await made.answer(add, holds(2))
    assert.deepEqual(made.left(), [])
    await made.answer(add, holds(3))
    assert.deepEqual(made.left(), ['reload'])
  })

  it('FRS-023 is a request for the introduction, with its HTML or with what it takes to load it', async () => {
    const html = await added({ storeIntroductionSheetHtml: '<p>', storefrontUrl: '/hall' })
    assert.deepEqual(html.detail('dp-intro-requested')['html'], '<p>')
    const additionalParams = { shouldRenderSIS: true, sisDeliveryMessage: 'Today' }
    const made = await added(
      { storefrontUrl: '/hall', delivery: false },
      { additionalParams, clientID: 'c', offerListingDiscriminator: 'o' },
    )
    assert.deepEqual(JSON.parse(JSON.stringify(made.detail('dp-intro-requested'))), {
      storefrontUrl: '/hall',
      ...milk,
      brandId: 'HARBOR',
      offerListingDiscriminator: 'o',
      isDelivery: false,
      clientId: 'c',
      deliveryMessage: 'Today',
    })
    assert.equal((await added({})).names().includes('dp-intro-requested'), false)
  })

  it('FRS-024 tells the page that the cart has come further', async () => {
    const made = await added({ renderUFGCartProgressIndicator: true })
    const detail = { storeId: 'HALL', brandId: 'HARBOR' }
    assert.deepEqual(made.detail('dp-cart-progress-changed'), detail)
  })

  it('FRS-039 FRS-064 counts the items of a multi add in buckets of five', async () => {
    for (const [count, bucket] of [
      [1, 1],
      [5, 1],
      [6, 2],
    ] as const) {
      const items = Array.from({ length: count }, (_, n) => ({
        asin: `B0ITEM000${n}`,
        storeId: 'HALL',
      }))
      const made = make({ mode: 'multi', items })
      const metric = mock.method(made.ports, 'metric')
      made.cart.press()
      await made.answer(many, answerOf([]))
      assert.deepEqual(
        metric.mock.calls.map(({ arguments: given }) => given),
        [['lineItemBucket', {}, bucket]],
      )
    }
  })
})

describe('the address after an add of dp-fresh-cart', () => {
  it('FRS-021 FRS-022 moves, and the cart is checked against it', async () => {
    const made = await moving()
    const input = made.sent('glow-address-change')
    assert.deepEqual(input.body, {
      addressId: 'A2',
      almBrandId: 'HARBOR',
      actionSource: 'src',
      locationType: 'ACCOUNT_ADDRESS',
      deviceType: 'mobile',
      pageType: 'detail',
    })
    await made.answer('glow-address-change', answer({ successful: true, addressId: 'A2' }))
    assert.deepEqual(page.$location.get(), { addressLabel: '', addressId: 'A2' })
    assert.deepEqual(made.detail('dp-location-changed'), {
      addressLabel: '',
      addressId: 'A2',
      actionSource: 'src',
    })
    assert.deepEqual(made.sent('conflict-summary').query, {
      zone: '1',
      storeId: 'HALL',
      ref: '',
      client: '',
    })
  })

  it('FRS-022 stays as it is where the page has it already', async () => {
    const here = { addressLabel: 'Home', addressId: 'A2', city: 'Kiel' }
    const made = await moving({}, here)
    await made.answer('glow-address-change', answer({ successful: true, addressId: 'A2' }))
    assert.deepEqual(page.$location.get(), here)
  })

  it('FRS-056 stays, and a text says so, where it cannot be changed', async () => {
    for (const outcome of [fault('timeout'), answer({ successful: false, addressId: '' })]) {
      const made = await moving()
      await made.answer('glow-address-change', outcome)
      assert.equal(made.cart.$shown.get().addressFailed, true)
      assert.deepEqual([page.$location.get(), made.calls('conflict-summary')], [null, []])
      assert.ok(made.names().includes('dp-cart-added'))
    }
  })

  it('FRS-020 FRS-055 gets its name anew', async () => {
    const home = { addressLabel: 'Old', addressId: 'A1', city: 'Kiel' }
    const named = async (outcome: ReturnType<typeof answer>) => {
      const made = make({ storeContext: 'fresh' })
      page.$location.set(home)
      made.cart.press()
      await made.answer(add, holds(1, { refreshGlowLabel: true }))
      await made.answer('glow-address-selections', outcome)
      return page.$location.get()
    }
    const label = 'New'
    assert.deepEqual(await named(answer({ label, addressId: 'A1' })), {
      ...home,
      addressLabel: label,
    })
    assert.deepEqual(await named(answer({ label, addressId: 'A2' })), {
      addressLabel: label,
      addressId: 'A2',
    })
    assert.deepEqual(await named(answer({ label, addressId: '' })), { addressLabel: label })
    assert.deepEqual(await named(fault('offline')), home)
  })
})
