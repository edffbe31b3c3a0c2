import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { page as pageStores } from '../../../src/page/page.ts'
import { appears } from '../../support/appears.ts'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const add = 'Add deal to cart'

/** Makes a product with a deal of its own; the id of the deal. */
async function dealOn({ fixture }: Visitor, asin: string, deal: object = {}): Promise<string> {
  await fixture({ product: { asin }, deal: { asin, ...deal } })
  return `DEAL-${asin}`
}
const claimsOf = async ({ deal }: Visitor, id: string) =>
  (await deal(id)).claims.map(({ state, quantity }) => [state, quantity])

describe('a lightning deal, from the product page into the cart', () => {
  it(
    'DEA-043 DEA-049 DEA-051 claims the quantity of its own drop-down and shows the reservation',
    withVisitor({}, async visitor => {
      const asin = 'B0E2EDEAL1'
      const id = await dealOn(visitor, asin, { maxQuantity: 3 })
      await visitor.go(`/dp/${asin}`)
      await visitor.see('button', add)
      await visitor.press('button', 'Quantity: 1')
      await visitor.press('option', '2')
      await visitor.press('button', add)
      await visitor.read('In your cart. Reserved for 14:')
      assert.equal(await visitor.badge(), '2')
      assert.deepEqual(await claimsOf(visitor, id), [['IN_CART', 2]])
      assert.equal((await visitor.deal(id)).claimed, 2)
      const [line] = await visitor.cart()
      assert.deepEqual([line?.asin, line?.quantity, line?.price], [asin, 2, 999])
      await visitor.go('/cart')
      await visitor.read('Deal reserved for 14:')
    }),
  )

  it(
    'DEA-045 claims once, however often the button is pressed',
    withVisitor({}, async visitor => {
      const { page } = visitor
      const asin = 'B0E2EDEAL2'
      const id = await dealOn(visitor, asin)
      await visitor.fault({ match: { path: '/dp/deals/claim/*' }, fault: 'delay:400' })
      await visitor.go(`/dp/${asin}`)
      const button = await visitor.see('button', add)
      await button?.click({ count: 3 })
      await page.keyboard.press('Enter')
      await visitor.read('In your cart. Reserved for')
      const sent = await visitor.requests('/dp/deals/claim/')
      assert.equal(sent.length, 1)
      assert.equal((await visitor.deal(id)).claimed, 1)
    }),
  )

  it(
    'DEA-080 shows the deal in the cart when the answer to its claim was lost',
    withVisitor({ expects: /ERR_EMPTY_RESPONSE/ }, async visitor => {
      const asin = 'B0E2EDEAL3'
      const id = await dealOn(visitor, asin)
      const match = { method: 'POST', path: '/dp/deals/claim/*' }
      await visitor.fault({ match, fault: 'drop-after', times: 1 })
      await visitor.go(`/dp/${asin}`)
      await visitor.press('button', add)
      await visitor.read('In your cart. Reserved for')
      assert.equal((await visitor.deal(id)).claims.length, 1)
      await visitor.go('/cart')
      assert.equal(await visitor.badge(), '1')
    }),
  )

  it(
    'DEA-053 puts the shopper on the waiting list of a deal that is all claimed',
    withVisitor({}, async visitor => {
      const asin = 'B0E2EDEAL4'
      const id = await dealOn(visitor, asin, { total: 5, claimed: 5, waitlistTotal: 2 })
      await visitor.go(`/dp/${asin}`)
      await visitor.press('button', add)
      await visitor.read('We are adding this deal to your cart.')
      const { claimed, waiting } = await visitor.deal(id)
      assert.deepEqual([claimed, waiting], [5, 1])
      assert.deepEqual(await visitor.cart(), [])
      assert.equal(await visitor.badge(), '')
    }),
  )

  it(
    'DEA-025 says that the waiting list is full, too, and sells the normal offer',
    withVisitor({}, async visitor => {
      const asin = 'B0E2EDEAL5'
      await dealOn(visitor, asin, { total: 5, claimed: 5 })
      await visitor.go(`/dp/${asin}`)
      await visitor.read('All deals are claimed and the waiting list is full.')
      assert.equal(await visitor.page.$(`::-p-aria(${add})`), null)
      assert.equal(await visitor.arrive(() => visitor.press('button', 'Add to cart')), '/cart')
      assert.deepEqual(
        (await visitor.cart()).map(({ price }) => price),
        [1999],
      )
    }),
  )

  it(
    'DEA-032 DEA-084 leads who is no member to the membership',
    withVisitor({}, async visitor => {
      await visitor.go('/dp/B0WATCH001')
      await visitor.read('This deal is for members only.')
      assert.equal(await visitor.page.$(`::-p-aria(${add})`), null)
      assert.equal(await visitor.arrive(() => visitor.press('link', 'Become a member')), '/join')
    }),
  )

  it(
    'DEA-029 lets a member claim the same deal',
    withVisitor({ as: 'member' }, async visitor => {
      await visitor.go('/dp/B0WATCH001')
      await visitor.press('button', add)
      await visitor.read('In your cart. Reserved for')
      const [line] = await visitor.cart()
      assert.equal(line?.asin, 'B0WATCH001')
    }),
  )
})

