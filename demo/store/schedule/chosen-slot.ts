import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Told } from '../../pages/buying/data.ts'
import { cartLine } from '../buying/index.ts'
import { extra, once } from '../server/extra.ts'
import type { CartFacts } from '../server/family.ts'
import { Refused } from '../server/problem.ts'
import { keepForOrder, releaseSlot, reserveSlot, type Verdict } from './reservations.ts'
import { isWholeDay } from './slots.ts'
import { deliverySlot } from './tables.ts'

/** The slot that a form asks for: reserved while the product is in the cart, and kept with its line. */

const id = 'deliverySlot'
const kept = v.object({ slotId: v.string(), startsAt: v.number(), endsAt: v.number() })

function refuse(verdict: Verdict): void {
  if (verdict === 'full') throw new Refused('incomplete', 'SLOT_FULL')
  if (verdict === 'gone') throw new Refused('incomplete', 'SLOT_GONE')
}

/** What dp-delivery-calendar submits where nobody can choose a slot (CAL-046). */
const placeholder = 'X'

export const chosenSlot = extra({
  id,
  fields: { SlotId: once(v.pipe(v.string(), v.maxLength(100))), ReservationId: once(v.string()) },
  async take(tx, { SlotId: slotId, ReservationId: reservation }, [first], { sessionId, now }) {
    if (!first || !slotId || reservation === placeholder) return {}
    const { asin } = first
    refuse(await reserveSlot(tx, { slotId, sessionId, asin, now }))
    const [found] = await tx.select().from(deliverySlot).where(eq(deliverySlot.id, slotId))
    if (!found) return {}
    const { startsAt, endsAt } = found
    return { kept: [{ asin, value: { slotId, startsAt, endsAt } }] }
  },
  async says(_, lines) {
    const told = new Map<number, Told>()
    for (const { id: line, extras } of lines) {
      const slot = v.safeParse(kept, extras[id])
      if (!slot.success) continue
      const { startsAt, endsAt } = slot.output
      const values = { day: { day: startsAt }, from: { time: startsAt }, to: { time: endsAt } }
      const text = isWholeDay(slot.output) ? 'schedule.chosenDay' : 'schedule.chosen'
      told.set(line, { notes: [{ icon: 'clock', text, values }] })
    }
    return told
  },
})

const held = v.object({ [id]: kept })

/** A slot goes with its line, and belongs to the order that the line becomes part of. */
export const cartFacts: CartFacts = {
  async removing(tx, { id: lineId }) {
    const [line] = await tx.select().from(cartLine).where(eq(cartLine.id, lineId))
    return async () => {
      if (line && v.is(held, line.extras)) await releaseSlot(tx, line)
    }
  },
  async ordering(tx, { id: lineId }, order) {
    const [line] = await tx.select().from(cartLine).where(eq(cartLine.id, lineId))
    const slot = v.safeParse(held, line?.extras)
    if (!line || !slot.success) return
    const { sessionId, asin } = line
    // Its reservation may have expired in the cart: then it is made again, if there is still room.
    const { slotId } = slot.output[id]!
    refuse(await reserveSlot(tx, { slotId, sessionId, asin, now: order.now }))
    await keepForOrder(tx, line, order.id)
  },
}
