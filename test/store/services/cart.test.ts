import assert from 'node:assert/strict'
import { beforeEach, it } from 'node:test'
import { onBothDatabases } from '../../support/both-databases.ts'
import { leads } from '../../support/checkout.ts'
import { item } from '../../support/extras.ts'
import { selected, serviceFields, serviceItem } from '../../support/services.ts'
import { visit, type FormFields, type Shopper } from '../../support/store.ts'

const washer = 'B0WASHER01'
const installation = 'B0SVCINST1'
const haulAway = 'B0SVCHAUL1'
const bundle = 'B0SVCBUND1'
const minute = 60_000

interface Line {
  id: number
  asin: string
  offerListingId: string
  quantity: number
  price: number
  associatedTo: string | null
  leavesWith: boolean
}

const refuses = async (answer: Promise<Response>, reason: string) => {
  const refused = await answer
  assert.deepEqual([refused.status, (await refused.json()).type], [422, reason])
}

onBothDatabases('services in the cart', store => {
  let shopper: Shopper
  beforeEach(async () => {
    shopper = await visit(store())
  })

  const buy = (fields: FormFields) => leads(shopper.postForm('/gp/product/handle-buy-box', fields))
  const add = (given: object, headers = {}) =>
    shopper.post('/cart/carts/retail/items?ref=vas_add_upsell', { items: [given] }, headers)
  const lines = async (): Promise<Line[]> => (await shopper.get('/__facts/cart')).json()
  const held = async () =>
    (await lines()).map(({ asin, quantity, associatedTo }) => [asin, quantity, associatedTo])
  const withWasher = [
    [washer, 1, null],
    [installation, 1, washer],
  ]

  it('SVC-038 go under a product in the cart, at the price of the store', async () => {
    await buy(item(washer))
    assert.equal((await add(serviceItem(installation, washer))).status, 200)
    assert.deepEqual(await held(), withWasher)
    const [, added] = await lines()
    assert.deepEqual([added?.price, added?.leavesWith], [5900, true])
  })

  it('STO-068 come with their product, and make no delivery free', async () => {
    await buy(item(washer))
    await add(serviceItem(installation, washer))
    const page = await (await shopper.get('/cart', { accept: 'text/html' })).text()
    assert.ok(!page.includes('By e-mail'), 'nobody sends an installation by e-mail')
    await buy(item('B0COFFEE01'))
    const both = await (await shopper.get('/cart', { accept: 'text/html' })).text()
    assert.equal(both.match(/class="delivery-day"/g)?.length, 2)
  })

  it('SVC-040 STO-068 are refused for a product that does not have them, and by another offer', async () => {
    await buy(item('B0FRIDGE01'))
    await buy(item(washer))
    await refuses(add(serviceItem(installation, 'B0FRIDGE01')), 'UNKNOWN_ADD_ON')
    const byOther = serviceItem(installation, washer, { offerListingId: 'OLB0SVCHAUL1' })
    await refuses(add(byOther), 'UNKNOWN_ADD_ON')
    await refuses(add(serviceItem('B0PLANWSH3', washer)), 'UNKNOWN_ADD_ON')
    const loose = serviceItem(installation, washer, { additionalParameters: undefined })
    await refuses(add(loose), 'NOT_SOLD_ALONE')
    assert.equal((await lines()).length, 2)
  })

  it('INT-005 STO-068 wait for a product that is added just after them, and no longer', async () => {
    assert.equal((await add(serviceItem(installation, washer))).status, 200)
    assert.deepEqual(await held(), [])
    await buy(item('B0COFFEE01'))
    assert.deepEqual(await held(), [['B0COFFEE01', 1, null]])
    await buy(item(washer))
    await buy(item(washer))
    assert.deepEqual(await held(), [
      ['B0COFFEE01', 1, null],
      [washer, 2, null],
      [installation, 1, washer],
    ])
  })

  it('INT-005 STO-068 are forgotten when the product does not come within a minute', async () => {
    await add(serviceItem(installation, washer))
    store().setClock(() => Date.now() + minute)
    await buy(item(washer))
    assert.deepEqual(await held(), [[washer, 1, null]])
  })

  it('INT-005 wait when each unit of the product has one already', async () => {
    await buy({ ...item(washer), ...serviceFields(installation, washer) })
    assert.equal((await add(serviceItem(installation, washer))).status, 200)
    assert.deepEqual(await held(), withWasher)
    await buy(item(washer))
    assert.deepEqual((await held()).slice(0, 1), [[washer, 2, null]])
    const units = (await lines()).filter(({ asin }) => asin === installation)
    assert.equal(
      units.reduce((sum, { quantity }) => sum + quantity, 0),
      2,
    )
  })

  it('INT-005 are added once under one key, and once by requests at the same moment', async () => {
    await buy(item(washer, 3))
    const key = { 'idempotency-key': 'service' }
    const service = serviceItem(installation, washer)
    const answers = await Promise.all([add(service, key), add(service, key), add(service, key)])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    )
    assert.deepEqual(await held(), [
      [washer, 3, null],
      [installation, 1, washer],
    ])
  })

  it('INT-005 join one of two adds at the same moment', async () => {
    await add(serviceItem(installation, washer))
    await Promise.all([buy(item(washer)), buy(item(washer))])
    const services = (await held()).filter(([asin]) => asin === installation)
    assert.deepEqual(services, [[installation, 1, washer]])
  })

  it('STO-063 leave the cart with their product', async () => {
    await buy({ ...item(washer), ...serviceFields(installation, washer) })
    const [line] = await lines()
    await shopper.postForm('/cart/remove', { lineId: `${line?.id}` })
    assert.deepEqual(await lines(), [])
  })

  it('SVC-019 come in the form of the product, once whatever its quantity', async () => {
    const form = {
      ...item(washer, 2),
      ...serviceFields(installation, washer),
      ...serviceFields(haulAway, washer, '.2'),
    }
    assert.equal(await buy(form), '/cart')
    assert.deepEqual(await held(), [
      [washer, 2, null],
      [installation, 1, washer],
      [haulAway, 1, washer],
    ])
  })

  it('OPT-022 STO-068 come as lists, of which each service is taken once and no removed one', async () => {
    const form: FormFields = [
      ...Object.entries(item(washer)),
      ...Object.entries(serviceFields(installation, washer)),
      ['selectedServices', JSON.stringify([selected(installation, washer)])],
      [
        'selectedServices',
        JSON.stringify([
          selected(haulAway, washer),
          selected(bundle, washer, { selectionType: 'delete' }),
        ]),
      ],
    ]
    assert.equal(await buy(form), '/cart')
    assert.deepEqual(await held(), [...withWasher, [haulAway, 1, washer]])
  })

  it('SVC-019 STO-068 come from a form without scripts by the offer or the service alone', async () => {
    await buy({ ...item(washer), serviceOfferListingId: 'OLB0SVCINST1-2' })
    await buy({ ...item(washer), serviceAsin: haulAway })
    const [, fitted, taken] = await lines()
    assert.deepEqual([fitted?.offerListingId, fitted?.price], ['OLB0SVCINST1-2', 6900])
    assert.deepEqual([taken?.offerListingId, taken?.associatedTo], ['OLB0SVCHAUL1', washer])
  })

  for (const [name, fields, reason] of [
    ['another merchant', { serviceAsin: installation, serviceMerchantId: 'MX' }, 'UNKNOWN_ADD_ON'],
    ['no service of the product', { serviceAsin: 'B0PLANWSH3' }, 'UNKNOWN_ADD_ON'],
    ['two of a service', { serviceAsin: installation, serviceQuantity: '2' }, 'INVALID_EXTRA'],
    ['a list that is no JSON', { selectedServices: '[{' }, 'INVALID_EXTRA'],
    ['another product than the form buys', serviceFields(installation, 'B0FRIDGE01'), 'NO_PARENT'],
  ] as const) {
    it(`SVC-019 refuse a form with ${name}`, async () => {
      assert.equal(await buy({ ...item(washer), ...fields }), `/cart?error=${reason}`)
      assert.deepEqual(await lines(), [])
    })
  }
})
