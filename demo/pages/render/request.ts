import type { Context } from 'hono'
import type { CartView } from '../buying/data.ts'
import type { PageData } from '../data.ts'
import type { Visitor } from '../shop/data.ts'
import { readPreferences } from './preferences.ts'
import type { Visit } from './visit.ts'
import { words } from './words.ts'

/** The store puts the verified session of the request here: pages read no session cookie. */
export interface PagesEnv {
  Variables: { sessionId?: string; requestId?: string }
}

const stranger: Visitor = {
  sessionId: '',
  csrfToken: '',
  name: null,
  prime: false,
  business: false,
}
const emptyCart: CartView = { lines: [], count: 0, subtotal: { amount: 0, currency: 'EUR' } }

/** A request for a page, as its address and its cookies tell it. */
export type Asked = Pick<Visit, 'now' | 'params' | 'path' | 'preferences' | 'query'>

/** Of somebody the store can say nothing about. */
const strangers = (asked: Asked): Visit => ({
  ...asked,
  sessionId: '',
  visitor: stranger,
  cart: emptyCart,
  place: null,
  words: words[asked.preferences.language],
})

const askedIn = (c: Context<PagesEnv>, now: number): Asked => ({
  path: c.req.path,
  params: c.req.param(),
  query: c.req.query(),
  preferences: readPreferences(c),
  now,
})

/** The visit of somebody the store can say nothing about, for the page that says it is broken. */
export const visitOfStranger = (c: Context<PagesEnv>, now: number): Visit =>
  strangers(askedIn(c, now))

/** The store's data as this visitor reads them. */
export const spokenTo = ({ preferences }: Visit, data: PageData): PageData =>
  data.inLanguage?.(preferences.language) ?? data

export const visitOf = (c: Context<PagesEnv>, data: PageData, now: number): Promise<Visit> =>
  visitIn(c.get('sessionId') ?? '', askedIn(c, now), data)

/** What is asked for, with what the store knows of the session. */
export async function visitIn(sessionId: string, asked: Asked, data: PageData): Promise<Visit> {
  const visit = strangers(asked)
  const [visitor, cart, place] = await Promise.all([
    data.visitor(sessionId),
    spokenTo(visit, data).cart(sessionId),
    data.place(sessionId),
  ])
  return { ...visit, sessionId, visitor, cart, place }
}
