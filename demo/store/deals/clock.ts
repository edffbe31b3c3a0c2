import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { cartLine } from '../buying/index.ts'
import type { Orm } from '../database/database.ts'
import { reservationMs } from './claim.ts'
import { claim, deal, type DealRow } from './tables.ts'

/**
 * What time does to deals: reservations run out and give their units back, the waiting list moves
 * on, and deals that ended are renewed. Takes effect when it is called: before a deal is read, and
 * from a timer for the deals that no one looks at.
 */
export async function advanceDeals(orm: Orm, now: number): Promise<void> {
  const due = await orm
    .selectDistinct({ id: claim.dealId })
    .from(claim)
    .where(and(eq(claim.state, 'IN_CART'), lte(claim.expiresAt, now)))
  for (const { id } of due) await advanceDeal(orm, id, now)
  await renewEndedDeals(orm, now)
}

/** True where a reservation ran out. */
export async function advanceDeal(orm: Orm, dealId: string, now: number): Promise<boolean> {
  const isDue = and(eq(claim.dealId, dealId), eq(claim.state, 'IN_CART'), lte(claim.expiresAt, now))
  const [due] = await orm.select({ id: claim.id }).from(claim).where(isDue).limit(1)
  if (!due) return false
  await orm.transaction(async tx => {
    // The deal is locked first, as by a claim: no two ways to lock, no deadlock.
    const [current] = await tx.select().from(deal).where(eq(deal.id, dealId)).for('update')
    if (!current) return
    const expired = await tx
      .update(claim)
      .set({ state: 'EXPIRED' })
      .where(isDue)
      .returning({ id: claim.id, quantity: claim.quantity })
    for (const { id } of expired) await tx.delete(cartLine).where(eq(cartLine.claimId, id))
    const free = current.total - current.claimed + total(expired)
    const served = now < current.endsAt ? await serveWaiting(tx, current, free, now) : 0
    await tx
      .update(deal)
      .set({
        claimed: sql`${deal.claimed} - ${total(expired)} + ${served}`,
        waiting: sql`${deal.waiting} - ${served}`,
      })
      .where(eq(deal.id, dealId))
  })
  return true
}

const total = (claims: { quantity: number }[]) => claims.reduce((sum, c) => sum + c.quantity, 0)

/** Puts waiting claims into their carts, first come first served; answers with the units given. */
async function serveWaiting(tx: Orm, from: DealRow, free: number, now: number): Promise<number> {
  const waiting = await tx
    .select()
    .from(claim)
    .where(and(eq(claim.dealId, from.id), eq(claim.state, 'PENDING_ADD_TO_CART')))
    .orderBy(asc(claim.id))
    .limit(Math.max(free, 0))
  let given = 0
  for (const { id, sessionId, quantity } of waiting) {
    if (given + quantity > free) break
    given += quantity
    await tx
      .update(claim)
      .set({ state: 'IN_CART', expiresAt: now + reservationMs })
      .where(eq(claim.id, id))
    await tx.insert(cartLine).values({
      sessionId,
      asin: from.asin,
      offerListingId: from.offerListingId,
      quantity,
      price: from.price,
      currency: from.currency,
      claimId: id,
    })
  }
  return given
}

/** A demo that is left open for days still shows running deals. */
export async function renewEndedDeals(orm: Orm, now: number): Promise<void> {
  const ended = await orm
    .select()
    .from(deal)
    .where(and(isNotNull(deal.renewal), lte(deal.endsAt, now)))
  for (const { id, renewal } of ended) {
    if (!renewal) continue
    await orm.transaction(async tx => {
      const renewed = await tx
        .update(deal)
        .set({
          startsAt: now + renewal.startsIn,
          endsAt: now + renewal.endsIn,
          claimed: renewal.claimed,
          waiting: renewal.waiting,
        })
        .where(and(eq(deal.id, id), lte(deal.endsAt, now)))
        .returning({ id: deal.id })
      // With the claims go their cart lines, by the foreign key.
      if (renewed.length > 0) await tx.delete(claim).where(eq(claim.dealId, id))
    })
  }
}
