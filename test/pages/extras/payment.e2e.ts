import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appears, click } from '../../support/appears.ts'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const headphones = '/dp/B0HEADPH01'
const plan = 'dp-protection-plan'
const payment = 'dp-payment-options'

/** What the page says of each line and of the sum, as a shopper reads it. */
const words = ({ page }: Visitor) =>
  page.$eval('main', main => main.innerText.replaceAll(/\s+/g, ' '))

/** The cart, checkout and the order say the same of how it is paid. */
async function readsOn(visitor: Visitor, expected: RegExp): Promise<void> {
  assert.match(await words(visitor), expected)
  await visitor.go('/checkout')
  for (const step of ['address', 'delivery', 'payment', 'review']) {
    assert.match(await words(visitor), expected, step)
    await visitor.arrive(() =>
      visitor.page.$eval('main form [type=submit]', button => (button as HTMLElement).click()),
    )
  }
}

describe('headphones with a protection plan, paid in instalments', () => {
  it(
    'STO-064 come into the cart as the shopper chose them in the elements',
    withVisitor({ as: 'signed-in', device: 'phone' }, async visitor => {
      await visitor.go(headphones, 'networkidle0')
      await click(visitor.page, `${plan} >>> [part=header]`)
      await click(visitor.page, `${plan} >>> input[value="1"]`)
      await click(visitor.page, `${payment} >>> [part=header]`)
      await click(visitor.page, `${payment} >>> input[value=equalPay6]`)
      await appears(visitor.page, `${payment}:state(plan)`)
      assert.equal(await visitor.arrive(() => visitor.press('button', 'Add to cart')), '/cart')
      assert.match(await words(visitor), /two-year protection plan/)
      await readsOn(visitor, /instalments: 5 × €33\.17 a month, then €33\.15/)
    }),
  )

  it(
    'STO-060 STO-064 come into the cart by the fields of the server without scripts',
    withVisitor({ scripts: false, expects: /^csp / }, async visitor => {
      const { page } = visitor
      await visitor.go(headphones)
      await page.click(`${plan} summary`)
      await page.click(`${plan} label`)
      const inThree = await page.$$eval(
        `${payment} option`,
        all => all.find(({ label }) => label.startsWith('3 ×'))?.value ?? '',
      )
      await page.select(`${payment} select`, inThree)
      await visitor.arrive(() => page.click('#buy-box-form button'))
      assert.match(await words(visitor), /instalments: 2 × €66\.34 a month, then €66\.32/)
      assert.match(await words(visitor), /two-year protection plan/)
    }),
  )
})
