import assert from 'node:assert/strict'
import { describe, it, mock } from 'node:test'
import { errorStatusCodes } from '../../../src/contract/fresh/fresh-add.ts'
import { fallbackIn, languages } from '../../../src/widgets/fresh/fresh-cart/fallback.late.ts'
import { messages } from '../../../src/widgets/fresh/fresh-cart/fresh-cart.messages.ts'
import { answer, fault, holds, make, milk, refusal } from '../../support/fresh-model.ts'

const add = 'fresh-add'
const generic = 'generic-error-modal'
const bodyOf = (amountInCart: number, errorStatusCode?: string, errorModalHtml?: string) => ({
  clientResponseModel: {
    items: [{ ASIN: milk.asin, storeId: milk.storeId, amountInCart }],
    uberCartStatus: errorStatusCode ? { errorStatusCode } : {},
  },
  ...(errorModalHtml && { errorModalHtml }),
})
type Config = Parameters<typeof make>[0]

const failed = async (outcome: ReturnType<typeof fault>, config: Config = {}) => {
  const made = make(config)
  made.commit(5, { previousQuantity: 2, widgetId: 'w' })
  await made.answer(config.mode === 'order' ? 'fresh-order-add-ref' : add, outcome)
  return made
}
const amountTold = (made: ReturnType<typeof make>) =>
  (made.detail('dp-cart-failed')['items'] as { amountInCart?: number }[])[0]?.amountInCart

const english = (id: keyof typeof messages): string => messages[id]
const own = (id: keyof typeof messages): string =>
  id === 'fresh.fallback.ok' ? 'Gut' : messages[id]
const wordsIn = (locale: string, of: 'cart' | 'order', text: typeof english) =>
  fallbackIn(locale, of, text, messages)
const cancelling = async (config: Config = {}) => {
  const made = make(config)
  made.commit(2, { widgetId: 'w' })
  await made.answer(add, refusal(bodyOf(0, '', '<p>')))
  made.cart.cancelSlot()
  return made
}
const request = (made: ReturnType<typeof make>, defaultPrevented = false) => {
  let taken = false
  const data = { storeId: 'HALL', slot: { id: 1 }, token: 'secret' }
  const preventDefault = () => (taken = true)
  made.hears('dp-cart-conflicts-requested', { data }, { defaultPrevented, preventDefault })
  return taken
}
const summary = (isSuccess: boolean, hasConflicts: boolean) => answer({ isSuccess, hasConflicts })
const checking = (config: Config = {}, options = {}) => {
  const made = make({ reftag: 'fs', clientID: 'c', ...config }, options)
  assert.equal(request(made), true)
  return made
}

const afterAdd = async (more: object) => {
  const made = make()
  made.commit(2)
  await made.answer(add, holds(2, more))
  return made
}

