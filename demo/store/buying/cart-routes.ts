import { Hono } from 'hono'
import * as v from 'valibot'
import type { Shop } from '../server/family.ts'
import { Refused } from '../server/problem.ts'
import { readForm } from '../server/request-body.ts'
import type { SessionVariables } from '../server/session.ts'
import { maxQuantity } from './add-ons.ts'
import { setLineQuantity } from './cart.ts'

const lineId = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))
const lineQuantity = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/),
  v.transform(Number),
  v.maxValue(maxQuantity),
)
const removal = v.object({ lineId })
const change = v.object({ lineId, quantity: lineQuantity })

/** The forms of the cart page, which work with scripts off. */
export function cartRoutes({ orm, now, cartFacts }: Shop): Hono<SessionVariables> {
  const app = new Hono<SessionVariables>()

  app.on('POST', ['/cart/update', '/cart/remove'], async c => {
    const fields = await readForm(c)
    const sessionId = c.get('sessionId')
    const schema = c.req.path === '/cart/update' ? change : removal
    const given = v.safeParse(schema, fields)
    try {
      if (!given.success) throw new Refused('incomplete', 'INVALID_INPUT')
      const { lineId: line, ...rest } = given.output
      const quantity = 'quantity' in rest ? rest.quantity : 0
      const watched = { facts: cartFacts, now: now() }
      await orm.transaction(tx => setLineQuantity(tx, sessionId, line, quantity, watched))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return c.redirect(`/cart?error=${encodeURIComponent(error.reason)}`, 303)
    }
    return c.redirect('/cart', 303)
  })
  return app
}
