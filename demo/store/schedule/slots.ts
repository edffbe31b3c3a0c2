import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { dayOf, daysLater, momentOf, weekdayOf } from '../../shop-day.ts'
import { chunks } from '../database/chunks.ts'
import type { Orm } from '../database/database.ts'
import {
  deliveryOption,
  deliverySlot,
  slotReservation,
  type OptionRow,
  type SlotRow,
} from './tables.ts'

/** Delivery times: made for this month and the next, each with room for so many vans. */

const hourMs = 3_600_000

/** true: the slot is a day, not a time in it. Days on which clocks change have an hour less. */
export const isWholeDay = ({ startsAt, endsAt }: Pick<SlotRow, 'startsAt' | 'endsAt'>): boolean =>
  endsAt - startsAt >= 23 * hourMs

/** Full hours of the shop's day at which a delivery may begin. */
const hours = [8, 10, 12, 14, 16, 18, 20]
const lastHour = 24
const spanHours = 2
const eveningFrom = 18
const eveningPrice = 990
const capacity = 3
/** Vans are loaded so long before. */
const loadingMs = 14 * hourMs
/** Rows in a statement: each has nine values. */
const batch = 500

/** The options of the shop. The last two show what a shopper meets now and then. */
export const options: readonly OptionRow[] = [
  { id: 'scheduled', kind: 'hours', says: {} },
  { id: 'day', kind: 'days', says: {} },
  { id: 'evening', kind: 'evenings', says: {} },
  {
    id: 'full',
    kind: 'fixed',
    says: { slotQualityInfo: { slotQuality: 'NORMAL', slotQualityDetail: 'CAPACITY_FULL' } },
  },
  {
    id: 'later',
    kind: 'fixed',
    says: {
      slotQualityInfo: {
        slotQuality: 'DEFERRED',
        slotQualityDetail: 'SD_INVENTORY_STATE_RESTRICTED',
      },
    },
  },
]

const sunday = 0
const saturday = 6

/** The first day after the next month, as `dayOf` writes days. */
export function lastDayBefore(now: number): number {
  const today = new Date(dayOf(now))
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 1)
}

/** Nobody drives on Sundays. On Saturdays, vans are back by four. */
const hoursOf = (day: number): readonly number[] => {
  const weekday = weekdayOf(day)
  if (weekday === sunday) return []
  return weekday === saturday ? hours.filter(hour => hour < 16) : hours
}

/** To the hour, on the days on which vans drive in the evening. */
const eveningsOf = (day: number): readonly number[] =>
  hoursOf(day).includes(eveningFrom) ? [18, 19, 20, 21] : []

const idOf = (option: string, startsAt: number) => `${option}-${startsAt / 60_000}`

/** Technicians who connect machines work on weekdays until six. */
const servicesOf = (day: number, hour: number): string =>
  weekdayOf(day) === saturday || hour >= eveningFrom ? 'carry,old' : 'carry,connect,old'

function timesOf(optionId: string, day: number, at: readonly number[], long: number): SlotRow[] {
  return at.map(hour => {
    const startsAt = momentOf(day, hour)
    return {
      id: idOf(optionId, startsAt),
      optionId,
      startsAt,
      endsAt: momentOf(day, hour + long),
      cutoffAt: momentOf(day, hours[0]!) - loadingMs,
      capacity,
      price: hour >= eveningFrom ? eveningPrice : 0,
      carrier: 'ELBE',
      services: servicesOf(day, hour),
    }
  })
}

/** A slot that takes the whole day: parcels come when they come. */
function wholeDay(optionId: string, day: number): SlotRow[] {
  if (hoursOf(day).length === 0) return []
  const startsAt = momentOf(day, 0)
  return [
    {
      id: idOf(optionId, startsAt),
      optionId,
      startsAt,
      endsAt: momentOf(day, lastHour),
      cutoffAt: momentOf(day, hours[0]!) - loadingMs,
      capacity: capacity * hours.length,
      price: 0,
      carrier: 'ALSTER',
      services: servicesOf(day, hours[0]!),
    },
  ]
}

/** Opens the times of this month and the next. Those that are there stay as they are; those of last week go. */
export async function openSlots(orm: Orm, now: number): Promise<void> {
  const rows = await orm.select().from(deliveryOption)
  const until = lastDayBefore(now)
  const made: SlotRow[] = []
  for (let day = daysLater(dayOf(now), 1); day < until; day = daysLater(day, 1)) {
    for (const { id, kind } of rows) {
      if (kind === 'hours') made.push(...timesOf(id, day, hoursOf(day), spanHours))
      if (kind === 'evenings') made.push(...timesOf(id, day, eveningsOf(day), 1))
      if (kind === 'days') made.push(...wholeDay(id, day))
    }
  }
  for (const some of chunks(made, batch)) {
    await orm.insert(deliverySlot).values(some).onConflictDoNothing()
  }
  const old = daysLater(now, -7)
  // What belongs to an order is kept.
  await orm
    .delete(deliverySlot)
    .where(
      and(
        lt(deliverySlot.endsAt, old),
        sql`not exists (select from ${slotReservation} where ${slotReservation.slotId} = ${deliverySlot.id} and ${slotReservation.orderId} is not null)`,
      ),
    )
}

/** true: the slot begins after six in the evening. */
export const isEvening = (slot: Pick<SlotRow, 'startsAt' | 'endsAt'>): boolean =>
  !isWholeDay(slot) && slot.startsAt >= momentOf(dayOf(slot.startsAt), eveningFrom)

/** Takes a place that nobody else holds. Whoever holds one of these places sees it, too. */
const isTaken = (now: number) =>
  or(isNull(slotReservation.expiresAt), gt(slotReservation.expiresAt, now))

/** The slots of an option that can be ordered now and have room, by their start. */
export async function freeSlots(
  orm: Orm,
  { option, now, sessionId }: { option: string; now: number; sessionId: string },
): Promise<SlotRow[]> {
  const others = sql`count(${slotReservation.id}) filter (where ${slotReservation.sessionId} <> ${sessionId} or ${slotReservation.orderId} is not null)`
  const rows = await orm
    .select({ slot: deliverySlot, taken: sql<number>`${others}::int` })
    .from(deliverySlot)
    .leftJoin(slotReservation, and(eq(slotReservation.slotId, deliverySlot.id), isTaken(now)))
    .where(and(eq(deliverySlot.optionId, option), gt(deliverySlot.cutoffAt, now)))
    .groupBy(deliverySlot.id)
    .orderBy(asc(deliverySlot.startsAt), asc(deliverySlot.id))
  return rows.flatMap(({ slot, taken }) => (taken < slot.capacity ? [slot] : []))
}
