import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { instalmentsOf } from '../../../demo/prices.ts'
import { openPGlite, type Database } from '../../../demo/store/database/database.ts'
import {
  extrasData,
  extrasDataIn,
  paymentOptionsOf,
  plansOf,
  samplesOf,
} from '../../../demo/store/extras/page-data.ts'
import { wording } from '../../../demo/store/extras/wording/wording.ts'
import { families } from '../../../demo/store/families.ts'
import { wordsOf } from '../../../demo/store/server/words.ts'
import { seededSnapshot } from '../../../demo/store/snapshot.ts'
import { startStore, visit } from '../../support/store.ts'

const euros = (amount: number) => ({ amount, currency: 'EUR' })

describe('what the store has beside products', () => {
  let database: Database
  before(async () => {
    database = await openPGlite(null, await seededSnapshot())
  })
  after(() => database.close())

  it('STO-066 has plans, one of them monthly, for headphones, speaker, washing machine and phone', async () => {
    for (const asin of ['B0HEADPH01', 'B0SPEAKER1', 'B0WASHER01', 'B0REPHONE1']) {
      const plans = await plansOf(database.orm, asin)
      assert.equal(plans.filter(({ monthly }) => monthly).length, 1, asin)
      assert.ok(plans.length >= 3, asin)
      for (const { price, bullets, terms } of plans)
        assert.ok(price.amount > 0 && bullets.length > 1 && terms.length > 1)
    }
    const [first] = await plansOf(database.orm, 'B0HEADPH01')
    assert.deepEqual(
      [first?.asin, first?.offerListingId, first?.shortTitle, first?.price],
      ['B0PLAN0002', 'OLB0PLAN0002', '2 years', euros(1990)],
    )
    assert.deepEqual(await plansOf(database.orm, 'B0COFFEE01'), [])
  })

  it('STO-066 has ways to pay at a given price, the first at once', async () => {
    for (const asin of ['B0HEADPH01', 'B0PAPER001', 'B0WASHER01', 'B0REPHONE1']) {
      const [once, ...plans] = await paymentOptionsOf(database.orm, asin, euros(14_290))
      assert.deepEqual([once?.optionId, once?.termCount], ['oneTimePayment', 1])
      assert.ok(plans.length >= 3, asin)
    }
    const options = await paymentOptionsOf(database.orm, 'B0HEADPH01', euros(14_290))
    assert.deepEqual(options[4], {
      optionId: 'equalPay24',
      termCount: 24,
      instalments: {
        count: 24,
        amount: euros(631),
        last: euros(620),
        interest: euros(843),
        total: euros(15_133),
      },
      interestPercent: 5.9,
      card: 'Harbor & Pine Card',
      maxQuantity: 1,
    })
  })

  it('STO-066 has samples for two products of beauty', async () => {
    assert.equal((await samplesOf(database.orm, 'B0LIPSTIK1')).length, 3)
    const [soap, ...others] = await samplesOf(database.orm, 'B0LOTION01')
    assert.deepEqual([soap?.offerListingId, others], ['OLB0SMPLSOP1', []])
  })

  for (const language of ['de', 'ar'] as const) {
    it(`STO-066 says all of it in ${language}`, async () => {
      const data = extrasData(database.orm)
      const own = extrasDataIn(data, wordsOf(database.orm, families), language)
      const names = wording[language].names ?? {}
      const said = (await own.plans?.('B0HEADPH01')) ?? []
      const meant = await data.plans('B0HEADPH01')
      assert.equal(said.length, 3)
      for (const [n, one] of said.entries()) {
        const english = meant[n]
        assert.notEqual(one.title, english?.title)
        assert.notDeepEqual(one.bullets, english?.bullets)
        assert.equal(one.shortTitle, names[english?.shortTitle ?? ''])
        assert.deepEqual(
          one.terms,
          english?.terms.map(term => names[term]),
        )
      }
      const [sample] = (await own.samples?.('B0LIPSTIK1')) ?? []
      assert.notEqual(sample?.title, (await data.samples('B0LIPSTIK1'))[0]?.title)
      const [, , , , card] = (await own.paymentOptions?.('B0HEADPH01', euros(100))) ?? []
      assert.equal(card?.card, names['Harbor & Pine Card'])
    })
  }

  it('STO-066 knows the tier of renewed offers, each of the four, and tells the page', async () => {
    const store = await startStore()
    try {
      const shopper = await visit(store)
      const optionOf = async (offer: string) => {
        const html = await (await shopper.get(`/dp/${offer.slice(2, 12)}?offer=${offer}`)).text()
        return /"buyingOption":\{"\w+":"(\w+)"\}/.exec(html)?.[1]
      }
      assert.equal(await optionOf('OLB0REPHONE1'), 'RENEWED_TIER_1')
      assert.equal(await optionOf('OLB0RECAMRA1'), 'RENEWED_TIER_2')
      assert.equal(await optionOf('OLB0REPHONE1-2'), 'RENEWED_TIER_3')
      assert.equal(await optionOf('OLB0REPHONE1-4'), 'RENEWED_TIER_4')
      assert.equal(await optionOf('OLB0REPHONE1-3'), 'USED')
    } finally {
      await store.close()
    }
  })
})

describe('instalments', () => {
  it('STO-064 come to price and interest to the cent, whatever the two are', () => {
    for (const amount of [0, 1, 5, 999, 9_900, 19_900, 64_901]) {
      for (const termCount of [1, 2, 3, 12, 36]) {
        for (const interest of [0, 195, 790]) {
          const paid = instalmentsOf(euros(amount), { termCount, interest })
          const sum = paid.amount.amount * (termCount - 1) + paid.last.amount
          assert.equal(sum, amount + paid.interest.amount)
          assert.ok(paid.last.amount >= 0)
        }
      }
    }
    assert.deepEqual(instalmentsOf(euros(9_900), { termCount: 12, interest: 0 }).last, euros(825))
  })
})
