import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withVisitor } from '../../support/shop-visitor.ts'

const washer = 'B0WASHER01'

describe('the delivery of a washing machine', () => {
  it(
    'CAL-011 CAL-047 is chosen in the buy box, reserved, and said in the cart',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go(`/dp/${washer}`, 'networkidle0')
      await visitor.press('button', 'Choose a delivery date')
      const time = await page.waitForSelector('dp-delivery-calendar >>> [part=time]')
      await time?.click()
      await page.waitForSelector('dp-delivery-calendar:state(selected)')
      await visitor.press('button', 'Add to cart')
      // The shop offers installation first.
      await visitor.press('button', 'Skip')
      await page.waitForFunction(async () => {
        const lines: unknown[] = await (await fetch('/__facts/cart')).json()
        return lines.length > 0
      })
      const [form] = await visitor.requests('/gp/product/handle-buy-box')
      const slotId = /name="SlotId"\s+(\S+)|SlotId=([^&]+)/.exec(form?.body ?? '')
      assert.ok(slotId, 'no SlotId in the form')
      await visitor.go('/cart', 'networkidle0')
      await visitor.read('Delivery on ')
    }),
  )
})
