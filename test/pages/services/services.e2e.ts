import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appears, click } from '../../support/appears.ts'
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
/** Waits until the page asks this price. */
const shows = ({ page }: Visitor, price: string) =>
  page.waitForFunction(
    wanted => document.querySelector('.buy-box-price')?.textContent?.includes(wanted),
    {},
    price,
  )
const box = (asin: string) => `dp-service-options >>> [part~=option] input[value=${asin}]`

describe('services that are ordered with an appliance', () => {
  it(
    'OPT-014 OPT-022 OPT-024 go into the cart with the fridge',
    withVisitor({}, async visitor => {
      await visitor.go(`/dp/${fridge}`, 'networkidle0')
      await visitor.press('button', 'Choose services')
      await click(visitor.page, box(door))
      await click(visitor.page, box(niche))
      await visitor.page.keyboard.press('Escape')
      await visitor.read('Several services are added.')
      await visitor.press('button', 'Add to cart')
      await counts(visitor, '3')
      assert.deepEqual(await held(visitor), [fridge, door, niche])
    }),
  )

  it(
    'SVC-019 SVC-020 SVC-070 INT-002 go into the cart with the machine, and are not offered again',
    withVisitor({}, async visitor => {
      await visitor.go(`/dp/${washer}`, 'networkidle0')
      await visitor.press('radio', 'Installation and haul-away')
      await visitor.press('button', 'Add to cart')
      await counts(visitor, '3')
      assert.deepEqual(await held(visitor), [washer, installation, haulAway])
      await visitor.go('/cart')
      await visitor.read('Washing machine installation at home')
      await visitor.read('Haul-away of your old washing machine')
    }),
  )

  it(
    'SVC-050 SVC-061 SVC-064 show and sell the machine of the merchant that installs it',
    withVisitor({}, async visitor => {
      await visitor.go(`/dp/${washer}`, 'networkidle0')
      await visitor.press('radio', 'Installation by Waschwerk')
      await shows(visitor, '659.00')
      await visitor.press('radio', 'Without service')
      await shows(visitor, '649.00')
      await visitor.press('radio', 'Installation by Waschwerk')
      await shows(visitor, '659.00')
      await visitor.press('button', 'Add to cart')
      await counts(visitor, '2')
      assert.deepEqual(
        (await visitor.cart()).map(({ asin, price }) => [asin, price]),
        [
          [washer, 65_900],
          [installation, 3_900],
        ],
      )
    }),
  )

  for (const [asin, service] of [
    ['B0PRINTR01', 'B0SVCSETUP'],
    ['B0LAPTOP01', 'B0SVCSETUP'],
    ['B0CAMERA01', 'B0SVCCLEAN'],
    ['B0COFFMKR1', 'B0SVCCHCK1'],
  ] as const) {
    it(
      `SVC-007 SVC-009 SVC-010 SVC-019 goes into the cart with ${asin}`,
      withVisitor({}, async visitor => {
        await visitor.go(`/dp/${asin}`, 'networkidle0')
        const place = asin === 'B0PRINTR01' ? 2 : 1
        const input = `dp-service-offer >>> [part~=choice]:nth-child(${place}) input`
        await click(visitor.page, input)
        await appears(visitor.page, `${input}:checked`)
        await visitor.arrive(() => visitor.press('button', 'Add to cart'))
        assert.deepEqual(await held(visitor), [asin, service])
      }),
    )
  }

  it(
    'CRD-001 CRD-006 goes into the cart with the armchair, from a card',
    withVisitor({}, async visitor => {
      await visitor.go(`/dp/${armchair}`, 'networkidle0')
      await click(visitor.page, 'dp-service-card >>> input')
      await visitor.press('button', 'Add to cart')
      await counts(visitor, '2')
      assert.deepEqual(await held(visitor), [armchair, haulChair])
    }),
  )

  for (const [asin, element, services] of [
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

  it(
    'SVC-019 can be ordered without scripts with the machine',
    withVisitor({ scripts: false, expects: /^csp / }, async visitor => {
      await visitor.go(`/dp/${washer}`)
      await visitor.page.click('dp-service-offer input[value=OLB0SVCHAUL1]')
      await visitor.arrive(() => visitor.page.click('#buy-box-form button'))
      assert.deepEqual(await held(visitor), [washer, haulAway])
    }),
  )
})
