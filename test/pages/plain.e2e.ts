import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appears } from '../support/appears.ts'
import { withVisitor } from '../support/shop-visitor.ts'

/** A browser that runs no scripts refuses their preloads. */
const withoutScripts = { scripts: false, expects: /^csp / }

/** One product of each shape that a buy box has. */
const products = {
  'a product with a deal': '/dp/B0HEADPH01',
  'a used offer': '/dp/B0HEADPH01?condition=used',
  'a product with a minimum order': '/dp/B0PAPER001?quantity=blank',
  'a fresh product': '/dp/B0BREAD001',
  'a gift card': '/dp/B0GIFTCRD1',
  'a renewed product': '/dp/B0REPHONE1',
}

describe('the shop without scripts', () => {
  for (const [kind, path] of Object.entries(products)) {
    it(
      `sells ${kind}`,
      withVisitor(withoutScripts, async visitor => {
        const { page } = visitor
        await visitor.go(path)
        // A gift card needs a recipient. Puppeteer types only where scripts run.
        for (const field of await page.$$('#gift-email')) {
          await field.evaluate(node => node.setAttribute('value', 'ada@example.org'))
        }
        assert.equal(await visitor.arrive(() => page.click('#buy-box-form .btn-primary')), '/cart')
        const lines = await visitor.cart()
        assert.deepEqual(
          lines.map(({ asin }) => asin),
          [path.slice('/dp/'.length).split('?')[0]],
        )
        const quantity = lines[0]?.quantity
        assert.equal(quantity, path.includes('PAPER') ? 5 : 1)
        assert.equal(await visitor.badge(), String(quantity))
      }),
    )
  }

  for (const path of ['/fresh', '/s/?k=']) {
    it(
      `sells from the rows of ${path}, in the quantity of the shop's own control`,
      withVisitor(withoutScripts, async visitor => {
        const { page } = visitor
        await visitor.go(path)
        // Puppeteer types only where scripts run.
        await page.$eval('.row-form [name=quantity]', control => {
          ;(control as HTMLInputElement | HTMLSelectElement).value = '3'
        })
        await visitor.arrive(() => page.click('.row-form [type=submit]'))
        assert.deepEqual(
          (await visitor.cart()).map(({ quantity }) => quantity),
          [3],
        )
      }),
    )
  }

  it(
    'leads to sign-in in place of an invitation',
    withVisitor(withoutScripts, async visitor => {
      await visitor.go('/dp/B0CONSOLE1')
      const address = await visitor.arrive(() => visitor.page.click('dp-invite-button a'))
      assert.match(address, /^\/gp\/sign-in\.html\?/)
    }),
  )

  it(
    'FIT-067 finds the parts of a machine, and says of the part at hand whether it fits',
    withVisitor(withoutScripts, async visitor => {
      const { page } = visitor
      await visitor.go('/dp/B0PUMP0001')
      await page.type('.machine-form [name=rppModelNumber]', 'gs60-4210w')
      await visitor.arrive(() => page.click('.machine-form [type=submit]'))
      await visitor.read('parts fit your Bergstrom GS 60 GS60-4210W')
      await appears(page, '.part-seen:not(.part-seen-not)[href="/dp/B0PUMP0001"]')
      await visitor.arrive(() => page.click('.machine-found a'))
      await appears(page, '.machine-form')
    }),
  )

  it(
    'FIT-034 FIT-037 asks which machine is meant, and offers what a misspelt number may be',
    withVisitor(withoutScripts, async visitor => {
      const { page } = visitor
      await visitor.go('/s/?kind=part')
      await page.type('.machine-form [name=rppModelNumber]', 'GS60-4120W')
      await visitor.arrive(() => page.click('.machine-form [type=submit]'))
      await visitor.arrive(() => page.click('.machine-unknown a'))
      await visitor.read('parts fit your Bergstrom GS 60 GS60-4210W')
      await visitor.arrive(() => page.click('.machine-found a'))
      await page.type('.machine-form [name=rppModelNumber]', 'WD-4810')
      await visitor.arrive(() => page.click('.machine-form [type=submit]'))
      await visitor.arrive(() => page.click('.machine-choices a'))
      await visitor.read('fit your Bergstrom QuietWash 6 WD-4810')
    }),
  )
})
