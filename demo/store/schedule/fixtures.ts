import { and, count, eq, gt, isNull, or } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Shop } from '../server/family.ts'
import { fixture } from '../server/fixtures.ts'
import type { SessionVariables } from '../server/session.ts'
import { reserveSlot } from './reservations.ts'
import { deliveryOption, deliverySlot, slotReservation, type Answer } from './tables.ts'

/** Slots made to order, and what the database holds, for tests. */

const hourMs = 3_600_000
const ms = v.number()

const slot = v.object({
  id: v.string(),
  /** Milliseconds from now. */
  startsIn: v.optional(ms, 48 * hourMs),
  lasts: v.optional(ms, 2 * hourMs),
  cutoffIn: v.optional(ms, 24 * hourMs),
  capacity: v.optional(v.number(), 3),
  price: v.optional(v.number(), 0),
  services: v.optional(v.string(), ''),
  carrier: v.optional(v.string(), 'ELBE'),
})

export const scheduleFixtures = fixture(
  v.object({
    /** An option of its own, with these slots alone. `says`: what its answer says besides. */
    deliveryOption: v.optional(
      v.object({
        id: v.string(),
        says: v.optional(v.record(v.string(), v.unknown()), {}),
        slots: v.optional(v.array(slot), []),
      }),
    ),
  }),
  async (tx, { deliveryOption: option }, { now }) => {
    if (!option) return
    const { id: optionId, says, slots } = option
    await tx.delete(deliveryOption).where(eq(deliveryOption.id, optionId))
    const row = { id: optionId, kind: 'fixed' as const, says: says as Partial<Answer> }
    await tx.insert(deliveryOption).values(row)
    const rows = slots.map(({ startsIn, lasts, cutoffIn, ...rest }) => ({
      ...rest,
      optionId,
      startsAt: Math.round(now + startsIn),
      endsAt: Math.round(now + startsIn + lasts),
      cutoffAt: Math.round(now + cutoffIn),
    }))
    if (rows.length > 0) await tx.insert(deliverySlot).values(rows)
  },
)

export function scheduleFacts({ orm, now }: Shop): Hono<SessionVariables> {
  const app = new Hono<SessionVariables>()
  /** How many hold a place in a slot now. */
  app.get('/__facts/delivery-slot/:id', async c => {
    const isLive = or(isNull(slotReservation.expiresAt), gt(slotReservation.expiresAt, now()))
    const [found] = await orm
      .select({ taken: count() })
      .from(slotReservation)
      .where(and(eq(slotReservation.slotId, c.req.param('id')), isLive))
    return c.json(found ?? null)
  })
  /** Reserves a place, as a form of the buy box would. */
  app.post('/__facts/delivery-slot/:id/reserve', async c => {
    const sessionId = c.get('sessionId')
    const asin = c.req.query('asin') ?? 'B0WASHER01'
    const verdict = await reserveSlot(orm, {
      slotId: c.req.param('id'),
      sessionId,
      asin,
      now: now(),
    })
    return c.json({ verdict })
  })
  return app
}
