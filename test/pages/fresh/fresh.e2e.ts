import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appears, click } from '../../support/appears.ts'
import { waitUntil } from '../../support/wait.ts'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const first = '.fresh-item:first-child'

/** Presses a control of the first row by its name. */
async function pressIn({ page }: Visitor, name: string): Promise<void> {
  // Before, the button of the page without scripts has the same name.
  await appears(page, `${first} dp-quantity-selector:state(initialized)`)
  await click(page, `${first} >>> ::-p-aria(${name})`)
}
const quantities = async (visitor: Visitor) =>
  (await visitor.cart()).map(({ asin, quantity }) => `${asin} ${quantity}`)
const shows = ({ page }: Visitor) =>
  page.$eval(`${first} dp-quantity-selector`, host => host.shadowRoot?.textContent ?? '')

describe('the page of groceries', () => {
  it(
    'FRS-013 FRS-016 FRS-049 puts what a stepper says into the cart, and takes it out',
    withVisitor({}, async visitor => {
      await visitor.go('/fresh')
      await pressIn(visitor, 'Add to cart')
      await waitUntil(async () => (await visitor.badge()) === '1', 'one in the cart')
      await pressIn(visitor, 'Increase quantity')
      await waitUntil(async () => (await visitor.badge()) === '2', 'two in the cart')
      assert.deepEqual(await quantities(visitor), ['B0BREAD001 2'])
      await visitor.go('/fresh')
      await appears(visitor.page, `${first} >>> [part~=stepper]`)
      assert.match(await shows(visitor), /2/)
      await pressIn(visitor, 'Decrease quantity')
      await waitUntil(async () => (await visitor.badge()) === '1', 'one again')
      await pressIn(visitor, 'Remove')
      await waitUntil(async () => (await quantities(visitor)).length === 0, 'none')
      await waitUntil(async () => /Add to cart/.test(await shows(visitor)), 'the button is back')
    }),
  )

  it(
    'ends 100 quick presses in what the page shows',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go('/fresh')
      await appears(page, `${first} dp-quantity-selector:state(initialized)`)
      await page.$eval(`${first} dp-quantity-selector`, async host => {
        for (let n = 0; n < 100; n += 1) {
          const buttons = [...(host.shadowRoot?.querySelectorAll('button') ?? [])]
          const pressed = n % 5 === 4 ? buttons[0] : buttons.at(-1)
          pressed?.click()
          if (n % 4 === 3) await new Promise(resolve => requestAnimationFrame(resolve))
        }
      })
      await waitUntil(async () => {
        const rests = await page.$$eval(':state(adding)', hosts => hosts.length === 0)
        const [line = 'none 0'] = await quantities(visitor)
        const told = /\d+/.exec(await shows(visitor))?.[0] ?? '0'
        return rests && line.split(' ')[1] === told
      }, 'the cart holds what the page shows')
      assert.equal((await quantities(visitor)).length <= 1, true)
    }),
  )

  it(
    'FRS-043 shows what does not suit a delivery time, and takes it out',
    withVisitor({ as: 'member' }, async visitor => {
      const { page } = visitor
      await visitor.go('/fresh')
      await pressIn(visitor, 'Add to cart')
      await waitUntil(async () => (await visitor.badge()) === '1', 'one in the cart')
      const away = page.waitForNavigation()
      await page.evaluate(() => {
        const detail = { data: { storeId: 'FARM', slotId: 'next' } }
        const request = { detail, bubbles: true, cancelable: true }
        document.dispatchEvent(new CustomEvent('dp-cart-conflicts-requested', request))
      })
      await away
      assert.equal(new URL(page.url()).pathname, '/afx/cartconflicts/resolve/substitute')
      await visitor.read('Mill Lane sourdough loaf')
      await visitor.arrive(() => page.click('.article [type=submit]'))
      assert.equal(new URL(page.url()).pathname, '/fresh')
      assert.deepEqual(await quantities(visitor), [])
    }),
  )

  it(
    'reserves a delivery time, and gives it back',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go('/fresh')
      await visitor.arrive(() => page.click('.delivery-time [type=submit]'))
      await visitor.read('Your delivery time:')
      await visitor.arrive(() => page.click('.delivery-time [type=submit]'))
      assert.ok(await page.$('.delivery-time select'))
    }),
  )

  it(
    'SIS-003 FRS-023 introduces a store with the first add from it, and never again',
    withVisitor({ as: 'member' }, async visitor => {
      const { page } = visitor
      await visitor.go('/fresh?store=FARM')
      await pressIn(visitor, 'Add to cart')
      const sheet = await appears(page, 'dp-store-intro >>> dialog[open] [part=content] p')
      assert.match(
        (await sheet?.evaluate(node => node.textContent)) ?? '',
        /straight from the farm/,
      )
      await page.keyboard.press('Escape')
      await page.waitForFunction(
        () => !document.querySelector('dp-store-intro')?.shadowRoot?.querySelector('dialog'),
      )
      await waitUntil(async () => (await visitor.badge()) === '1', 'one in the cart')
      await pressIn(visitor, 'Increase quantity')
      await waitUntil(async () => (await visitor.badge()) === '2', 'two in the cart')
      assert.equal(await page.$('dp-store-intro >>> dialog'), null)
    }),
  )
})
