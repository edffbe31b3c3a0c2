import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { commitHere } from '../build/commit.mjs'
import { build } from '../build/freshness.mjs'
import { calendar } from './calendar.ts'
import { catalog } from './catalog.ts'
import { claims } from './claims.ts'
import { company } from './company.ts'
import { lint } from './lint.ts'
import { lookups } from './lookups.ts'
import { pages } from './pages.ts'
import { reservations } from './reservations.ts'
import { table, verdictOf, type Figure } from './figures.ts'
import { shop } from './shop.ts'
import { sizes } from './sizes.ts'
import { speedNow } from './speed.ts'
import { filtering } from './filtering.ts'
import { groceries } from './groceries.ts'
import { sliding } from './sliding.ts'
import { startup } from './startup.ts'
import { touches } from './touches.ts'

/**
 * `npm run bench` measures everything; `npm run bench -- sizes` measures only the named suites.
 * `--beside=FOLDER`: another built checkout, which `pages` measures next to this one.
 * `--rounds=N`: how often `pages` loads each page.
 */
const suites = {
  sizes,
  shop,
  touches,
  sliding,
  company,
  pages,
  startup,
  filtering,
  calendar,
  groceries,
  claims,
  reservations,
  lookups,
  lint,
  catalog,
}
type Suite = keyof typeof suites

interface Result {
  at: string
  /** undefined: not known. */
  commit: string | undefined
  node: string
  processors: string
  /** Load average of the minute before the bench: processes that wanted a processor. */
  load: number
  /** Milliseconds of the same fixed work (`speed.ts`), before and after. */
  speed: readonly [number, number]
  figures: readonly Figure[]
}

const resultsFile = new URL('results.json', import.meta.url)
const isSuite = (name: string): name is Suite => Object.hasOwn(suites, name)

function chosen(names: readonly string[]): Suite[] {
  const unknown = names.filter(name => !isSuite(name))
  if (unknown.length > 0) {
    const known = Object.keys(suites).join(', ')
    throw new Error(`There is no bench ${unknown.join(', ')}: choose of ${known}.`)
  }
  return (names.length > 0 ? names : Object.keys(suites)).filter(isSuite)
}

function earlierResults(): Partial<Record<Suite, Result>> {
  try {
    return JSON.parse(readFileSync(resultsFile, 'utf8'))
  } catch {
    return {}
  }
}

function keep(name: Suite, { figures, speed }: Pick<Result, 'figures' | 'speed'>): void {
  const processors = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`
  const result: Result = {
    at: new Date().toISOString(),
    commit: commitHere(),
    node: process.version,
    processors,
    load,
    speed,
    figures,
  }
  const all = { ...earlierResults(), [name]: result }
  writeFileSync(resultsFile, `${JSON.stringify(all, null, 2)}\n`)
}

const [load = 0] = loadavg()
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { beside: { type: 'string' }, rounds: { type: 'string' } },
  })
  const names = chosen(positionals)
  if (!build()) throw new Error('The build failed: there is nothing to measure.')
  for (const name of names) {
    const before = speedNow()
    const figures = await suites[name](values)
    const speed = [before, speedNow()] as const
    keep(name, { figures, speed })
    console.log(`\n${name}\n\n${table(figures)}`)
    console.log(`\nFixed work took this machine ${speed.join(' ms before, and ')} ms after.`)
    if (figures.some(figure => verdictOf(figure) === 'missed')) process.exitCode = 1
  }
  if (load > cpus().length) {
    console.log(
      `\nThe machine was busy before (load ${load.toFixed(1)}): times say more on an idle one.`,
    )
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
