import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, describe, it } from 'node:test'
import { onBothDatabases } from '../support/both-databases.ts'
import { slotRounds } from '../support/budgets.node.ts'
import { newShopper, type Send } from '../support/deeds.ts'
import { tellFigure } from '../support/figure.ts'
import { KilledStores } from '../support/killed-stores.ts'
import { postgresPrograms, startPostgres, type Cluster } from '../support/postgres.ts'
import { capacity, reserveByForm, rush } from '../support/slot-rush.ts'

const sound = 'demo/store/main.ts'
const bin = postgresPrograms()
const skip = bin ? false : 'no PostgreSQL under /usr/lib/postgresql'
/** Enough to find a broken store. */
const few = { rounds: 1, shoppers: 250 }
const second = 1_000
const reservationMs = 15 * 60 * second

describe('Delivery slots of a store that is killed and loses answers', () => {
  let stores: KilledStores
  const start = async (settings: Record<string, string>, programs: readonly string[]) => {
    stores = new KilledStores(settings, programs)
    await stores.start()
    return stores
  }
  afterEach(() => stores.stop())

  async function sellsAll(database: string): Promise<void> {
    const { kills, acknowledged, faults } = await rush(stores, {
      rounds: slotRounds,
      shoppers: 1_000,
    })
    assert.deepEqual(faults, [])
    assert.ok(kills >= slotRounds, `${kills} kills`)
    tellFigure({
      suite: 'delivery slots',
      what: `rounds of 1,000 reservations on ${database}, ${kills} kills, with 0 slots oversold, 0 of ${acknowledged} acknowledged reservations lost`,
      reached: slotRounds,
      toReach: 20,
    })
  }

  describe('on PGlite', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dp-slots-'))
    after(() => rmSync(folder, { recursive: true, force: true }))
    const inFolder = (name: string) => ({ DATA_DIR: join(folder, name), DATABASE_URL: '' })

    it('STO-070 are never oversold, and no acknowledged one is lost', async () => {
      await start(inFolder('sound'), [sound])
      await sellsAll('PGlite')
    })

    it('STO-070 are found out when they are kept in memory only', async () => {
      await start(inFolder('memory'), ['test/support/broken/forgetful-store.ts'])
      const { faults } = await rush(stores, few)
      assert.match(faults.join('\n'), /lost: \d+ acknowledged/)
    })

    it('STO-070 are found out when a slot has one place too many', async () => {
      await start(inFolder('more'), [sound])
      const { faults } = await rush(stores, { ...few, room: capacity + 1 })
      assert.match(faults.join('\n'), /oversold: 21 taken, 21 acknowledged/)
    })
  })

  describe('on PostgreSQL', { skip }, () => {
    let cluster: Cluster
    before(async () => {
      cluster = await startPostgres(bin ?? '')
    })
    after(() => cluster.stop())

    it('STO-070 are never oversold by two stores, and no acknowledged one is lost', async () => {
      await start({ DATABASE_URL: cluster.url }, [sound, sound])
      await sellsAll('PostgreSQL')
    })

    it('STO-070 are found out when they are reserved without a lock', async () => {
      await start({ DATABASE_URL: cluster.url }, ['test/support/broken/unlocked-store.ts'])
      const { faults } = await rush(stores, { ...few, rounds: 10 })
      assert.match(faults.join('\n'), /oversold/)
    })
  })
})

onBothDatabases('reservations of delivery slots', (store, database) => {
  const slotId = 'EXPIRY'
  const option = 'expiry'
  const send: Send = async (path, init) => store().app.request(path, init)
  let now = 0
  before(() => {
    now = Date.now()
    store().setClock(() => now)
  })
  const reserve = async () => (await reserveByForm(send, slotId, newShopper())).status
  const isOffered = async (): Promise<boolean> => {
    const path = `/dp/scheduled-delivery/calendar?asin=B0WASHER01&shipoption=${option}`
    const { ids } = await (await send(path, { headers: newShopper() })).json()
    return Object.hasOwn(ids, slotId)
  }

  it(`STO-070 are free again within a second of their time on ${database}`, async () => {
    const body = JSON.stringify({
      deliveryOption: { id: option, slots: [{ id: slotId, capacity }] },
    })
    const headers = { 'content-type': 'application/json' }
    await send('/__fixtures', { method: 'POST', headers, body })
    const ends: number[] = []
    for (let place = 0; place < capacity; place += 1) {
      assert.equal(await reserve(), 200)
      ends.push(now + reservationMs)
      now += 3 * second
    }
    for (const end of ends) {
      now = end - 1
      assert.deepEqual([await isOffered(), await reserve()], [false, 422])
      now = end + second
      assert.deepEqual([await isOffered(), await reserve()], [true, 200])
    }
    // All expire: as many shoppers as before get a place, and no more.
    now += reservationMs
    const answers = await Promise.all(Array.from({ length: 50 }, reserve))
    assert.equal(answers.filter(status => status === 200).length, capacity)
  })
})
