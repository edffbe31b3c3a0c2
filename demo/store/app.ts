import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerError } from './server/answer-error.ts'
import { pages } from '../pages/app.ts'
import type { Language } from '../pages/preferences.ts'
import { landingOfForm } from './buying/buy-box-form.ts'
import { builtFiles } from './server/built-files.ts'
import { cartRoutes } from './buying/cart-routes.ts'
import type { Database } from './database/database.ts'
import { advanceDeals } from './deals/clock.ts'
import { withFaults, type Served } from './server/faults.ts'
import { catalogueOf } from './fitment/catalogue.ts'
import { fitmentFixtures } from './fitment/fixtures.ts'
import { unusedLookups } from './fitment/lookups.ts'
import { forgetOldMetrics } from './fitment/metrics.ts'
import { partData } from './fitment/part-data.ts'
import { fixtures } from './server/fixtures.ts'
import { handlers } from './buying/handlers.ts'
import { helpFiles } from './fitment/clips/files.ts'
import { forgetOldAnswers } from './server/idempotency.ts'
import { images } from './products/images.ts'
import { withJournal } from './server/journal.ts'
import { locationRoutes } from './delivery/routes.ts'
import { metricsRoute } from './server/metrics-route.ts'
import { openapi } from './server/openapi.ts'
import { pageData } from './products/page-data.ts'
import { Problem } from './server/problem.ts'
import { mountContract } from './server/route.ts'
import { sessionRoutes } from './server/session-routes.ts'
import { inLanguage } from './server/in-language.ts'
import {
  identityFromQuery,
  signatures,
  visitorSession,
  type SessionVariables,
} from './server/session.ts'

export interface StoreOptions {
  database: Database
  /** Signs sessions and tokens; stores that share a database share it. */
  secret: string
  /** Epoch milliseconds. */
  clock?: () => number
  /** Lets requests ask for faults and fixtures, and keeps a journal: for tests only. */
  faults?: boolean
}

export interface Store {
  app: Served
  /** Reads what the first visitor would wait for; it may be left out. */
  warm(): Promise<void>
  /** What time does by itself: call it now and then. */
  tick(): Promise<void>
  close(): Promise<void>
}

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
const maxBodyBytes = 64 * 1024
/** More than this many at once are refused at the door: the database answers one after another. */
const maxRequestsAtOnce = 2_000

export function createStore(options: StoreOptions): Store {
  const { database, secret, clock = Date.now, faults = false } = options
  const { orm } = database
  const sign = signatures(secret)
  const app = newApp()

  app.route('/', images())
  app.route('/', helpFiles())
  app.route('/', builtFiles(dist))
  app.get('/openapi.json', c => c.json(openapi()))
  app.route('/', metricsRoute())
  app.use(visitorSession(sign), identityFromQuery(orm))
  app.route('/', sessionRoutes(orm, sign))
  app.route('/', cartRoutes(orm, sign, clock))
  app.route('/', locationRoutes(orm, sign))
  const catalogue = catalogueOf(database)
  app.route('/', unusedLookups())
  mountContract(app, handlers(database, sign, catalogue), {
    sign,
    now: clock,
    landing: landingOfForm,
  })
  if (faults) app.route('/', fixtures(orm, clock)).route('/', fitmentFixtures(orm, clock))
  // What is not found is a page's to say, but for the addresses of tests.
  app.all('/:hidden{__.+}', () => {
    throw new Problem(404, 'NOT_FOUND')
  })
  const data = { ...pageData(orm, sign, clock), parts: partData(database, catalogue) }
  const spoken = { ...data, inLanguage: (language: Language) => inLanguage(orm, data, language) }
  app.route('/', pages(spoken, { assets: '/dist', clock }))

  return {
    app: faults ? withJournal(withFaults(app)) : app,
    async warm() {
      await catalogue()
    },
    async tick() {
      await advanceDeals(orm, clock())
      await forgetOldAnswers(orm, clock())
      await forgetOldMetrics(orm, clock())
    },
    close: () => database.close(),
  }
}

/** What holds for every request: an id, a limit of bodies and of work under way, error answers. */
function newApp(): Hono<SessionVariables> {
  const app = new Hono<SessionVariables>()
  let underWay = 0
  app.use(async (c, next) => {
    c.set('requestId', randomUUID())
    c.header('x-request-id', c.get('requestId'))
    if (underWay >= maxRequestsAtOnce) {
      c.header('retry-after', '1')
      throw new Problem(503, 'BUSY')
    }
    underWay += 1
    try {
      await next()
    } finally {
      underWay -= 1
    }
    if (c.res.headers.get('content-type')?.includes('json')) {
      c.header('cache-control', 'no-store')
    }
  })
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new Problem(413, 'BODY_TOO_LARGE')
      },
    }),
  )
  app.onError(answerError)
  return app
}
