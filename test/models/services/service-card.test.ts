import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { serviceCard } from '../../../elements/services/service-card.ts'
import { page } from '../../../src/page/page.ts'
import { messages } from '../../../src/widgets/services/service-card/service-card.messages.ts'
import { cardModel } from '../../../src/widgets/services/service-card/service-card.model.ts'
import { portsOf } from '../../support/ports.ts'

const baseAsin = 'B0WASHER01'
const bundle = {
  kind: 'vsx-bundle',
  baseAsin,
  asin: 'B0SVCBUND1',
  offerListingId: 'OLB0SVCBUND1',
  price: '€59.00',
  title: 'Installation and haul-away',
} as const
const selection = {
  itemType: 'asin',
  asin: bundle.asin,
  offerListingId: bundle.offerListingId,
  quantity: 1,
  price: bundle.price,
}
const counted = {
  pageType: 'DetailPage',
  subPageType: 'AddServices',
  deviceType: 'd',
  hitType: 'popUp',
}

const here: (() => void)[] = []

function make(given: Record<string, unknown> = {}) {
  const host = portsOf(serviceCard, { ...bundle, ...given }, { messages })
  here.push(host.leave)
  const card = cardModel(host.ports)
  /** What the page hears of a press comes last (COR-051). */
  const choose = async (isChosen: boolean) => {
    card.choose(isChosen)
    await host.settled()
  }
  return { ...host, card, choose }
}
const stored = () => page.addOns(baseAsin).get()

