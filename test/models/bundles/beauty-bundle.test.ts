import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { beautyBundle } from '../../../elements/bundles/beauty-bundle.ts'
import type { CallSpec, Outcome } from '../../../src/contract/call.ts'
import { page } from '../../../src/page/page.ts'
import { messages } from '../../../src/widgets/bundles/beauty-bundle/beauty-bundle.messages.ts'
import { model } from '../../../src/widgets/bundles/beauty-bundle/beauty-bundle.model.ts'
import type { BeautyConfig } from '../../../src/widgets/bundles/beauty-bundle/beauty-bundle.ports.ts'
import { keyOf } from '../../../src/widgets/bundles/shared/adding.model.ts'
import { portsOf } from '../../support/ports.ts'

const itemOf = (asin: string, more: object = {}) => ({
  asin,
  offerListingId: `OL${asin}`,
  title: `Title of ${asin}`,
  url: `/dp/${asin}`,
  imageUrl: '/images/soap.svg',
  price: '€1.00',
  ...more,
})
const lipstick = itemOf('B0LIPSTIK1')
const polish = itemOf('B0NAILPOL1')
const soap = itemOf('B0SOAP0001')
const all = [lipstick, polish, soap]

/** Every pattern of three, with a sum of its own. */
const possibleSums = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7].map(n => [n.toString(2).padStart(3, '0'), `€${n}`]),
)

const added: Outcome<CallSpec> = {
  ok: true,
  value: { entity: { count: { entity: { items: 5 } } } },
  status: 200,
} as unknown as Outcome<CallSpec>
const fault = (problem: string, status = 0, code = '') =>
  ({ ok: false, problem, status, code }) as Outcome<CallSpec>

function start(config: object = {}, cancels: readonly string[] = []) {
  const given = { items: all, possibleSums, ...config } as Partial<BeautyConfig>
  const host = portsOf(beautyBundle, given, { messages, cancels })
  const bundle = model(host.ports)
  return {
    ...host,
    bundle,
    checked: () => bundle.chosen().map(({ asin }) => asin),
    /** Checks exactly these items. */
    only(...items: readonly (typeof soap)[]) {
      const wanted = new Set(items.map(keyOf))
      for (const item of bundle.$items.get()) bundle.check(keyOf(item), wanted.has(keyOf(item)))
    },
    async adds(outcome: Outcome<CallSpec>) {
      void bundle.add()
      host.said.calls.at(-1)?.answer(outcome)
      await host.settled()
    },
    names: () => host.said.events.map(({ name }) => name),
    views: () =>
      ['horizontal', 'vertical', 'empty'].filter(one => host.said.states.has(one as never)),
  }
}

const asAdded = ({ asin, offerListingId }: typeof soap) => ({ asin, offerListingId, quantity: 1 })

