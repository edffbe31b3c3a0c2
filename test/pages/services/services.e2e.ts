import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const washer = 'B0WASHER01'
const [installation, haulAway] = ['B0SVCINST1', 'B0SVCHAUL1'] as const
const fridge = 'B0FRIDGE01'
const [door, niche] = ['B0SVCDOOR1', 'B0SVCNICHE'] as const
const armchair = 'B0ARMCHR01'
const haulChair = 'B0SVCCHAIR'

const held = async ({ cart }: Visitor) => (await cart()).map(({ asin }) => asin)
const counts = ({ page }: Visitor, count: string) =>
  page.waitForFunction(
    wanted => document.querySelector('#cart-count')?.textContent === wanted,
    {},
    count,
  )
const box = (asin: string) => `dp-service-options >>> [part~=option] input[value=${asin}]`

describe('services that are ordered with an appliance', () => {
  it(
    'OPT-014 OPT-022 OPT-024 INT-002 go into the cart with the machine, and are not offered again',
    withVisitor({}, async visitor => {
      await visitor.go(`/dp/${washer}`, 'networkidle0')
      await visitor.press('button', 'Choose services')
      await visitor.page.locator(box(installation)).click()
      await visitor.page.locator(box(haulAway)).click()
      await visitor.page.keyboard.press('Escape')
      await visitor.read('Several services are added.')
      await visitor.press('button', 'Add to cart')
      await counts(visitor, '3')
      assert.deepEqual(await held(visitor), [washer, installation, haulAway])
      await visitor.go('/cart')
      await visitor.read('Haul-away of your old washing machine')
    }),
  )

  it(
    'CRD-001 CRD-006 goes into the cart with the armchair, from a card',
    withVisitor({}, async visitor => {
      await visitor.go(`/dp/${armchair}`, 'networkidle0')
      await visitor.page.locator('dp-service-card >>> input').click()
      await visitor.press('button', 'Add to cart')
      await counts(visitor, '2')
      assert.deepEqual(await held(visitor), [armchair, haulChair])
    }),
  )

  for (const [asin, element, services] of [
    [washer, 'dp-service-options', [installation, haulAway]],
    [fridge, 'dp-service-options', [door, niche]],
    [armchair, 'dp-service-card', [haulChair]],
  ] as const) {
    it(
      `OPT-022 CRD-006 can be ordered without scripts with ${asin}: <${element}>`,
      withVisitor({ scripts: false, expects: /^csp / }, async visitor => {
        await visitor.go(`/dp/${asin}?lang=de`)
        for (const node of await visitor.page.$$(`${element} input[name=selectedServices]`)) {
          await node.click()
        }
        await visitor.arrive(() => visitor.page.click('#buy-box-form button'))
        assert.deepEqual(await held(visitor), [asin, ...services])
      }),
    )
  }
})
