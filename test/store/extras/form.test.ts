import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import {
  item,
  paymentField,
  protectionField,
  sampleFields,
  warrantyFieldsOf,
} from '../../support/extras.ts'
import { leads } from '../../support/checkout.ts'
import {
  startStore,
  visit,
  type FormFields,
  type Shopper,
  type TestStore,
} from '../../support/store.ts'

interface Line {
  id: number
  asin: string
  offerListingId: string
  quantity: number
  price: number
  associatedTo: string | null
  leavesWith: boolean
  extras: Record<string, unknown>
}

const headphones = 'B0HEADPH01'
const plan = 'B0PLAN0002'
const monthly = 'B0PLANMON1'
const lipstick = 'B0LIPSTIK1'
const rosewood = 'B0SMPLLIP1'

/** The fields of a product, and these twice. */
const twice = (fields: Record<string, string>, asin: string): FormFields => [
  ...Object.entries(item(asin)),
  ...Object.entries(fields),
  ...Object.entries(fields),
]

describe('extras in the form of the buy box', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())
  beforeEach(async () => {
    shopper = await visit(store)
  })

  const buy = (fields: FormFields) => leads(shopper.postForm('/gp/product/handle-buy-box', fields))
  /** As a script sends a form. */
  const send = async (
    fields: Record<string, string> | [string, string][],
    more: Record<string, string> = {},
  ) =>
    store.app.request('/gp/product/handle-buy-box', {
      method: 'POST',
      headers: {
        cookie: shopper.cookie,
        'x-dp-csrf-token': shopper.csrfToken,
        'content-type': 'application/x-www-form-urlencoded',
        ...more,
      },
      body: new URLSearchParams(fields).toString(),
    })
  const lines = async (): Promise<Line[]> => (await shopper.get('/__facts/cart')).json()
  const held = async () =>
    (await lines()).map(({ asin, quantity, associatedTo }) => [asin, quantity, associatedTo])
  const refuses = async (fields: FormFields, reason: string) => {
    assert.equal(await buy(fields), `/cart?error=${reason}`)
    assert.deepEqual(await lines(), [])
  }

  for (const [name, fields] of Object.entries({
    'protection plan': protectionField(headphones, plan),
    warranty: warrantyFieldsOf(headphones, plan),
  })) {
    it(`STO-060 puts a ${name} under its product, at the store's price, one for each unit`, async () => {
      assert.equal(await buy({ ...item(headphones, 3), ...fields }), '/cart')
      assert.deepEqual(await held(), [
        [headphones, 3, null],
        [plan, 3, headphones],
      ])
      const [, added] = await lines()
      assert.deepEqual([added?.price, added?.leavesWith], [1990, false])
    })

    it(`STO-061 refuses a ${name} that the product does not have`, async () => {
      const other = name === 'warranty' ? warrantyFieldsOf : protectionField
      await refuses({ ...item(headphones), ...other(headphones, 'B0PLANWSH3') }, 'UNKNOWN_ADD_ON')
      await refuses({ ...item('B0COFFEE01'), ...other('B0COFFEE01', plan) }, 'UNKNOWN_ADD_ON')
      await refuses({ ...item('B0COFFEE01'), ...fields }, 'NO_PARENT')
    })
  }

  it('STO-061 refuses a plan by the offer of something else', async () => {
    const cheap = protectionField(headphones, plan, { offerListingId: 'OLB0PLANMON1' })
    await refuses({ ...item(headphones), ...cheap }, 'UNKNOWN_ADD_ON')
  })

  it('STO-061 takes a monthly plan for one unit alone', async () => {
    const own = protectionField(headphones, monthly)
    await refuses({ ...item(headphones, 2), ...own }, 'MONTHLY_PLAN')
    assert.equal(await buy({ ...item(headphones), ...own }), '/cart')
    assert.deepEqual(await held(), [
      [headphones, 1, null],
      [monthly, 1, headphones],
    ])
  })

  it('STO-060 keeps a payment plan with the line, and joins lines that are paid alike', async () => {
    const paid = { ...item(headphones), ...paymentField(headphones, 'equalPay12') }
    await buy(paid)
    await buy(item(headphones))
    await buy({ ...item(headphones), ...paymentField(headphones, 'oneTimePayment') })
    await buy(paid)
    const kept = (await lines()).map(({ quantity, extras }) => [quantity, extras])
    assert.deepEqual(kept, [
      [2, { payment: { optionId: 'equalPay12' } }],
      [2, {}],
    ])
  })

  it('STO-061 refuses a payment plan that the product does not have, or not for so many', async () => {
    const pay = (...given: Parameters<typeof paymentField>) => ({
      ...item(headphones, 3),
      ...paymentField(...given),
    })
    await refuses(pay(headphones, 'equalPay36'), 'UNKNOWN_PAYMENT')
    await refuses(pay(headphones, '__proto__'), 'UNKNOWN_PAYMENT')
    await refuses(pay(headphones, 'equalPay6', { optionId: undefined }), 'UNKNOWN_PAYMENT')
    await refuses(pay('B0WASHER01', 'equalPay6'), 'NO_PARENT')
    await refuses(pay(headphones, 'equalPay12'), 'PAYMENT_QUANTITY')
    assert.equal(await buy(pay(headphones, 'equalPay6')), '/cart')
  })

  it('STO-060 puts one free sample under its product, for nothing', async () => {
    assert.equal(await buy({ ...item(lipstick, 2), ...sampleFields(rosewood) }), '/cart')
    assert.deepEqual(await held(), [
      [lipstick, 2, null],
      [rosewood, 1, lipstick],
    ])
    assert.equal((await lines())[1]?.price, 0)
  })

  it('STO-060 SMP-031 takes a sample by its offer alone, as a form without scripts sends it', async () => {
    const { freeSampleOfferListingId } = sampleFields(rosewood)
    await refuses({ ...item(lipstick), freeSampleAsin: rosewood }, 'UNKNOWN_ADD_ON')
    assert.equal(await buy({ ...item(lipstick), freeSampleOfferListingId }), '/cart')
    assert.deepEqual((await held()).at(-1), [rosewood, 1, lipstick])
  })

  it('STO-060 adds no sample where the fields are empty', async () => {
    await buy({ ...item(lipstick), ...sampleFields('') })
    assert.deepEqual(await held(), [[lipstick, 1, null]])
  })

  it('STO-061 refuses a sample of another product, and one whose fields disagree', async () => {
    await refuses({ ...item(headphones), ...sampleFields(rosewood) }, 'UNKNOWN_ADD_ON')
    const mixed = { ...sampleFields(rosewood), freeSampleAsin: 'B0SMPLLIP2' }
    await refuses({ ...item(lipstick), ...mixed }, 'UNKNOWN_ADD_ON')
    const real = { freeSampleOfferListingId: `OL${headphones}`, freeSampleAsin: headphones }
    await refuses({ ...item(lipstick), ...real }, 'UNKNOWN_ADD_ON')
  })

  for (const [name, fields] of Object.entries({
    'no JSON': { warrantySelection: '{"asin"' },
    'a list': { warrantySelection: '[]' },
    null: { paymentOfferInfo: 'null' },
    'a deep list': { paymentOfferInfo: '['.repeat(20_000) },
    'another type of item': protectionField(headphones, plan, { itemType: 'Gift' }),
    'no association': protectionField(headphones, plan, { itemAssociation: undefined }),
    'half a warranty': { warrantyAsin: plan },
    'another factor': {
      ...warrantyFieldsOf(headphones, plan),
      itemAssocQuantityInvarianceFactor: '9',
    },
    'two ids': { ...warrantyFieldsOf(headphones, plan), 'UNIQ-lnkdWrrnty': 'w2' },
  })) {
    it(`STO-060 refuses ${name}, and adds nothing`, async () => {
      await refuses({ ...item(headphones), ...fields }, 'INVALID_EXTRA')
    })
  }

  it('STO-060 names the field to a program', async () => {
    const answer = await send({ ...item(headphones), warrantySelection: 'x' })
    assert.equal(answer.status, 422)
    assert.deepEqual(await answer.json(), {
      type: 'INVALID_EXTRA',
      entity: { status: 'warrantySelection.0: Expected JSON' },
    })
  })

  it('STO-062 refuses a second plan, sample or payment for the same unit', async () => {
    await refuses(twice(protectionField(headphones, plan), headphones), 'TOO_MANY_ADD_ONS')
    await refuses(twice(paymentField(headphones, 'equalPay6'), headphones), 'INVALID_EXTRA')
    await refuses(twice(sampleFields(rosewood), lipstick), 'INVALID_EXTRA')
    const both = { ...protectionField(headphones, plan), ...warrantyFieldsOf(headphones, monthly) }
    await refuses({ ...item(headphones), ...both }, 'TOO_MANY_ADD_ONS')
  })

  it('STO-060 tells the same form apart from one with another choice under one key', async () => {
    const form = { ...item(headphones), ...protectionField(headphones, plan) }
    const again = async (more = {}) =>
      (await send({ ...form, ...more }, { 'idempotency-key': 'once' })).status
    assert.deepEqual([await again(), await again()], [200, 200])
    assert.equal(await again(protectionField(headphones, monthly)), 422)
    const twoPlans = [...Object.entries(form), ...Object.entries(protectionField(headphones, plan))]
    assert.equal((await send(twoPlans, { 'idempotency-key': 'once' })).status, 422)
    assert.deepEqual(await held(), [
      [headphones, 1, null],
      [plan, 1, headphones],
    ])
  })

  it('STO-060 refuses a second field that cannot be stored', async () => {
    const twoNotes = [...Object.entries(item(headphones)), ['note', 'a'], ['note', '\0']] as const
    await refuses(twoNotes, 'INVALID_INPUT')
  })

  it('STO-060 takes the first where a field of a product comes twice', async () => {
    await buy([...Object.entries(item(headphones, 2)), ['quantity', '3']])
    assert.deepEqual(await held(), [[headphones, 2, null]])
  })

  it('STO-065 tells tests every field of a form, in order, those that come twice too', async () => {
    const fields = [
      ['anti-csrftoken', shopper.csrfToken],
      ['items[0][asin]', headphones],
      ['note', 'b'],
      ['note', 'a'],
      ['note', ''],
      ['ünknown', '£ & ='],
    ] as const
    await buy(fields)
    const [entry] = await (await shopper.get('/__journal?path=/gp/product/handle-buy-box')).json()
    assert.deepEqual(entry.fields, fields)
  })
})
