import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

/** Forms that pages post by themselves: no contract judges them. */
const forms: readonly (readonly [path: string, fields: Record<string, string>])[] = [
  ['/fresh/add', { asin: 'B0COFFEE01', offerListingID: 'x', quantity: '1' }],
  ['/fresh/list/add', { asin: 'x' }],
  ['/fresh/list/remove', { asin: 'x' }],
  ['/fresh/assistant/remove', { id: 'x' }],
  ['/checkout/address', { recipient: 'x' }],
  ['/checkout/order', { id: 'x', total: '1' }],
  ['/buy/B0COFFEE01', { offer: 'x', total: '1', id: 'HP-AAAA-AAAA' }],
]

describe('forms of pages', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore({ faults: true })
    shopper = await visit(store)
  })
  after(() => store.close())

  it('STO-069 are refused with a character that no database stores', async () => {
    for (const [path, fields] of forms) {
      for (const name of Object.keys(fields)) {
        const answer = await shopper.postForm(path, { ...fields, [name]: 'a\u0000b' })
        assert.equal(answer.status, 400, `${path} ${name}`)
      }
    }
  })
})
