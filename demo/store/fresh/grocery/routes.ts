import { Hono } from 'hono'
import * as v from 'valibot'
import type { ConflictReason } from '../../../../src/contract/fresh/grocery-add.ts'
import { ownPath } from '../../../own-path.ts'
import type { Shop } from '../../server/family.ts'
import { readForm } from '../../server/request-body.ts'
import type { SessionVariables } from '../../server/session.ts'
import { addGrocery, answering, mostUnits, reasonOf } from './add.ts'
import { takeFromAssistant } from './assistant-list.ts'
import { addToList, ownList, takeOffList } from './shopping-list.ts'

/** What the cart page says of a reason. Where it says the same of two, the one stands for both. */
const cartErrors: Readonly<Record<ConflictReason, string>> = {
  ITEM_NOT_AVAILABLE: 'OUT_OF_STOCK',
  ITEM_PARTIALLY_AVAILABLE: 'ITEM_PARTIALLY_AVAILABLE',
  ITEM_PARTIALLY_AVAILABLE_FOR_RESERVATION: 'ITEM_PARTIALLY_AVAILABLE',
  ITEM_NOT_AVAILABLE_FOR_RESERVATION: 'ITEM_NOT_AVAILABLE_FOR_RESERVATION',
  PRICE_UNAVAILABLE: 'PRICE_UNAVAILABLE',
  QUANTITY_OVERFLOW: 'QUANTITY_OVERFLOW',
}

const item = v.object({
  asin: v.string(),
  offerListingID: v.string(),
  quantity: v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(mostUnits),
  ),
})
const id = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

/** The forms of the grocery page and of its lists, which work with scripts off. */
export function groceryRoutes({ cartFacts, now, orm }: Shop): Hono<SessionVariables> {
  const app = new Hono<SessionVariables>()

  app.post('/fresh/add', async c => {
    const given = v.safeParse(item, await readForm(c))
    if (!given.success) return c.redirect('/cart?error=INVALID_INPUT', 303)
    const { asin, offerListingID: offerListingId, quantity } = given.output
    const asked = { asin, offerListingId, quantity, now: now(), sessionId: c.get('sessionId') }
    const answer = await answering(asked, () =>
      orm.transaction(tx => addGrocery(tx, asked, cartFacts)),
    )
    const reason = reasonOf(answer)
    if (reason === 'ADDRESS_NOT_SELECTED') {
      const back = new URLSearchParams({ path: ownPath(`/dp/${asin}`) })
      return c.redirect(`/gp/delivery/location.html?${back}`, 303)
    }
    return c.redirect(reason ? `/cart?error=${cartErrors[reason]}` : '/cart', 303)
  })

  app.post('/fresh/list/add', async c => {
    const { asin = '' } = await readForm(c)
    const listed = { asin, listId: ownList, now: now(), sessionId: c.get('sessionId') }
    await orm.transaction(tx => addToList(tx, listed))
    return c.redirect('/fresh/list', 303)
  })

  app.post('/fresh/list/remove', async c => {
    const { asin = '' } = await readForm(c)
    await takeOffList(orm, c.get('sessionId'), asin)
    return c.redirect('/fresh/list', 303)
  })

  app.post('/fresh/assistant/remove', async c => {
    const given = v.safeParse(id, (await readForm(c))['id'])
    if (given.success) await takeFromAssistant(orm, c.get('sessionId'), given.output)
    return c.redirect('/fresh/assistant', 303)
  })
  return app
}
