import { getRequestListener } from '@hono/node-server'
import { createStore, type Store } from '../../demo/store/app.ts'
import { openPGlite, openPostgres } from '../../demo/store/database/database.ts'
import { migrate } from '../../demo/store/database/migrate.ts'
import { seed } from '../../demo/store/seed.ts'
import type { Rates } from '../../demo/store/server/rates.ts'
import { seededSnapshot } from '../../demo/store/snapshot.ts'
import { ampleRates } from './rates.ts'
import { becoming, newSession, type Identity, type Sender, type Session } from './session.ts'

export interface TestStore extends Store {
  fetch(request: Request): Promise<Response>
  /** Listener for a Node server. In a middleware of the test server: `listener(ctx.req, ctx.res)`. */
  listener: ReturnType<typeof getRequestListener>
  /** Replaces the store's clock. Default: the machine's clock. */
  setClock(now: () => number): void
}

interface StartOptions {
  /**
   * 'memory': a fresh database from the seeded snapshot. Otherwise a PostgreSQL address. Default: TEST_DATABASE_URL,
   * else memory, so the same tests run on both.
   */
  database?: string
  faults?: boolean
  /** Default: more than any test sends. */
  rates?: Rates
  proxies?: number
  /** How long a query waits for a connection to PostgreSQL, in milliseconds. Default: longer than any test takes. */
  connectionWait?: number
}

export async function startStore({
  database: wanted = process.env['TEST_DATABASE_URL'] ?? 'memory',
  connectionWait = 10 * 60_000,
  ...options
}: StartOptions = {}): Promise<TestStore> {
  let clock = Date.now
  const database =
    wanted === 'memory'
      ? await openPGlite(null, await seededSnapshot())
      : await openPostgres(wanted, connectionWait)
  if (wanted !== 'memory') {
    await migrate(database)
    await seed(database)
  }
  const store = createStore({
    database,
    secret: 'test',
    clock: () => clock(),
    rates: ampleRates,
    ...options,
  })
  await store.tick()
  return {
    ...store,
    fetch: async request => store.app.fetch(request),
    listener: getRequestListener(store.app.fetch),
    setClock: now => {
      clock = now
    },
  }
}

/** By name, or in order where a name comes twice. */
export type FormFields =
  | Readonly<Record<string, string>>
  | readonly (readonly [name: string, value: string])[]

/** The fields as a form posts them. The token is there, unless the test brings its own. */
function formOf(fields: FormFields, csrfToken: string): string {
  const given: FormFields = Symbol.iterator in fields ? fields : Object.entries(fields)
  const pairs = given.map(([name, value]): [string, string] => [name, value])
  const isGiven = pairs.some(([name]) => name === 'anti-csrftoken')
  const token: [string, string][] = isGiven ? [] : [['anti-csrftoken', csrfToken]]
  return new URLSearchParams([...token, ...pairs]).toString()
}

/** A visitor for Node tests that keeps the cookie and knows the token. */
export interface Shopper extends Session {
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** Posts as a page without scripts would. */
  postForm(path: string, fields: FormFields): Promise<Response>
  /** The same visitor, once they are somebody else: what this one held is theirs. */
  becomes(as: Identity): Promise<Shopper>
}

export async function visit(store: Pick<Store, 'app'>, as?: Identity): Promise<Shopper> {
  const send: Sender = (path, init) => store.app.request(path, init)
  return shopper(send, await newSession(send, as))
}

function shopper(send: Sender, own: Session): Shopper {
  const { cookie, csrfToken } = own
  const known = { cookie, 'x-dp-csrf-token': csrfToken }
  return {
    cookie,
    csrfToken,
    get: async (path, headers = {}) => send(path, { headers: { ...known, ...headers } }),
    post: async (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { ...known, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    postForm: async (path, fields) =>
      send(path, {
        method: 'POST',
        headers: {
          cookie,
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: formOf(fields, csrfToken),
      }),
    becomes: async as => shopper(send, await becoming(send, own, as)),
  }
}

/** The claim of `quantity` units. */
export const claimOf = (asin: string, quantity = 1) => ({
  asin,
  quantity,
  devicePreRegistered: false,
})
export const claimPath = (dealId: string) =>
  `/dp/deals/claim/${dealId}/claim-and-add-to-cart?ref_=test`
