import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'
import { openPGlite, type Database } from '../../demo/store/database/database.ts'
import { lockKey } from '../../demo/store/database/migrate.ts'
import { seededSnapshot } from '../../demo/store/snapshot.ts'
import { startBalancer, type Balancer } from '../support/balancer.ts'
import { severalKills } from '../support/budgets.node.ts'
import {
  dealFacts,
  deedKinds,
  faultsAfter,
  makeDeal,
  newDeed,
  secret,
  type Deed,
  type Round,
  type Send,
} from '../support/deeds.ts'
import { tellFigure } from '../support/figure.ts'
import { KilledStores } from '../support/killed-stores.ts'
import { postgresPrograms, startPostgres, type Cluster } from '../support/postgres.ts'
import { newSession } from '../support/session.ts'
import { spawnStore } from '../support/store-process.ts'

const clients = 8
/** Fewer than the claims, so that some come too late. */
const units = 60
/** Deals that all stores see as yet to come, before they see them start. */
const later = { startsIn: 3_000, endsIn: 600_000 }
/** How often a store brings deals up to date. */
const tickMs = 5_000
/** The third runs on a machine whose clock is an hour ahead. */
const programs = ['demo/store/main.ts', 'demo/store/main.ts', 'test/support/broken/early-store.ts']

const over =
  (origin: string) =>
  (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(origin + path, init)

const make = (origin: string, asin: string, deal: object) =>
  fetch(`${origin}/__fixtures`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ product: { asin }, deal: { asin, ...deal } }),
  })

interface Written extends Round {
  /** Claims that came too late. */
  late: Deed[]
  kills: number
}

/** Clients write one deed after another, and try again with the same key, while one store is killed each second. */
async function writeWhileKilling(
  stores: KilledStores,
  send: Send,
  kills: number,
): Promise<Written> {
  const written: Written = { acknowledged: [], doubtful: [], late: [], kills: 0 }
  const ending = new AbortController()
  const client = async (from: number) => {
    for (let n = from; !ending.signal.aborted; n += 1) {
      const deed = newDeed(deedKinds[n % deedKinds.length] ?? 'claim')
      const answer = await deed.run(send).catch(() => null)
      const told = await answer?.text().catch(() => null)
      const isSure = answer?.ok && typeof told === 'string'
      if (!isSure) {
        if (answer && ![200, 502].includes(answer.status)) {
          throw new Error(`${deed.kind}: ${answer.status} ${told}\n${stores.output()}`)
        }
        // As a shopper would, at once: the first try may still be under way in a store that is dying.
        const again = await deed.run(send).catch(() => null)
        await again?.arrayBuffer().catch(() => null)
        written.doubtful.push(deed)
      } else if (told.includes('"customerState":"NONE"')) written.late.push(deed)
      else written.acknowledged.push(deed)
    }
  }
  const killing = async () => {
    for (; written.kills < kills; written.kills += 1) {
      await wait(1_000)
      await stores.kill()
    }
    ending.abort()
  }
  const writing = Array.from({ length: clients }, (_, n) => client(n))
  await Promise.all([killing(), ...writing]).finally(() => ending.abort())
  return written
}

/** What was lost, done twice or oversold. */
async function lossesIn({ acknowledged, doubtful, late }: Written, send: Send): Promise<string[]> {
  // A doubtful claim may come too late as well: it is judged by the count.
  const others = doubtful.filter(({ kind }) => kind !== 'claim')
  const found = await faultsAfter({ acknowledged, doubtful: others }, send)
  let sold = 0
  for (const deed of [...acknowledged, ...doubtful, ...late]) {
    if (deed.kind !== 'claim') continue
    if (doubtful.includes(deed)) await (await deed.run(send)).arrayBuffer()
    const progress = await deed.progress(send)
    if (progress === 'whole') sold += 1
    if (progress !== 'whole' && progress !== 'none') found.push(`${deed.kind}: ${progress}`)
    if (progress === 'whole' && late.includes(deed)) found.push('late claim: whole')
  }
  const { claimed, claims } = await dealFacts(send)
  if (claimed !== units || claims.length !== units || sold !== units) {
    found.push(`${units} units, ${claimed} counted, ${claims.length} claims, ${sold} shoppers`)
  }
  return found
}

