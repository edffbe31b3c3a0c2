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

/** What many shoppers want at the same time: places of a kind that there are not enough of. */
export interface Scarce {
  /** Such as: deal claims. */
  what: string
  /** Such as: units. */
  places: string
  /** Number of places in each rush, and of timed requests. */
  count: number
  /** Requests after the last place is gone. None of them may get one. */
  late: number
  /** Requests per second to reach. Without them, the rate is for information. */
  atLeast?: { PGlite: number; PostgreSQL: number }
  /** Makes the places. `n`: number of the rush. */
  open(origin: string, n: number): Promise<Sale>
}

export interface Sale {
  /** How the place number `n` is asked for. */
  rush: Omit<Rush, 'bodies' | 'from'>
  body: (n: number) => string
  /** Places that are taken, as the database has it. Throws if it contradicts itself. */
  taken: () => Promise<number>
}

interface Outcome {
  perSecond: number
  p50: number
  p99: number
  oversold: number
  serverErrors: number
}

function ask(child: ChildProcess, task: { gather: Crowd }): Promise<void>
function ask(child: ChildProcess, task: { want: Rush }): Promise<RushResult>
async function ask(child: ChildProcess, task: object): Promise<unknown> {
  child.send(task)
  const [{ result, failed }] = await once(child, 'message')
  if (failed) throw new Error(`The crowd: ${failed}`)
  return result
}

/** Posts JSON to the store. */
export async function post(url: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
}

const serverErrorsIn = ({ statuses }: RushResult): number =>
  Object.entries(statuses).reduce((sum, [status, n]) => sum + (Number(status) >= 500 ? n : 0), 0)

/** Takes all places, and asks on. */
async function outcomeOf({ count, late }: Scarce, sale: Sale, crowd: ChildProcess) {
  const bodies = Array.from({ length: count + late }, (_, n) => sale.body(n))
  const want = (from: number, to?: number) =>
    ask(crowd, { want: { ...sale.rush, from, bodies: bodies.slice(from, to) } })
  const timed = await want(0, count)
  const tooLate = await want(count)
  const granted = timed.granted + tooLate.granted
  const taken = await sale.taken()
  if (granted !== taken) throw new Error(`${granted} shoppers were told so, ${taken} are stored`)
  if (timed.granted < count) throw new Error(`${timed.granted} of ${count} were to be had`)
  return {
    perSecond: count / timed.seconds,
    p50: percentile(timed.times, 0.5),
    p99: percentile(timed.times, 0.99),
    oversold: Math.max(0, taken - count),
    serverErrors: serverErrorsIn(timed) + serverErrorsIn(tooLate),
  }
}

/** `processes`: number of stores on the database. */
async function rushesOn(
  scarce: Scarce,
  settings: Record<string, string>,
  processes = 1,
): Promise<Outcome[]> {
  const start = () => spawnStore({ DP_FAULTS: '1', DP_SECRET: 'bench', ...settings })
  const stores = await Promise.all(Array.from({ length: processes }, start))
  const crowd = fork(new URL('crowd.ts', import.meta.url))
  try {
    const origins = stores.map(store => store.answering())
    const [origin = ''] = origins
    await ask(crowd, { gather: { origins, connections, shoppers: scarce.count + scarce.late } })
    const outcomes: Outcome[] = []
    for (let n = 0; n < rushes; n += 1) {
      outcomes.push(await outcomeOf(scarce, await scarce.open(origin, n), crowd))
    }
    return outcomes
  } finally {
    crowd.kill()
    await Promise.all(stores.map(store => store.stop()))
  }
}

function figuresOf(
  { what, places }: Scarce,
  database: string,
  outcomes: readonly Outcome[],
  atLeast?: number,
): Figure[] {
  const middle = (name: keyof Outcome) => median(outcomes.map(outcome => outcome[name]))
  const sum = (name: keyof Outcome) => outcomes.reduce((all, outcome) => all + outcome[name], 0)
  return [
    {
      what: `${what} on ${database}, ${connections} connections`,
      reached: Math.round(middle('perSecond')),
      unit: '/s',
      ...(atLeast === undefined ? {} : { atLeast }),
      note: `p50 ${middle('p50').toFixed(0)} ms, p99 ${middle('p99').toFixed(0)} ms`,
    },
    { what: `  ${places} oversold`, reached: sum('oversold'), unit: '', atMost: 0 },
    { what: '  answers of 500 and above', reached: sum('serverErrors'), unit: '', atMost: 0 },
  ]
}

async function onPGlite(scarce: Scarce): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dp-bench-'))
  try {
    const outcomes = await rushesOn(scarce, { DATA_DIR: folder })
    return figuresOf(scarce, 'PGlite', outcomes, scarce.atLeast?.PGlite)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onPostgres(scarce: Scarce): Promise<Figure[]> {
  const programs = postgresPrograms()
  const atLeast = scarce.atLeast?.PostgreSQL
  if (!programs) {
    const note = 'no PostgreSQL under /usr/lib/postgresql'
    const target = atLeast === undefined ? {} : { atLeast }
    return [{ what: `${scarce.what} on PostgreSQL`, reached: null, unit: '/s', ...target, note }]
  }
  return [
    ...figuresOf(scarce, 'PostgreSQL', await onNewCluster(scarce, programs, 1), atLeast),
    ...figuresOf(scarce, 'PostgreSQL, three processes', await onNewCluster(scarce, programs, 3)),
  ]
}

async function onNewCluster(scarce: Scarce, programs: string, processes: number) {
  const cluster = await startPostgres(programs)
  try {
    return await rushesOn(scarce, { DATABASE_URL: cluster.url }, processes)
  } finally {
    await cluster.stop()
  }
}

/** Measures rushes, first on PGlite, then on PostgreSQL. The shoppers run in their own process. */
export const rushFigures = async (scarce: Scarce): Promise<Figure[]> => [
  ...(await onPGlite(scarce)),
  ...(await onPostgres(scarce)),
]
