import { fileURLToPath } from 'node:url'
import { pageFiles, pages, problemPages, sectionsOf } from '../pages/app.ts'
import type { PageData } from '../pages/data.ts'
import type { Language } from '../pages/render/preferences.ts'
import { landingOfForm } from './buying/index.ts'
import type { Database } from './database/database.ts'
import { families } from './families.ts'
import { builtFiles } from './server/built-files.ts'
import { together, type FamilyOutline, type Shop } from './server/family.ts'
import { withFaults, type Served } from './server/faults.ts'
import { fixtureRoutes } from './server/fixtures.ts'
import { gate } from './server/gate.ts'
import { health } from './server/health.ts'
import { forgetOldAnswers } from './server/idempotency.ts'
import { withJournal } from './server/journal.ts'
import { metricsRoute } from './server/metrics-route.ts'
import { newApp } from './server/new-app.ts'
import { openapiFile } from './server/openapi.ts'
import { problemBehind } from './server/answer-error.ts'
import { Problem } from './server/problem.ts'
import { rateLimits, usualRates, type Rates } from './server/rates.ts'
import { mountContract, type Handlers } from './server/route.ts'
import { sessionRoutes } from './server/session-routes.ts'
import { personOf, signatures, visitorSession, type Signatures } from './server/session.ts'
import { ownSite, requireToken } from './server/token.ts'
import { wordsOf } from './server/words.ts'

export interface StoreOptions {
  database: Database
  /** Signs sessions and tokens; stores that share a database share it. */
  secret: string
  /** Epoch milliseconds. */
  clock?: () => number
  /** Default: `usualRates`. */
  rates?: Rates
  /** Number of proxies in front of the store, whose X-Forwarded-For names the clients. Default: 0. */
  proxies?: number
  /** Lets requests ask for faults and fixtures, and keeps a journal: for tests only. */
  faults?: boolean
}

export interface Store {
  app: Served
  /** Reads what the first visitor would wait for; it may be left out. */
  warm(): Promise<void>
  /** What time does by itself: call it now and then. */
  tick(): Promise<void>
  /** From now on, tells balancers to send requests elsewhere. */
  drain(): void
  close(): Promise<void>
}

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

export function createStore(options: StoreOptions): Store {
  const { database, secret, clock = Date.now, faults = false, proxies = 0 } = options
  const { orm } = database
  const rates = rateLimits(database, options.rates ?? usualRates, clock)
  const sign = signatures(secret)
  const every: readonly FamilyOutline[] = families
  const shop = shopOf(database, sign, clock, (asked, { header, now, sessionId }) =>
    sectionsOf(asked, { cookie: header('cookie') ?? '', now, sessionId }, data),
  )
  const site = { assets: '/dist', clock }
  const app = newApp(problemPages(site))
  const { app: healthFile, closing, drain } = health()

  app.use(closing)
  app.route('/', healthFile)
  for (const { files } of every) if (files) app.route('/', files())
  app.route('/', builtFiles(dist))
  app.route('/', pageFiles())
  app.get('/openapi.json', openapiFile())
  app.use(...gate({ sign, rates, proxies }))
  app.route('/', metricsRoute())
  app.use(ownSite, visitorSession(sign))
  const opened: OpenedFamily[] = families.map(family => family.open(shop))
  const data = pageData(shop, opened)
  if (faults) {
    app.route(
      '/',
      fixtureRoutes(
        orm,
        clock,
        every.flatMap(one => one.fixture ?? []),
      ),
    )
    for (const { testRoutes } of opened) if (testRoutes) app.route('/', testRoutes)
  }
  app.use(requireToken(sign))
  app.route('/', sessionRoutes(orm, sign))
  for (const { routes } of opened) if (routes) app.route('/', routes)
  const handlers: Handlers = together<OpenedFamily['handlers']>(opened.map(one => one.handlers))
  mountContract(app, handlers, { sign, now: clock, landing: landingOfForm })
  // What is not found is a page's to say, but for the addresses of tests.
  app.all('/:hidden{__.+}', () => {
    throw new Problem(404, 'NOT_FOUND')
  })
  app.route('/', pages(data, { ...site, statusOf: (error, c) => problemBehind(error, c).status }))

  return {
    app: faults ? withJournal(withFaults(app)) : app,
    async warm() {
      for (const one of opened) await one.warm?.()
    },
    async tick() {
      for (const one of opened) await one.tick?.()
      await forgetOldAnswers(orm, clock())
      await rates.forget()
    },
    drain,
    close: () => database.close(),
  }
}

/** What every family finds in the store. */
const shopOf = (
  database: Database,
  sign: Signatures,
  now: () => number,
  sections: Shop['sections'],
): Shop => ({
  sections,
  database,
  orm: database.orm,
  sign,
  now,
  words: wordsOf(database.orm, families),
  productFacts: families.flatMap(({ productFacts }: FamilyOutline) => productFacts ?? []),
  cartFacts: families.flatMap(({ cartFacts }: FamilyOutline) => cartFacts ?? []),
  extras: families.flatMap(({ extras }: FamilyOutline) => extras ?? []),
  features: together<Features>(
    families.flatMap(({ features }: FamilyOutline): Features[] => (features ? [features] : [])),
  ),
})

type Features = Shop['features']
type OpenedFamily = ReturnType<(typeof families)[number]['open']>

/** What the pages read, from all families. */
function pageData({ orm, sign }: Shop, opened: readonly OpenedFamily[]): PageData {
  const data: PageData = {
    async visitor(sessionId) {
      const { name, prime, business } = await personOf(orm, sessionId)
      return { sessionId, csrfToken: sign.csrf(sessionId), name, prime, business }
    },
    ...together(opened.flatMap(one => one.data ?? [])),
  }
  const inLanguage = (language: Language): PageData =>
    language === 'en' ? data : Object.assign({}, data, ...opened.map(one => one.dataIn?.(language)))
  return { ...data, inLanguage }
}
