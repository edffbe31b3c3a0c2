import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { click } from '../../support/appears.ts'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const lipstick = 'B0LIPSTIK1'
const polish = 'B0NAILPOL1'
const lotion = 'B0LOTION01'
const element = 'dp-beauty-bundle'

const held = async ({ cart }: Visitor) =>
  (await cart()).map(({ asin, quantity, price }) => [asin, quantity, price])

describe('beauty bundle, from the product page into the cart', () => {
  it(
    'BEA-016 BEA-017 puts what is checked into the cart by one press, without leaving the page',
    withVisitor({}, async visitor => {
      await visitor.go(`/dp/${lipstick}`, 'networkidle0')
      await visitor.press('button', 'Show details')
      await click(visitor.page, `${element} >>> [part=item]:nth-child(2) input`)
      await visitor.press('button', 'Add both to cart')
      await visitor.read('Added to cart')
      await visitor.page.waitForFunction(
        () => document.querySelector('#cart-count')?.textContent === '2',
      )
      assert.deepEqual(await held(visitor), [
        [lipstick, 1, 1890],
        [lotion, 1, 1490],
      ])
      assert.equal((await visitor.requests('/dp/beauty/track')).length, 1)
      await visitor.go('/cart')
      await visitor.read('Halm body lotion')
    }),
  )

  it(
    'BEA-025 adds what is checked by the form of the page without scripts',
    withVisitor({ scripts: false, expects: /^csp / }, async visitor => {
      await visitor.go(`/dp/${lipstick}`)
      await visitor.page.click(`${element} label:nth-of-type(1)`)
      await visitor.arrive(() => visitor.page.click(`${element} button`))
      assert.deepEqual(
        (await held(visitor)).map(([asin]) => asin),
        [polish, lotion],
      )
    }),
  )
})