/** Starts the stores so that all find the database empty: none passes the lock of migrations before all have come to it. */
async function startAtOnce(stores: KilledStores, pool: Pool): Promise<void> {
  const gate = await pool.connect()
  await gate.query('select pg_advisory_lock($1)', [lockKey])
  const starting = stores.start()
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted`
  while ((await gate.query(waiting)).rowCount !== programs.length) await wait(20)
  await gate.query('select pg_advisory_unlock($1)', [lockKey])
  gate.release()
  await starting
}

const bin = postgresPrograms()
const skip = bin ? false : 'no PostgreSQL under /usr/lib/postgresql'

describe('Three store processes on one PostgreSQL', { skip }, () => {
  let cluster: Cluster
  let pool: Pool
  let stores: KilledStores
  let balancer: Balancer
  let send: Send
  /** More stores and balancers of a test: what ends them, whatever becomes of it. */
  let endings: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    await Promise.all(endings.map(end => end()))
    endings = []
  })
  before(async () => {
    cluster = await startPostgres(bin ?? '')
    pool = new Pool({ connectionString: cluster.url })
    stores = new KilledStores({ DATABASE_URL: cluster.url }, programs)
    await startAtOnce(stores, pool)
    balancer = await startBalancer(stores.origins)
    send = over(balancer.origin)
  })
  after(async () => {
    await balancer?.close()
    await stores.stop()
    await pool.end()
    await cluster.stop()
  })

  /** Without what a store writes as soon as it runs: visitors' rates, and slots by its clock. */
  const tables = `select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in (
      'secret_fingerprint', 'rate', 'fresh_slot', 'delivery_slot')`
  type Ask = (text: string) => Promise<Record<string, unknown>[]>
  async function rowsOf(ask: Ask): Promise<Record<string, unknown>> {
    const counts: Record<string, unknown> = {}
    for (const { name } of await ask(tables)) {
      const [row] = await ask(`select count(*)::int as rows from "${name}"`)
      counts[`${name}`] = row?.['rows']
    }
    return counts
  }

  it('STO-040 fill an empty database once when they start at the same moment', async () => {
    const alone: Database = await openPGlite(null, await seededSnapshot())
    const expected = await rowsOf(
      async text => (await alone.query(text, text, [])) as Record<string, unknown>[],
    )
    await alone.close()
    assert.ok(Object.keys(expected).length > 20)
    assert.deepEqual(await rowsOf(async text => (await pool.query(text)).rows), expected)
  })

  it('STO-041 take in no store that has another secret, which says what to do', async () => {
    const store = await spawnStore({ DATABASE_URL: cluster.url, DP_SECRET: 'another' })
    endings.push(() => store.stop())
    assert.equal(store.origin, null)
    assert.match(store.output(), /^The stores on this database sign with another secret: set .+\n$/)
    const { rows } = await pool.query('select * from secret_fingerprint')
    assert.equal(rows.length, 1)
    assert.ok(!JSON.stringify(rows).includes(secret))
  })

  it('STO-041 know each others visitors and tokens', async () => {
    const [first = '', ...others] = stores.origins()
    const { cookie, csrfToken } = await newSession(over(first), 'member')
    for (const origin of others) {
      const answer = await fetch(`${origin}/dp/session`, { headers: { cookie } })
      assert.deepEqual(await answer.json().then(({ csrfToken: t, prime }) => [t, prime]), [
        csrfToken,
        true,
      ])
    }
  })

  const dealsOf = (asin: string) =>
    Promise.all(
      stores.origins().map(async origin => {
        const path = `/dp/deals/product?buyingOptionTypes=LIGHTNING_DEAL&offerListingId=OL${asin}`
        const { entity } = await (await fetch(origin + path)).json()
        const { state, startTime, endTime } = entity.buyingOptions[0].dealDetails
        return { state, startTime, endTime }
      }),
    )
  it('STO-043 agree on the time, although one machine is an hour ahead', async () => {
    const asins = ['B0CLOCK000', 'B0CLOCK001', 'B0CLOCK002']
    // Each store makes a deal that is yet to start.
    const making = stores.origins().map((origin, n) => make(origin, asins[n] ?? '', later))
    for (const made of await Promise.all(making)) assert.equal(made.status, 201)
    const upcoming = await Promise.all(asins.map(dealsOf))
    for (const [at, deals] of upcoming.entries()) {
      assert.deepEqual(new Set(deals.map(({ state }) => state)), new Set(['UPCOMING']))
      const [startTime, ...others] = new Set(deals.map(one => one.startTime))
      assert.deepEqual(others, [])
      const began: number[] = []
      while (began.flat().length < deals.length) {
        for (const [n, { state }] of (await dealsOf(asins[at] ?? '')).entries()) {
          if (state === 'AVAILABLE') began[n] ??= Date.now()
        }
      }
      const late = began.map(moment => moment - startTime)
      assert.ok(
        late.every(ms => Math.abs(ms) < tickMs),
        `started ${late.join(', ')} ms after its time`,
      )
    }
  })

  it('STO-043 start a deal once', async () => {
    const asin = 'B0RENEW001'
    const [origin = ''] = stores.origins()
    await make(origin, asin, { total: 9 })
    const renewal = { startsIn: 0, endsIn: 600_000, claimed: 2, waiting: 0 }
    for (let round = 0; round < 5; round += 1) {
      await pool.query('update deal set renewal = $1, ends_at = 1 where asin = $2', [renewal, asin])
      const starts = (await dealsOf(asin)).map(({ startTime }) => startTime)
      assert.deepEqual(new Set(starts).size, 1)
    }
  })

  it('STO-045 lose no request when one of them is told to end', async () => {
    const settings = { DATABASE_URL: cluster.url, DP_SECRET: secret, DP_FAULTS: '1', DP_DRAIN: '1' }
    const leaving = await spawnStore(settings)
    const [staying = ''] = stores.origins()
    const both = await startBalancer(() => [staying, leaving.answering()])
    const ending = new AbortController()
    endings.push(
      async () => ending.abort(),
      () => leaving.stop(),
      () => both.close(),
    )
    const statuses: number[] = []
    const client = async () => {
      while (!ending.signal.aborted) {
        const answer = await fetch(`${both.origin}/dp/cart/count`).catch(() => null)
        await answer?.arrayBuffer()
        statuses.push(answer?.status ?? 0)
        await wait(5)
      }
    }
    const asking = Promise.allSettled([client(), client(), client()])
    // It is under way for longer than the store serves on.
    const slow = fetch(`${leaving.answering()}/dp/cart/count`, {
      headers: { 'x-dp-fault': 'delay:2500' },
    })
    await wait(200)
    const stopped = leaving.stop()
    while (both.serving().length > 1 && !leaving.hasEnded()) await wait(20)
    const served = await fetch(`${leaving.answering()}/dp/cart/count`)
    assert.deepEqual([served.status, served.headers.get('connection')], [200, 'close'])
    assert.equal((await slow).status, 200)
    assert.equal(await stopped, 0)
    ending.abort()
    await asking
    assert.ok(statuses.length > 20, `${statuses.length} requests`)
    assert.deepEqual(new Set(statuses), new Set([200]))
  })

  it('STO-042 lose nothing, do nothing twice and oversell nothing while they are killed', async () => {
    await makeDeal(send, units)
    const written = await writeWhileKilling(stores, send, severalKills)
    // What was written is read in peace.
    await stores.whole()
    while (balancer.serving().length < programs.length) await wait(20)
    assert.deepEqual(await lossesIn(written, send), [])
    assert.ok(written.late.length > 0, 'the deal was not sold out')
    tellFigure({
      suite: 'three stores on one PostgreSQL',
      what: `kills with 0 of ${written.acknowledged.length} acknowledged deeds lost, 0 double deeds, 0 of ${units} units oversold`,
      reached: written.kills,
      toReach: 50,
    })
  })
})
