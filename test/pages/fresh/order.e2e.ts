import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appears, click } from '../../support/appears.ts'
import { waitUntil } from '../../support/wait.ts'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const milk = '.fresh-item:has([href="/dp/B0MILK0001"])'

/** Gives the visitor an order of a loaf of bread that takes more. Opens its page. */
async function openOrder(visitor: Visitor): Promise<string> {
  await visitor.fixture({ freshOrder: {} })
  const { orderId = '' } =
    (await visitor.openOrders()).find(({ storeId }) => storeId === 'HALL') ?? {}
  await visitor.go(`/orders/${orderId}`)
  return orderId
}
/** What the page says that the order holds. */
const items = ({ page }: Visitor) =>
  page.$eval('[data-order-sum]', node => /\d+/.exec(node.textContent ?? '')?.[0])
const shows = async (visitor: Visitor, count: string) =>
  waitUntil(async () => (await items(visitor)) === count, `${count} items in the order`)

/** Presses a control of the milk by its name. */
async function pressIn({ page }: Visitor, name: string): Promise<void> {
  // Before, the button of the page without scripts has the same name.
  await appears(page, `${milk} dp-quantity-selector:state(initialized)`)
  await click(page, `${milk} >>> ::-p-aria(${name})`)
}

describe('an order of groceries that takes more', () => {
  it(
    'FRS-009 FRS-049 gets what a stepper says, and gives it back',
    withVisitor({ as: 'member' }, async visitor => {
      const orderId = await openOrder(visitor)
      const path = await visitor.arrive(() => visitor.page.click('.fresh-open-order .btn'))
      assert.equal(path, `/fresh?order=${orderId}&store=HALL`)
      assert.equal(await items(visitor), '1')
      await pressIn(visitor, 'Add to order')
      await shows(visitor, '2')
      await pressIn(visitor, 'Increase quantity')
      await shows(visitor, '3')
      assert.deepEqual(await visitor.cart(), [])
      await visitor.go(`/orders/${orderId}`)
      await visitor.read('Alder Farm whole milk, 1 l')
      await visitor.read('€7.87')
      await visitor.go(path)
      await appears(visitor.page, `${milk} >>> [part~=stepper]`)
      await pressIn(visitor, 'Decrease quantity')
      await shows(visitor, '2')
      await pressIn(visitor, 'Remove')
      await shows(visitor, '1')
    }),
  )

  it(
    'gets the item where there are several orders, and the shopper stays',
    withVisitor({ as: 'business' }, async visitor => {
      await visitor.fixture({ freshOrder: { storeId: 'RHINE', closesIn: 60_000 } })
      await openOrder(visitor)
      const path = await visitor.arrive(() => visitor.page.click('.fresh-open-order .btn'))
      await pressIn(visitor, 'Add to order')
      await shows(visitor, '2')
      assert.equal(await visitor.page.$('dp-fresh-cart >>> a'), null)
      assert.ok(visitor.page.url().endsWith(path))
    }),
  )

  it(
    'FRS-030 says that an order is being packed which was open when the page came',
    withVisitor({ as: 'member', expects: /status of 400/ }, async visitor => {
      await openOrder(visitor)
      await visitor.arrive(() => visitor.page.click('.fresh-open-order .btn'))
      await visitor.fixture({ freshOrder: { closesIn: -1 } })
      await pressIn(visitor, 'Add to order')
      await visitor.read('Your order is being packed, so nothing can be added to it.')
      await visitor.page.reload()
      await visitor.read('What you choose now goes to your cart.')
      await pressIn(visitor, 'Add to cart')
      await waitUntil(async () => (await visitor.badge()) === '1', 'one in the cart')
    }),
  )

  it(
    'takes more without scripts',
    withVisitor({ as: 'member', scripts: false, expects: /^csp / }, async visitor => {
      const { page } = visitor
      await openOrder(visitor)
      await visitor.arrive(() => page.click('.fresh-open-order .btn'))
      await page.$eval(`${milk} [name=quantity]`, input => input.setAttribute('value', '2'))
      await visitor.arrive(() => page.click(`${milk} [type=submit]`))
      await visitor.read('Added to your order')
      assert.equal(await items(visitor), '3')
    }),
  )
})
