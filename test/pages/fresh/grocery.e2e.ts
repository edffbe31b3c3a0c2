import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const coffee = '/dp/B0COFFEE01'
const area = '.plain-grocery'
const withoutScripts = { scripts: false, expects: /^csp / }
const quantities = async (visitor: Visitor) =>
  (await visitor.cart()).map(({ asin, quantity }) => `${asin} ${quantity}`)

describe('the add-to-cart area of groceries, without scripts', () => {
  it(
    'puts a quantity into the cart, and clips the coupon',
    withVisitor(withoutScripts, async visitor => {
      const { page } = visitor
      await visitor.go(coffee)
      await visitor.read('Save 10% with this coupon')
      await page.select('#grocery-quantity', '3')
      const path = await visitor.arrive(() => page.click(`${area} .btn-primary`))
      assert.equal(path, '/cart')
      assert.deepEqual(await quantities(visitor), ['B0COFFEE01 3'])
      await visitor.read('€19.71')
      await visitor.go(coffee)
      await visitor.read('Coupon clipped: 10% off in your cart')
    }),
  )

  it(
    'GRO-048 adds what another seller has, and says so where that is less',
    withVisitor({ ...withoutScripts, device: 'phone' }, async visitor => {
      const { page } = visitor
      await visitor.go(coffee)
      await page.click(`${area} summary`)
      await visitor.arrive(() => page.click(`${area} [value=OLB0COFFEE01-3]`))
      const [line] = await visitor.cart()
      assert.equal(line?.price, 2_090)
      await visitor.go(`${coffee}?offer=OLB0COFFEE01-3`)
      await page.select('#grocery-quantity', '3')
      await visitor.arrive(() => page.click(`${area} .btn-primary`))
      await visitor.read('We put in your cart what is left.')
      assert.deepEqual(await quantities(visitor), ['B0COFFEE01 3'])
    }),
  )

  it(
    'puts an item on the shopping list, from there into the cart, and off the list',
    withVisitor(withoutScripts, async visitor => {
      const { page } = visitor
      await visitor.go(coffee)
      const path = await visitor.arrive(() => page.click(`${area} .btn-default.btn-block`))
      assert.equal(path, '/fresh/list')
      await visitor.arrive(() => page.click('.grocery-list .btn-primary'))
      assert.deepEqual(await quantities(visitor), ['B0COFFEE01 1'])
      await visitor.go('/fresh/list')
      await visitor.arrive(() => page.click('.grocery-list .btn-default'))
      await visitor.read('Your shopping list is empty')
    }),
  )

  it(
    'leads to the list of the voice assistant by way of signing in',
    withVisitor(withoutScripts, async visitor => {
      const { page } = visitor
      await visitor.go('/fresh/assistant')
      await visitor.arrive(() => page.click('.empty .btn-primary'))
      const path = await visitor.arrive(() => page.click('[value=member]'))
      assert.equal(path, '/fresh/assistant')
      await visitor.read('Nothing is on this list')
    }),
  )
})
