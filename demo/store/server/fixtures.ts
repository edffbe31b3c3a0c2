import { and, desc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Orm } from '../database/database.ts'
import { placeOf } from '../delivery/places.ts'
import { invalidInput, Problem } from './problem.ts'
import { readBody } from './request-body.ts'
import { cartLine, claim, deal, offer, product } from './tables.ts'
import type { SessionVariables } from './session.ts'

/** Products and deals made to order, and facts of the database, for tests. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const asin = v.pipe(v.string(), v.regex(/^[A-Z0-9]{10}$/))

const productFixture = v.object({
  asin,
  title: v.optional(v.string(), 'Fixture'),
  price: v.optional(count, 1999),
  currency: v.optional(v.string(), 'EUR'),
  stock: v.optional(count, 999),
  moq: v.optional(v.nullable(count), null),
  byInvitation: v.optional(v.boolean(), false),
})

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

const fixture = v.object({
  product: v.optional(productFixture),
  deal: v.optional(dealFixture),
  customer: v.optional(customerFixture),
})
type Fixture = v.InferOutput<typeof fixture>
type DealFixture = v.InferOutput<typeof dealFixture>

export function fixtures(orm: Orm, now: () => number): Hono<SessionVariables> {
  const app = new Hono<SessionVariables>()

  app.post('/__fixtures', async c => {
    const given = v.safeParse(fixture, await readBody(c))
    if (!given.success) {
      const [issue] = given.issues
      throw invalidInput(v.getDotPath(issue) ?? 'body', issue.message)
    }
    await orm.transaction(tx => make(tx, given.output, c.get('sessionId'), now()))
    return c.json(given.output, 201)
  })

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

  app.get('/__facts/place', async c => c.json(await placeOf(orm, c.get('sessionId'))))

  app.get('/__facts/cart', async c => {
    const isOwn = eq(cartLine.sessionId, c.get('sessionId'))
    return c.json(await orm.select().from(cartLine).where(isOwn).orderBy(cartLine.id))
  })
  return app
}

async function make(tx: Orm, wanted: Fixture, sessionId: string, now: number): Promise<void> {
  if (wanted.product) await makeProduct(tx, wanted.product)
  if (!wanted.deal) return
  const dealId = await makeDeal(tx, wanted.deal, now)
  if (!wanted.customer) return
  const { state, quantity, expiresIn } = wanted.customer
  const expiresAt = expiresIn === undefined ? null : now + expiresIn
  const [made] = await tx
    .insert(claim)
    .values({ dealId, sessionId, state, quantity, expiresAt })
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
  const line = { sessionId, asin: dealAsin, offerListingId, quantity, price, currency }
  await tx.insert(cartLine).values({ ...line, claimId: made.id })
}

async function makeProduct(
  tx: Orm,
  {
    asin: id,
    title,
    price,
    currency,
    stock,
    moq,
    byInvitation,
  }: v.InferOutput<typeof productFixture>,
): Promise<void> {
  await tx.delete(product).where(eq(product.asin, id))
  const [last] = await tx
    .select({ position: product.position })
    .from(product)
    .orderBy(desc(product.position))
    .limit(1)
  await tx.insert(product).values({
    asin: id,
    position: (last?.position ?? 0) + 1,
    title,
    brand: 'Fixture',
    kind: 'electronics',
    department: 'Fixtures',
    picture: 'package',
    rating: 4,
    ratingCount: 1,
    bullets: [],
    description: '',
    specs: [],
    byInvitation,
  })
  await tx.insert(offer).values({
    id: `OL${id}`,
    asin: id,
    position: 0,
    condition: 'new',
    sellerName: 'Fixture',
    merchantId: 'FIXTURE',
    price,
    currency,
    stock,
    moq,
  })
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
