import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { Problem } from './problem.ts'
import { firstOfEach, isForm, readFields } from './request-body.ts'
import { isSafe, isSame, type SessionVariables, type Signatures } from './session.ts'

const fields = v.object({ 'anti-csrftoken': v.string() })

/** The token as a header, or, of a form that posts itself, as its field. undefined: there is none. */
async function givenToken(c: Context): Promise<string | undefined> {
  const header = c.req.header('x-dp-csrf-token')
  if (header !== undefined || !isForm(c)) return header
  const sent = await readFields(c).catch(() => [])
  const form = v.safeParse(fields, firstOfEach(sent))
  return form.success ? form.output['anti-csrftoken'] : undefined
}

/** true: the request carries the token of its session, so a page of the shop has sent it. */
export async function hasToken(c: Context<SessionVariables>, sign: Signatures): Promise<boolean> {
  const token = await givenToken(c)
  return token !== undefined && isSame(token, sign.csrf(c.get('sessionId')))
}

/** Refuses every unsafe request without the token of its session (STO-031), whatever route it is for. */
export const requireToken = (sign: Signatures) =>
  createMiddleware<SessionVariables>(async (c, next) => {
    if (!isSafe(c) && !(await hasToken(c, sign))) throw new Problem(403, 'CSRF')
    await next()
  })

/** A page of this shop, or nobody's: typed, bookmarked, or sent by a program. Browsers of old name the origin alone. */
export function isOwnSite(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = c.req.header('origin')
  return origin === undefined || hostOf(origin) === new URL(c.req.url).host
}

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null

/** Refuses unsafe requests of other sites (STO-030), before they could get a session. */
export const ownSite = createMiddleware(async (c, next) => {
  if (!isSafe(c) && !isOwnSite(c)) throw new Problem(403, 'OTHER_SITE')
  await next()
})
