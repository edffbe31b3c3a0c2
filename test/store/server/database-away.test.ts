import assert from 'node:assert/strict'
import { after, before, describe, it, type TestContext } from 'node:test'
import { Client } from 'pg'
import { connectionWait } from '../../../demo/store/database/database.ts'
import { postgresPrograms, startPostgres, type Cluster } from '../../support/postgres.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'
import { waitUntil } from '../../support/wait.ts'

const programs = postgresPrograms()
const skip = programs ? false : 'no PostgreSQL under /usr/lib/postgresql'
/** Of one process. */
const connections = 10

describe('a store whose database is away', { skip }, () => {
  let cluster: Cluster
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    cluster = await startPostgres(programs ?? '')
    store = await startStore({ database: cluster.url, connectionWait: 200 })
    shopper = await visit(store)
  })
  after(async () => {
    await store.close()
    await cluster.stop()
  })

  const ask = () => shopper.get('/dp/cart/count')

  /** Programs and people are told that it does not last. The log has each fault once. */
  async function requireBusy(t: TestContext): Promise<void> {
    const log = t.mock.method(console, 'error', () => {})
    const answer = await ask()
    assert.equal(answer.status, 503)
    assert.equal(answer.headers.get('retry-after'), '1')
    assert.equal((await answer.json()).type, 'BUSY')
    const page = await shopper.get('/cart', { accept: 'text/html' })
    assert.equal(page.status, 503)
    assert.equal(page.headers.get('retry-after'), '1')
    assert.match(await page.text(), /There are very many requests right now/)
    assert.ok(log.mock.callCount() >= 2)
  }

  it('STO-072 waits 10 s for a connection', () => assert.equal(connectionWait, 10_000))

  it('STO-072 says so when no connection is free in time', async t => {
    const other = new Client(cluster.url)
    await other.connect()
    await other.query('begin; lock table cart_line in access exclusive mode')
    const locked = 'select 1 from pg_locks where not granted'
    const waiting: Promise<Response>[] = []
    const log = t.mock.method(console, 'error', () => {})
    // On a busy machine, a new connection may take too long: then another request has to hold it.
    await waitUntil(async () => {
      const held = (await other.query(locked)).rowCount ?? 0
      for (let n = held; n < connections; n += 1) waiting.push(ask())
      return held === connections
    })
    log.mock.restore()
    await requireBusy(t)
    await other.query('commit')
    await other.end()
    const answers = await Promise.all(waiting)
    assert.equal(answers.filter(({ status }) => status === 200).length >= connections, true)
    await waitUntil(async () => (await ask()).status === 200)
  })

  it('STO-072 says so while the database does not run, and serves once it does', async t => {
    await cluster.halt()
    await requireBusy(t)
    await cluster.resume()
    await waitUntil(async () => (await ask()).status === 200)
  })
})
