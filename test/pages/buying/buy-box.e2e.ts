import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appears } from '../../support/appears.ts'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const quantitiesOf = async ({ cart }: Visitor) => (await cart()).map(({ quantity }) => quantity)
const locked = '[data-dp-offer][data-dp-locked]'
const free = '[data-dp-offer]:not([data-dp-locked])'

describe('the buy box of a product with a minimum order', () => {
  it(
    'BOX-009 BOX-012 BOX-037 starts at five packs, sells them, and explains itself below that',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go('/dp/B0PAPER001')
      await appears(page, free)
      await visitor.press('button', 'Quantity: 5')
      await visitor.see('option', '10')
      const first = await page.$('dp-quantity-selector >>> [role=option]')
      assert.equal(await first?.evaluate(node => node.textContent), '5')

      await visitor.press('option', '50+')
      await visitor.focused('input')
      // The input holds the quantity of the page.
      await page.keyboard.press('Backspace')
      await page.keyboard.type('4')
      await page.keyboard.press('Enter')
      await appears(page, locked)
      await visitor.press('button', 'Add to cart')
      await visitor.see('dialog', 'Choose a quantity')
      await page.keyboard.press('Escape')

      await visitor.press('button', 'Quantity: 4')
      await visitor.press('option', '5')
      await appears(page, free)
      assert.equal(await visitor.arrive(() => visitor.press('button', 'Add to cart')), '/cart')
      assert.deepEqual(await quantitiesOf(visitor), [5])
    }),
  )

  it(
    'ONE-014 ONE-015 ONE-016 asks for a quantity that was left blank, then sells it',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go('/dp/B0PAPER001?quantity=blank')
      await appears(page, locked)
      await visitor.press('button', 'Add to cart')
      await visitor.see('dialog', 'Choose a quantity')
      await visitor.read('minimum order quantity of 5')
      await visitor.press('button', 'OK')
      await visitor.focused('[part=quantity]')

      await visitor.press('button', 'Quantity: Choose')
      await visitor.press('option', '12')
      await appears(page, free)
      assert.equal(await visitor.arrive(() => visitor.press('button', 'Add to cart')), '/cart')
      assert.deepEqual(await quantitiesOf(visitor), [12])
    }),
  )
})

describe('the buy box of other kinds of offers', () => {
  it(
    'BOX-027 BOX-029 explains the condition of a used offer, and sells it',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go('/dp/B0HEADPH01?condition=used')
      await visitor.press('button', 'What does Very good mean?')
      await visitor.read('We check every used item by hand.')
      const popover = await page.$('dp-buy-box >>> [popover], dp-buy-box >>> dialog')
      assert.equal((await popover?.boundingBox())?.width, 250)
      await page.keyboard.press('Escape')
      await visitor.focused('[aria-haspopup=dialog]')
      assert.equal(await visitor.arrive(() => visitor.press('button', 'Add to cart')), '/cart')
      const [line] = await visitor.cart()
      assert.deepEqual([line?.asin, line?.price], ['B0HEADPH01', 14_290])
    }),
  )

  it(
    'BOX-032 adds groceries without leaving the page',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go('/dp/B0BREAD001')
      await visitor.press('button', 'Quantity: 1')
      await visitor.press('option', '2')
      await visitor.press('button', 'Add to cart')
      await appears(page, '#cart-count:not([hidden])')
      assert.equal(new URL(page.url()).pathname, '/dp/B0BREAD001')
      assert.equal(await visitor.badge(), '2')
      assert.deepEqual(await quantitiesOf(visitor), [2])
    }),
  )

  it(
    'BOX-031 says that groceries could not be added, and adds them at the second try',
    withVisitor({ expects: /503|Error adding to Cart/ }, async visitor => {
      const match = { method: 'POST', path: '/gp/product/handle-buy-box' }
      await visitor.fault({ match, fault: 'status:503', times: 1 })
      await visitor.go('/dp/B0BREAD001')
      await visitor.see('button', 'Quantity: 1')
      await visitor.press('button', 'Add to cart')
      await visitor.read('We could not add this item to your cart.')
      assert.equal(await visitor.badge(), '')
      await visitor.press('button', 'Add to cart')
      await appears(visitor.page, '#cart-count:not([hidden])')
      assert.deepEqual(await quantitiesOf(visitor), [1])
    }),
  )

  it(
    'ONE-006 orders once by a double click on the one-click button',
    withVisitor({}, async visitor => {
      await visitor.fault({ match: { path: '/gp/product/*' }, fault: 'delay:300' })
      await visitor.go('/dp/B0HEADPH01')
      await visitor.see('button', 'Quantity: 1')
      const button = await appears(visitor.page, '#buy-now')
      assert.equal(await visitor.arrive(async () => button?.click({ count: 2 })), '/checkout')
      assert.equal((await visitor.requests('/gp/product/handle-buy-box')).length, 1)
      assert.deepEqual(await quantitiesOf(visitor), [1])
    }),
  )

  it(
    'ONE-011 wraps as a gift what was asked to be',
    withVisitor({}, async visitor => {
      await visitor.go('/dp/B0HEADPH01')
      await visitor.press('checkbox', 'Add gift options')
      await visitor.arrive(() => visitor.press('button', 'Add to cart'))
      assert.deepEqual(
        (await visitor.cart()).map(({ giftWrap }) => giftWrap),
        [true],
      )
      await visitor.read('Wrapped as a gift')
    }),
  )
})

describe('an invitation', () => {
  it(
    'INV-001 INV-002 INV-008 leads through sign-in and back, and sends the request then',
    withVisitor({}, async visitor => {
      await visitor.go('/dp/B0CONSOLE1')
      const signIn = await visitor.arrive(() => visitor.press('button', 'Request invite'))
      assert.match(signIn, /^\/gp\/sign-in\.html\?.*useRedirectOnSuccess=1/)
      assert.deepEqual(await visitor.requests('/dp/invite/request'), [])
      const customer = await appears(visitor.page, 'button[value=signed-in].list-group-item')
      assert.match(await visitor.arrive(async () => customer?.click()), /^\/dp\/B0CONSOLE1/)
      await visitor.press('button', 'Request invite')
      await visitor.read('We will send you an invitation if you are selected.')
      assert.equal((await visitor.requests('/dp/invite/request')).length, 1)
    }),
  )

  it(
    'INV-006 hides the messaging once a signed-in shopper has asked',
    withVisitor({ as: 'signed-in' }, async visitor => {
      const { page } = visitor
      await visitor.go('/dp/B0CONSOLE1')
      await page.waitForSelector('[data-dp-buy-box-messaging]', { visible: true })
      await visitor.press('button', 'Request invite')
      await visitor.read('We will send you an invitation if you are selected.')
      await page.waitForSelector('[data-dp-buy-box-messaging]', { hidden: true })
      await visitor.see('button', 'Invite requested')
    }),
  )
})
