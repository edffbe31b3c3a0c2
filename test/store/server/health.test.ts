import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startStore, type TestStore } from '../../support/store.ts'

describe('the health of a store', () => {
  let store: TestStore
  before(async () => {
    store = await startStore({ rates: { session: 1, address: 1 } })
  })
  after(() => store.close())

  it('STO-045 is told to balancers, who need no session and no room in a limit', async () => {
    for (let n = 0; n < 30; n += 1) {
      const answer = await store.app.request('/healthz')
      assert.deepEqual([answer.status, await answer.text()], [200, 'serving'])
      assert.equal(answer.headers.get('set-cookie'), null)
      assert.equal(answer.headers.get('cache-control'), 'no-store')
    }
  })

  it('STO-045 is 503 while it drains, when it serves on and keeps no connection', async () => {
    const earlier = await store.app.request('/dp/session')
    assert.equal(earlier.headers.get('connection'), null)
    store.drain()
    assert.equal((await store.app.request('/healthz')).status, 503)
    for (const path of ['/dp/session', '/shop/shop.js']) {
      const answer = await store.app.request(path)
      assert.deepEqual([answer.status, answer.headers.get('connection')], [200, 'close'], path)
    }
  })
})
