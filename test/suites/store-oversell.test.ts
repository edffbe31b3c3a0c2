import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { postgresPrograms, startPostgres, type Cluster } from '../support/postgres.ts'
import { newSession } from '../support/session.ts'
import { spawnStore, type StoreProcess } from '../support/store-process.ts'
import {
  claimOf,
  claimPath,
  startStore,
  visit,
  type Shopper,
  type TestStore,
} from '../support/store.ts'

const shoppers = 1_000
const units = 100
const asin = 'B0RUSH0001'
const rush = { product: { asin }, deal: { asin, total: units, waitlistTotal: 0 } }

/** Runs tasks as a crowd: at most `width` requests at the same time. */
async function crowd<T>(width: number, tasks: (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = []
  const waiting = tasks.values()
  const work = async () => {
    for (const task of waiting) results.push(await task())
  }
  await Promise.all(Array.from({ length: width }, work))
  return results
}

async function claimed(answer: Response): Promise<string> {
  assert.equal(answer.status, 200)
  return (await answer.json()).entity.customerState
}

const count = (states: string[], wanted: string) => states.filter(state => state === wanted).length

describe('1,000 concurrent claims on 100 units on PGlite', () => {
  let store: TestStore
  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())

  it('sells every unit once, and no more', async () => {
    const visitors: Shopper[] = []
    for (let n = 0; n < shoppers; n += 1) visitors.push(await visit(store))
    assert.equal((await visitors[0]?.post('/__fixtures', rush))?.status, 201)
    const path = claimPath(`DEAL-${asin}`)
    const states = await Promise.all(
      visitors.map(async shopper => claimed(await shopper.post(path, claimOf(asin)))),
    )
    assert.equal(count(states, 'INCART'), units)
    assert.equal(count(states, 'NONE'), shoppers - units)
    const facts = await (await store.app.request(`/__facts/deal/DEAL-${asin}`)).json()
    assert.equal(facts.claimed, units)
    assert.equal(facts.claims.length, units)
  })
})

async function newVisitor(origin: string) {
  const { cookie, csrfToken } = await newSession((path, init) => fetch(origin + path, init))
  return {
    origin,
    headers: { cookie, 'x-dp-csrf-token': csrfToken, 'content-type': 'application/json' },
  }
}

const programs = postgresPrograms()
const skip = programs ? false : 'no PostgreSQL under /usr/lib/postgresql'

describe('1,000 concurrent claims on 100 units on PostgreSQL, two stores', { skip }, () => {
  let cluster: Cluster
  let stores: StoreProcess[]

  before(async () => {
    cluster = await startPostgres(programs ?? '')
    const settings = { DATABASE_URL: cluster.url, DP_SECRET: 'test', DP_FAULTS: '1' }
    // Start both at once, so that both find the database empty.
    stores = await Promise.all([spawnStore(settings), spawnStore(settings)])
  })
  after(async () => {
    await Promise.all(stores.map(store => store.stop()))
    await cluster.stop()
  })

  it('sells every unit once, and no more', async () => {
    const origins = stores.map(store => store.answering())
    const [first = ''] = origins
    const body = JSON.stringify(rush)
    const headers = { 'content-type': 'application/json' }
    const made = await fetch(`${first}/__fixtures`, { method: 'POST', headers, body })
    assert.equal(made.status, 201)
    const claim = async (n: number) => {
      const visitor = await newVisitor(origins[n % origins.length] ?? '')
      const path = visitor.origin + claimPath(`DEAL-${asin}`)
      const sent = { method: 'POST', headers: visitor.headers, body: JSON.stringify(claimOf(asin)) }
      return claimed(await fetch(path, sent))
    }
    const states = await crowd(
      50,
      Array.from({ length: shoppers }, (_, n) => () => claim(n)),
    )
    assert.equal(count(states, 'INCART'), units)
    assert.equal(count(states, 'NONE'), shoppers - units)
    const facts = await (await fetch(`${first}/__facts/deal/DEAL-${asin}`)).json()
    assert.equal(facts.claimed, units)
    assert.equal(facts.claims.length, units)
  })
})
