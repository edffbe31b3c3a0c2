import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { departments } from '../../demo/pages/shop/departments.ts'
import { deals } from '../../demo/store/deals/seed/deals.ts'
import { categories, machineTypes } from '../../demo/store/fitment/seed/machine-types.ts'
import { hasPicture } from '../../demo/store/products/images.ts'
import { shelves } from '../../demo/store/seed.ts'
import { startStore, visit, type TestStore } from '../support/store.ts'

const catalog = shelves.flatMap(({ products }) => products)

describe('seed', () => {
  let store: TestStore
  before(async () => {
    store = await startStore()
  })
  after(() => store.close())

  it('has products of every kind, each with an asin of its own and a picture', () => {
    assert.ok(catalog.length >= 60)
    assert.equal(new Set(catalog.map(({ asin }) => asin)).size, catalog.length)
    const kinds = new Set(catalog.map(({ kind }) => kind))
    for (const { kind } of departments) assert.ok(kinds.has(kind), kind)
    for (const { asin, picture } of catalog) {
      assert.match(asin, /^B0[A-Z0-9]{8}$/)
      assert.ok(hasPicture(picture), picture)
    }
  })

  it('has a picture of every kind of machine and of part', () => {
    const pictures = [
      ...categories.map(({ picture }) => picture),
      ...machineTypes.flatMap(({ picture, parts }) => [picture, ...parts.map(part => part[2])]),
    ]
    for (const picture of pictures) assert.ok(hasPicture(picture), picture)
  })

  it('shows a deal of every state and access rule at the start, and in two hours', async () => {
    const shopper = await visit(store)
    for (const hours of [0, 2]) {
      const now = Date.now() + hours * 3_600_000
      store.setClock(() => now)
      const seen = new Set<string>()
      for (const { asin } of deals) {
        const query = `buyingOptionTypes=LIGHTNING_DEAL&offerListingId=OL${asin}`
        const answer = await (await shopper.get(`/dp/deals/product?${query}`)).json()
        const { state, accessBehavior, type, endTime } = answer.entity.buyingOptions[0].dealDetails
        for (const fact of [state, accessBehavior, type]) seen.add(fact)
        if (endTime - now < 30 * 60_000) seen.add('ending')
      }
      const wanted = ['AVAILABLE', 'UPCOMING', 'WAITLISTFULL', 'ending', 'DEAL_OF_THE_DAY']
      const rules = ['PRIME_ONLY', 'PRIME_EARLY_ACCESS', 'APP_ONLY_LD']
      for (const fact of [...wanted, ...rules])
        assert.ok(seen.has(fact), `${fact} in ${hours} hours`)
    }
    store.setClock(Date.now)
  })

  it('serves pictures that caches may keep, and no others', async () => {
    const answer = await store.app.request('/images/headphone.svg')
    assert.equal(answer.headers.get('content-type'), 'image/svg+xml')
    assert.match(answer.headers.get('cache-control') ?? '', /max-age=31536000/)
    assert.match(await answer.text(), /^<svg /)
    assert.equal((await store.app.request('/images/nothing.svg')).status, 404)
  })

  it('shows every product on its page', async () => {
    for (const { asin, brand } of catalog) {
      const page = await store.app.request(`/dp/${asin}`)
      assert.equal(page.status, 200, asin)
      assert.ok((await page.text()).includes(brand.replace('&', '&amp;')), asin)
    }
  })
})
