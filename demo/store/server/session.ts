import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
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

/** The visitors that a demo can be seen as, with `?as=` or on the sign-in page. */
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
}

export function signatures(secret: string): Signatures {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return {
    session: id => sign(`session ${id}`),
    csrf: sessionId => sign(`csrf ${sessionId}`),
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
    const known = verified(getCookie(c, sessionCookie), sign)
    const id = known ?? randomBytes(16).toString('base64url')
    c.set('sessionId', id)
    if (!known) {
      const value = `${id}.${sign.session(id)}`
      const secure = isHttps(c)
      setCookie(c, sessionCookie, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure })
    }
    await next()
  })

/** true: the visitor came by https, also to a proxy in front of the store. */
const isHttps = (c: Context): boolean =>
  c.req.header('x-forwarded-proto') === 'https' || new URL(c.req.url).protocol === 'https:'

/** The session of a cookie that the store has signed, else null. */
function verified(cookie: string | undefined, sign: Signatures): string | null {
  const [id, signature] = cookie?.split('.') ?? []
  return id && signature && isSame(signature, sign.session(id)) ? id : null
}

/** `?as=member` on any address changes who the visitor is. */
export const identityFromQuery = (orm: Orm) =>
  createMiddleware<SessionVariables>(async (c, next) => {
    const wanted = c.req.query('as')
    if (wanted && isIdentity(wanted)) await becomes(orm, c.get('sessionId'), wanted)
    await next()
  })

export async function becomes(orm: Orm, id: string, identity: Identity): Promise<void> {
  await orm
    .insert(session)
    .values({ id, identity })
    .onConflictDoUpdate({ target: session.id, set: { identity } })
}

export async function personOf(orm: Orm, sessionId: string): Promise<Person> {
  const [row] = await orm.select().from(session).where(eq(session.id, sessionId))
  return identities[row?.identity ?? 'signed-out']
}

export const wantsPage = (c: Context): boolean =>
  c.req.header('accept')?.includes('text/html') ?? false
