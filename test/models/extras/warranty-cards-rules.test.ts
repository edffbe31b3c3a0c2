import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isObject } from '../../../src/rules/is-object.ts'
import {
  lastAddedCartItem,
  warranties,
  warrantyService,
} from '../../../src/contract/extras/warranty.ts'
import { fits } from '../../../src/contract/fits.ts'
import {
  isSupported,
  offeredWarranties,
} from '../../../src/widgets/extras/warranty-cards/warranty-cards.rules.ts'

const supported = ['NEW', 'B2B_NEW', 'CUSTOM_OFFER', 'BUNDLE'].concat(
  [1, 2, 3, 4].map(tier => `RENEWED_TIER_${tier}`),
)
const given = (more: object = {}) => ({
  asin: 'B0PLANWSH3',
  offerListingId: 'OLB0PLANWSH3',
  title: 'Three years',
  price: 59.9,
  ...more,
})

describe('rules of warranty cards', () => {
  it('WTY-007 WTY-008 WTY-012 take the eight buying options and none', () => {
    for (const option of [...supported, undefined, '', ' ', ' new '])
      assert.equal(isSupported(option), true, `${option}`)
    for (const option of ['USED', 'RENEWED_TIER_5', 'LIGHTNING_DEAL', 'NEWER', 'constructor'])
      assert.equal(isSupported(option), false, option)
  })

  it('WTY-027 give each call a second', () => {
    assert.deepEqual([lastAddedCartItem.timeout, warrantyService.timeout], [1000, 1000])
  })

  const flaws: Readonly<Record<string, [object, string]>> = {
    'an asin': [{ asin: ' ' }, 'has no asin'],
    'an offer': [{ offerListingId: null }, 'has no offerListingId'],
    'a title': [{ title: '' }, 'has no title'],
    'a price': [{ price: undefined }, 'has no price that is a number'],
    'a price that is a number': [{ price: '59.90' }, 'has no price that is a number'],
    'an asin of its own': [{ asin: 'B0PLANWSH5' }, 'has the asin of an earlier plan'],
  }
  for (const [what, [more, flaw]] of Object.entries(flaws)) {
    it(`WTY-046 leave out a plan without ${what}, name it once, and keep the others`, () => {
      const told: string[] = []
      const others = [given({ asin: 'B0PLANWSH5' }), given(more), given({ asin: 'B0PLANMON1' })]
      const plans = offeredWarranties(others, fault => told.push(fault))
      assert.deepEqual(
        plans.map(plan => [plan.asin, plan.position]),
        [
          ['B0PLANWSH5', 1],
          ['B0PLANMON1', 2],
        ],
      )
      assert.deepEqual(told, [`warranties[1] ${flaw}; the plan is not offered`])
    })
  }

  it('WTY-046 leave out what is no plan, and keep the others', () => {
    for (const other of [null, 7, 'B0PLANWSH5', [], {}]) {
      const told: string[] = []
      const list = [other, given()]
      assert.equal(fits(warranties, list), true)
      const plans = offeredWarranties(list, fault => told.push(fault))
      assert.deepEqual(
        plans.map(({ asin }) => asin),
        ['B0PLANWSH3'],
      )
      const flaw = isObject(other) ? 'has no asin' : 'is no object'
      assert.deepEqual(told, [`warranties[0] ${flaw}; the plan is not offered`])
    }
  })

  it('WTY-046 keep a plan with a text that is none, and say so', () => {
    for (const name of ['shortDisplayTitle', 'priceText', 'detailsHtml']) {
      const told: string[] = []
      const list = [given({ [name]: 7 }), given({ asin: 'B0PLANWSH5', [name]: null })]
      assert.equal(fits(warranties, list), true)
      const plans = offeredWarranties(list, fault => told.push(fault))
      assert.deepEqual(
        plans.map(plan => [plan.shortTitle, plan.priceText, plan.html.details]),
        [
          ['Three years', '', ''],
          ['Three years', '', ''],
        ],
      )
      assert.deepEqual(told, [`warranties[0].${name} is no text; it is left out`])
    }
  })

  it('WTY-046 keep a plan whose list of texts is none, and say so', () => {
    const told: string[] = []
    const lists = [['Drops.'], 'Drops.', [1], [''], {}, null, undefined]
    const plans = offeredWarranties(
      lists.map((covers, at) => given({ asin: `B0PLAN000${at}`, covers })),
      fault => told.push(fault),
    )
    assert.deepEqual(
      plans.map(({ covers }) => covers),
      [['Drops.'], [], [], [], [], [], []],
    )
    assert.deepEqual(
      told,
      [1, 2, 3, 4].map(
        at => `warranties[${at}].covers is no list of texts; the card shows none of it`,
      ),
    )
  })
})
