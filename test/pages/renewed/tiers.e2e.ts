import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appears } from '../../support/appears.ts'
import { withVisitor } from '../../support/shop-visitor.ts'

const phone = '/dp/B0REPHONE1'
const tier = 'Excellent: looks like new'

describe('a renewed phone', () => {
  it(
    'RNW-001 RNW-005 STO-066 explains its tier, and goes into the cart',
    withVisitor({ device: 'phone' }, async visitor => {
      await visitor.go(phone, 'networkidle0')
      await visitor.tap('button', 'About this condition')
      await visitor.see('dialog', tier)
      await visitor.read('New battery, with its full capacity.')
      await visitor.page.keyboard.press('Escape')
      await appears(visitor.page, 'dp-renewed-sheet:not(:state(open))')
      assert.equal(await visitor.arrive(() => visitor.tap('button', 'Add to cart')), '/cart')
      await visitor.read('Renewed, excellent condition')
      assert.deepEqual(
        (await visitor.cart()).map(({ asin, price }) => [asin, price]),
        [['B0REPHONE1', 32_900]],
      )
    }),
  )

  it(
    'RNW-001 STO-066 explains its tier without scripts, too',
    withVisitor({ scripts: false, expects: /^csp / }, async visitor => {
      await visitor.go(phone)
      await visitor.page.click('dp-renewed-sheet summary')
      await visitor.read(tier)
      await visitor.read('New battery, with its full capacity.')
    }),
  )
})
