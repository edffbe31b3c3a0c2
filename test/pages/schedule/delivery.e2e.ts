import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appears, click } from '../../support/appears.ts'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const washer = 'B0WASHER01'

/** The shopper wants a delivery at a chosen time, for this postal code. */
async function want(visitor: Visitor, zip: string): Promise<void> {
  await visitor.go(`/dp/${washer}`, 'networkidle0')
  await visitor.press('checkbox', 'Schedule my delivery')
  await visitor.see('textbox', 'Postal code')
  // By keys: a pointer would miss the field while it unfolds.
  await visitor.tabTo('textbox', 'Postal code')
  await visitor.page.keyboard.type(zip)
  await visitor.page.keyboard.press('Enter')
}

async function choose(visitor: Visitor): Promise<void> {
  await visitor.press('button', 'Choose a delivery date')
  await click(visitor.page, 'dp-delivery-calendar >>> [part=time]')
  await appears(visitor.page, 'dp-delivery-calendar:state(selected)')
}

const isChecked = (radio: Element) => (radio as HTMLInputElement).checked

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
      await appears(visitor.page, 'dp-delivery-calendar:state(available)')
      await visitor.press('button', 'Add to cart')
      await appears(visitor.page, '[data-dp-outlet] >>> .message')
      assert.deepEqual(await visitor.requests('/gp/product/handle-buy-box'), [])
    }),
  )

  it(
    'SCH-033 is not offered on an island',
    withVisitor({}, async visitor => {
      await want(visitor, '25980')
      const said = await appears(visitor.page, 'dp-scheduled-delivery >>> [part=postal-message]')
      assert.equal(
        await said?.evaluate(({ textContent }) => textContent),
        'Scheduled delivery is not offered for this postal code.',
      )
    }),
  )
})

describe('the delivery of a washing machine at the checkout', () => {
  it(
    'CAL-063 CAL-088 is chosen for one of three shipping options, and said in the order',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go(`/dp/${washer}`, 'networkidle0')
      await visitor.press('button', 'Add to cart')
      await visitor.press('button', 'Skip')
      await page.waitForFunction(async () => {
        const lines: unknown[] = await (await fetch('/__facts/cart')).json()
        return lines.length > 0
      })
      await visitor.go('/checkout')
      await visitor.write('textbox', 'Name', 'Ada Lund')
      await visitor.write('textbox', 'Street and number', 'Torstraße 1')
      await visitor.write('textbox', 'Postcode', '10119')
      await visitor.write('textbox', 'Town', 'Berlin')
      await visitor.arrive(() => page.keyboard.press('Enter'))
      await appears(page, 'dp-delivery-calendar:state(ready)')
      await click(page, '::-p-text(In the evening, to the hour)')
      const own = 'dp-delivery-calendar[data-radio="#ship-evening"]'
      await click(page, `${own} >>> [part=trigger]`)
      await click(page, `${own} >>> [part=time]`)
      await appears(page, `${own}:state(selected)`)
      const steps = ['Continue', 'Continue'] as const
      for (const step of steps) await visitor.arrive(() => visitor.press('button', step))
      await visitor.arrive(() => click(page, '.review-form button'))
      await visitor.read('6:00')
      const text = await page.$eval('.order', ({ textContent }) => textContent ?? '')
      assert.match(text, /Delivery on .*, 6:00.PM to 7:00.PM/)
    }),
  )

  it(
    'CAL-044 CAL-084 is offered at no time where no van goes, and each option says why',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await want(visitor, '20095')
      await choose(visitor)
      await visitor.press('button', 'Add to cart')
      await visitor.press('button', 'Skip')
      await page.waitForFunction(async () => {
        const lines: unknown[] = await (await fetch('/__facts/cart')).json()
        return lines.length > 0
      })
      await visitor.go('/checkout')
      await visitor.write('textbox', 'Name', 'Ada Lund')
      await visitor.write('textbox', 'Street and number', 'Dünenweg 7')
      await visitor.write('textbox', 'Postcode', '25980')
      await visitor.write('textbox', 'Town', 'Sylt')
      await visitor.arrive(() => page.keyboard.press('Enter'))
      await page.waitForFunction(
        () => document.querySelectorAll('dp-delivery-calendar:state(empty)').length === 3,
      )
      const options = '.slot-option input:disabled'
      assert.equal((await page.$$(options)).length, 3)
      await visitor.read('Our vans do not go to this postal code.')
      assert.equal(await page.$eval('[name=shipoption][value=standard]', isChecked), true)
      await visitor.arrive(() => visitor.press('button', 'Continue'))
      await visitor.arrive(() => visitor.press('button', 'Continue'))
      const text = await page.$eval('main', ({ textContent }) => textContent ?? '')
      assert.doesNotMatch(text, /Delivery on /)
    }),
  )

  it(
    'SCH-002 SCH-004 holds the button that orders at one press until a day is chosen',
    withVisitor({ as: 'signed-in' }, async visitor => {
      const { page } = visitor
      await visitor.go(`/buy/${washer}`, 'networkidle0')
      await visitor.press('checkbox', 'Schedule my delivery')
      await appears(page, '[data-dp-place-order][aria-disabled=true]')
      await appears(page, 'dp-delivery-calendar:state(available)')
      await click(page, 'dp-delivery-calendar >>> [part=trigger]')
      await click(page, 'dp-delivery-calendar >>> [part=day]:not([aria-disabled])')
      await appears(page, '[data-dp-place-order]:not([aria-disabled])')
      await visitor.arrive(() => click(page, '[data-dp-place-order]'))
      const text = await page.$eval('.order', ({ textContent }) => textContent ?? '')
      assert.match(text, /Delivery on /)
    }),
  )
})
