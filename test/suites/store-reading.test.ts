import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createStore, type Store } from '../../demo/store/app.ts'
import { openPGlite, type Database } from '../../demo/store/database/database.ts'
import { seededSnapshot } from '../../demo/store/snapshot.ts'
import { site } from '../../demo/pages/site.ts'
import type { CallSpec } from '../../src/contract/call.ts'
import { contract } from '../../src/contract/index.ts'
import { visit, type Shopper } from '../support/store.ts'
import { requests } from '../store/requests.ts'

/** Tables that say something about sessions, and the sessions. */
const held = `select table_name as name from information_schema.columns
  where column_name = 'session_id' and table_schema = current_schema() union select 'session'`

/** Addresses of pages, with names that there are. */
const pages = site
  .flatMap(({ routes = {} }) => Object.keys(routes))
  .map(path => path.replace(/:asin\{[^/]*\}/, 'B0HEADPH01').replace(/:\w+(\{[^/]*\})?/g, 'x'))
const calls = contract
  .filter(({ method, writes }: CallSpec) => method === 'GET' && !writes)
  .map(({ id }) => requests[id].path)
const odd = ['/?as=member', '/dp/session?as=member', '/cart?quantity=9&line=1', '/nowhere']

describe('a GET', () => {
  let database: Database
  let store: Store
  let shopper: Shopper
  before(async () => {
    database = await openPGlite(null, await seededSnapshot())
    store = createStore({ database, secret: 'test', rates: { session: 0, address: 0 } })
    await store.tick()
    shopper = await visit(store, 'member')
    const items = [{ asin: 'B0COFFEE01', offerListingId: 'OLB0COFFEE01', quantity: 1 }]
    assert.equal((await shopper.post('/dp/cart/add-items', { items })).status, 200)
    assert.equal((await shopper.get(requests['my-model-save'].path)).status, 200)
  })
  after(() => store.close())

  const rows = async () => {
    const tables = (await database.query('held', held, [])) as { name: string }[]
    const all = await Promise.all(
      tables.map(({ name }) => database.query(name, `select * from ${name} order by 1, 2`, [])),
    )
    assert.ok(all.flat().length > 2)
    return JSON.stringify(all)
  }

  for (const path of [...calls, ...pages, ...odd]) {
    it(`STO-032 changes nothing of a visitor at ${path}`, async () => {
      const earlier = await rows()
      const answer = await shopper.get(path, {
        accept: 'text/html',
        'sec-fetch-site': 'cross-site',
      })
      await answer.arrayBuffer()
      assert.ok(answer.status < 500)
      assert.equal(await rows(), earlier)
    })
  }

  it('STO-032 is tried at every call and page', () => {
    assert.ok(calls.length > 5 && pages.length > 8, `${calls.length}, ${pages.length}`)
  })
})
