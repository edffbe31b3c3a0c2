import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { click } from '../../support/appears.ts'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const washer = 'B0WASHER01'
const installation = 'B0SVCINST1'
const tag = 'dp-service-interstitial'

const held = async ({ cart }: Visitor) =>
  (await cart()).map(({ asin, quantity, price }) => [asin, quantity, price])
/** Waits until the header shows how many items are in the cart. */
const counts = ({ page }: Visitor, count: string) =>
  page.waitForFunction(
    wanted => document.querySelector('#cart-count')?.textContent === wanted,
    {},
    count,
  )
const open = async (visitor: Visitor, path = `/dp/${washer}`) => {
  await visitor.go(path, 'networkidle0')
  await visitor.press('button', 'Add to cart')
}

describe('installation of the washing machine, offered before the add', () => {
  it(
    'INT-005 INT-028 INT-029 goes into the cart with the machine, by the offer for the zip code',
    withVisitor({}, async visitor => {
      await open(visitor)
      await visitor.write('textbox', 'Your zip code', '80331')
      await visitor.page.keyboard.press('Enter')
      await visitor.read('Ships to the store at Lindwurmstraße 88')
      await visitor.press('button', 'Continue')
      await counts(visitor, '2')
      assert.deepEqual(await held(visitor), [
        [washer, 1, 64_900],
        [installation, 1, 3_900],
      ])
      await visitor.go('/cart')
      await visitor.read('Washing machine installation at home')
    }),
  )

  it(
    'INT-014 WTY-022 stays away by Escape, while the plan follows the machine',
    withVisitor({}, async visitor => {
      await visitor.go(`/dp/${washer}`, 'networkidle0')
      await click(visitor.page, 'dp-warranty-cards >>> [part=select]')
      await visitor.press('button', 'Add to cart')
      await visitor.see('button', 'Skip')
      await visitor.page.keyboard.press('Escape')
      await counts(visitor, '2')
      assert.deepEqual(
        (await held(visitor)).map(([asin]) => asin),
        [washer, 'B0PLANWSH3'],
      )
    }),
  )

  it(
    'INT-016 INT-040 is a sheet on a phone, offered again with the next add',
    withVisitor({ device: 'phone' }, async visitor => {
      await open(visitor)
      await visitor.see('button', 'Continue')
      await visitor.press('button', 'Continue')
      await counts(visitor, '2')
      await visitor.press('button', 'Add to cart')
      await visitor.press('button', 'Continue')
      await counts(visitor, '4')
      const units = (await held(visitor)).filter(([asin]) => asin === installation)
      assert.equal(units.length, 2)
    }),
  )

  it(
    'INT-009 opens the page of a service with a page of its own, with the machine in the cart',
    withVisitor({}, async visitor => {
      await visitor.go(`/dp/${washer}`, 'networkidle0')
      await visitor.page.$eval(tag, host => host.setAttribute('data-buyable', 'false'))
      await visitor.press('button', 'Add to cart')
      await visitor.see('button', 'Continue')
      const path = await visitor.arrive(() => visitor.press('button', 'Continue'))
      assert.match(path, new RegExp(`^/dp/${installation}\\?psc=1&vas=%7B%27dsc%27`))
      assert.deepEqual(await held(visitor), [[washer, 1, 64_900]])
    }),
  )
})