describe('model of a service card', () => {
  afterEach(() => {
    for (const leave of here.splice(0)) leave()
  })
  beforeEach(() => {
    page.addOns(baseAsin).set([])
    page.buyingOption(baseAsin).set(null)
    page.$shopper.set({ recognized: false, prime: false, business: false, deviceType: null })
  })

  it('CRD-003 takes a bundle without an item association', async () => {
    const { card, said } = make()
    assert.deepEqual(card.$service.get()?.association, null)
    assert.deepEqual([said.metrics, said.warnings], [[], []])
  })

  for (const [what, given] of [
    ['another item type', { itemType: 'sku' }],
    ['no product id', { asin: undefined }],
    ['no offer', { offerListingId: undefined }],
    ['an empty offer', { offerListingId: '' }],
    ['no product that it is for', { baseAsin: undefined }],
  ] as const) {
    it(`CRD-003 CRD-004 refuses a bundle with ${what}, and counts it once`, async () => {
      const { card, choose, configure, said } = make(given)
      await choose(true)
      configure({ message: 'Other words' })
      assert.deepEqual([card.$service.get(), said.events, said.submitted], [null, [], null])
      assert.equal(said.warnings.length, 1)
      const [metric, ...more] = said.metrics
      assert.deepEqual([metric?.name, more], ['ServiceInvalid', []])
    })
  }

  it('CRD-002 says nothing against a message without a service', async () => {
    const { card, said } = make({ kind: 'simple-messaging', asin: undefined })
    assert.deepEqual([card.$service.get(), said.warnings, said.metrics], [null, [], []])
  })

  it('CRD-005 CRD-007 tells of a choice and of its end once each, with what the form submits', async () => {
    const { choose, said } = make()
    const ids = { serviceAsin: bundle.asin, productAsin: baseAsin }
    const detail = (selectionType: string) => ({
      ...ids,
      offerListingId: bundle.offerListingId,
      price: bundle.price,
      source: 'dp-service-card',
      selection: { ...selection, selectionType, enableIa: false },
    })
    await choose(true)
    await choose(true)
    assert.deepEqual(said.events, [{ name: 'dp-service-selected', detail: detail('add') }])
    assert.ok(said.states.has('selected'))
    await choose(false)
    assert.deepEqual(said.events[1], { name: 'dp-service-removed', detail: detail('delete') })
    assert.equal(said.events.length, 2)
    assert.deepEqual(said.metrics, [
      { name: 'ServiceSelected', fields: { ...ids, ...counted } },
      { name: 'ServiceRemoved', fields: { ...ids, ...counted } },
    ])
  })

  it('CRD-007 counts every device but a desktop computer as mobile', async () => {
    for (const [deviceType, expected] of [
      ['desktop', 'd'],
      ['mobile', 'mobile'],
      ['iPad', 'mobile'],
      ['tabletApp', 'mobile'],
    ] as const) {
      page.$shopper.set({ ...page.$shopper.get(), deviceType })
      const { choose, leave, said } = make()
      await choose(true)
      await choose(false)
      leave()
      const devices = said.metrics.map(({ fields }) => (fields as typeof counted).deviceType)
      assert.deepEqual(devices, [expected, expected], deviceType)
    }
  })

  it('CRD-006 submits the choice and keeps it in $addOns', async () => {
    const { choose, said } = make()
    await choose(true)
    const { selectedServices = '' } = said.submitted ?? {}
    assert.deepEqual(JSON.parse(selectedServices), [
      { ...selection, selectionType: 'add', enableIA: false },
    ])
    const { asin, offerListingId, title } = bundle
    const addOn = { kind: 'service', asin, offerListingId, addedBy: 'form', title }
    assert.deepEqual(stored(), [addOn])
    await choose(false)
    assert.deepEqual([said.submitted, stored()], [null, []])
  })

  it('CRD-006 counts only while its buying option is the chosen one', async () => {
    const { choose, said } = make({ buyingOption: 'NEW' })
    await choose(true)
    assert.deepEqual([said.submitted, stored()], [null, []])
    page.buyingOption(baseAsin).set('NEW')
    assert.ok(said.submitted)
    assert.deepEqual(
      stored().map(({ asin }) => asin),
      [bundle.asin],
    )
    page.buyingOption(baseAsin).set('USED')
    assert.deepEqual([said.submitted, stored()], [null, []])
    page.buyingOption(baseAsin).set('NEW')
    assert.ok(said.submitted)
  })

  it('CRD-006 gives the service to the card of the next buying option, whichever hears of it first', async () => {
    for (const order of [
      ['NEW', 'USED'],
      ['USED', 'NEW'],
    ]) {
      page.addOns(baseAsin).set([])
      page.buyingOption(baseAsin).set(null)
      const cards = order.map(buyingOption => make({ buyingOption }))
      for (const { choose } of cards) await choose(true)
      for (const option of ['NEW', 'USED', 'NEW']) {
        page.buyingOption(baseAsin).set(option)
        assert.deepEqual(
          stored().map(({ asin }) => asin),
          [bundle.asin],
          `${order.join()}: ${option}`,
        )
        assert.equal(cards.filter(({ said }) => said.submitted).length, 1)
      }
      for (const { leave } of cards) leave()
    }
  })

  it('CRD-006 leaves what others have put into $addOns', async () => {
    const plan = {
      kind: 'protection',
      asin: 'B0PLANWSH3',
      offerListingId: 'OLB0PLANWSH3',
      addedBy: 'form',
    } as const
    const other = { ...plan, kind: 'service', asin: 'B0SVCHAUL1' } as const
    page.addOns(baseAsin).set([plan, other])
    const { choose } = make()
    await choose(true)
    await choose(false)
    assert.deepEqual(stored(), [plan, other])
  })

  it('CRD-006 takes up the choice of an earlier card, and one that the page makes, without an event', async () => {
    const first = make()
    await first.choose(true)
    first.leave()
    const { card, said } = make()
    assert.deepEqual([[...card.$chosen.get()], said.events], [[bundle.asin], []])
    page.addOns(baseAsin).set([])
    assert.deepEqual([card.$chosen.get().size, said.submitted, said.events], [0, null, []])
    const { asin, offerListingId } = bundle
    page.addOns(baseAsin).set([{ kind: 'service', asin, offerListingId, addedBy: 'form' }])
    assert.deepEqual([[...card.$chosen.get()], said.events], [[bundle.asin], []])
    assert.ok(said.submitted)
  })

  it('CRD-006 takes its choice along from one product to none, and frees the product before', async () => {
    const { card, choose, configure, said } = make()
    await choose(true)
    configure({ baseAsin: 'B0FRIDGE01' })
    assert.deepEqual([stored(), page.addOns('B0FRIDGE01').get(), said.submitted], [[], [], null])
    assert.equal(card.$chosen.get().size, 0)
  })

  it('CRD-001 ignores presses while the form is disabled', async () => {
    const { choose, disable, said } = make()
    disable(true)
    await choose(true)
    assert.deepEqual(said.events, [])
  })
})