type Heard = [name: string, detail: object]

/** What the page's scripts see: events as they come, and the stores when asked. */
async function watch({ page }: Visitor, asin: string) {
  const heard = await page.evaluateHandle(() => {
    const all: Heard[] = []
    for (const name of ['dp-quantity-changed', 'dp-deal-claimed']) {
      document.addEventListener(name, event => {
        if (event instanceof CustomEvent) all.push([name, event.detail])
      })
    }
    return all
  })
  return {
    heard: () => heard.jsonValue(),
    stores: () => page.evaluate(storesOf, asin),
  }
}

function storesOf(asin: string) {
  type Queue = { push(task: (library: { stores: typeof pageStores }) => void): void }
  const queue: Queue = Reflect.get(window, 'dp')
  return new Promise<(number | string | null | undefined)[]>(resolve => {
    queue.push(({ stores }) => {
      const { quantity, buyingOption, $cart } = stores
      resolve([quantity(asin).get(), buyingOption(asin).get(), $cart.get().count])
    })
  })
}

describe('the elements of one product page', () => {
  it(
    'DEA-081 QTY-004 COR-051 agree through page stores and events',
    withVisitor({}, async visitor => {
      const asin = 'B0HEADPH01'
      await visitor.go(`/dp/${asin}`)
      await visitor.see('button', 'Quantity: 1')
      const { heard, stores } = await watch(visitor, asin)

      await visitor.press('button', 'Quantity: 1')
      await visitor.press('option', '3')
      await visitor.see('button', 'Quantity: 3')
      assert.deepEqual(await stores(), [3, 'NEW', 0])

      await visitor.press('button', 'Limited-time deal €149.00 Regular price: €199.00')
      await visitor.press('button', add)
      await visitor.read('In your cart. Reserved for')
      await appears(visitor.page, '#cart-count:not([hidden])')
      assert.deepEqual(await stores(), [3, 'LIGHTNING_DEAL', 1])
      assert.equal(await visitor.badge(), '1')

      const [changed, claimed, ...rest] = await heard()
      assert.equal(changed?.[0], 'dp-quantity-changed')
      assert.partialDeepStrictEqual(changed?.[1], { asin, quantity: 3, previousQuantity: 1 })
      assert.equal(claimed?.[0], 'dp-deal-claimed')
      assert.partialDeepStrictEqual(claimed?.[1], { asin, quantity: 1, customerState: 'IN_CART' })
      assert.deepEqual(rest, [])

      // Who goes back to the normal offer leaves the deal: its row closes.
      await visitor.page.focus('#buy-box-form button')
      await appears(visitor.page, 'dp-deal-box >>> [part=header][aria-expanded=false]')
      assert.deepEqual(await stores(), [3, 'NEW', 1])
    }),
  )
})
