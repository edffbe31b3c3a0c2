import { and, eq, inArray } from 'drizzle-orm'
import type { CallReceived } from '../../../src/contract/call.ts'
import type { serviceAddItems } from '../../../src/contract/services/service-add.ts'
import { leavesTogether } from '../../../src/rules/association.ts'
import { addItems, lockCart } from '../buying/index.ts'
import type { Orm } from '../database/database.ts'
import { offer } from '../products/tables.ts'
import type { AddOn } from '../server/extra.ts'
import type { Arriving, GoesWith, Shop } from '../server/family.ts'
import { once } from '../server/idempotency.ts'
import { Refused } from '../server/problem.ts'
import type { Visit } from '../server/route.ts'
import { serviceMapping, serviceOffer, waitingService } from './tables.ts'

/** Services in the cart: lines of their own under the product that they are for, once for each choice. */

/** One of `asin` and `offerListingId` is enough: a form without scripts has one field alone. */
export interface WantedService {
  asin?: string | undefined
  offerListingId?: string | undefined
  merchantId?: string | undefined
  base: string
  leavesWith: boolean
}

/** The service as the store has it. Refuses one that is not for the product, and an offer that is not the service's. */
export async function serviceFor(tx: Orm, wanted: WantedService): Promise<AddOn> {
  const { base, leavesWith } = wanted
  const rows = await tx
    .select({ asin: serviceMapping.serviceAsin, offer })
    .from(serviceMapping)
    .innerJoin(serviceOffer, eq(serviceOffer.serviceAsin, serviceMapping.serviceAsin))
    .innerJoin(offer, eq(offer.id, serviceOffer.offerListingId))
    .where(eq(serviceMapping.asin, base))
    .orderBy(serviceMapping.position, offer.position)
  const found = rows.find(
    ({ asin, offer: { id, merchantId } }) =>
      (wanted.asin ?? asin) === asin &&
      (wanted.offerListingId ?? id) === id &&
      (wanted.merchantId ?? merchantId) === merchantId,
  )
  if (!found) {
    const detail = `${wanted.asin ?? wanted.offerListingId} is no service for ${base}`
    throw new Refused('incomplete', 'UNKNOWN_ADD_ON', detail)
  }
  return { asin: found.asin, offerListingId: found.offer.id, quantity: 1, base, leavesWith }
}

/** Each service by itself: one for each unit of the product at most. */
export async function servicesWith(tx: Orm, bases: readonly string[]): Promise<GoesWith[]> {
  const rows = await tx.select().from(serviceMapping).where(inArray(serviceMapping.asin, bases))
  return rows.map(({ asin, serviceAsin }) => ({
    base: asin,
    asin: serviceAsin,
    kind: `service ${serviceAsin}`,
    followsQuantity: false,
  }))
}

const isNothing = (kept: unknown): kept is null => kept === null

/** The form of the buy box arrives within this. */
const waitMs = 60_000
const comesLater = new Set(['NO_PARENT', 'TOO_MANY_ADD_ONS'])

/** Adds a service. Where its product is about to be added, it waits for the product (INT-005). */
export const addService = (
  { orm, cartFacts }: Shop,
  { items }: CallReceived<typeof serviceAddItems>['body'],
  visit: Visit,
): Promise<null> =>
  once(orm, visit, isNothing, async tx => {
    await lockCart(tx, visit.sessionId)
    for (const { asin, offerListingId, additionalParameters } of items) {
      const tie = additionalParameters?.itemAssociation
      if (!tie) throw new Refused('incomplete', 'NOT_SOLD_ALONE', `${asin} comes with a product`)
      const leavesWith = leavesTogether(tie.deleteConstraint)
      const wanted = { asin, offerListingId, base: tie.associatedItemId, leavesWith }
      const { base, ...service } = await serviceFor(tx, wanted)
      try {
        await tx.transaction(inner =>
          addItems(inner, visit.sessionId, [{ ...service, associatedTo: base }], cartFacts),
        )
      } catch (error) {
        if (!(error instanceof Refused && comesLater.has(error.reason))) throw error
        const { sessionId, now } = visit
        const until = now + waitMs
        const row = { sessionId, asin, base, offerListingId, leavesWith, until }
        await tx
          .insert(waitingService)
          .values(row)
          .onConflictDoUpdate({
            target: [waitingService.sessionId, waitingService.base, waitingService.asin],
            set: { offerListingId, leavesWith, until },
          })
      }
    }
    return null
  })

/** Services that wait for one of the products. They wait no longer. */
export async function servicesArriving(
  tx: Orm,
  { sessionId, asins, now }: Arriving,
): Promise<AddOn[]> {
  const rows = await tx
    .delete(waitingService)
    .where(and(eq(waitingService.sessionId, sessionId), inArray(waitingService.base, [...asins])))
    .returning()
  return rows
    .filter(({ until }) => until > now)
    .map(({ asin, offerListingId, base, leavesWith }) => ({
      asin,
      offerListingId,
      quantity: 1,
      base,
      leavesWith,
    }))
}
