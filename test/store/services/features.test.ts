import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const namesIn = (html: string) =>
  [...html.matchAll(/offer-display-feature-name="(\w+)"/g)].map(([, name]) => name)

describe('what comes with an offer, and how clothes fit', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore()
    shopper = await visit(store)
  })
  after(() => store.close())
  const page = async (asin: string) =>
    (await shopper.get(`/dp/${asin}`, { accept: 'text/html' })).text()

  it('OFR-001 has rows of features for two large machines, the seller first', async () => {
    const washer = namesIn(await page('B0WASHER01'))
    assert.deepEqual([washer[0], washer.at(-1), washer.length], ['seller', 'payment', 6])
    assert.equal(namesIn(await page('B0FRIDGE01')).length, 6)
    assert.deepEqual(namesIn(await page('B0COFFEE01')), [])
  })

  it('SIZ-015 has the measurements of each size of the dress, and marks the chosen one', async () => {
    const html = await page('B0DRESS002')
    const [guide = ''] = /<dp-fit-guide[\s\S]*<\/dp-fit-guide>/.exec(html) ?? []
    assert.match(guide, /aria-current="true"><th scope="row"><bdi>S<\/bdi><\/th><td>88<\/td>/)
    assert.equal(guide.match(/<tr/g)?.length, 6)
    assert.doesNotMatch(await page('B0JEANS001'), /<dp-fit-guide/)
  })
})
