import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { page } from '../../../src/page/page.ts'
import {
  merchants,
  offered,
  productAsin,
  services,
  upsell,
  washerOffer,
} from '../../support/service-offer.ts'

const { installation, haulAway } = services
const xl = { winningWidgetName: 'twister_xl' } as const
const enhanced = {
  winningWidgetName: 'enhancedPPD',
  upsellAsinOfferData: upsell(haulAway),
} as const
const fieldsOf = (asin: string, suffix = '') => ({
  [`serviceAsin${suffix}`]: asin,
  [`serviceOfferListingId${suffix}`]: `OL${asin}`,
  [`serviceMerchantId${suffix}`]: merchants.own,
  [`serviceQuantity${suffix}`]: '1',
})

const option = (asin: string, more: object = {}) => ({
  serviceAsin: asin,
  offerlistingId: `OL${asin}`,
  ...more,
})

/** As the fields of a form name it. */
const named = (asin: string) => ({ asin, offerListingId: `OL${asin}` })

const priceOf = (given: object) => {
  const [choice] = offered(given).model.$choices.get()
  return [...choice!.prices, choice!.regularPrice]
}

const chosenWith = (precheck: boolean | null, hasPrecheckEnabled = true) => {
  page.addOns(productAsin).set([])
  const { chosen, leave } = offered({ hasPrecheckEnabled, features: { precheck } })
  leave()
  return chosen().length
}

const chosenBy = (vas: string) => {
  page.addOns(productAsin).set([])
  const { chosen, leave } = offered({}, { vas })
  leave()
  return chosen().length
}

