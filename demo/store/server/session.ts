import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Orm } from '../database/database.ts'
import { session, type Identity } from './tables.ts'

export const sessionCookie = 'dp_session'

export interface SessionVariables {
  Variables: { sessionId: string; requestId: string }
}

interface Person {
  name: string | null
  prime: boolean
  business: boolean
  recognized: boolean
}

/** The visitors that a demo can be seen as, from the sign-in page on. */
export const identities: Record<Identity, Person> = {
  'signed-out': { name: null, prime: false, business: false, recognized: false },
  'signed-in': { name: 'Robin', prime: false, business: false, recognized: true },
  member: { name: 'Mira', prime: true, business: false, recognized: true },
  business: { name: 'Birch & Sons', prime: false, business: true, recognized: true },
}

const isIdentity = (text: string): text is Identity => Object.hasOwn(identities, text)
export const identityNames = Object.keys(identities).filter(isIdentity)

/** Everything that the store signs with its secret; each purpose has a text of its own. */
export interface Signatures {
  session(id: string): string
  csrf(sessionId: string): string
  invite(sessionId: string, asin: string): string
  /** The token of a list of the shopper. */
  list(sessionId: string, listId: string): string
  /** Names a session to a page. Nobody gets into the session with it. */
  page(sessionId: string): string
}

export function signatures(secret: string): Signatures {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return {
    session: id => sign(`session ${id}`),
    csrf: sessionId => sign(`csrf ${sessionId}`),
    list: (sessionId, listId) => sign(`list ${sessionId} ${listId}`),
    page: sessionId => sign(`page ${sessionId}`),
    invite: (sessionId, asin) => `${asin}.${sign(`invite ${sessionId} ${asin}`)}`,
  }
}

export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Gives each visitor a signed session id. It costs no database row: one is written only for a
 * visitor who says who they are.
 */
export const visitorSession = (sign: Signatures) =>
  createMiddleware<SessionVariables>(async (c, next) => {
    const known = knownSession(c, sign)
    const id = known ?? newId()
    c.set('sessionId', id)
    // A POST brings the session of the page that it comes from. One without a session must not replace it (STO-030).
    if (!known && isSafe(c)) keepSession(c, sign, id)
    await next()
  })

const newId = (): string => randomBytes(16).toString('base64url')

/** From its next request on, the browser has this session. */
function keepSession(c: Context, sign: Signatures, id: string): void {
  const value = `${id}.${sign.session(id)}`
  setCookie(c, sessionCookie, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(c),
  })
}

/** true: the request changes nothing, going by its method. */
export const isSafe = (c: Context): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)

/** true: the visitor came by https, also to the first of the proxies in front of the store. */
const isHttps = (c: Context): boolean =>
  /^https\b/.test(c.req.header('x-forwarded-proto') ?? new URL(c.req.url).protocol)

/** The session of a cookie that the store has signed, else null. */
export function knownSession(c: Context, sign: Signatures): string | null {
  const [id, signature] = getCookie(c, sessionCookie)?.split('.') ?? []
  return id && signature && isSame(signature, sign.session(id)) ? id : null
}

/**
 * Makes the visitor somebody else, in a new session that takes over what the old one holds (STO-033): who knows the old
 * one, or has planted it, knows nothing of the new one. Returns its id.
 */
export async function becomes(
  c: Context<SessionVariables>,
  orm: Orm,
  sign: Signatures,
  identity: Identity,
): Promise<string> {
  const from = c.get('sessionId')
  if ((await identityOf(orm, from)) === identity) return from
  const id = newId()
  await orm.transaction(async tx => {
    await tx.execute(sql`select move_session(${from}, ${id})`)
    await tx.insert(session).values({ id, identity })
  })
  keepSession(c, sign, id)
  return id
}

async function identityOf(orm: Orm, id: string): Promise<Identity> {
  const [row] = await orm.select().from(session).where(eq(session.id, id))
  return row?.identity ?? 'signed-out'
}

export const personOf = async (orm: Orm, sessionId: string): Promise<Person> =>
  identities[await identityOf(orm, sessionId)]

export const wantsPage = (c: Context): boolean =>
  c.req.header('accept')?.includes('text/html') ?? false
