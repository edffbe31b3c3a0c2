import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appears, click } from '../../support/appears.ts'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const washer = 'B0WASHER01'
const phone = 'B0REPHONE1'
const add = 'Add to cart'
const element = 'dp-warranty-cards'

const held = async ({ cart }: Visitor) =>
  (await cart()).map(({ asin, quantity, price }) => [asin, quantity, price])

describe('warranty cards, from the product page into the cart', () => {
  it(
    'WTY-022 WTY-049 follow the washing machine into the cart, without leaving its page',
    withVisitor({}, async visitor => {
      await visitor.go(`/dp/${washer}`, 'networkidle0')
      await visitor.press('button', 'Quantity: 1')
      await visitor.press('option', '2')
      await visitor.see('button', 'Quantity: 2')
      await click(visitor.page, `${element} >>> [part=select]`)
      await visitor.press('button', add)
      await visitor.press('button', 'Skip')
      await visitor.read('Harbor Care three-year protection plan for washing machines was added')
      await visitor.page.waitForFunction(
        () => document.querySelector('#cart-count')?.textContent === '4',
      )
      assert.deepEqual(await held(visitor), [
        [washer, 2, 64_900],
        ['B0PLANWSH3', 2, 5_990],
      ])
      await visitor.go('/cart')
      await visitor.read('Harbor Care three-year protection plan for washing machines')
    }),
  )

  it(
    'WTY-013 WTY-049 go into the cart with the form of the phone',
    withVisitor({ device: 'phone' }, async visitor => {
      await visitor.go(`/dp/${phone}`, 'networkidle0')
      await click(visitor.page, `${element} >>> [part=select]`)
      await appears(visitor.page, `${element}:state(selected)`)
      await visitor.arrive(() => visitor.press('button', add))
      assert.deepEqual(await held(visitor), [
        [phone, 1, 32_900],
        ['B0PLANPHN1', 1, 3_990],
      ])
    }),
  )

  for (const asin of [washer, phone]) {
    it(
      `WTY-049 go into the cart by the fields of the server without scripts: ${asin}`,
      withVisitor({ scripts: false, expects: /^csp / }, async visitor => {
        await visitor.go(`/dp/${asin}`)
        await visitor.page.click(`${element} label`)
        await visitor.arrive(() => visitor.page.click('#buy-box-form button'))
        assert.deepEqual(
          (await held(visitor)).map(([, quantity]) => quantity),
          [1, 1],
        )
      }),
    )
  }

  it(
    'WTY-008 WTY-009 say on the page of a used phone that it takes no plan',
    withVisitor({}, async visitor => {
      await visitor.go(`/dp/${phone}?condition=used&lang=de`, 'networkidle0')
      await visitor.read('Bei dieser Kaufoption nicht verfügbar')
      assert.equal(await visitor.page.$(`${element} >>> [part=select]`), null)
    }),
  )
})
