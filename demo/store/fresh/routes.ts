import { Hono } from 'hono'
import * as v from 'valibot'
import type { Shop } from '../server/family.ts'
import { languageOf } from '../server/language.ts'
import { Refused } from '../server/problem.ts'
import { readForm } from '../server/request-body.ts'
import type { SessionVariables } from '../server/session.ts'
import { addToOrder } from './add.ts'
import { conflictsOf, settle, substitute } from './conflicts.ts'
import { suitingOf } from './handlers.ts'
import { cancelSlot } from './slots.ts'

/** A path of this shop, so that no form leads to another site. One that begins with // would. */
const pathOf = (address: string | undefined): string => {
  const url = address?.startsWith('/') ? URL.parse(address, 'http://shop') : null
  const isOwn = url?.host === 'shop' && !url.pathname.startsWith('//')
  return isOwn ? url.pathname + url.search : '/fresh'
}

const orderItem = v.object({
  asin: v.string(),
  brandId: v.string(),
  storeId: v.string(),
  offerListingDiscriminator: v.string(),
  quantity: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1)),
})

/** The forms of groceries, which work with scripts off. */
export function freshRoutes({ orm, now, cartFacts }: Shop): Hono<SessionVariables> {
  const app = new Hono<SessionVariables>()

  // Reserves a delivery time. What does not suit is shown first.
  app.post('/fresh/slot', async c => {
    const fields = await readForm(c)
    const sessionId = c.get('sessionId')
    if (!fields['slotId']) {
      await orm.transaction(tx => cancelSlot(tx, sessionId))
      return c.redirect('/fresh', 303)
    }
    const suiting = suitingOf(fields)
    const conflicts = await conflictsOf(orm, sessionId, suiting, now())
    if (conflicts?.length) {
      const query = new URLSearchParams({ slotId: fields['slotId'], sourceUrl: '/fresh' })
      return c.redirect(`/afx/cartconflicts/resolve/substitute?${query}`, 303)
    }
    const isDone = await orm.transaction(tx => settle(tx, sessionId, suiting, now()))
    return c.redirect(isDone ? '/fresh' : '/fresh?error=SLOT_GONE', 303)
  })

  // Adds to an order that is not packed yet.
  app.post('/fresh/order/add', async c => {
    const fields = await readForm(c)
    const given = v.safeParse(orderItem, fields)
    const { orderId = '', storeId = '' } = fields
    const back = (more: Record<string, string>) =>
      `/fresh?${new URLSearchParams({ order: orderId, store: storeId, ...more })}`
    if (!given.success) return c.redirect(back({ error: 'INPUT_INVALID' }), 303)
    const { brandId, ...item } = given.output
    const asked = { brandId, items: [item], isSet: false, loadsIntroduction: false, orderId }
    const by = {
      sessionId: c.get('sessionId'),
      now: now(),
      language: languageOf({ header: name => c.req.header(name) }),
    }
    try {
      await orm.transaction(tx => addToOrder(tx, { ...asked, ...by }))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const signIn = `/gp/sign-in.html?${new URLSearchParams({ path: back({}) })}`
      const isOut = error.refusal === 'signedOut'
      return c.redirect(isOut ? signIn : back({ error: error.reason }), 303)
    }
    return c.redirect(back({ added: item.asin }), 303)
  })

  // Takes out what does not suit (FRS-043).
  app.post('/afx/cartconflicts/resolve/substitute', async c => {
    const fields = await readForm(c)
    const watched = { facts: cartFacts, now: now() }
    const isDone = await orm.transaction(tx =>
      substitute(tx, c.get('sessionId'), suitingOf(fields), watched),
    )
    const back = pathOf(fields['sourceUrl'])
    return c.redirect(isDone ? back : '/fresh?error=SLOT_GONE', 303)
  })
  return app
}
