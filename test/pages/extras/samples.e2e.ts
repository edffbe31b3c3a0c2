import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { click } from '../../support/appears.ts'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const lipstick = 'B0LIPSTIK1'
const lotion = 'B0LOTION01'
const cream = 'B0SMPLCRM1'
const soap = 'B0SMPLSOP1'
const element = 'dp-free-sample'
const add = 'Add to cart'

const held = async ({ cart }: Visitor) =>
  (await cart()).map(({ asin, quantity, price }) => [asin, quantity, price])

describe('free samples, from the product page into the cart', () => {
  it(
    'SMP-008 SMP-013 SMP-016 go into the cart with the form, once each',
    withVisitor({}, async visitor => {
      await visitor.go(`/dp/${lipstick}`, 'networkidle0')
      await visitor.press('button', 'Choose a sample')
      await click(visitor.page, `${element} >>> input[value="2"]`)
      await visitor.see('button', 'Change sample')
      await visitor.arrive(() => visitor.press('button', add))
      assert.deepEqual(await held(visitor), [
        [lipstick, 1, 1890],
        [cream, 1, 0],
      ])
      const tracked = await visitor.requests('/dp/samples/track')
      assert.equal(tracked.length, 1)
      await visitor.read('Halm lip and hand cream sample')
    }),
  )

  it(
    'SMP-004 SMP-014 stay out of the cart once they are given back',
    withVisitor({ device: 'phone' }, async visitor => {
      await visitor.go(`/dp/${lotion}`, 'networkidle0')
      await visitor.press('button', 'Add sample')
      await visitor.press('button', 'Remove sample')
      await visitor.see('button', 'Choose a sample')
      await visitor.arrive(() => visitor.press('button', add))
      assert.deepEqual(
        (await held(visitor)).map(([asin]) => asin),
        [lotion],
      )
    }),
  )

  it(
    'SMP-031 go into the cart by the fields of the server without scripts',
    withVisitor({ scripts: false, expects: /^csp / }, async visitor => {
      await visitor.go(`/dp/${lipstick}`)
      await visitor.page.select(`${element} select`, `OL${cream}`)
      await visitor.arrive(() => visitor.page.click('#buy-box-form button'))
      assert.deepEqual(
        (await held(visitor)).map(([asin]) => asin),
        [lipstick, cream],
      )
      await visitor.read('Halm lip and hand cream sample')
      await visitor.go(`/dp/${lotion}`)
      await visitor.page.click(`${element} input`)
      await visitor.arrive(() => visitor.page.click('#buy-box-form button'))
      assert.deepEqual((await held(visitor)).map(([asin]) => asin).toSorted(), [
        lipstick,
        lotion,
        cream,
        soap,
      ])
    }),
  )
})
