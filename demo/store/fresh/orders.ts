import { and, asc, eq, gt } from 'drizzle-orm'
import { ownStore } from '../buying/index.ts'
import type { Orm } from '../database/database.ts'
import { exampleOrder } from '../ordering/index.ts'
import type { HeldLine, PlacedOrder } from '../server/family.ts'
import { personOf } from '../server/session.ts'
import { consumeSlot, packingMs, reservationOf } from './slots.ts'
import { freshOrder, type FreshOrderRow } from './tables.ts'

/** Orders of groceries take more until they are packed. */

/** Where the shopper has chosen no delivery time. */
const openMs = 2 * 3_600_000

/** Orders that still take more, the one that closes next first. */
export const openOrders = (orm: Orm, sessionId: string, now: number): Promise<FreshOrderRow[]> =>
  orm
    .select()
    .from(freshOrder)
    .where(and(eq(freshOrder.sessionId, sessionId), gt(freshOrder.closesAt, now)))
    .orderBy(asc(freshOrder.closesAt), asc(freshOrder.orderId))

/** The order of a store that an item goes to: this one, else the one that closes next. */
export const orderOf = async (
  orm: Orm,
  sessionId: string,
  { orderId, storeId }: { orderId?: string | undefined; storeId: string },
  now: number,
): Promise<FreshOrderRow | undefined> =>
  (await openOrders(orm, sessionId, now)).find(
    order => order.storeId === storeId && (orderId ?? order.orderId) === order.orderId,
  )

/**
 * Who is signed in at this demo has ordered a loaf of bread already, so that there is an order to add to. The cart has to
 * be locked.
 */
export async function ensureOrder(tx: Orm, sessionId: string, now: number): Promise<void> {
  const own = await tx.$count(freshOrder, eq(freshOrder.sessionId, sessionId))
  const { business, recognized } = await personOf(tx, sessionId)
  if (own > 0 || !recognized) return
  // A business has an order for each of its offices.
  for (const storeId of business ? [ownStore, 'RHINE'] : [ownStore]) {
    const orderId = await exampleOrder(tx, { asin: 'B0BREAD001', now, sessionId })
    await tx.insert(freshOrder).values({ orderId, sessionId, storeId, closesAt: now + openMs })
  }
}

/** An order with groceries stays open. It takes the delivery time that the shopper holds. */
export async function keepOpen(
  tx: Orm,
  { storeId }: HeldLine,
  { id: orderId, sessionId, now }: PlacedOrder,
): Promise<void> {
  if (!storeId) return
  const held = await reservationOf(tx, sessionId)
  const isHeld = held?.storeId === storeId
  const closesAt = isHeld ? held.startsAt - packingMs : now + openMs
  if (isHeld) await consumeSlot(tx, sessionId)
  await tx
    .insert(freshOrder)
    .values({ orderId, sessionId, storeId, closesAt })
    .onConflictDoNothing()
}
