import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser } from 'puppeteer-core'
import { withShop } from '../build/shop.mjs'
import { withBrowser } from './browser.ts'
import { selfSigned, type Certificate } from './certificate.ts'
import { coldLoad, conditions, type Load } from './cold-load.ts'
import type { Figure } from './figures.ts'
import { openFront, type Front } from './front.ts'
import { headphones, waterFilter } from './shop-pages.ts'
import { median } from './statistics.ts'

const usualRounds = 9
const protocols = { http1: 'HTTP/1.1', http2: 'HTTP/2' } as const
type Protocol = keyof typeof protocols

/** Highest ratio of load times to the other build. A difference of 5 % is noise. */
const mostRatio = 1.05
/** Highest blocking time in milliseconds. */
const mostBlocked = 120

export interface Options {
  /** Folder of another built checkout, whose shop is measured next to this one. */
  beside?: string | undefined
  /** How often each page is loaded. More rounds help on a busy machine. */
  rounds?: string | undefined
}

/** A page over one protocol, and its loads from both builds. */
interface Trial {
  name: string
  path: string
  protocol: Protocol
  ours: Load[]
  other: Load[]
}

interface Fronts {
  ours: Front
  other: Front | null
}

const newTrials = (): Trial[] =>
  [headphones, waterFilter].flatMap(page =>
    (['http1', 'http2'] as const).map(protocol => ({ ...page, protocol, ours: [], other: [] })),
  )

/** Runs the shop of a checkout behind a front. Default: this checkout. */
const withFront = <T>(
  certificate: Certificate | null,
  folder: string | undefined,
  use: (front: Front) => Promise<T>,
): Promise<T> =>
  withShop(
    async (url: string) => {
      const front = await openFront(url, certificate)
      try {
        return await use(front)
      } finally {
        front.close()
      }
    },
    { checkout: folder },
  )

/** Loads the page once from each build. The order alternates, so that other load on the machine hits both builds. */
async function loadBoth(browser: Browser, trial: Trial, { ours, other }: Fronts, round: number) {
  const both = [
    { front: ours, loads: trial.ours },
    { front: other, loads: trial.other },
  ]
  for (const { front, loads } of round % 2 > 0 ? both.toReversed() : both) {
    const origin = front?.[trial.protocol]
    if (origin) loads.push(await coldLoad(browser, origin + trial.path))
  }
}

const loadAll = (fronts: Fronts, rounds: number): Promise<Trial[]> =>
  withBrowser(
    async browser => {
      // A first round without measuring: the fronts compress files, and the shops read their data.
      for (const trial of newTrials()) await loadBoth(browser, trial, fronts, 0)
      const trials = newTrials()
      for (let round = 0; round < rounds; round += 1) {
        for (const trial of trials) await loadBoth(browser, trial, fronts, round)
      }
      return trials
    },
    ['--ignore-certificate-errors'],
  )

function measure(beside: string | undefined, rounds: number): Promise<Trial[]> {
  const certificate = selfSigned()
  return withFront(certificate, undefined, ours =>
    beside
      ? withFront(certificate, beside, other => loadAll({ ours, other }, rounds))
      : loadAll({ ours, other: null }, rounds),
  )
}

const middle = (loads: readonly Load[], name: keyof Load) => median(loads.map(load => load[name]))
const least = (loads: readonly Load[], name: keyof Load) =>
  Math.min(...loads.map(load => load[name]))
const ms = (value: number) => `${Math.round(value)} ms`

/** Compares both builds. Other load only slows pages down, so the fastest loads show it least. */
function ratioFigures({ ours, other }: Trial): Figure[] {
  if (other.length === 0) return []
  const [now, before] = [middle(ours, 'ready'), middle(other, 'ready')]
  const [nowBest, beforeBest] = [least(ours, 'ready'), least(other, 'ready')]
  const best = `the fastest ${ms(nowBest)} to ${ms(beforeBest)}, ${(nowBest / beforeBest).toFixed(2)}`
  return [
    {
      what: '  beside the other build',
      reached: now / before,
      unit: '×',
      atMost: mostRatio,
      note: `${ms(now)} to ${ms(before)}; ${best}`,
    },
  ]
}

function blockingFigure({ ours, other }: Trial): Figure {
  const before = other.length > 0 ? `; the other build ${ms(middle(other, 'blocked'))}` : ''
  return {
    what: '  total blocking time',
    reached: Math.round(middle(ours, 'blocked')),
    unit: 'ms',
    atMost: mostBlocked,
    note: `at best ${ms(least(ours, 'blocked'))}${before}`,
  }
}

function figuresOf(trial: Trial): Figure[] {
  const { name, ours, protocol } = trial
  const what = `${name} page over ${protocols[protocol]}, until every tag is ready`
  if (ours.length === 0) {
    return [{ what, reached: null, unit: 'ms', note: 'no openssl to make a certificate' }]
  }
  const slowest = Math.max(...ours.map(({ ready }) => ready))
  return [
    {
      what,
      reached: Math.round(middle(ours, 'ready')),
      unit: 'ms',
      note: `${ms(least(ours, 'ready'))} to ${ms(slowest)} in ${ours.length} loads; ${conditions}`,
    },
    ...ratioFigures(trial),
    blockingFigure(trial),
  ]
}

/** Measures how soon a new shopper can use pages of the shop, for this build or next to another. */
export async function pages({ beside, rounds }: Options = {}): Promise<Figure[]> {
  const times = Number(rounds ?? usualRounds)
  if (!(times > 0)) throw new Error(`--rounds is how often a page is loaded, not ${rounds}.`)
  const folder = beside && resolve(beside)
  if (folder && !existsSync(join(folder, 'dist/dp.js'))) {
    throw new Error(`There is no build in ${folder}: run npm run build there first.`)
  }
  return (await measure(folder, times)).flatMap(figuresOf)
}
