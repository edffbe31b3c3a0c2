import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const washer = 'B0WASHER01'

/** The shopper wants a delivery at a chosen time, for this postal code. */
async function want(visitor: Visitor, zip: string): Promise<void> {
  await visitor.go(`/dp/${washer}`, 'networkidle0')
  await visitor.press('checkbox', 'Schedule my delivery')
  await visitor.write('textbox', 'Postal code', zip)
  await visitor.page.keyboard.press('Enter')
}

async function choose(visitor: Visitor): Promise<void> {
  await visitor.press('button', 'Choose a delivery date')
  const time = await visitor.page.waitForSelector('dp-delivery-calendar >>> [part=time]')
  await time?.click()
  await visitor.page.waitForSelector('dp-delivery-calendar:state(selected)')
}

describe('the delivery of a washing machine', () => {
  it(
    'SCH-023 SCH-032 CAL-011 CAL-047 is chosen in the buy box, reserved, and said in the cart',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await want(visitor, '20095')
      await choose(visitor)
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

  it(
    'SCH-022 SCH-062 cannot be bought with a delivery at a chosen time before a time is chosen',
    withVisitor({}, async visitor => {
      await want(visitor, '20095')
      await visitor.page.waitForSelector('dp-delivery-calendar:state(available)')
      await visitor.press('button', 'Add to cart')
      await visitor.page.waitForSelector('[data-dp-outlet] >>> .message')
      assert.deepEqual(await visitor.requests('/gp/product/handle-buy-box'), [])
    }),
  )

  it(
    'SCH-033 is not offered on an island',
    withVisitor({}, async visitor => {
      await want(visitor, '25980')
      const said = await visitor.page.waitForSelector(
        'dp-scheduled-delivery >>> [part=postal-message]',
      )
      assert.equal(
        await said?.evaluate(({ textContent }) => textContent),
        'Scheduled delivery is not offered for this postal code.',
      )
    }),
  )
})
