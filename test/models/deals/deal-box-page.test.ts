import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import type { DealBox } from '../../../elements/deals/deal-box.ts'
import type { Config } from '../../../src/element/describe.ts'
import { inCart, minute, option } from '../../support/deal.ts'
import { dealModel, type DealTest } from '../../support/deal-model.ts'

const plan = (asin: string, more: object = {}) => ({
  kind: 'protection' as const,
  asin,
  offerListingId: `OL${asin}`,
  addedBy: 'form' as const,
  ...more,
})

describe('a deal box and its page', () => {
  let test: DealTest
  const start = async (given?: Partial<Config<DealBox>>) => (test = await dealModel(given))
  afterEach(() => test.end())
  const updates = () => test.eventsNamed('dp-deal-updated')
  const poll = async (...answer: Parameters<DealTest['answer']>) => {
    await test.pass(minute)
    await test.answer(...answer)
  }
  async function claim() {
    void test.deal().claim()
    await test.pass(0)
    await test.succeed('deal-claim', {
      entity: { customerState: 'INCART', dealAsinState: 'AVAILABLE', msUntilExpiration: minute },
    })
  }
  const count = () => test.ports.page.$cart.get().count

  it('DEA-021 uses the entry of the deal alone', async () => {
    await start()
    await test.answer(option(), [{ type: 'NEW' }, { type: 'USED' }])
    assert.equal(test.view()?.control, 'claim')
  })

  it('DEA-077 tells of another state of deal or shopper, and not of an equal poll', async () => {
    await start()
    await test.answer(option())
    await poll(option({ details: { percentClaimed: 50 } }))
    assert.equal(updates().length, 1)
    await poll(option({ details: { state: 'WAITLISTFULL' } }))
    await poll(inCart(5 * minute))
    await poll(null)
    const of = { dealId: 'D1', asin: test.asin }
    assert.deepEqual(updates(), [
      { ...of, dealState: 'AVAILABLE', customerState: 'NONE' },
      { ...of, dealState: 'WAITLISTFULL', customerState: 'NONE' },
      { ...of, dealState: 'AVAILABLE', customerState: 'IN_CART' },
      { dealId: '', asin: test.asin, dealState: 'UNAVAILABLE', customerState: 'NONE' },
    ])
  })

  it('DEA-068 announces a change once, and no ticking', async () => {
    await start()
    await test.answer(option())
    await test.pass(5000)
    assert.deepEqual(test.said.announced, [])
    await poll(inCart(2 * minute + 75_000))
    await test.pass(10_000)
    assert.deepEqual(test.said.announced, ['In your cart. Reserved for 2:10 min'])
  })

  it('DEA-068 announces a claim and its result', async () => {
    await start()
    await test.answer(option())
    await claim()
    assert.deepEqual(test.said.announced, ['Processing...', 'In your cart. Reserved for 1:00 min'])
  })

  it('DEA-068 says what the deal is when nothing else is to be said', async () => {
    await start()
    await test.answer(option({ customer: { state: 'CLAIMED' } }))
    await poll(option())
    assert.deepEqual(test.said.announced, ['Limited-time deal'])
  })

  it('DEA-081 opens while the lightning deal is the option chosen', async () => {
    await start()
    await test.answer(option())
    const chosen = test.ports.page.buyingOption(test.asin)
    const open = () => [test.view()?.open, test.said.states.has('open')]
    assert.deepEqual(open(), [false, false])
    chosen.set('NEW')
    test.deal().toggle()
    assert.deepEqual([chosen.get(), ...open()], ['LIGHTNING_DEAL', true, true])
    chosen.set('USED')
    assert.deepEqual(open(), [false, false])
    chosen.set('LIGHTNING_DEAL')
    assert.deepEqual(open(), [true, true])
  })

  it('DEA-001 DEA-081 closes to the option that was chosen before', async () => {
    await start()
    await test.answer(option())
    const chosen = test.ports.page.buyingOption(test.asin)
    chosen.set('NEW')
    test.deal().toggle()
    test.deal().toggle()
    assert.deepEqual([chosen.get(), test.view()?.open], ['NEW', false])
  })

  it('DEA-001 is always open as a single box', async () => {
    await start({ layout: 'single' })
    await test.answer(option())
    test.ports.page.buyingOption(test.asin).set('NEW')
    assert.equal(test.view()?.open, true)
  })

  it('DEA-017 counts a missing slate token once', async () => {
    const { slateToken: _, ...given }: Partial<Config<DealBox>> = {}
    test = await dealModel({ ...given, slateToken: '' })
    await test.answer(option())
    await test.pass(5 * minute)
    assert.deepEqual(test.said.metrics, [{ name: 'SlateTokenMissing', fields: {} }])
  })

  it('DEA-015 DEA-016 names the device to the server', async () => {
    const devices = { isApp: 'APP,APP_MASH', isMobile: 'MOBILE', devicePreRegistered: 'DESKTOP' }
    for (const [flag, header] of Object.entries(devices)) {
      await start({ [flag]: true })
      assert.equal(test.asked()[0]?.options?.device, header)
      test.end()
    }
    await start({ isApp: true, isMobile: true })
    assert.equal(test.asked()[0]?.options?.device, 'APP,APP_MASH')
  })

  it('DEA-083 warns once that the shopper cannot get the app', async () => {
    await start({ showAppOnlyDealCx: true })
    const appOnly = option({ details: { accessBehavior: 'APP_ONLY_LD' } })
    await test.answer(appOnly)
    await poll(appOnly)
    assert.deepEqual(test.said.warnings, [
      'the shopper cannot get the app: give data-app-download-url',
    ])
  })

  it('DEA-088 warns once of a deal without an id, and lets nobody claim it', async () => {
    await start()
    const { dealId: _, ...dealDetails } = option().dealDetails
    await test.answer({ ...option(), dealDetails })
    await poll({ ...option(), dealDetails })
    assert.equal(test.view()?.control, null)
    assert.deepEqual(test.said.warnings, [
      'the deal has no id and cannot be claimed: give data-deal-id',
    ])
  })

  it('DEA-049 reads the cart count after a claim', async () => {
    await start({ cartCountEndpoint: '/count' })
    await test.answer(option())
    assert.equal(test.asked('cart-count').length, 0)
    await claim()
    assert.equal(test.asked('cart-count')[0]?.options?.at, '/count')
    await test.succeed('cart-count', { entity: { items: 5 } })
    assert.equal(count(), 5)
    assert.equal(test.asked('cart-add-items').length, 0)
  })

  it('DEA-059 only counts a cart count that fails', async () => {
    await start()
    await test.answer(option())
    test.ports.page.$cart.set({ count: 2 })
    await claim()
    await test.fail('cart-count', 'unavailable', 503)
    assert.equal(count(), 2)
    assert.deepEqual(test.said.metrics, [
      { name: 'CartCountFailed', fields: { reason: 'unavailable', status: 503 } },
    ])
  })

  it('DEA-060 DEA-061 adds the plans of the form in the claimed quantity', async () => {
    await start({ maxQuantity: 2, cartAddEndpoint: '/add' })
    await test.answer(option())
    const others = [
      plan('B0SERVICE1', { kind: 'service' }),
      plan('B0OTHER001', { addedBy: 'call' }),
    ]
    test.ports.page.addOns(test.asin).set([plan('B0PLAN0001'), ...others])
    test.deal().choose(2)
    await claim()
    const [{ input, options } = {}] = test.asked('cart-add-items')
    const itemAssociation = {
      associatedItemId: test.asin,
      renderType: 'renderAll',
      programType: 'AmazonProtect',
      deleteConstraint: 'notMutuallyInclusive',
    }
    const item = { asin: 'B0PLAN0001', offerListingId: 'OLB0PLAN0001', quantity: 2 }
    assert.deepEqual(input, {
      query: { ref: 'dp_deal_cart_add' },
      body: { items: [{ ...item, additionalParameters: { itemAssociation } }] },
    })
    assert.equal(options?.at, '/add')
  })

  it('DEA-062 takes the count out of the answer', async () => {
    await start()
    await test.answer(option())
    test.ports.page.addOns(test.asin).set([plan('B0PLAN0001', { kind: 'warranty' })])
    await claim()
    const entity = { count: { entity: { items: 9 } } }
    await test.succeed('cart-add-items', { type: 'cart.add-items/v1', entity })
    assert.equal(count(), 9)
  })

  it('DEA-063 DEA-085 counts an add that fails, and tells of each plan', async () => {
    await start()
    await test.answer(option())
    test.ports.page.$cart.set({ count: 1 })
    test.ports.page.addOns(test.asin).set([plan('B0PLAN0001'), plan('B0PLAN0002')])
    await claim()
    await test.fail('cart-add-items', 'incomplete', 422, 'OUT_OF_STOCK')
    assert.deepEqual(test.said.metrics, [
      { name: 'CartAddItemsFailed', fields: { status: 'OUT_OF_STOCK' } },
    ])
    const failed = (warrantyAsin: string) => {
      const of = { dealId: 'D1', asin: test.asin }
      return { ...of, warrantyAsin, reason: 'incomplete', status: 422 }
    }
    assert.deepEqual(test.eventsNamed('dp-deal-protection-failed'), [
      failed('B0PLAN0001'),
      failed('B0PLAN0002'),
    ])
    assert.equal(count(), 1)
    assert.equal(test.asked('cart-count').length, 1)
  })

  it('DEA-063 counts the HTTP status where the server gives no word', async () => {
    await start()
    await test.answer(option())
    test.ports.page.addOns(test.asin).set([plan('B0PLAN0001')])
    await claim()
    await test.fail('cart-add-items', 'unavailable', 500)
    assert.deepEqual(test.said.metrics, [{ name: 'CartAddItemsFailed', fields: { status: 500 } }])
  })

  it('DEA-066 tells nothing of plans whose add ends with the page', async () => {
    await start()
    await test.answer(option())
    test.ports.page.addOns(test.asin).set([plan('B0PLAN0001')])
    await claim()
    await test.fail('cart-add-items', 'aborted')
    assert.deepEqual(test.said.metrics, [])
    assert.deepEqual(test.eventsNamed('dp-deal-protection-failed'), [])
  })
})
