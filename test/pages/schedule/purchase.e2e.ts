import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appears, click } from '../../support/appears.ts'
import { withVisitor } from '../../support/shop-visitor.ts'

describe('a washing machine with services at a chosen time', () => {
  it(
    'SVC-019 SCH-023 CAL-063 is bought, gets another time at the checkout, and the order says exactly that',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go('/dp/B0WASHER01', 'networkidle0')
      await visitor.press('radio', 'Installation and haul-away')
      await visitor.press('checkbox', 'Schedule my delivery')
      await visitor.see('textbox', 'Postal code')
      // By keys: a pointer would miss the field while it unfolds.
      await visitor.tabTo('textbox', 'Postal code')
      await page.keyboard.type('20095')
      await page.keyboard.press('Enter')
      await visitor.press('button', 'Choose a delivery date')
      await click(page, 'dp-delivery-calendar >>> [part=time]')
      await appears(page, 'dp-delivery-calendar:state(selected)')
      // The services are chosen, so the shop offers none once more.
      await visitor.press('button', 'Add to cart')
      await page.waitForFunction(async () => {
        const lines: unknown[] = await (await fetch('/__facts/cart')).json()
        return lines.length === 3
      })
      await visitor.go('/cart')
      const cart = await page.$eval('main', ({ innerText }) => innerText)
      const before = /Delivery on [^\n]+/.exec(cart)?.[0] ?? ''
      for (const words of ['installation', 'Haul-away', before]) {
        assert.ok(cart.includes(words), `${words} in ${cart}`)
      }
      assert.ok(!cart.includes('By e-mail'))

      await visitor.go('/checkout')
      await visitor.write('textbox', 'Name', 'Ada Lund')
      await visitor.write('textbox', 'Street and number', 'Torstraße 1')
      await visitor.write('textbox', 'Postcode', '20095')
      await visitor.write('textbox', 'Town', 'Hamburg')
      await visitor.arrive(() => page.keyboard.press('Enter'))
      await appears(page, 'dp-delivery-calendar:state(selected)')
      await click(page, '::-p-text(In the evening, to the hour)')
      const evening = 'dp-delivery-calendar[data-radio="#ship-evening"]'
      await click(page, `${evening} >>> [part=trigger]`)
      await click(page, `${evening} >>> [part=time]`)
      await appears(page, `${evening}:state(selected)`)
      for (const step of ['Continue', 'Continue']) {
        await visitor.arrive(() => visitor.press('button', step))
      }
      await visitor.arrive(() => click(page, '.review-form button'))
      const order = await page.$eval('main', ({ innerText }) => innerText)
      assert.match(order, /Delivery on [^\n]+, 6:00.PM to 7:00.PM/)
      assert.equal(order.match(/Delivery on [^\n]+/g)?.length, 1)
      assert.ok(!order.includes(before), `${before} is in ${order}`)
      for (const service of ['installation', 'Haul-away']) {
        assert.equal(order.split(service).length, 2, `${service} once in ${order}`)
      }
    }),
  )
})
