import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { dayOf, daysLater, momentOf } from '../../shop-day.ts'
import { lockCart } from '../buying/index.ts'
import type { Orm } from '../database/database.ts'
import { freshReservation, freshSlot, freshStore, type SlotRow } from './tables.ts'

/** Delivery times: each has room for so many shoppers. */

const hourMs = 3_600_000
/** Full hours of the shop's day at which a delivery may begin. */
const hours = [8, 10, 16, 18]
const capacity = 20
/** Nobody packs a box faster than that. */
export const packingMs = hourMs

/** Opens the delivery times of today and of the two days after it. Those that are there stay as they are. */
export async function openSlots(orm: Orm, now: number): Promise<void> {
  const stores = await orm.select({ storeId: freshStore.storeId }).from(freshStore)
  const days = [0, 1, 2].map(later => daysLater(dayOf(now), later))
  const starts = days.flatMap(day => hours.map(hour => momentOf(day, hour)))
  const rows = stores.flatMap(({ storeId }) =>
    starts
      .filter(startsAt => startsAt > now + packingMs)
      .map(startsAt => ({
        id: `${storeId}-${startsAt / 60_000}`,
        storeId,
        startsAt,
        endsAt: startsAt + 2 * hourMs,
        capacity,
      })),
  )
  if (rows.length > 0) await orm.insert(freshSlot).values(rows).onConflictDoNothing()
}

/** Delivery times that still have room. */
export const freeSlots = (orm: Orm, storeId: string, now: number): Promise<SlotRow[]> =>
  orm
    .select()
    .from(freshSlot)
    .where(
      and(
        eq(freshSlot.storeId, storeId),
        gt(freshSlot.startsAt, now + packingMs),
        lt(freshSlot.taken, freshSlot.capacity),
      ),
    )
    .orderBy(asc(freshSlot.startsAt))
    .limit(12)

export async function slotOf(orm: Orm, id: string): Promise<SlotRow | undefined> {
  const [found] = await orm.select().from(freshSlot).where(eq(freshSlot.id, id))
  return found
}

/** true: it is too late for this delivery. */
export const isGone = ({ startsAt }: SlotRow, now: number): boolean => startsAt <= now + packingMs

/** The delivery time that the shopper holds, even if it is gone. */
export async function reservationOf(orm: Orm, sessionId: string): Promise<SlotRow | undefined> {
  const [found] = await orm
    .select({ slot: freshSlot })
    .from(freshReservation)
    .innerJoin(freshSlot, eq(freshSlot.id, freshReservation.slotId))
    .where(eq(freshReservation.sessionId, sessionId))
  return found?.slot
}

const giveBack = (tx: Orm, id: string) =>
  tx
    .update(freshSlot)
    .set({ taken: sql`${freshSlot.taken} - 1` })
    .where(eq(freshSlot.id, id))

/** Holds a delivery time in place of the one before, in a transaction. false: it is gone or full. */
export async function reserve(
  tx: Orm,
  sessionId: string,
  slotId: string,
  now: number,
): Promise<boolean> {
  await lockCart(tx, sessionId)
  const held = await reservationOf(tx, sessionId)
  // In the order of their ids, so that two shoppers who change places do not wait for each other.
  const ids = held ? [held.id, slotId] : [slotId]
  const locked = await tx
    .select()
    .from(freshSlot)
    .where(inArray(freshSlot.id, ids))
    .orderBy(asc(freshSlot.id))
    .for('update')
  const wanted = locked.find(({ id }) => id === slotId)
  if (!wanted || isGone(wanted, now)) return false
  if (held?.id === slotId) return true
  if (wanted.taken >= wanted.capacity) return false
  await tx
    .update(freshSlot)
    .set({ taken: sql`${freshSlot.taken} + 1` })
    .where(eq(freshSlot.id, slotId))
  if (held) await giveBack(tx, held.id)
  await tx
    .insert(freshReservation)
    .values({ sessionId, slotId })
    .onConflictDoUpdate({ target: freshReservation.sessionId, set: { slotId } })
  return true
}

/** Gives the delivery time back, in a transaction. Who holds none has nothing to give. */
export async function cancelSlot(tx: Orm, sessionId: string): Promise<void> {
  await lockCart(tx, sessionId)
  const given = await tx
    .delete(freshReservation)
    .where(eq(freshReservation.sessionId, sessionId))
    .returning()
  for (const { slotId } of given) await giveBack(tx, slotId)
}

/** The delivery time has become part of an order: it stays taken, and the shopper may hold another one. */
export const consumeSlot = (tx: Orm, sessionId: string) =>
  tx.delete(freshReservation).where(eq(freshReservation.sessionId, sessionId))
