import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appears, click } from '../../support/appears.ts'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const headphones = 'B0HEADPH01'
const plan = 'B0PLAN0002'
const add = 'Add to cart'
const element = 'dp-protection-plan'

const held = async ({ cart }: Visitor) =>
  (await cart()).map(({ asin, quantity, price }) => [asin, quantity, price])

/** Opens the page of a product, and chooses the first plan in the card. */
async function choosePlan(visitor: Visitor, asin: string): Promise<void> {
  await visitor.go(`/dp/${asin}`, 'networkidle0')
  await click(visitor.page, `${element} >>> [part=header]`)
  await click(visitor.page, `${element} >>> input[value="1"]`)
  await visitor.read('+€19.90')
}

describe('protection plans, from the product page into the cart', () => {
  it(
    'PRO-034 go into the cart with the form, one for each item',
    withVisitor({}, async visitor => {
      await choosePlan(visitor, headphones)
      await visitor.press('button', 'Quantity: 1')
      await visitor.press('option', '2')
      await visitor.see('button', 'Quantity: 2')
      await visitor.arrive(() => visitor.press('button', add))
      assert.deepEqual(await held(visitor), [
        [headphones, 2, 19_900],
        [plan, 2, 1_990],
      ])
    }),
  )

  it(
    'PRO-053 go into the cart with the claim of a deal',
    withVisitor({}, async visitor => {
      await choosePlan(visitor, headphones)
      await visitor.press('button', 'Limited-time deal €149.00 Regular price: €199.00')
      await visitor.press('button', 'Add deal to cart')
      await visitor.read('In your cart. Reserved for')
      await visitor.page.waitForFunction(
        () => document.querySelector('#cart-count')?.textContent === '2',
      )
      assert.deepEqual(await held(visitor), [
        [headphones, 1, 14_900],
        [plan, 1, 1_990],
      ])
    }),
  )

  it(
    'PRO-055 go into the cart by the fields of the server without scripts',
    withVisitor({ scripts: false, expects: /^csp / }, async visitor => {
      await visitor.go(`/dp/${headphones}`)
      await visitor.page.click(`${element} summary`)
      await visitor.page.click(`${element} label`)
      await visitor.arrive(() => visitor.page.click('#buy-box-form button'))
      assert.deepEqual(await held(visitor), [
        [headphones, 1, 19_900],
        [plan, 1, 1_990],
      ])
    }),
  )

  it(
    'PRO-019 PRO-034 go into the cart from a list outside of the form',
    withVisitor({ device: 'phone' }, async visitor => {
      await visitor.go('/dp/B0SPEAKER1', 'networkidle0')
      await click(visitor.page, `${element} >>> input[value="2"]`)
      await appears(visitor.page, `${element}:state(chosen)`)
      await visitor.arrive(() => visitor.press('button', add))
      assert.deepEqual(
        (await held(visitor)).map(([asin]) => asin),
        ['B0SPEAKER1', 'B0PLAN0003'],
      )
    }),
  )

  it(
    'PRO-047 come from the store in the language of the page',
    withVisitor({}, async visitor => {
      await visitor.go('/dp/B0EARBUD01?lang=de', 'networkidle0')
      await click(visitor.page, `${element} >>> [part=header]`)
      await visitor.read('2 Jahre')
      await visitor.read('im Monat')
      assert.equal((await visitor.requests('/dp/protection/options')).length, 1)
    }),
  )
})
