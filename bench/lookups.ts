import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { known } from '../demo/store/fitment/seed/known-models.ts'
import { seedModels } from '../demo/store/fitment/seed/machines.ts'
import { random } from '../demo/store/database/random.ts'
import { postgresPrograms, startPostgres } from '../test/support/postgres.ts'
import { spawnStore } from '../test/support/store-process.ts'
import type { Crowd, Look, LookResult } from './crowd.ts'
import type { Figure } from './figures.ts'
import { median, percentile } from './statistics.ts'

const connections = 50
const requests = 2_000
const rounds = 3
const mostMs = 50

function ask(child: ChildProcess, task: { gather: Crowd }): Promise<void>
function ask(child: ChildProcess, task: { look: Look }): Promise<LookResult>
async function ask(child: ChildProcess, task: object): Promise<unknown> {
  child.send(task)
  const [{ result, failed }] = await once(child, 'message')
  if (failed) throw new Error(`The crowd: ${failed}`)
  return result
}

const address = (name: string, query: Record<string, string>) =>
  `/gp/replacement-parts/ajax/${name}.html?${new URLSearchParams(query)}`

/** Requests of shoppers, spread over all models: each kind with the letters that a shopper has typed so far. */
function kinds(): Record<string, string[]> {
  const r = random(50)
  const models = r.some(seedModels(), requests)
  const typed = (number: string) => number.slice(0, r.whole(1, number.length))
  const dropdown = { getMyModels: '1', isDropdownStripe: '1' }
  return {
    'autocomplete of a model number': models.map(({ number }) =>
      address('query-index', { qtype: 'modelSuggest', isDetail: '1', q: typed(number) }),
    ),
    'autocomplete within a brand': models.map(({ number, brand }) =>
      address('query-index', {
        qtype: 'combinedModelSuggest',
        ...dropdown,
        q: typed(number),
        qBrand: brand,
      }),
    ),
    'lookup of a model': models.map(({ number }) =>
      address('query-index', { qtype: 'modelInfo', q: number }),
    ),
    'fitment check': models.map(({ brand, series, number: model }) =>
      address('hsx-rpp-dp-ajax-handler', {
        ie: 'UTF8',
        brand,
        series,
        model,
        asin: known.part.asin,
        scope: 'default',
      }),
    ),
  }
}

async function lookupsOn(database: string, settings: Record<string, string>): Promise<Figure[]> {
  // Made before any connection opens, because a store closes connections that are idle for some seconds.
  const asked = Object.entries(kinds())
  const store = await spawnStore({ DP_SECRET: 'bench', ...settings })
  const crowd = fork(new URL('crowd.ts', import.meta.url))
  try {
    const origin = store.answering()
    await ask(crowd, { gather: { origins: [origin], connections, shoppers: connections } })
    const figures: Figure[] = []
    for (const [what, paths] of asked) {
      figures.push(await figureOf(`${what} on ${database}`, crowd, paths))
    }
    return figures
  } finally {
    crowd.kill()
    await store.stop()
  }
}

async function figureOf(what: string, crowd: ChildProcess, paths: string[]): Promise<Figure> {
  // Not measured: the process warms up, and the store reads the models for the first time.
  await ask(crowd, { look: { paths: paths.slice(0, 500) } })
  const results: LookResult[] = []
  for (let n = 0; n < rounds; n += 1) results.push(await ask(crowd, { look: { paths } }))
  for (const { statuses } of results) {
    if (statuses[200] !== paths.length) throw new Error(`${what}: ${JSON.stringify(statuses)}`)
  }
  const middle = (share: number) => median(results.map(({ times }) => percentile(times, share)))
  const perSecond = median(results.map(({ seconds }) => paths.length / seconds))
  return {
    what: `${what}, ${connections} connections: p99`,
    reached: middle(0.99),
    unit: 'ms',
    atMost: mostMs,
    note: `p50 ${middle(0.5).toFixed(1)} ms, ${Math.round(perSecond)}/s`,
  }
}

async function onPGlite(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dp-bench-'))
  try {
    return await lookupsOn('PGlite', { DATA_DIR: folder, DATABASE_URL: '' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onPostgres(): Promise<Figure[]> {
  const programs = postgresPrograms()
  if (!programs) {
    const note = 'no PostgreSQL under /usr/lib/postgresql'
    return [{ what: 'lookups on PostgreSQL', reached: null, unit: 'ms', atMost: mostMs, note }]
  }
  const cluster = await startPostgres(programs)
  try {
    return await lookupsOn('PostgreSQL', { DATABASE_URL: cluster.url })
  } finally {
    await cluster.stop()
  }
}

/** Measures autocomplete, lookup and check among 20,000 models. The shoppers run in their own process. */
export const lookups = async (): Promise<Figure[]> => [
  ...(await onPGlite()),
  ...(await onPostgres()),
]
