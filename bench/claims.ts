import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms, startPostgres } from '../test/support/postgres.ts'
import { spawnStore } from '../test/support/store-process.ts'
import type { Crowd, Rush, RushResult } from './crowd.ts'
import type { Figure } from './figures.ts'
import { median, percentile } from './statistics.ts'

const connections = 50
const rushes = 3
/** Units of each deal, and also the number of timed claims. */
const units = 5_000
/** Claims after the last unit is gone. None of them may get a unit. */
const late = 250

interface Facts {
  claimed: number
  claims: readonly { state: string; quantity: number }[]
}

interface Outcome {
  perSecond: number
  p50: number
  p99: number
  oversold: number
  serverErrors: number
}

function ask(child: ChildProcess, task: { gather: Crowd }): Promise<void>
function ask(child: ChildProcess, task: { claim: Rush }): Promise<RushResult>
async function ask(child: ChildProcess, task: object): Promise<unknown> {
  child.send(task)
  const [{ result, failed }] = await once(child, 'message')
  if (failed) throw new Error(`The crowd: ${failed}`)
  return result
}

async function post(url: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
}

const serverErrorsIn = ({ statuses }: RushResult): number =>
  Object.entries(statuses).reduce((sum, [status, n]) => sum + (Number(status) >= 500 ? n : 0), 0)

/** Sells out one deal and claims on. The facts come from the database. */
async function rush(origin: string, crowd: ChildProcess, n: number): Promise<Outcome> {
  const asin = `B0BENCH00${n}`
  const dealId = `DEAL-${asin}`
  await post(`${origin}/__fixtures`, { product: { asin }, deal: { asin, total: units } })
  const timed = await ask(crowd, { claim: { dealId, asin, from: 0, to: units } })
  const tooLate = await ask(crowd, { claim: { dealId, asin, from: units, to: units + late } })
  const facts: Facts = await (await fetch(`${origin}/__facts/deal/${dealId}`)).json()
  const sold = facts.claims.reduce(
    (sum, { state, quantity }) => sum + (state === 'IN_CART' ? quantity : 0),
    0,
  )
  const granted = timed.granted + tooLate.granted
  if (granted !== sold || sold !== facts.claimed) {
    throw new Error(`${granted} claims were granted, ${sold} stored and ${facts.claimed} counted`)
  }
  if (timed.granted < units) throw new Error(`${timed.granted} of ${units} units were sold`)
  return {
    perSecond: units / timed.seconds,
    p50: percentile(timed.times, 0.5),
    p99: percentile(timed.times, 0.99),
    oversold: Math.max(0, sold - units),
    serverErrors: serverErrorsIn(timed) + serverErrorsIn(tooLate),
  }
}

/** `processes`: number of stores on the database. */
async function rushesOn(settings: Record<string, string>, processes = 1): Promise<Outcome[]> {
  const start = () => spawnStore({ DP_FAULTS: '1', DP_SECRET: 'bench', ...settings })
  const stores = await Promise.all(Array.from({ length: processes }, start))
  const crowd = fork(new URL('crowd.ts', import.meta.url))
  try {
    const origins = stores.map(store => store.answering())
    const [origin = ''] = origins
    await ask(crowd, { gather: { origins, connections, shoppers: units + late } })
    const outcomes: Outcome[] = []
    for (let n = 0; n < rushes; n += 1) outcomes.push(await rush(origin, crowd, n))
    return outcomes
  } finally {
    crowd.kill()
    await Promise.all(stores.map(store => store.stop()))
  }
}

/** Without `atLeast`, the rate is for information. */
function figuresOf(database: string, outcomes: readonly Outcome[], atLeast?: number): Figure[] {
  const middle = (name: keyof Outcome) => median(outcomes.map(outcome => outcome[name]))
  const sum = (name: keyof Outcome) => outcomes.reduce((all, outcome) => all + outcome[name], 0)
  return [
    {
      what: `deal claims on ${database}, ${connections} connections`,
      reached: Math.round(middle('perSecond')),
      unit: '/s',
      ...(atLeast === undefined ? {} : { atLeast }),
      note: `p50 ${middle('p50').toFixed(0)} ms, p99 ${middle('p99').toFixed(0)} ms`,
    },
    { what: '  units oversold', reached: sum('oversold'), unit: '', atMost: 0 },
    { what: '  answers of 500 and above', reached: sum('serverErrors'), unit: '', atMost: 0 },
  ]
}

async function onPGlite(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dp-bench-'))
  try {
    return figuresOf('PGlite', await rushesOn({ DATA_DIR: folder }), 1_000)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onPostgres(): Promise<Figure[]> {
  const programs = postgresPrograms()
  if (!programs) {
    const note = 'no PostgreSQL under /usr/lib/postgresql'
    return [{ what: 'deal claims on PostgreSQL', reached: null, unit: '/s', atLeast: 1_700, note }]
  }
  return [
    ...figuresOf('PostgreSQL', await onNewCluster(programs, 1), 1_700),
    ...figuresOf('PostgreSQL, three processes', await onNewCluster(programs, 3)),
  ]
}

async function onNewCluster(programs: string, processes: number): Promise<Outcome[]> {
  const cluster = await startPostgres(programs)
  try {
    return await rushesOn({ DATABASE_URL: cluster.url }, processes)
  } finally {
    await cluster.stop()
  }
}

/** Measures a rush on a deal, first on PGlite, then on PostgreSQL. The shoppers run in their own process. */
export const claims = async (): Promise<Figure[]> => [
  ...(await onPGlite()),
  ...(await onPostgres()),
]
