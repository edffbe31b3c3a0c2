import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { buyBoxAdd, cartAddItems } from '../../../src/contract/buying/cart.ts'
import { itemsOfForm } from './buy-box-form.ts'
import { addItems, countItems } from './cart.ts'
import type { Database, Orm } from '../database/database.ts'
import { answerClaim, answerDeal } from '../deals/deals.ts'
import type { Catalogue } from '../fitment/catalogue.ts'
import { fitmentHandlers } from '../fitment/handlers.ts'
import { once } from '../server/idempotency.ts'
import { locationHandlers } from '../delivery/handlers.ts'
import { Problem } from '../server/problem.ts'
import type { Handlers, Visit } from '../server/route.ts'
import { invitation, product } from '../server/tables.ts'
import { isSame, personOf, type Signatures } from '../server/session.ts'

/** What the catalogue's example of dp-invite-button prints: it is a page without a session. */
const exampleToken = 'demo'

const isNothing = (kept: unknown): kept is null => kept === null
const isBuyBoxAnswer = (kept: unknown) => v.is(buyBoxAdd.output, kept)
const isAddItemsAnswer = (kept: unknown) => v.is(cartAddItems.output, kept)

export function handlers(database: Database, sign: Signatures, catalogue: Catalogue): Handlers {
  const { orm } = database
  return {
    ...locationHandlers(orm),
    ...fitmentHandlers(database, catalogue),

    'buy-box-add': ({ body }, visit) =>
      once(orm, visit, isBuyBoxAnswer, async tx => {
        await addItems(tx, visit.sessionId, itemsOfForm(body))
        return { entity: { count: await countAnswer(tx, visit) } }
      }),

    'cart-add-items': ({ body }, visit) =>
      once(orm, visit, isAddItemsAnswer, async tx => {
        const items = body.items.map(({ additionalParameters, ...item }) => ({
          ...item,
          associatedTo: additionalParameters?.itemAssociation.associatedItemId,
        }))
        await addItems(tx, visit.sessionId, items)
        return {
          type: 'cart.add-items/v1' as const,
          entity: { count: await countAnswer(tx, visit) },
        }
      }),

    'cart-count': (_received, visit) => countAnswer(orm, visit),

    'deal-product': ({ query }, { sessionId, now }) =>
      answerDeal(orm, sessionId, query.offerListingId, now),

    'deal-claim': ({ params, body }, visit) =>
      answerClaim(database, {
        dealId: params.dealId,
        asin: body.asin,
        quantity: body.quantity,
        ...visit,
      }),

    'invite-request': async (_received, visit) => {
      const { recognized } = await personOf(orm, visit.sessionId)
      if (!recognized) throw new Problem(401, 'SIGN_IN_REQUIRED')
      const asin = invitedAsin(sign, visit)
      return once(orm, visit, isNothing, async tx => {
        if (asin) await requestInvitation(tx, visit, asin)
        return null
      })
    },
  }
}

const countAnswer = async (orm: Orm, { sessionId }: Visit) => ({
  entity: { items: await countItems(orm, sessionId) },
})

/** The asin that the page's token vouches for; null for the catalogue's example. */
function invitedAsin(sign: Signatures, { header, sessionId }: Visit): string | null {
  const token = header('x-dp-encrypted-token') ?? ''
  if (token === exampleToken) return null
  const [asin = ''] = token.split('.')
  if (!isSame(token, sign.invite(sessionId, asin))) throw new Problem(403, 'ENCRYPTED_TOKEN')
  return asin
}

async function requestInvitation(tx: Orm, visit: Visit, asin: string): Promise<void> {
  const [found] = await tx.select().from(product).where(eq(product.asin, asin))
  if (!found?.byInvitation) throw new Problem(409, 'NOT_BY_INVITATION')
  await tx
    .insert(invitation)
    .values({ sessionId: visit.sessionId, asin, requestedAt: visit.now })
    .onConflictDoNothing()
}
