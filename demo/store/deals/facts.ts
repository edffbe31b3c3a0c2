import { and, eq, gt } from 'drizzle-orm'
import type { Deal } from '../../pages/deals/data.ts'
import { cartLine } from '../buying/index.ts'
import type { Orm } from '../database/database.ts'
import type { CartFacts, ProductFacts } from '../server/family.ts'
import { Refused } from '../server/problem.ts'
import { advanceDeal, advanceDeals } from './clock.ts'
import { currentDeal, dealState } from './deals.ts'
import { claim, deal, type DealRow } from './tables.ts'

const badge = 'Lightning deal'

/** What deals tell of products. */
export const productFacts: ProductFacts = {
  async cards(orm, now) {
    const deals = await orm.select().from(deal).where(gt(deal.endsAt, now))
    const soonest = deals.toSorted((a, b) => b.startsAt - a.startsAt)
    return new Map(
      soonest.map(found => [found.offerListingId, { badge, deal: dealOf(found, now) }]),
    )
  },
  async page(orm, { offerId }, now) {
    const found = await currentDeal(orm, offerId, now)
    return found ? { badge, deal: dealOf(found, now) } : {}
  },
}

function dealOf(row: DealRow, now: number): Deal {
  const { id, offerListingId, startsAt, endsAt, accessBehavior, type, maxQuantity } = row
  const { earlyAccessMs } = row
  return {
    dealId: id,
    offerListingId,
    state: dealState(row, now),
    isFull: row.claimed >= row.total,
    dealPrice: { amount: row.price, currency: row.currency },
    startTime: startsAt,
    endTime: endsAt,
    maxQuantity,
    ...(earlyAccessMs === null ? {} : { earlyAccessMs }),
    ...(accessBehavior ? { accessBehavior } : {}),
    ...(type ? { type } : {}),
  }
}

/** A claimed deal is reserved for a while, and gives its units back when its line goes. */
export const cartFacts: CartFacts = {
  refresh: advanceDeals,
  async lines(orm, sessionId) {
    const rows = await orm
      .select({ id: cartLine.id, expiresAt: claim.expiresAt })
      .from(cartLine)
      .innerJoin(claim, eq(claim.id, cartLine.claimId))
      .where(eq(cartLine.sessionId, sessionId))
    return new Map(
      rows.map(({ id, expiresAt }) => [id, expiresAt === null ? {} : { reservedUntil: expiresAt }]),
    )
  },
  async removing(tx, { claimId }, now) {
    const released = claimId ? await releaseClaim(tx, claimId, now) : null
    return async () => {
      if (released) await advanceDeal(tx, released, now)
    }
  },
  async ordering(tx, { claimId }) {
    if (!claimId) return
    await lockDealOf(tx, claimId)
    const kept = await tx
      .update(claim)
      .set({ state: 'CLAIMED', expiresAt: null })
      .where(and(eq(claim.id, claimId), eq(claim.state, 'IN_CART')))
      .returning({ id: claim.id })
    if (kept.length === 0) throw new Refused('incomplete', 'DEAL_OVER')
  },
}

/** The deal is locked first, as by every other change of its claims, so that none deadlock. */
async function lockDealOf(orm: Orm, claimId: number): Promise<string | null> {
  const [held] = await orm
    .select({ id: deal.id })
    .from(deal)
    .innerJoin(claim, eq(claim.dealId, deal.id))
    .where(eq(claim.id, claimId))
    .for('update', { of: deal })
  return held?.id ?? null
}

/** Lets a reservation run out now; answers with its deal. */
async function releaseClaim(orm: Orm, claimId: number, now: number): Promise<string | null> {
  const held = await lockDealOf(orm, claimId)
  await orm
    .update(claim)
    .set({ expiresAt: now })
    .where(and(eq(claim.id, claimId), eq(claim.state, 'IN_CART')))
  return held
}
