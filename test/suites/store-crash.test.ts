import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { storeKills } from '../support/budgets.node.ts'
import {
  deedKinds,
  faultsAfter,
  makeDeal,
  miscounts,
  newDeed,
  secret,
  type Deed,
  type Round,
  type Send,
} from '../support/deeds.ts'
import { tellFigure } from '../support/figure.ts'
import { spawnStore, type StoreProcess } from '../support/store-process.ts'

const clients = 8

interface Losses {
  kills: number
  acknowledged: number
  /** One sentence per fault. A sound store has none. */
  faults: string[]
}

const over =
  (store: StoreProcess): Send =>
  async (path, init) =>
    fetch(store.answering() + path, init)

/** Clients write one deed after another until the store is killed after some answers. */
async function killWhileWriting(store: StoreProcess, answers: number): Promise<Round> {
  const round: Round = { acknowledged: [], doubtful: [] }
  const send = over(store)
  let dying: Promise<unknown> | undefined
  const write = async (client: number) => {
    for (let n = client; !dying; n += 1) {
      const deed = newDeed(deedKinds[n % deedKinds.length] ?? 'claim')
      const answer = await deed.run(send).catch(() => null)
      if (answer?.ok) round.acknowledged.push(deed)
      else round.doubtful.push(deed)
      if (!dying && store.hasEnded()) throw new Error(`${deed.kind}: the store has ended`)
      if (answer && !answer.ok) throw new Error(`${deed.kind}: ${answer.status}`)
      if (round.acknowledged.length >= answers) dying ??= store.stop('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => write(client)))
  await dying
  return round
}

const settingsOf = (folder: string) => ({
  DATA_DIR: folder,
  DATABASE_URL: '',
  DP_FAULTS: '1',
  DP_SECRET: secret,
})

/** Kills a store this often while it writes. Stops early if something is lost. */
async function killed(folder: string, kills: number, program?: string): Promise<Losses> {
  const start = () => spawnStore(settingsOf(folder), program)
  const deeds: Deed[] = []
  const losses: Losses = { kills: 0, acknowledged: 0, faults: [] }
  let store = await start()
  try {
    await makeDeal(over(store), 100_000)
    while (losses.kills < kills && losses.faults.length === 0) {
      const round = await killWhileWriting(store, 4 + ((losses.kills * 7) % 23))
      store = await start()
      losses.kills += 1
      losses.acknowledged += round.acknowledged.length
      losses.faults.push(...(await faultsAfter(round, over(store))))
      deeds.push(...round.acknowledged, ...round.doubtful)
      losses.faults.push(...(await miscounts(deeds, over(store)).catch(error => [`${error}`])))
    }
    return losses
  } finally {
    await store.stop()
  }
}

describe('A store that is killed while it writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dp-crash-'))
  after(() => rmSync(folder, { recursive: true, force: true }))

  it('COR-073 is found out when it acknowledges what it has not kept', async () => {
    const { faults } = await killed(folder, 1, 'test/support/broken/forgetful-store.ts')
    assert.match(faults.join('\n'), /acknowledged \w+: none/)
  })

  it('COR-073 is found out when it writes by halves', async () => {
    const halves = join(folder, 'halves')
    const { faults } = await killed(halves, 10, 'test/support/broken/halving-store.ts')
    assert.match(faults.join('\n'), /half|second/)
  })

  it('COR-073 keeps all that it has acknowledged, whole and once', async () => {
    const { kills, acknowledged, faults } = await killed(join(folder, 'sound'), storeKills)
    assert.deepEqual(faults, [])
    assert.ok(acknowledged > kills, `${acknowledged} deeds`)
    // A dead process must leave no lock or other file next to the data.
    assert.deepEqual(readdirSync(join(folder, 'sound')).toSorted(), ['store'])
    tellFigure({
      suite: 'store killed while it writes',
      what: `kills with 0 of ${acknowledged} acknowledged deeds lost`,
      reached: kills,
      toReach: 50,
    })
  })
})
