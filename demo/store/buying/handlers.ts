import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { buyBoxAdd } from '../../../src/contract/buying/buy-box-add.ts'
import type { CallReceived } from '../../../src/contract/call.ts'
import { cartAddItems } from '../../../src/contract/buying/cart.ts'
import type { buyingCalls } from '../../../src/contract/buying/index.ts'
import { leavesTogether } from '../../../src/rules/association.ts'
import type { Orm } from '../database/database.ts'
import { product } from '../products/tables.ts'
import type { Shop } from '../server/family.ts'
import { once } from '../server/idempotency.ts'
import { Problem } from '../server/problem.ts'
import type { HandlersOf, Visit } from '../server/route.ts'
import { isSame, personOf, type Signatures } from '../server/session.ts'
import { itemsOfForm, withExtras } from './buy-box-form.ts'
import { buyItems, countItems } from './cart.ts'
import { invitation } from './tables.ts'

/** What the catalogue's example of dp-invite-button prints: it is a page without a session. */
const exampleToken = 'demo'

const isNothing = (kept: unknown): kept is null => kept === null
const isBuyBoxAnswer = (kept: unknown) => v.is(buyBoxAdd.output, kept)
const isAddItemsAnswer = (kept: unknown) => v.is(cartAddItems.output, kept)

/** The calls about cart and invitations. */
export function buyingHandlers(shop: Shop): HandlersOf<(typeof buyingCalls)[number]> {
  const { orm, sign } = shop
  return {
    'buy-box-add': ({ body }, visit) =>
      once(orm, visit, isBuyBoxAnswer, async tx => {
        const items = await withExtras(tx, shop.extras, visit.form, itemsOfForm(body), visit)
        await buyItems(tx, visit, items, shop)
        return { entity: { count: await countAnswer(tx, visit) } }
      }),

    'cart-add-items': ({ body }, visit) =>
      once(orm, visit, isAddItemsAnswer, async tx => {
        const items = body.items.map(({ additionalParameters, ...item }) => ({
          ...item,
          ...associationOf(additionalParameters),
        }))
        await buyItems(tx, visit, items, shop)
        return {
          type: 'cart.add-items/v1' as const,
          entity: { count: await countAnswer(tx, visit) },
        }
      }),

    'cart-count': (_received, visit) => countAnswer(orm, visit),

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

type Parameters = CallReceived<typeof cartAddItems>['body']['items'][number]['additionalParameters']

function associationOf(parameters: Parameters) {
  if (!parameters) return {}
  const { associatedItemId, deleteConstraint } = parameters.itemAssociation
  return { associatedTo: associatedItemId, leavesWith: leavesTogether(deleteConstraint) }
}

const countAnswer = async (orm: Orm, { sessionId }: Visit) => ({
  entity: { items: await countItems(orm, sessionId) },
})

/** The asin that the page's token vouches for; null for the catalogue's example. */
function invitedAsin(sign: Signatures, { header, sessionId }: Visit): string | null {
  const token = header('x-dp-encrypted-token') ?? ''
  if (token === exampleToken) return null
  const asin = token.slice(0, token.indexOf('.'))
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
