import { and, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { cartLine } from '../buying/index.ts'
import type { Orm } from '../database/database.ts'
import { asin, count } from '../products/fixtures.ts'
import { offer } from '../products/tables.ts'
import { fixture, type Caller } from '../server/fixtures.ts'
import { Problem } from '../server/problem.ts'
import type { SessionVariables } from '../server/session.ts'
import { claim, deal } from './tables.ts'

/** Deals made to order, and what the database holds of a deal, for tests. */

const dealFixture = v.object({
  /** Default: the asin with `DEAL-` before it. */
  dealId: v.optional(v.string()),
  asin,
  price: v.optional(count, 999),
  /** Milliseconds from now. */
  startsIn: v.optional(v.number(), -60_000),
  endsIn: v.optional(v.number(), 3_600_000),
  accessBehavior: v.optional(v.picklist(['PRIME_EARLY_ACCESS', 'APP_ONLY_LD', 'PRIME_ONLY'])),
  type: v.optional(v.literal('DEAL_OF_THE_DAY')),
  earlyAccessMs: v.optional(count),
  total: v.optional(count, 100),
  claimed: v.optional(count, 0),
  waitlistTotal: v.optional(count, 0),
  waiting: v.optional(count, 0),
  maxQuantity: v.optional(count, 1),
  percentClaimed: v.optional(v.number()),
  percentClaimedMessage: v.optional(v.string()),
})

/** Where the caller's own session stands with the deal. */
const customerFixture = v.object({
  state: v.picklist(['IN_CART', 'PENDING_ADD_TO_CART', 'CLAIMED', 'EXPIRED']),
  quantity: v.optional(count, 1),
  /** Milliseconds from now. */
  expiresIn: v.optional(v.number()),
})
type DealFixture = v.InferOutput<typeof dealFixture>
type CustomerFixture = v.InferOutput<typeof customerFixture>

export const dealFixtures = fixture(
  v.object({ deal: v.optional(dealFixture), customer: v.optional(customerFixture) }),
  async (tx, { deal: wanted, customer }, caller) => {
    if (!wanted) return
    const dealId = await makeDeal(tx, wanted, caller.now)
    if (customer) await makeCustomer(tx, dealId, customer, caller)
  },
)

export function dealFacts(orm: Orm): Hono<SessionVariables> {
  const app = new Hono<SessionVariables>()
  app.get('/__facts/deal/:id', async c => {
    const [found] = await orm
      .select()
      .from(deal)
      .where(eq(deal.id, c.req.param('id')))
    if (!found) throw new Problem(404, 'DEAL_NOT_FOUND')
    const claims = await orm
      .select({ state: claim.state, quantity: claim.quantity, expiresAt: claim.expiresAt })
      .from(claim)
      .where(eq(claim.dealId, found.id))
      .orderBy(claim.id)
    return c.json({ ...found, claims })
  })
  return app
}

async function makeCustomer(
  tx: Orm,
  dealId: string,
  customer: CustomerFixture,
  caller: Caller,
): Promise<void> {
  const { state, quantity, expiresIn } = customer
  const expiresAt = expiresIn === undefined ? null : caller.now + expiresIn
  const [made] = await tx
    .insert(claim)
    .values({ dealId, sessionId: caller.sessionId, state, quantity, expiresAt })
    .returning({ id: claim.id })
  if (state !== 'EXPIRED') {
    const [taken, limit] =
      state === 'PENDING_ADD_TO_CART'
        ? (['waiting', 'waitlistTotal'] as const)
        : (['claimed', 'total'] as const)
    const counter = sql`${deal[taken]} + ${quantity}`
    // A deal that was made full makes room for the one that is asked for.
    const room = sql`greatest(${deal[limit]}, ${counter})`
    await tx
      .update(deal)
      .set({ [taken]: counter, [limit]: room })
      .where(eq(deal.id, dealId))
  }
  if (state !== 'IN_CART' || !made) return
  const [offered] = await tx.select().from(deal).where(eq(deal.id, dealId))
  if (!offered) return
  const { asin: dealAsin, offerListingId, price, currency } = offered
  const { sessionId } = caller
  const line = { sessionId, asin: dealAsin, offerListingId, quantity, price, currency }
  await tx.insert(cartLine).values({ ...line, claimId: made.id })
}

/** Replaces the deals of the product. */
async function makeDeal(tx: Orm, wanted: DealFixture, now: number): Promise<string> {
  const { dealId = `DEAL-${wanted.asin}`, asin: dealAsin, startsIn, endsIn, ...rest } = wanted
  const [first] = await tx
    .select()
    .from(offer)
    .where(and(eq(offer.asin, dealAsin), eq(offer.position, 0)))
  if (!first) throw new Problem(404, 'PRODUCT_NOT_FOUND')
  await tx.delete(deal).where(eq(deal.asin, dealAsin))
  await tx.insert(deal).values({
    id: dealId,
    asin: dealAsin,
    offerListingId: first.id,
    currency: first.currency,
    startsAt: Math.round(now + startsIn),
    endsAt: Math.round(now + endsIn),
    ...rest,
  })
  return dealId
}
