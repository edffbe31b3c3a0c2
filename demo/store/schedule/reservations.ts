import { and, eq, isNull, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Orm } from '../database/database.ts'
import { slotReservation } from './tables.ts'

/** How long a slot stays a shopper's who has not ordered yet. */
export const reservationMs = 15 * 60_000

/** Who wants a slot, for which product, and when. */
export interface Wanted {
  slotId: string
  sessionId: string
  asin: string
  /** Epoch milliseconds. */
  now: number
}

const verdicts = v.picklist(['reserved', 'full', 'gone'])
export type Verdict = v.InferOutput<typeof verdicts>

const rows = v.object({ rows: v.tuple([v.object({ verdict: verdicts })]) })

/**
 * Reserves a place in a slot, in place of the one that the shopper held for the product. One statement, which cannot oversell
 * (migrations/0021-delivery-slots.sql says how). The same wish again keeps the place for longer.
 */
export async function reserveSlot(orm: Orm, wanted: Wanted): Promise<Verdict> {
  const { slotId, sessionId, asin, now } = wanted
  const answer = await orm.execute(
    sql`select reserve_slot(${slotId}, ${sessionId}, ${asin}, ${now}::bigint, ${now + reservationMs}::bigint) as verdict`,
  )
  return v.parse(rows, answer).rows[0].verdict
}

const isHeld = ({ sessionId, asin }: Pick<Wanted, 'sessionId' | 'asin'>) =>
  and(
    eq(slotReservation.sessionId, sessionId),
    eq(slotReservation.asin, asin),
    isNull(slotReservation.orderId),
  )

/** Gives a place back. Who holds none has nothing to give. */
export const releaseSlot = (orm: Orm, held: Pick<Wanted, 'sessionId' | 'asin'>) =>
  orm.delete(slotReservation).where(isHeld(held))

/** The place belongs to an order now, for good. */
export const keepForOrder = (orm: Orm, held: Pick<Wanted, 'sessionId' | 'asin'>, orderId: string) =>
  orm.update(slotReservation).set({ orderId, expiresAt: null }).where(isHeld(held))