describe('model of the beauty bundle', () => {
  beforeEach(() => page.$cart.set({ count: null }))

  it('BEA-001 starts horizontal with more than one item', () => {
    assert.deepEqual(start().views(), ['horizontal'])
  })

  it('BEA-002 starts vertical with one item, and cannot be toggled', () => {
    const { bundle, said, views } = start({ items: [soap], trackingUrl: '/track' })
    bundle.toggle()
    assert.deepEqual([views(), said.events, said.calls], [['vertical'], [], []])
  })

  it('BEA-002 is vertical while but one item is left, and horizontal again with more', () => {
    const { configure, views } = start()
    configure({ items: [soap] })
    assert.deepEqual(views(), ['vertical'])
    configure({ items: all })
    assert.deepEqual(views(), ['horizontal'])
  })

  it('BEA-003 BEA-006 toggles there and back, tells each, and keeps what is checked', () => {
    const { bundle, checked, only, said, views } = start()
    only(lipstick, soap)
    said.events.length = 0
    bundle.toggle()
    assert.deepEqual(views(), ['vertical'])
    bundle.toggle()
    assert.deepEqual(views(), ['horizontal'])
    assert.deepEqual(said.events, [
      { name: 'dp-beauty-view-changed', detail: { view: 'vertical' } },
      { name: 'dp-beauty-view-changed', detail: { view: 'horizontal' } },
    ])
    assert.deepEqual(checked(), [lipstick.asin, soap.asin])
  })

  it('BEA-008 asks the tracking URL once for each toggle, and nothing without a URL', () => {
    const { bundle, said } = start({ trackingUrl: '/track?b=1' })
    bundle.toggle()
    bundle.toggle()
    assert.deepEqual(
      said.calls.map(({ id, options }) => [id, options?.at]),
      [
        ['beauty-tracking', '/track?b=1'],
        ['beauty-tracking', '/track?b=1'],
      ],
    )
    const silent = start()
    silent.bundle.toggle()
    assert.deepEqual(silent.said.calls, [])
  })

  it('BEA-010 has the sum of every combination of items', () => {
    const { bundle, only } = start()
    for (const [pattern, sum] of Object.entries(possibleSums)) {
      only(...all.filter((_, position) => pattern[position] === '1'))
      assert.equal(bundle.total(), sum, pattern)
    }
  })

  for (const [count, price, button] of [
    [1, 'Price:', 'one'],
    [2, 'Price for both:', 'both'],
    [3, 'Price for all 3:', 'many'],
  ] as const) {
    it(`BEA-012 words the price of ${count} for ${button}`, () => {
      const { bundle, only } = start()
      only(...all.slice(0, count))
      assert.equal(bundle.priceLabel(), price)
    })
  }

  it('BEA-013 has no price and adds nothing with nothing checked', () => {
    const { bundle, only, said } = start()
    only()
    said.events.length = 0
    void bundle.add()
    assert.deepEqual([bundle.total(), said.events, said.calls], [null, [], []])
    assert.equal(said.announced.at(-1), messages['beauty.none'])
    assert.deepEqual(said.warnings, [])
  })

  for (const [what, sums] of [
    ['missing', { '110': '€1' }],
    ['no text', { '111': 7 }],
    ['blank', { '111': ' ' }],
  ] as const) {
    it(`BEA-014 has no price where the sum is ${what}, says so once, and adds the items`, async () => {
      const { adds, bundle, said } = start({ possibleSums: sums })
      assert.deepEqual([bundle.total(), bundle.total()], [null, null])
      assert.deepEqual(said.warnings, [
        'possibleSums: expected a price for 111, got none; no price shows',
      ])
      await adds(added)
      assert.equal(bundle.$adding.get(), 'added')
    })
  }

  it('BEA-014 has no price where the page tells no prices, which is no fault', () => {
    const { bundle, said } = start({ possibleSums: {} })
    assert.deepEqual([bundle.total(), said.warnings], [null, []])
  })

  it('BEA-015 shows as many items as the page says', () => {
    const { bundle, checked, said } = start({ numRecommendations: 2 })
    assert.deepEqual(checked(), [lipstick.asin, polish.asin])
    // These sums are for three items.
    assert.deepEqual([bundle.total(), said.warnings], ['€6', []])
  })

  it('BEA-015 shows the items that exist where the page says more, and says so', () => {
    const { checked, said } = start({ numRecommendations: 5 })
    assert.equal(checked().length, 3)
    assert.deepEqual(said.warnings, ['numRecommendations is 5, but there are 3 items; these show'])
  })

  it('BEA-015 takes sums for the shown items where the page has such', () => {
    const { bundle } = start({ numRecommendations: 2, possibleSums: { '11': '€11', '110': '€6' } })
    assert.equal(bundle.total(), '€11')
  })

  it('BEA-016 asks the page, then adds exactly the checked items, one of each', () => {
    const { bundle, only, said } = start({ cartAddUrl: '/add' })
    only(lipstick, soap)
    said.events.length = 0
    void bundle.add()
    const items = [lipstick, soap].map(asAdded)
    assert.deepEqual(said.events, [{ name: 'dp-before-add-to-cart', detail: { items } }])
    assert.deepEqual(
      said.calls.map(({ id, input, options }) => [id, input, options?.at]),
      [['cart-add-items', { query: {}, body: { items } }, '/add']],
    )
  })

  it('BEA-016 sends nothing where the page stops the add, and leaves all as it was', async () => {
    const { adds, bundle, names, said } = start({}, ['dp-before-add-to-cart'])
    await adds(added)
    assert.deepEqual([names(), said.calls], [['dp-before-add-to-cart'], []])
    assert.equal(bundle.$adding.get(), 'ready')
  })

  it('BEA-017 counts the cart, says so and tells the page when the items are in the cart', async () => {
    const { adds, bundle, checked, names, said } = start()
    await adds(added)
    assert.deepEqual(page.$cart.get(), { count: 5 })
    assert.deepEqual(names(), ['dp-before-add-to-cart', 'dp-cart-added'])
    assert.deepEqual(said.events[1]?.detail, { items: all.map(asAdded), cartCount: 5 })
    assert.equal(said.announced.at(-1), 'Added to cart')
    assert.deepEqual([bundle.$adding.get(), checked().length], ['added', 3])
    assert.ok(said.states.has('added'))
  })

  for (const [problem, status, code, state, words] of [
    ['timeout', 0, '', 'failed', messages['beauty.error']],
    ['unavailable', 503, 'DOWN', 'failed', messages['beauty.error']],
    ['incomplete', 422, 'OUT_OF_STOCK', 'refused', messages['beauty.refused']],
  ] as const) {
    it(`BEA-017 BEA-023 tells why, and keeps the selection: ${problem}`, async () => {
      const { adds, bundle, checked, only, said } = start()
      only(lipstick)
      await adds(fault(problem, status, code))
      assert.deepEqual(said.events.at(-1), {
        name: 'dp-cart-failed',
        detail: { items: [asAdded(lipstick)], reason: problem, status, code },
      })
      assert.deepEqual([bundle.$adding.get(), said.announced.at(-1)], [state, words])
      assert.deepEqual([checked(), page.$cart.get()], [[lipstick.asin], { count: null }])
      await adds(added)
      assert.equal(bundle.$adding.get(), 'added')
    })
  }

  it('BEA-017 forgets how the last add ended when other items are checked', async () => {
    const { adds, bundle, only } = start()
    await adds(fault('timeout'))
    only(soap)
    assert.equal(bundle.$adding.get(), 'ready')
  })

  it('BEA-017 forgets how the last add ended when the page offers other items, and not for the same', async () => {
    const { adds, bundle, configure } = start()
    await adds(fault('incomplete', 409))
    configure({ items: all.map(item => ({ ...item, title: 'New' })) })
    assert.equal(bundle.$adding.get(), 'refused')
    configure({ items: [lipstick, soap] })
    assert.equal(bundle.$adding.get(), 'ready')
  })

  it('BEA-018 sends nothing more while an add runs, nor from within the question', () => {
    const { bundle, names, said } = start()
    void bundle.add()
    void bundle.add()
    assert.deepEqual([said.calls.length, names()], [1, ['dp-before-add-to-cart']])
    const hasty = start()
    const { emit } = hasty.ports
    hasty.ports.emit = ((name: 'dp-before-add-to-cart', detail: never) => {
      void hasty.bundle.add()
      return emit(name, detail)
    }) as typeof emit
    void hasty.bundle.add()
    assert.deepEqual([hasty.said.calls.length, hasty.names()], [1, ['dp-before-add-to-cart']])
  })

  it('BEA-018 adds what was checked at the press, whatever is checked meanwhile', async () => {
    const { bundle, names, only, said } = start()
    void bundle.add()
    only(soap)
    assert.equal(bundle.$adding.get(), 'adding')
    said.calls[0]?.answer(added)
    await new Promise(setImmediate)
    assert.deepEqual(said.events.at(-1)?.detail, { items: all.map(asAdded), cartCount: 5 })
    assert.equal(names().at(-1), 'dp-cart-added')
  })

  it('BEA-017 is ready again after it has left the page with the call under way', async () => {
    const { adds, bundle, names } = start()
    await adds(fault('aborted'))
    assert.deepEqual([bundle.$adding.get(), names()], ['ready', ['dp-before-add-to-cart']])
  })

  it('BEA-019 shows nothing with an empty list, and shows items that come later', () => {
    const { configure, said, views } = start({ items: [], numRecommendations: 0 })
    assert.deepEqual([views(), said.warnings], [['empty'], []])
    configure({ items: all, numRecommendations: 3 })
    assert.deepEqual(views(), ['horizontal'])
  })

  it('BEA-020 announces the new total, and tells the page what is checked', () => {
    const { only, said } = start()
    only(lipstick, soap)
    assert.deepEqual(said.announced, ['Price for both: €5'])
    assert.deepEqual(said.events, [
      {
        name: 'dp-beauty-selection-changed',
        detail: { asins: [lipstick.asin, soap.asin], total: '€5' },
      },
    ])
  })

  it('BEA-020 takes no mark twice, and none of an item that is not there', () => {
    const { bundle, said } = start()
    bundle.check(keyOf(soap), true)
    bundle.check('["B0NONE0001",""]', true)
    assert.deepEqual(said.events, [])
  })

  it('BEA-021 starts checked, but for items that the page wants unchecked', () => {
    const { checked } = start({ items: [lipstick, { ...polish, checked: false }, soap] })
    assert.deepEqual(checked(), [lipstick.asin, soap.asin])
  })

  it("BEA-021 keeps the shopper's marks when the page gives the items again", () => {
    const { checked, configure, only, said } = start()
    only(soap)
    said.events.length = 0
    configure({ items: [soap, { ...polish, title: 'Polish' }, itemOf('B0LOTION01')] })
    assert.deepEqual(checked(), [soap.asin, 'B0LOTION01'])
    configure({ items: [{ ...soap, checked: false }, polish] })
    assert.deepEqual([checked(), said.events], [[], []])
  })
})
