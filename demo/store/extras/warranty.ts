import { and, desc, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import type { CallReceived } from '../../../src/contract/call.ts'
import { warrantyService, type lastAddedCartItem } from '../../../src/contract/extras/warranty.ts'
import { leavesTogether } from '../../../src/rules/association.ts'
import { warrantyLinks, warrantyOf } from '../../../src/rules/warranty-association.ts'
import { addItems, cartLine, countItems } from '../buying/index.ts'
import type { Orm } from '../database/database.ts'
import { Refused } from '../server/problem.ts'
import type { Shop } from '../server/family.ts'
import { once } from '../server/idempotency.ts'
import type { Visit } from '../server/route.ts'
import { planFor } from './plans.ts'

/** A plan for an item that is in the cart already (WTY-022 to WTY-025). */

type Sent<C extends typeof lastAddedCartItem | typeof warrantyService> = CallReceived<C>['body']

const isAnswer = (kept: unknown) => v.is(warrantyService.output, kept)

const isItem = (sessionId: string) =>
  and(eq(cartLine.sessionId, sessionId), isNull(cartLine.associatedTo))

export async function lastAdded(
  orm: Orm,
  { asin, offerListingId }: Sent<typeof lastAddedCartItem>,
  { sessionId }: Visit,
) {
  const [found] = await orm
    .select({ id: cartLine.id })
    .from(cartLine)
    .where(
      and(isItem(sessionId), eq(cartLine.asin, asin), eq(cartLine.offerListingId, offerListingId)),
    )
    .orderBy(desc(cartLine.id))
    .limit(1)
  return found ? { status: 'OK', lastAddedItemCartId: `${found.id}` } : { status: 'NOT_IN_CART' }
}

/** The item in the cart of this shopper. */
async function itemOf(tx: Orm, sessionId: string, id: string) {
  const isNumber = /^\d{1,15}$/.test(id)
  const [item] = isNumber
    ? await tx
        .select()
        .from(cartLine)
        .where(and(isItem(sessionId), eq(cartLine.id, Number(id))))
    : []
  if (item) return item
  throw new Refused('', 'NO_PARENT', `${id} is no item of this cart`)
}

/** All that ties the plan to its item must say the same, and what this store does. Either may leave alone, or not. */
function requireTie(body: Sent<typeof warrantyService>): void {
  const { itemAssociation: given, 'UNIQ-itemAssoc': uniqueId } = body
  const { associatedItemId, mutualDelete } = given
  const tie = { ...warrantyOf(associatedItemId), mutualDelete }
  const links = warrantyLinks({ associatedItemId, uniqueId })
  const isTied =
    Object.entries(tie).every(([name, value]) => given[name as keyof typeof tie] === value) &&
    Object.entries(links).every(([name, value]) => body[name as keyof typeof links] === value)
  if (!isTied) throw new Refused('', 'INVALID_EXTRA', 'The association is contradictory')
}

/** Adds the plan, all or nothing. The status of the answer says why not. */
export async function addWarranty(
  { orm, cartFacts }: Shop,
  body: Sent<typeof warrantyService>,
  visit: Visit,
) {
  const { sessionId } = visit
  const { asin, offerListingId, itemAssociation, quantity } = body
  try {
    return await once(orm, visit, isAnswer, async tx => {
      requireTie(body)
      const { asin: base } = await itemOf(tx, sessionId, itemAssociation.associatedItemId)
      const leavesWith = leavesTogether(itemAssociation.mutualDelete)
      const wanted = { asin, offerListingId, base, leavesWith }
      const plan = await planFor(tx, wanted, [{ asin: base, quantity }])
      await addItems(tx, sessionId, [{ ...plan, associatedTo: base }], cartFacts)
      return { status: 'OK', numActiveItemsInCart: await countItems(tx, sessionId) }
    })
  } catch (error) {
    if (error instanceof Refused) return { status: error.reason }
    throw error
  }
}