describe('an add of dp-fresh-cart that fails', () => {
  it('FRS-025 FRS-061 tells, then shows the HTML of the server', async () => {
    const made = await failed(refusal(bodyOf(3, 'QUANTITY_OVERFLOW', '<p>No</p>')))
    assert.deepEqual(made.detail('dp-cart-failed'), {
      items: [{ ...milk, quantity: 5, amountInCart: 3 }],
      status: 400,
      reason: 'notAdded',
      code: 'QUANTITY_OVERFLOW',
      widgetId: 'w',
    })
    const [told] = made.dialogs()
    assert.ok(told && 'html' in told && told.html === '<p>No</p>')
    assert.ok(made.said.states.has('open'))
    assert.equal(made.cart.$state.get(), 'refused')
  })

  it('FRS-026 FRS-027 reports what the cart holds, else the quantity before', async () => {
    assert.equal(amountTold(await failed(refusal(bodyOf(3)))), 3)
    assert.equal(amountTold(await failed(refusal(bodyOf(3, 'INTERNAL_SERVER_ERROR')))), 2)
    assert.equal(amountTold(await failed(refusal(null))), 2)
    assert.equal(amountTold(await failed(fault('timeout'))), 2)
    const made = make()
    made.cart.press()
    await made.answer(add, fault('timeout'))
    assert.equal(amountTold(made), undefined)
  })

  it('FRS-038 counts each code under its own name, and any other as UNKNOWN', async () => {
    for (const code of [...errorStatusCodes, 'NEW_CODE']) {
      const { said } = await failed(refusal(bodyOf(1, code)))
      const known = errorStatusCodes.some(one => one === code)
      assert.deepEqual(
        said.metrics.map(({ name }) => name),
        [known ? code : 'UNKNOWN'],
      )
    }
  })

  it('FRS-028 FRS-029 loads the page again where its session is over', async () => {
    const cart = await failed(fault('sessionOver', 403))
    assert.deepEqual([cart.left(), cart.dialogs()], [['reload'], []])
    assert.equal(cart.detail('dp-cart-failed')['reason'], 'sessionOver')
    const order = await failed(fault('signedOut', 401), { mode: 'order' })
    assert.deepEqual([order.left(), order.dialogs()], [['reload'], []])
    assert.equal(cart.detail('dp-before-navigate')['kind'], 'reload')
  })

  it('FRS-030 FRS-031 FRS-060 shows the server’s HTML of an order, else its own words at once', async () => {
    const mode = 'order' as const
    const told = (await failed(refusal(bodyOf(1, undefined, '<p>')), { mode })).dialogs()
    assert.ok(told[0] && 'html' in told[0])
    for (const outcome of [
      refusal(bodyOf(1)),
      fault('offline'),
      fault('timeout'),
      fault('sessionOver', 403),
      fault('unavailable', 500),
    ]) {
      const made = await failed(outcome, { mode })
      assert.deepEqual([made.dialogs(), made.calls(generic)], [[{ fallback: 'order' }], []])
    }
  })

  it('FRS-032 FRS-033 FRS-060 shows the server’s general words, else its own', async () => {
    for (const outcome of [
      refusal(bodyOf(1)),
      fault('offline'),
      fault('timeout'),
      fault('signedOut', 401),
    ]) {
      const made = await failed(outcome)
      assert.equal(made.calls(generic).length, 1)
      await made.answer(generic, answer({ errorModalHtml: '<p>General</p>' }))
      const [told] = made.dialogs()
      assert.ok(told && 'html' in told && told.html === '<p>General</p>')
    }
    for (const outcome of [fault('timeout'), answer({ errorModalHtml: '' })]) {
      const made = await failed(fault('offline'))
      await made.answer(generic, outcome)
      assert.deepEqual(made.dialogs(), [{ fallback: 'cart' }])
    }
  })

  const counted = {
    GenericModalFailed: [generic, () => failed(fault('offline'))],
    CartCountFailed: ['fresh-cart-count', () => afterAdd({})],
    SlotCancelFailed: ['slot-cancel', () => cancelling()],
    AddressChangeFailed: ['glow-address-change', () => afterAdd({ newGlowAddressId: 'A2' })],
    AddressSelectionsFailed: [
      'glow-address-selections',
      () => afterAdd({ refreshGlowLabel: true }),
    ],
    ConflictSummaryFailed: ['conflict-summary', async () => checking()],
    ConflictResolveFailed: [
      'conflict-resolve',
      async () => {
        const made = checking()
        await made.answer('conflict-summary', summary(true, false))
        return made
      },
    ],
  } as const
  for (const [name, [id, begin]] of Object.entries(counted)) {
    it(`FRS-073 counts ${name}, with reason and status`, async () => {
      const made = await begin()
      await made.answer(id, fault('unavailable', 503))
      assert.deepEqual(
        made.said.metrics.filter(one => one.name === name).map(({ fields }) => fields),
        [{ reason: 'unavailable', status: 503 }],
      )
    })
  }

  it('FRS-041 gives every cart call up after 5 s', async () => {
    const { freshCartCalls } = await import('../../../src/contract/fresh/index.ts')
    const cartCalls = freshCartCalls.filter(({ path }) => /^\/(alm|afx|fom)\//.test(path))
    assert.deepEqual(new Set(cartCalls.map(({ timeout }) => timeout)), new Set([5_000]))
    assert.equal(cartCalls.length, 9)
  })

  it('FRS-069 shows the reason of a second failure after the first has closed', async () => {
    const made = make()
    made.commit(2)
    made.commit(3)
    for (const text of ['<p>1</p>', '<p>2</p>'])
      await made.answer(add, refusal(bodyOf(1, '', text)))
    const shown = () => made.dialogs().flatMap(told => ('html' in told ? [told.html] : []))
    assert.deepEqual(shown(), ['<p>1</p>', '<p>2</p>'])
    made.cart.close()
    assert.deepEqual(shown(), ['<p>2</p>'])
    made.cart.close()
    assert.equal(made.said.states.has('open'), false)
  })

  it('FRS-069 says the same once, though many presses fail', async () => {
    const made = make()
    for (let quantity = 2; quantity < 32; quantity += 1) made.commit(quantity)
    for (let n = 0; n < 30; n += 1) await made.answer(add, refusal(bodyOf(1, '', '<p>1</p>')))
    assert.equal(made.calls(add).length, 30)
    const [told, ...others] = made.dialogs()
    assert.deepEqual(others, [])
    assert.ok(told && 'job' in told && told.job.items[0]?.quantity === 31)
  })

  it('FRS-028 FRS-071 loads the page again once, when what waits has been told of, too', async () => {
    const made = make()
    for (const quantity of [2, 3, 4]) made.commit(quantity)
    for (let n = 0; n < 3; n += 1) await made.answer(add, fault('sessionOver', 403))
    assert.equal(made.names().filter(name => name === 'dp-cart-failed').length, 3)
    assert.deepEqual(made.left(), ['reload'])
  })

  it('FRS-069 still adds while a dialog is open', async () => {
    const made = await failed(refusal(bodyOf(1, '', '<p>')))
    assert.equal(made.commit(2), true)
    await made.answer(add, holds(2))
    assert.ok(made.names().includes('dp-cart-added'))
    assert.equal(made.dialogs().length, 1)
  })

  it('closes its dialogs when it leaves the page', async () => {
    const made = await failed(refusal(bodyOf(1, '', '<p>')))
    made.leave()
    made.comeBack()
    assert.deepEqual(made.dialogs(), [])
  })

  it('FRS-070 says where it stands that the add has failed, where the dialog cannot be loaded', async () => {
    const made = await failed(fault('offline'))
    await made.answer(generic, fault('offline'))
    made.cart.fail()
    assert.deepEqual([made.dialogs(), made.cart.$shown.get().outcome], [[], 'failed'])
    assert.match(made.said.announced.join(), /not added to your cart/)
  })

  it('FRS-034 FRS-035 FRS-036 has words of its own in at least twenty languages', () => {
    assert.ok(languages.length >= 20)
    const said = languages.map(language => {
      const cart = wordsIn(language, 'cart', english)
      const order = wordsIn(language, 'order', english)
      for (const text of [cart, order].flatMap(words => Object.values(words)))
        assert.ok(text.trim())
      assert.notEqual(cart.header, order.header)
      return cart.text
    })
    assert.equal(new Set(said).size, languages.length)
    assert.deepEqual(wordsIn('de-AT', 'cart', english), wordsIn('de', 'cart', english))
    assert.deepEqual(wordsIn('no', 'cart', english), wordsIn('nb-NO', 'cart', english))
    assert.notDeepEqual(wordsIn('zh-TW', 'cart', english), wordsIn('zh-CN', 'cart', english))
    assert.deepEqual(wordsIn('sw', 'cart', english), {
      header: 'Item was not added to the cart',
      text: "We're sorry, there was an error and this item was not added to your cart. Please try again.",
      ok: 'OK',
    })
    assert.equal(wordsIn('en', 'order', english).header, 'Item was not added to the order')
  })

  it('FRS-034 lets the words of the page go before its own', () => {
    const { header, ok } = wordsIn('de', 'cart', own)
    assert.deepEqual([header, ok], ['Der Artikel wurde nicht in den Warenkorb gelegt', 'Gut'])
  })
})

describe('a delivery time that keeps an item out of dp-fresh-cart', () => {
  it('FRS-046 FRS-047 is cancelled, then the add is repeated, then the page loads again', async () => {
    const made = await cancelling()
    assert.deepEqual(made.calls('slot-cancel')[0]?.input, { body: { token: 'token' } })
    assert.deepEqual(made.dialogs(), [])
    await made.answer('slot-cancel', answer({ isSuccess: true }))
    assert.deepEqual(made.detail('dp-slot-cancelled'), milk)
    assert.equal(made.calls(add).length, 2)
    assert.equal(made.names().filter(name => name === 'dp-add-started').length, 2)
    await made.answer(add, holds(2))
    assert.deepEqual(made.left(), ['reload'])
  })

  it('FRS-047 does not load the page again where the repeated add fails', async () => {
    const made = await cancelling()
    await made.answer('slot-cancel', answer({ isSuccess: true }))
    await made.answer(add, refusal(bodyOf(0, '', '<p>Sold out</p>')))
    assert.deepEqual([made.left(), made.dialogs().length], [[], 1])
  })

  it('FRS-059 stays where it cannot be cancelled: nothing is added', async () => {
    for (const outcome of [fault('timeout'), answer({ isSuccess: false })]) {
      const made = await cancelling()
      await made.answer('slot-cancel', outcome)
      assert.deepEqual([made.dialogs(), made.left()], [[{ fallback: 'cart' }], []])
      assert.equal(made.calls(add).length, 1)
    }
  })
})

describe('the conflict check of dp-fresh-cart', () => {
  it('FRS-042 FRS-067 sends the data without tokens, once at a time', async () => {
    const made = checking()
    assert.ok(made.said.states.has('checking'))
    assert.equal(request(made), true)
    assert.equal(request(made, true), false)
    const [, ...others] = made.calls('conflict-summary')
    assert.deepEqual(made.sent('conflict-summary').query, {
      storeId: 'HALL',
      slot: '{"id":1}',
      ref: 'fs',
      client: 'c',
    })
    assert.deepEqual(others, [])
  })

  it('FRS-067 leaves a request without data alone, with one warning', () => {
    for (const detail of [null, {}, { data: null }, { data: 'HALL' }, 1]) {
      const made = make()
      let taken = false
      made.hears('dp-cart-conflicts-requested', detail as never, {
        defaultPrevented: false,
        preventDefault: () => (taken = true),
      })
      assert.equal(taken, false)
      assert.deepEqual(made.calls('conflict-summary'), [])
      assert.match(
        made.said.warnings.join(),
        /^dp-cart-conflicts-requested: expected .*nothing is checked$/,
      )
    }
  })

  it('FRS-042 leaves out what JSON cannot say', () => {
    const circle: Record<string, unknown> = {}
    circle['circle'] = circle
    const made = make()
    const data = { circle, big: 1n, run: () => {}, storeId: 'HALL' }
    made.hears(
      'dp-cart-conflicts-requested',
      { data },
      {
        defaultPrevented: false,
        preventDefault() {},
      },
    )
    assert.deepEqual(made.sent('conflict-summary').query, { storeId: 'HALL', ref: '', client: '' })
  })

  it('FRS-043 goes to the page of substitutes', async () => {
    const made = checking()
    await made.answer('conflict-summary', summary(true, true))
    const url = new URL(made.left()[0] ?? '')
    assert.equal(url.pathname, '/afx/cartconflicts/resolve/substitute')
    assert.equal(url.searchParams.get('sourceUrl'), '/fresh?q=milk')
    assert.equal(url.searchParams.get('storeId'), 'HALL')
    assert.doesNotMatch(url.href, /secret/)
    assert.equal(made.detail('dp-before-navigate')['kind'], 'page')
    assert.equal(made.said.states.has('checking'), false)
  })

  it('FRS-044 resolves, tells, and loads the page again', async () => {
    const made = checking()
    await made.answer('conflict-summary', summary(true, false))
    await made.answer('conflict-resolve', answer({ isSuccess: true }))
    assert.deepEqual(made.detail('dp-conflicts-resolved'), { storeId: 'HALL', brandId: 'HARBOR' })
    assert.deepEqual(made.left(), ['reload'])
  })

  it('FRS-053 stays, idle, where the page cancels the navigation', async () => {
    for (const hasConflicts of [true, false]) {
      const made = checking({}, { cancels: ['dp-before-navigate'] })
      await made.answer('conflict-summary', summary(true, hasConflicts))
      await made.answer('conflict-resolve', answer({ isSuccess: true }))
      assert.deepEqual([made.left(), made.said.states.has('checking')], [[], false])
      request(made)
      assert.equal(made.calls('conflict-summary').length, 2)
    }
  })

  it('FRS-045 FRS-058 says that it failed, and is repeated or closed', async () => {
    for (const outcome of [fault('timeout'), summary(false, false)]) {
      const made = checking()
      const told = mock.method(made.ports, 'fault')
      await made.answer('conflict-summary', outcome)
      const message = 'Failed to call getconflictsummary'
      assert.deepEqual(told.mock.calls[0]?.arguments, ['call', [{ message }]])
      assert.match(made.said.warnings.join(), /Failed to call getconflictsummary/)
      assert.deepEqual([made.dialogs(), made.left()], [[{ conflict: true }], []])
      made.cart.tryAgain()
      assert.equal(made.calls('conflict-summary').length, 2)
      assert.deepEqual(
        made.calls('conflict-summary')[1]?.input,
        made.calls('conflict-summary')[0]?.input,
      )
      await made.answer('conflict-summary', outcome)
      made.cart.close()
      request(made)
      assert.equal(made.calls('conflict-summary').length, 3)
    }
  })

  it('FRS-057 does not load the page again where the cart could not be resolved', async () => {
    for (const outcome of [fault('offline'), answer({ isSuccess: false })]) {
      const made = checking()
      await made.answer('conflict-summary', summary(true, false))
      await made.answer('conflict-resolve', outcome)
      assert.deepEqual([made.dialogs(), made.left()], [[{ conflict: true }], []])
    }
  })
})
