import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { ownStore } from '../buying/index.ts'
import type { Orm } from '../database/database.ts'
import { exampleOrder } from '../ordering/index.ts'
import { fixture, type Caller } from '../server/fixtures.ts'
import type { Shop } from '../server/family.ts'
import type { SessionVariables } from '../server/session.ts'
import { freeSlots } from './slots.ts'
import { freshOrder, freshReservation, freshSlot } from './tables.ts'

/** Delivery times made to order, and what the database holds of the caller's, for tests. */

const slotFixture = v.object({
  id: v.string(),
  storeId: v.optional(v.string(), 'HALL'),
  /** Milliseconds from now. */
  startsIn: v.optional(v.number(), 24 * 3_600_000),
  capacity: v.optional(v.number(), 20),
  /** The caller holds it. */
  held: v.optional(v.boolean(), false),
})

/** The caller's order of a loaf of bread, made where they have none. */
const orderFixture = v.object({
  storeId: v.optional(v.string(), 'HALL'),
  /** Milliseconds from now. */
  closesIn: v.optional(v.number(), 3_600_000),
})
type OrderFixture = v.InferOutput<typeof orderFixture>

async function makeOrder(tx: Orm, { closesIn, storeId }: OrderFixture, by: Caller): Promise<void> {
  const { now, sessionId } = by
  const closesAt = Math.round(now + closesIn)
  const isOwn = and(eq(freshOrder.sessionId, sessionId), eq(freshOrder.storeId, storeId))
  const changed = await tx.update(freshOrder).set({ closesAt }).where(isOwn).returning()
  if (changed.length > 0) return
  const orderId = await exampleOrder(tx, { asin: 'B0BREAD001', now, sessionId })
  await tx.insert(freshOrder).values({ orderId, sessionId, storeId, closesAt })
}

export const freshFixtures = fixture(
  v.object({ slot: v.optional(slotFixture), freshOrder: v.optional(orderFixture) }),
  async (tx, { slot, freshOrder: order }, caller) => {
    const { now, sessionId } = caller
    if (slot) {
      const { capacity, held, id, startsIn, storeId } = slot
      const startsAt = Math.round(now + startsIn)
      await tx.delete(freshSlot).where(eq(freshSlot.id, id))
      const taken = held ? 1 : 0
      const row = { id, storeId, startsAt, endsAt: startsAt + 7_200_000, capacity, taken }
      await tx.insert(freshSlot).values(row)
      if (held) {
        await tx.delete(freshReservation).where(eq(freshReservation.sessionId, sessionId))
        await tx.insert(freshReservation).values({ sessionId, slotId: id })
      }
    }
    if (order) await makeOrder(tx, order, caller)
  },
)

export function freshFacts({ orm, now }: Shop): Hono<SessionVariables> {
  const app = new Hono<SessionVariables>()
  app.get('/__facts/fresh', async c => {
    const sessionId = c.get('sessionId')
    const held = await orm
      .select()
      .from(freshReservation)
      .where(eq(freshReservation.sessionId, sessionId))
    const orders = await orm.select().from(freshOrder).where(eq(freshOrder.sessionId, sessionId))
    const slots = await freeSlots(orm, ownStore, now())
    return c.json({ slotId: held[0]?.slotId ?? null, orders, slots })
  })
  app.get('/__facts/fresh/slot/:id', async c => {
    const [found] = await orm
      .select()
      .from(freshSlot)
      .where(eq(freshSlot.id, c.req.param('id')))
    return c.json(found ?? null)
  })
  return app
}
