import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Told } from '../../pages/buying/data.ts'
import type { Place } from '../../pages/delivery/data.ts'
import { cartLine } from '../buying/index.ts'
import type { Orm } from '../database/database.ts'
import { extra, once } from '../server/extra.ts'
import type { CartFacts } from '../server/family.ts'
import { Refused } from '../server/problem.ts'
import {
  keepForOrder,
  releaseSlot,
  reserveSlot,
  type Verdict,
  type Wanted,
} from './reservations.ts'
import { refuseElsewhere } from './reach.ts'
import { isWholeDay } from './slots.ts'
import { deliverySlot } from './tables.ts'

/** The slot that a form asks for: reserved while the product is in the cart, and kept with its line. */

const id = 'deliverySlot'
/** `option`, `price`: what was kept before has neither. */
const kept = v.object({
  slotId: v.string(),
  startsAt: v.number(),
  endsAt: v.number(),
  option: v.optional(v.string(), ''),
  price: v.optional(v.number(), 0),
})
type Kept = v.InferOutput<typeof kept>

function refuse(verdict: Verdict): void {
  if (verdict === 'full') throw new Refused('incomplete', 'SLOT_FULL')
  if (verdict === 'gone') throw new Refused('incomplete', 'SLOT_GONE')
}

/** What dp-delivery-calendar submits where nobody can choose a slot (CAL-046). */
const placeholder = 'X'

/** Reserves the slot, and returns what is kept of it. `place`: null while nobody has said where to deliver. */
async function reserved(tx: Orm, wanted: Wanted, place: Place | null): Promise<Kept> {
  refuse(await reserveSlot(tx, wanted))
  const [found] = await tx.select().from(deliverySlot).where(eq(deliverySlot.id, wanted.slotId))
  if (!found) throw new Refused('incomplete', 'SLOT_GONE')
  if (place) await refuseElsewhere(tx, found, place)
  const { startsAt, endsAt, optionId: option, price } = found
  return { slotId: wanted.slotId, startsAt, endsAt, option, price }
}

/** What cart and order say of a slot, and what it does to the delivery. */
function toldOf(slot: Kept): Told {
  const { slotId, startsAt, endsAt, option, price } = slot
  const values = { day: { day: startsAt }, from: { time: startsAt }, to: { time: endsAt } }
  const text = isWholeDay(slot) ? 'schedule.chosenDay' : 'schedule.chosen'
  return {
    notes: [{ icon: 'clock', text, values }],
    slot: { id: slotId, option, startsAt, price },
  }
}

export const chosenSlot = extra({
  id,
  fields: { SlotId: once(v.pipe(v.string(), v.maxLength(100))), ReservationId: once(v.string()) },
  async take(tx, { SlotId: slotId, ReservationId: reservation }, [first], { sessionId, now }) {
    if (!first || !slotId || reservation === placeholder) return {}
    const { asin } = first
    return { kept: [{ asin, value: await reserved(tx, { slotId, sessionId, asin, now }, null) }] }
  },
  async says(_, lines) {
    const told = new Map<number, Told>()
    for (const { id: line, extras } of lines) {
      const slot = v.safeParse(kept, extras[id])
      if (!slot.success) continue
      told.set(line, toldOf(slot.output))
    }
    return told
  },
})

/** A line of a cart for which a shopper chooses a slot. */
export interface SlotWanted {
  lineId: number
  sessionId: string
  place: Place | null
  /** Epoch milliseconds. */
  now: number
}

/** Chooses another slot for a line that is in the cart already. null: none, so the shop delivers as soon as it can. */
export async function chooseSlot(
  tx: Orm,
  { lineId, sessionId, place, now }: SlotWanted,
  slotId: string | null,
): Promise<void> {
  const [line] = await tx
    .select()
    .from(cartLine)
    .where(and(eq(cartLine.id, lineId), eq(cartLine.sessionId, sessionId)))
  if (!line) throw new Refused('incomplete', 'LINE_NOT_FOUND')
  const { asin } = line
  const { [id]: _, ...others } = line.extras
  const chosen = slotId && { [id]: await reserved(tx, { slotId, sessionId, asin, now }, place) }
  if (!chosen) await releaseSlot(tx, line)
  await tx
    .update(cartLine)
    .set({ extras: { ...others, ...chosen } })
    .where(eq(cartLine.id, lineId))
}

/** Reserves a slot for a product that is ordered at one press. `keep`: call it once the order is there. */
export async function slotAtOnce(tx: Orm, wanted: Wanted, place: Place | null) {
  const told = toldOf(await reserved(tx, wanted, place))
  return { ...told, keep: (orderId: string) => keepForOrder(tx, wanted, orderId) }
}

const held = v.object({ [id]: kept })

/** Refuses a place to which no van comes at the time of a slot that the cart holds. */
export async function judgeSlots(orm: Orm, sessionId: string, place: Place): Promise<void> {
  const lines = await orm.select().from(cartLine).where(eq(cartLine.sessionId, sessionId))
  for (const { extras } of lines) {
    const slot = v.safeParse(held, extras)
    if (slot.success) await refuseElsewhere(orm, slot.output[id]!, place)
  }
}

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
    await refuseElsewhere(tx, slot.output[id]!, order.place)
    refuse(await reserveSlot(tx, { slotId, sessionId, asin, now: order.now }))
    await keepForOrder(tx, line, order.id)
  },
}
