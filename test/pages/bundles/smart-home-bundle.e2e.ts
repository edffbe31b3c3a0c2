import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { click } from '../../support/appears.ts'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const speaker = 'B0SPEAKER1'
const bulb = 'B0BULB0001'
const plug = 'B0PLUG0001'
const element = 'dp-smart-home-bundle'

const held = async ({ cart }: Visitor) =>
  (await cart()).map(({ asin, quantity, price }) => [asin, quantity, price])
const boxOf = (asin: string) => `${element} [data-asin=${asin}]`

describe('smart-home bundle, from the product page into the cart', () => {
  it(
    'SMH-002 SMH-012 puts what is checked into the cart by one press, without leaving the page',
    withVisitor({}, async visitor => {
      await visitor.go(`/dp/${speaker}`, 'networkidle0')
      await click(visitor.page, boxOf(bulb))
      await click(visitor.page, boxOf(plug))
      await visitor.read('Total: €74.80')
      await visitor.press('button', 'Add 2 items to cart')
      await visitor.read('Added to cart')
      await visitor.page.waitForFunction(
        () => document.querySelector('#cart-count')?.textContent === '2',
      )
      assert.deepEqual(await held(visitor), [
        [bulb, 1, 2990],
        [plug, 1, 4490],
      ])
      await visitor.go('/cart')
      await visitor.read('Murmur Glow bulb')
    }),
  )

  it(
    'SMH-019 counts what was checked before the code came',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await page.evaluateOnNewDocument(selector => {
        document.addEventListener('DOMContentLoaded', () => {
          const box = document.querySelector<HTMLInputElement>(selector)
          if (box) box.checked = true
        })
      }, boxOf(plug))
      await visitor.go(`/dp/${speaker}`, 'networkidle0')
      await visitor.read('Total: €44.90')
    }),
  )

  it(
    'SMH-021 adds what is checked by the form of the page without scripts',
    withVisitor({ scripts: false, expects: /^csp / }, async visitor => {
      await visitor.go(`/dp/${speaker}`)
      await visitor.page.click(boxOf(plug))
      await visitor.arrive(() => visitor.page.click(`${element} button`))
      assert.deepEqual(
        (await held(visitor)).map(([asin]) => asin),
        [plug],
      )
    }),
  )
})
