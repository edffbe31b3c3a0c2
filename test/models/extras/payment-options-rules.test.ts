import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  fieldsOf,
  isOpen,
  submittedAs,
  usable,
  visible,
} from '../../../src/widgets/extras/payment-options/options.rules.ts'
import { contentRules, queryOf } from '../../../src/widgets/extras/payment-options/sheet.rules.ts'
import { allOptions, once, plan, type GivenOption } from '../../support/payment.ts'

const ids = (options: readonly { id: string }[]) => options.map(({ id }) => id)
const used = (given: readonly unknown[]) => usable(given, () => {})
const all = used(allOptions())

/** What becomes of one option beside a good one: why it is left out. */
function faultOf(given: unknown): string[] {
  const faults: string[] = []
  const options = usable([once(), given, plan(3)], fault => faults.push(fault))
  assert.deepEqual(ids(options).slice(faults.length ? 1 : 2), ['equalPay3'], 'the others stay')
  return faults
}
const refuses = (more: object, field: string) =>
  assert.match(faultOf(plan(6, more)).join(), new RegExp(`options\\[1\\] is left out: ${field}`))
const takes = (more: object) => assert.deepEqual(faultOf(plan(6, more)), [])

const entry = { itemType: 'paymentOfferInfo' }

describe('options of the payment options', () => {
  it('PAY-031 PAY-032 has one entry of form data, for paymentOfferInfo', () => {
    takes({ formData: [entry] })
    for (const formData of [
      [],
      [entry, entry],
      [{ itemType: 'other' }],
      [null],
      entry,
      'x',
      null,
    ]) {
      refuses({ formData }, 'formData')
    }
  })

  it('PAY-033 has numbers for price and interest', () => {
    takes({ price: 0, interestAmount: 12.5 })
    for (const wrong of ['12', null, NaN, Infinity, undefined]) {
      refuses({ price: wrong }, 'price: expected a number')
      refuses({ interestAmount: wrong }, 'interestAmount: expected a number')
    }
  })

  it('PAY-034 has texts to show, which may be empty', () => {
    for (const name of [
      'priceAndTermCountDisplayString',
      'orderSummaryDisplayString',
      'interestDisplayString',
      'bottomSheetFootnoteDisplayString',
    ]) {
      takes({ [name]: '' })
      for (const wrong of [12, null, undefined, {}])
        refuses({ [name]: wrong }, `${name}: expected a text`)
    }
  })

  it('PAY-035 leaves out what is no option at all, and says so', () => {
    for (const wrong of [null, 'equalPay6', 6, [plan(6)]]) {
      assert.deepEqual(faultOf(wrong), ['options[1] is left out: expected an object'])
    }
  })

  it('PAY-060 has an id of its own, a limit that is a number, and what the server must know', () => {
    for (const optionId of ['', 6, null, undefined, 'oneTimePayment']) {
      refuses({ optionId }, 'optionId')
    }
    for (const maxQuantity of ['2', NaN, {}]) refuses({ maxQuantity }, 'maxQuantity')
    for (const maxQuantity of [2, null, undefined]) takes({ maxQuantity })
    for (const executionInfo of [undefined, null, 'x', []]) {
      refuses({ executionInfo }, 'executionInfo')
    }
    assert.equal(used([once({ executionInfo: undefined }), plan(3)]).length, 2)
  })

  it('PAY-025 puts options of one group together, where the first of them stands', () => {
    const given = [
      plan(2, { offerGroup: 'card' }),
      once(),
      plan(3),
      plan(6, { offerGroup: 'card' }),
      plan(12),
    ]
    const ordered = ['equalPay2', 'equalPay6', 'oneTimePayment', 'equalPay3', 'equalPay12']
    assert.deepEqual(ids(used(given)), ordered)
  })

  it('PAY-056 has one-time payment first where the page lists none', () => {
    const options = used([plan(3), once({ price: 'free' })])
    assert.deepEqual(ids(options), ['oneTimePayment', 'equalPay3'])
    assert.equal(fieldsOf(options[0], 'ADD_TO_CART'), null)
  })

  it('PAY-011 PAY-012 shows three of them at first', () => {
    assert.deepEqual(ids(visible(all.slice(0, 3), null)), ids(all.slice(0, 3)))
    assert.deepEqual(ids(visible(all, null)), ['oneTimePayment', 'equalPay3', 'equalPay6'])
  })

  it('PAY-013 PAY-014 shows a hidden one in place of the last', () => {
    assert.deepEqual(ids(visible(all, 'equalPay24')), ['oneTimePayment', 'equalPay3', 'equalPay24'])
    for (const led of ['equalPay3', 'gone', null]) {
      assert.deepEqual(ids(visible(all, led)), ['oneTimePayment', 'equalPay3', 'equalPay6'])
    }
  })

  it('PAY-015 closes a plan above its limit alone, and one-time payment never', () => {
    const [single, three] = used([once({ maxQuantity: 1 }), plan(3, { maxQuantity: 2 })])
    const [, free] = used([once(), plan(3)])
    assert.ok(single && three && free)
    assert.deepEqual(
      [isOpen(three, 2), isOpen(three, 3), isOpen(free, 999), isOpen(single, 9)],
      [true, false, true, true],
    )
  })
})

