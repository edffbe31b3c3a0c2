import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { databaseClock } from '../../../demo/store/database/clock.ts'
import { openPGlite, openPostgres, type Database } from '../../../demo/store/database/database.ts'
import { migrate } from '../../../demo/store/database/migrate.ts'
import { rateLimits, type RateLimits } from '../../../demo/store/server/rates.ts'
import { postgresPrograms, startPostgres, type Cluster } from '../../support/postgres.ts'

const programs = postgresPrograms()
const skip = programs ? false : 'no PostgreSQL under /usr/lib/postgresql'
const perSecond = { session: 20, address: 0 }
const burst = 200
const hour = 3_600_000

/** How many of the requests of one session go on, in turn at each process. */
async function granted(
  limits: RateLimits[],
  session: string,
  count: number,
  atOnce: number,
): Promise<number> {
  let passed = 0
  for (let n = 0; n < count; n += atOnce) {
    const waits = Array.from({ length: atOnce }, (_, at) =>
      limits[(n + at) % limits.length]?.wait({ session, address: null }),
    )
    for (const wait of await Promise.all(waits)) if (wait === 0) passed += 1
  }
  return passed
}

describe('the rate of requests to three processes on one PostgreSQL', { skip }, () => {
  let cluster: Cluster
  let databases: Database[]
  before(async () => {
    cluster = await startPostgres(programs ?? '')
    databases = await Promise.all([1, 2, 3].map(() => openPostgres(cluster.url)))
    for (const database of databases) await migrate(database)
  })
  after(async () => {
    await Promise.all(databases.map(database => database.close()))
    await cluster.stop()
  })

  let now = Date.UTC(2030, 0, 1)
  const processes = () => databases.map(database => rateLimits(database, perSecond, () => now))

  for (const atOnce of [1, 30, 600]) {
    it(`STO-044 gives a client its limit once when ${atOnce} arrive at once`, async () => {
      const limits = processes()
      const session = `at once ${atOnce}`
      const passed = await granted(limits, session, 600, atOnce)
      assert.ok(passed >= burst && passed <= 1.3 * burst, `${passed} passed`)
      now += 2_000
      const later = await granted(limits, session, 300, atOnce)
      assert.ok(later <= 2 * perSecond.session + 0.3 * burst, `${later} passed later`)
      assert.ok(passed + later >= burst + 2 * perSecond.session, `${passed} and ${later} passed`)
    })
  }

  it('STO-044 holds nothing against a client who comes back later', async () => {
    const limits = processes()
    await granted(limits, 'later', 15, 1)
    now += hour
    const passed = await granted(limits, 'later', 600, 1)
    assert.ok(passed >= burst, `${passed} passed`)
  })

  it('STO-044 holds nothing against a client who stays below the limit', async () => {
    const limits = processes().slice(0, 1)
    for (let n = 0; n < 60; n += 1) {
      now += 60
      assert.equal(await granted(limits, 'steady', 1, 1), 1)
    }
    const passed = await granted(limits, 'steady', 600, 1)
    assert.ok(passed >= burst - 2, `${passed} passed`)
  })

  it('STO-044 counts what it could not tell the others as soon as it can', async () => {
    const [first, second] = databases
    let isBroken = true
    const broken: Database = {
      ...(first as Database),
      query: async (...call) => {
        if (isBroken) throw new Error('No database')
        return (first as Database).query(...call)
      },
    }
    const one = rateLimits(broken, perSecond, () => now)
    const failing = granted([one], 'untold', 100, 1)
    await assert.rejects(failing, /No database/)
    isBroken = false
    await granted([one], 'untold', 1, 1)
    const other = rateLimits(second as Database, perSecond, () => now)
    const passed = await granted([other], 'untold', 600, 1)
    assert.ok(passed <= burst, `${passed} passed`)
  })
})

describe('the clock of a database', () => {
  let database: Database
  before(async () => {
    database = await openPGlite(null)
  })
  after(() => database.close())

  it('STO-043 is the same on machines whose clocks differ, and is set again', async () => {
    let skew = hour
    const ahead = await databaseClock(database, () => Date.now() + skew)
    const behind = await databaseClock(database, () => Date.now() - hour)
    const apart = () => Math.abs(ahead.now() - behind.now())
    assert.ok(apart() < 1_000, `${apart()} ms`)
    assert.ok(Number.isInteger(ahead.now()))
    skew = 2 * hour
    assert.ok(apart() > 1_000)
    await ahead.set()
    assert.ok(apart() < 1_000, `${apart()} ms`)
  })
})
