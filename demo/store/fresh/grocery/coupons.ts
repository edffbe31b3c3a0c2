import { and, eq, isNull } from 'drizzle-orm'
import type { CartLine } from '../../../pages/buying/data.ts'
import type { GroceryCoupon } from '../../../pages/fresh/data.ts'
import { cartLine } from '../../buying/index.ts'
import type { Orm } from '../../database/database.ts'
import { offer } from '../../products/tables.ts'
import type { HeldLine, PlacedOrder } from '../../server/family.ts'
import { clippedCoupon, coupon } from './tables.ts'

/** A coupon lowers the price of an offer for one order of the shopper who has clipped it. */

/** The coupon of an offer for this shopper. null: there is none, or they have spent it. */
export async function couponOf(
  orm: Orm,
  sessionId: string,
  offerId: string,
): Promise<GroceryCoupon | null> {
  const isOwn = and(
    eq(clippedCoupon.offerId, coupon.offerId),
    eq(clippedCoupon.sessionId, sessionId),
  )
  const [found] = await orm
    .select({ percent: coupon.percent, clipped: clippedCoupon })
    .from(coupon)
    .leftJoin(clippedCoupon, isOwn)
    .where(eq(coupon.offerId, offerId))
  if (!found || found.clipped?.orderId) return null
  return { percent: found.percent, isClipped: found.clipped !== null }
}

export const clip = (tx: Orm, sessionId: string, offerId: string) =>
  tx.insert(clippedCoupon).values({ sessionId, offerId }).onConflictDoNothing()

const lowered = (amount: number, percent: number) => amount - Math.round((amount * percent) / 100)

/** What lines cost less, by their id. A claimed deal has its own price. */
export async function couponPrices(
  orm: Orm,
  sessionId: string,
): Promise<ReadonlyMap<number, Partial<CartLine>>> {
  const isClipped = and(
    eq(clippedCoupon.offerId, cartLine.offerListingId),
    eq(clippedCoupon.sessionId, cartLine.sessionId),
    isNull(clippedCoupon.orderId),
  )
  const rows = await orm
    .select({
      id: cartLine.id,
      amount: offer.price,
      currency: offer.currency,
      percent: coupon.percent,
    })
    .from(cartLine)
    .innerJoin(clippedCoupon, isClipped)
    .innerJoin(coupon, eq(coupon.offerId, clippedCoupon.offerId))
    .innerJoin(offer, eq(offer.id, coupon.offerId))
    .where(and(eq(cartLine.sessionId, sessionId), isNull(cartLine.claimId)))
  return new Map(
    rows.map(({ amount, currency, id, percent }) => [
      id,
      {
        price: { amount: lowered(amount, percent), currency },
        reference: { amount, currency },
      },
    ]),
  )
}

/** The order has taken the line at the price of its coupon, which is spent now. */
export async function spendCoupon(
  tx: Orm,
  { claimId, id }: HeldLine,
  { id: orderId, sessionId }: PlacedOrder,
): Promise<void> {
  if (claimId !== null) return
  const [line] = await tx
    .select({ offerId: cartLine.offerListingId })
    .from(cartLine)
    .where(eq(cartLine.id, id))
  if (!line) return
  const isThis = and(
    eq(clippedCoupon.sessionId, sessionId),
    eq(clippedCoupon.offerId, line.offerId),
    isNull(clippedCoupon.orderId),
  )
  await tx.update(clippedCoupon).set({ orderId }).where(isThis)
}
