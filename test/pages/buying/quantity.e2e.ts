import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appears } from '../../support/appears.ts'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const asin = 'B0KEYBRD01'

/** Badge, cart page and database say the same. */
async function expectCart({ page, cart, badge }: Visitor, quantity: number): Promise<void> {
  assert.equal(await badge(), String(quantity))
  assert.equal(await page.$eval('input.cart-quantity', ({ value }) => value), String(quantity))
  assert.deepEqual(
    (await cart()).map(line => [line.asin, line.quantity]),
    [[asin, quantity]],
  )
}

describe('quantity, buy box and cart', () => {
  it(
    'QTY-028 BOX-017 puts the quantity that the mouse chose into the cart',
    withVisitor({}, async visitor => {
      await visitor.go(`/dp/${asin}`)
      await visitor.press('button', 'Quantity: 1')
      await visitor.press('option', '3')
      await visitor.see('button', 'Quantity: 3')
      assert.equal(await visitor.arrive(() => visitor.press('button', 'Add to cart')), '/cart')
      await expectCart(visitor, 3)
    }),
  )

  it(
    'COR-101 does the same by keyboard alone',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go(`/dp/${asin}`)
      await (await visitor.see('button', 'Quantity: 1'))?.focus()
      await page.keyboard.press('Enter')
      await visitor.focused('[role=listbox]')
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter'] as const) {
        await page.keyboard.press(key)
      }
      await visitor.see('button', 'Quantity: 4')
      // Focus is back on the selector; the next control of the form is its button.
      await visitor.focused('[aria-label="Quantity: 4"]')
      await page.keyboard.press('Tab')
      assert.equal(await visitor.arrive(() => page.keyboard.press('Enter')), '/cart')
      await expectCart(visitor, 4)
    }),
  )

  it(
    'QTY-011 does the same by touch on a phone, out of a sheet',
    withVisitor({ device: 'phone' }, async visitor => {
      const { page } = visitor
      await visitor.go(`/dp/${asin}`)
      await visitor.tap('button', 'Quantity: 1')
      const sheet = await appears(page, 'dp-quantity-selector >>> dialog[open]')
      const box = await sheet?.boundingBox()
      assert.equal(box?.width, page.viewport()?.width)
      await visitor.tap('option', '5')
      await visitor.see('button', 'Quantity: 5')
      assert.equal(await visitor.arrive(() => visitor.tap('button', 'Add to cart')), '/cart')
      await expectCart(visitor, 5)
    }),
  )

  it(
    'QTY-055 offers no bin in a list, where nothing is in the cart yet',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go('/s/?k=')
      const minus = await appears(
        page,
        '[data-shape-type=SIMPLIFIED_QUANTITY_STEPPER] >>> [part~=stepper] button',
      )
      const told = await minus?.evaluate(({ ariaLabel, ariaDisabled }) => [ariaLabel, ariaDisabled])
      assert.deepEqual(told, ['Decrease quantity', 'true'])
    }),
  )
})
