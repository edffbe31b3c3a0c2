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

/** The visit of somebody the store can say nothing about, for the page that says it is broken. */
export function visitOfStranger(c: Context<PagesEnv>, now: number): Visit {
  const preferences = readPreferences(c)
  return {
    path: c.req.path,
    params: c.req.param(),
    query: c.req.query(),
    sessionId: '',
    visitor: stranger,
    cart: emptyCart,
    place: null,
    preferences,
    words: words[preferences.language],
    now,
  }
}

/** The store's data as this visitor reads them. */
export const spokenTo = ({ preferences }: Visit, data: PageData): PageData =>
  data.inLanguage?.(preferences.language) ?? data

export async function visitOf(c: Context<PagesEnv>, data: PageData, now: number): Promise<Visit> {
  const visit = visitOfStranger(c, now)
  const sessionId = c.get('sessionId') ?? ''
  const [visitor, cart, place] = await Promise.all([
    data.visitor(sessionId),
    spokenTo(visit, data).cart(sessionId),
    data.place(sessionId),
  ])
  return { ...visit, sessionId, visitor, cart, place }
}