describe('model of a service offer', () => {
  beforeEach(() => {
    page.addOns(productAsin).set([])
    page.product(productAsin).set(washerOffer)
  })

  it('SVC-006 offers and submits nothing while it is suppressed', async () => {
    for (const given of [{ shouldSuppressWidget: true }, { isProductAvailable: false }]) {
      const { configure, model, said, settled } = offered({ ...given, hasPrecheckEnabled: true })
      assert.deepEqual(model.$choices.get(), [])
      configure({ shouldSuppressWidget: false, isProductAvailable: true })
      model.choose(model.$choices.get()[0]!)
      await settled()
      assert.equal(said.submitted?.['serviceAsin'], installation)
      configure(given)
      assert.deepEqual([said.submitted, page.addOns(productAsin).get()], [null, []])
    }
  })

  it('SVC-005 a value in offerData goes before the outer one', () => {
    const { model } = offered({
      ...xl,
      vasTwisterOptions: [
        {
          asin: haulAway,
          offerlistingId: 'OUTER',
          merchantId: 'MOUTER',
          price: 12,
          offerData: { offerListingId: 'INNER', price: '€19.00' },
        },
      ],
    })
    const [choice] = model.$choices.get()
    const [service] = choice?.services ?? []
    assert.deepEqual(
      [service?.offerListingId, service?.merchantId, service?.price, ...choice!.prices],
      ['INNER', 'MOUTER', '€19.00', '€19.00'],
    )
  })

  it('SVC-008 SVC-018 offers what can be chosen of the options, and warns of each fault once', () => {
    const { configure, model, said } = offered({
      ...xl,
      vasTwisterOptions: [
        option(installation),
        option(haulAway, { isOfferAvailable: false }),
        option('', { offerlistingId: 'OL' }),
        { serviceAsin: haulAway },
        'no option',
        option(installation),
        option(installation, { upsellAsin: haulAway, offerlistingId: 'OL3' }),
      ] as never,
    })
    configure({ message: 'Another' })
    assert.deepEqual(
      model.$choices.get().map(one => [one.id, model.canChoose(one)]),
      [
        [`OL${installation}`, true],
        [`OL${haulAway}`, false],
        ['vasTwisterOptions[2]', false],
        ['vasTwisterOptions[3]', false],
        ['OL3', false],
      ],
    )
    assert.deepEqual(said.warnings, [
      'vasTwisterOptions[2]: expected the product id of a service, got none; the service cannot be chosen',
      'vasTwisterOptions[3]: expected the id of an offer, got none; the service cannot be chosen',
      'vasTwisterOptions[4]: expected an object, got "no option"; it is left out',
      'vasTwisterOptions[6].upsellAsin: expected the id of an offer, got none; the service cannot be chosen',
      `vasTwisterOptions: OL${installation} is the offer of an earlier option; it is left out`,
    ])
    for (const one of model.$choices.get().slice(1)) model.choose(one)
    assert.equal(said.submitted, null)
  })

  it('SVC-016 takes the price with the promotion, else the lowest one, else that of the offer', () => {
    const promotion = { winningServicePriceWithPromotionApplied: '€49.00' }
    const lowest = { winningServiceMinPrice: '€59.00' }
    assert.deepEqual(priceOf({ ...promotion, ...lowest }), ['€49.00', '€59.00'])
    assert.deepEqual(priceOf(lowest), ['€59.00', ''])
    assert.deepEqual(priceOf({ winningServiceMinPrice: undefined }), [''])
    const data = { baseAsinOfferData: { price: '€69.00' }, winningServiceMinPrice: undefined }
    assert.deepEqual(priceOf(data), ['€69.00', ''])
  })

  it('SVC-017 has the text of the choice', async () => {
    const texts = { selected: 'We call you.', unselected: 'Experts install it.' }
    const { choose, configure, model } = offered({
      message: 'Message',
      dynamicStringChangeOnTwisterSelection: texts,
    })
    assert.equal(model.message(), texts.unselected)
    await choose(0)
    assert.equal(model.message(), texts.selected)
    configure({ dynamicStringChangeOnTwisterSelection: { unselected: 'U' } })
    assert.equal(model.message(), 'Message')
  })

  it('SVC-019 SVC-020 SVC-024 submits the service with the number of items', async () => {
    const { choose, said } = offered()
    assert.equal(said.submitted, null)
    page.quantity(productAsin).set(3)
    await choose(0)
    assert.deepEqual(said.submitted, { ...fieldsOf(installation), itemCount: '2' })
  })

  it('SVC-021 SVC-022 submits nothing once the last service is removed', async () => {
    const { choose, said } = offered(enhanced)
    await choose(1)
    assert.equal(said.submitted?.['itemCount'], '3')
    await choose(1, false)
    assert.deepEqual(said.submitted, { ...fieldsOf(installation), itemCount: '2' })
    await choose(0, false)
    assert.equal(said.submitted, null)
  })

  it('SVC-023 submits no item count for a group of products that has none', async () => {
    const groups = { itemCountGroups: ['gl_major_appliances'] }
    const { choose, configure, said } = offered({ ...groups, productWDG: 'gl_major_appliances' })
    await choose(0)
    assert.deepEqual(said.submitted, fieldsOf(installation))
    configure({ productWDG: 'gl_kitchen' })
    assert.equal(said.submitted?.['itemCount'], '2')
  })

  it('SVC-011 SVC-012 SVC-013 ties the upsell to its service', async () => {
    const { choose, chosen } = offered(enhanced)
    const [base, further] = [`OL${installation}`, `OL${haulAway}`]
    await choose(1)
    assert.deepEqual(chosen(), [further, base].toSorted())
    await choose(1, false)
    assert.deepEqual(chosen(), [base])
    await choose(1)
    await choose(0, false)
    assert.deepEqual(chosen(), [])
  })

  it('SVC-011 offers no upsell without its service', async () => {
    const { choose, chosen } = offered({
      ...enhanced,
      baseAsinOfferData: { isOfferAvailable: false },
    })
    await choose(1)
    assert.deepEqual(chosen(), [])
  })

  it('SVC-010 SVC-019 submits service and upsell, the second with .2', async () => {
    const { choose, said } = offered(enhanced)
    await choose(1)
    assert.deepEqual(said.submitted, {
      ...fieldsOf(installation),
      itemCount: '3',
      ...fieldsOf(haulAway, '.2'),
      'itemCount.2': '3',
    })
  })

  it('SVC-008 SVC-019 an option with an upsell brings both services', async () => {
    const { choose, said } = offered({
      ...xl,
      vasTwisterOptions: [
        {
          serviceAsin: installation,
          upsellAsin: haulAway,
          offerlistingId: `OL${installation}`,
          price: '€59.00',
        },
      ],
      vasUpsellProductAsinAndOfferData: [{ ...upsell(haulAway), price: '€19.00' }],
    })
    await choose(0)
    assert.equal(said.submitted?.['serviceAsin.2'], haulAway)
    assert.equal(offered({ ...xl }).model.$choices.get().length, 0)
  })

  for (const [title, given, programType] of [
    ['by its own program', { programType: 'Own' }, 'Own'],
    ['by the mapping set', { mappingSet: 'retailheavybulky' }, 'RetailHeavyBulky'],
    ['by the other mapping set', { mappingSet: 'heavybulky' }, 'HeavyBulky'],
    ['not by another mapping set', { mappingSet: 'other' }, null],
    ['not without a view', { programType: 'Own', renderType: null }, null],
    ['not without an item', { programType: 'Own', associatedItemId: null }, null],
    ['not by a page that does not want it', { programType: 'Own', wants: false }, null],
    ['not without the feature', { programType: 'Own', feature: false }, null],
  ] as const) {
    it(`SVC-032 SVC-033 is tied to its product ${title}`, async () => {
      const {
        mappingSet,
        wants = true,
        feature = true,
        ...own
      } = {
        mappingSet: undefined,
        ...given,
      } as Record<string, never> & { mappingSet?: string; wants?: boolean; feature?: boolean }
      const { choose, said } = offered({
        mappingSet,
        shouldAddItemAssociation: wants,
        features: { itemAssociation: feature },
        itemAssociationV2: { associatedItemId: productAsin, renderType: 'renderAll', ...own },
      })
      await choose(0)
      const sent = said.submitted?.['itemAssociation']
      const expected = { associatedItemId: productAsin, renderType: 'renderAll', programType }
      assert.deepEqual(sent ? JSON.parse(sent) : null, programType && expected)
    })
  }

  it('SVC-025 adds a mandatory service at load, which stays', async () => {
    const { choose, chosen, model, said } = offered({ baseAsinOfferData: { isMandatory: true } })
    assert.equal(said.submitted?.['serviceAsin'], installation)
    assert.equal(model.isFixed(model.$choices.get()[0]!), true)
    model.choose(null)
    await choose(0, false)
    assert.deepEqual(chosen(), [`OL${installation}`])
    assert.deepEqual(said.events, [])
  })

  it('SVC-026 SVC-027 preselects with the feature alone', () => {
    assert.deepEqual(
      [chosenWith(null), chosenWith(false), chosenWith(true), chosenWith(true, false)],
      [0, 0, 1, 0],
    )
  })

  it('SVC-028 SVC-029 SVC-066 names one service in the address', async () => {
    const { address, choose, model } = offered(
      {
        ...xl,
        vasTwisterOptions: [
          { asin: installation, offerlistingId: 'A' },
          { asin: haulAway, offerlistingId: 'B' },
        ],
      },
      { vas: '{"other":1}' },
    )
    await choose(0)
    assert.equal(address.vas, `{"other":1,"vw":"${installation}"}`)
    await choose(1)
    assert.equal(address.vas, `{"other":1,"vw":"${haulAway}"}`)
    model.choose(null)
    assert.equal(address.vas, '{"other":1}')
  })

  it('SVC-029 SVC-030 takes an empty vas out, and bears that the page took it out', async () => {
    const { address, choose } = offered()
    await choose(0)
    assert.equal(address.vas, `{"vw":"${installation}"}`)
    await choose(0, false)
    assert.equal(address.vas, null)
    await choose(0)
    for (const gone of [null, '{"vw":"B0OTHER001"}', 'no JSON']) {
      address.vas = gone
      await choose(0, false)
      assert.equal(address.vas, gone)
      await choose(0)
    }
  })

  it('SVC-028 leaves the address as the page has written it, if it names the service already', async () => {
    const vas = `{ "other": 1, "vw": "${installation}" }`
    const { address, choose, chosen } = offered()
    address.vas = vas
    await choose(0)
    assert.deepEqual(chosen(), [`OL${installation}`])
    assert.equal(address.vas, vas)
  })

  it('SVC-006 closes its panel while it is suppressed', () => {
    const { configure, model } = offered()
    model.open()
    configure({ message: 'Another' })
    assert.equal(model.$panel.get(), 'open')
    configure({ shouldSuppressWidget: true })
    configure({ shouldSuppressWidget: false })
    assert.equal(model.$panel.get(), null)
  })

  it('SVC-031 starts with the service of the address, and ignores what is none', () => {
    assert.deepEqual(
      ['{"vw":"B0SVCINST1"}', '{"vw":"B0OTHER001"}', '{"vw":1}', '[]', '{', '"B0SVCINST1"'].map(
        chosenBy,
      ),
      [1, 0, 0, 0, 0, 0],
    )
  })

  it('SVC-031 chooses no further service that the address does not name', () => {
    const both = { asin: installation, upsellAsin: haulAway, offerlistingId: 'BOTH' }
    const { chosen } = offered(
      {
        ...xl,
        vasTwisterOptions: [both, { asin: installation, offerlistingId: 'ALONE' }],
        vasUpsellProductAsinAndOfferData: [upsell(haulAway)],
      },
      { vas: `{"vw":"${installation}"}` },
    )
    assert.deepEqual(chosen(), ['ALONE'])
  })

  it('SVC-049 drops the choice when the page goes over to another merchant', async () => {
    const { choose, chosen, model, said } = offered({
      ...xl,
      vasTwisterOptions: [
        option(installation, { baseOfferMerchantId: merchants.own }),
        option(haulAway),
      ],
    })
    const can = () => model.$choices.get().map(model.canChoose)
    await choose(0)
    page.product(productAsin).set({ ...washerOffer, title: 'Another title' })
    assert.deepEqual([chosen().length, can()], [1, [true, true]])
    page.product(productAsin).set({ ...washerOffer, merchantId: merchants.other })
    assert.deepEqual([chosen(), can(), said.submitted], [[], [false, true], null])
    page.product(productAsin).set(washerOffer)
    assert.deepEqual(can(), [true, true])
    assert.deepEqual(
      said.events.map(({ name }) => name),
      ['dp-service-selected'],
    )
  })

  it('SVC-049 takes a merchant that the page names late, or no longer, for no other one', async () => {
    page.product(productAsin).set(null)
    const { choose, chosen, model } = offered({
      baseAsinOfferData: { baseOfferMerchantId: merchants.own },
    })
    await choose(0)
    const isThere = () => [chosen().length, model.canChoose(model.$choices.get()[0]!)]
    page.product(productAsin).set(washerOffer)
    assert.deepEqual(isThere(), [1, true])
    page.product(productAsin).set(null)
    assert.deepEqual(isThere(), [1, true])
    page.product(productAsin).set({ ...washerOffer, merchantId: merchants.other })
    assert.deepEqual(isThere(), [0, false])
    page.product(productAsin).set(washerOffer)
    assert.deepEqual(isThere(), [0, true])
  })

  it('SVC-049 drops the choice when the page went over to another merchant while it was away', async () => {
    const { choose, chosen, comeBack, leave, model } = offered({
      baseAsinOfferData: { baseOfferMerchantId: merchants.own },
    })
    await choose(0)
    leave()
    page.product(productAsin).set({ ...washerOffer, merchantId: merchants.other })
    comeBack()
    const can = () => model.canChoose(model.$choices.get()[0]!)
    assert.deepEqual([chosen(), can()], [[], false])
    page.product(productAsin).set(washerOffer)
    assert.equal(can(), true)
  })

  it('SVC-067 tells each service once, the removal first', async () => {
    const { choose, model, said } = offered({
      ...xl,
      vasTwisterOptions: [
        {
          asin: installation,
          upsellAsin: haulAway,
          offerlistingId: `OL${installation}`,
          price: '€59.00',
        },
        { asin: haulAway, offerlistingId: `OL${haulAway}`, price: '€19.00' },
      ],
      vasUpsellProductAsinAndOfferData: [{ ...upsell(haulAway), offerlistingId: 'OLUP' }],
    })
    await choose(0)
    await choose(0)
    await choose(1)
    model.choose(null)
    model.choose(null)
    const told = said.events.map(({ detail, name }) => {
      const { offerListingId, serviceAsin } = detail as Record<string, string>
      return [name.slice('dp-service-'.length), serviceAsin, offerListingId]
    })
    assert.deepEqual(told, [
      ['selected', installation, `OL${installation}`],
      ['selected', haulAway, 'OLUP'],
      ['removed', installation, `OL${installation}`],
      ['removed', haulAway, 'OLUP'],
      ['selected', haulAway, `OL${haulAway}`],
      ['removed', haulAway, `OL${haulAway}`],
    ])
    const { selection, ...detail } = said.events[0]!.detail as Record<string, unknown>
    assert.deepEqual(detail, {
      serviceAsin: installation,
      productAsin,
      offerListingId: `OL${installation}`,
      price: '€59.00',
      source: 'dp-service-offer',
    })
    assert.equal((selection as Record<string, unknown>)['selectionType'], 'add')
  })

  it('SVC-047 counts with page type, device type and hit type', async () => {
    for (const [deviceType, expected] of [
      [null, 'd'],
      ['desktop', 'd'],
      ['iPad', 'mobile'],
    ] as const) {
      page.$shopper.set({ ...page.$shopper.get(), deviceType })
      const { choose, said } = offered()
      await choose(0)
      assert.deepEqual(said.metrics, [
        {
          name: 'ServiceSelected',
          fields: {
            serviceAsin: installation,
            productAsin,
            pageType: 'DetailPage',
            subPageType: 'AddServices',
            deviceType: expected,
            hitType: 'popUp',
          },
        },
      ])
      page.addOns(productAsin).set([])
    }
    page.$shopper.set({ ...page.$shopper.get(), deviceType: null })
  })

  for (const addedBy of ['form', 'call'] as const) {
    it(`SVC-070 stands in the add-ons of the product, added by ${addedBy}`, async () => {
      const plan = { kind: 'protection', asin: 'B0PLAN0002', offerListingId: 'P', addedBy } as const
      page.addOns(productAsin).set([plan])
      const { choose } = offered({ name: 'Installation' }, { isInForm: addedBy === 'form' })
      await choose(0)
      const entry = {
        kind: 'service',
        asin: installation,
        offerListingId: `OL${installation}`,
        addedBy,
        title: 'Installation',
      }
      assert.deepEqual(page.addOns(productAsin).get(), [plan, entry])
      await choose(0, false)
      assert.deepEqual(page.addOns(productAsin).get(), [plan])
    })
  }

  it('SVC-070 COR-053 follows the add-ons of the page, and tells nobody', async () => {
    const first = offered(enhanced)
    const second = offered()
    await first.choose(1)
    assert.deepEqual(second.chosen(), [`OL${installation}`])
    await second.choose(0, false)
    assert.deepEqual(first.chosen(), [])
    assert.equal(first.said.submitted, null)
    assert.deepEqual(page.addOns(productAsin).get(), [])
    assert.deepEqual(
      second.said.events.map(({ name }) => name),
      ['dp-service-removed'],
    )
  })

  it('SVC-070 another offer keeps its own services', async () => {
    const first = offered()
    const second = offered({ serviceAsinToOffer: haulAway, offerListingID: `OL${haulAway}` })
    await first.choose(0)
    await second.choose(0)
    await second.choose(0, false)
    assert.deepEqual(first.chosen(), [`OL${installation}`])
  })

  it('COR-053 starts with what $addOns holds, and moves to another product without it', async () => {
    const { choose, leave } = offered()
    await choose(0)
    leave()
    const { chosen, configure, said } = offered()
    assert.deepEqual(chosen(), [`OL${installation}`])
    assert.deepEqual(said.events, [])
    configure({ productAsin: 'B0FRIDGE01' })
    assert.deepEqual([chosen(), page.addOns(productAsin).get()], [[], []])
  })

  it('SVC-035 adds a service once more for another product', async () => {
    const { choose, configure, hears, said, settled } = offered({}, { isInForm: false })
    const buy = (asin: string) => hears('dp-cart-added', { items: [{ asin, quantity: 1 }] })
    await choose(0)
    buy(productAsin)
    said.calls[0]!.answer({ ok: true, value: null, status: 200 })
    await settled()
    buy(productAsin)
    assert.equal(said.calls.length, 1)
    configure({ productAsin: 'B0FRIDGE01' })
    await choose(0)
    buy('B0FRIDGE01')
    assert.equal(said.calls.length, 2)
  })

  it('COR-060 lets a shopper change nothing while it is disabled', async () => {
    const { choose, chosen, disable } = offered()
    disable(true)
    await choose(0)
    assert.deepEqual(chosen(), [])
  })

  it('COR-061 restores by product ids, and goes back to the start', async () => {
    const { chosen, model } = offered(enhanced)
    model.restore([named(installation), named(haulAway)])
    assert.equal(chosen().length, 2)
    model.restore(null)
    assert.deepEqual(chosen(), [])
  })

  it('COR-061 COR-062 restores the offer of a service among others of the same service', () => {
    const by = (merchant: string) => option(installation, { offerlistingId: merchant })
    const { chosen, model } = offered({ ...xl, vasTwisterOptions: [by('A'), by('B'), by('C')] })
    for (const [asin, offerListingId, expected] of [
      [installation, 'B', 'B'],
      ['', 'C', 'C'],
      // The offer is no longer there.
      [installation, 'D', 'C'],
      [haulAway, 'D', undefined],
    ] as const) {
      model.restore([{ asin, offerListingId }])
      assert.equal(chosen()[0], expected)
    }
    model.begin([{ asin: installation, offerListingId: 'B' }])
    model.restore(null)
    assert.deepEqual(chosen(), ['B'])
  })
})