function infoOf(given: GivenOption, cartType: 'ADD_TO_CART' | 'BUY_NOW' = 'ADD_TO_CART') {
  const option = used([given]).find(({ id }) => id === given.optionId)
  return JSON.parse(fieldsOf(option, cartType)?.['paymentOfferInfo'] ?? 'null')
}
const typesOf = ({ offerType, cartType }: Record<string, unknown>) => [offerType, cartType]

describe('what the form submits of an option', () => {
  it('PAY-027 has all members, those that it lacks empty, and further ones as they are', () => {
    const executionInfo = { sessionId: 's', asin: 'B0HEADPH01', optionId: 'x', more: [1] }
    assert.deepEqual(infoOf(plan(3, { executionInfo })), {
      offerType: 'EQUAL_PAY',
      cartType: 'ADD_TO_CART',
      sessionId: 's',
      customerId: '',
      marketplaceId: '',
      requestId: '',
      deviceType: '',
      asin: 'B0HEADPH01',
      buyingOptionType: '',
      parentASIN: '',
      websiteDisplayGroup: '',
      optionId: 'x',
      more: [1],
    })
  })

  it('PAY-028 PAY-029 has the types of the offer and of the cart, whatever the page says', () => {
    const executionInfo = { offerType: 'X', cartType: 'Y' }
    assert.deepEqual(typesOf(infoOf(plan(3, { executionInfo }))), ['EQUAL_PAY', 'ADD_TO_CART'])
    assert.deepEqual(typesOf(infoOf(once({ executionInfo }), 'BUY_NOW')), [
      'ONE_TIME_PAYMENT',
      'BUY_NOW',
    ])
  })

  it('COR-061 is found again by what the browser has kept of it', () => {
    for (const cartType of ['ADD_TO_CART', 'BUY_NOW'] as const) {
      const text = fieldsOf(all[2], cartType)?.['paymentOfferInfo'] ?? ''
      assert.equal(submittedAs(all, text)?.id, 'equalPay6')
    }
    const written = '{"optionId": "equalPay12", "marketplaceId": "DE"}'
    for (const text of ['', '{', 'null', '{}', '[]']) {
      assert.equal(submittedAs(all, text), undefined)
    }
    assert.equal(submittedAs(all, written)?.id, 'equalPay12')
  })
})

describe('what a side sheet asks for', () => {
  it('PAY-036 PAY-037 names its feature and the product', () => {
    assert.deepEqual(queryOf('compare', 'B0HEADPH01'), {
      asin: 'B0HEADPH01',
      showFeatures: 'compareAllPlansSidesheetAjax,paymentOptions',
      experienceId: 'paymentOptionsAjaxExperience',
    })
    assert.equal(
      queryOf('learn-more', 'B0HEADPH01').showFeatures,
      'paymentOptionsLearnMoreSidesheetAjax,paymentOptions',
    )
  })

  it('PAY-044 PAY-045 wants an answer about the plans of the page, whatever their ids', () => {
    assert.deepEqual(contentRules(all).needs, [
      '[data-plan-count="4"]',
      '[data-first-offer-id="equalPay3"]',
    ])
    const odd = used([plan(2, { optionId: 'a "b"\n\\' })])
    assert.equal(contentRules(odd).needs[1], String.raw`[data-first-offer-id="a \22 b\22 \a \5c "]`)
  })
})
