import { eq } from 'drizzle-orm'
import type { Language } from '../../pages/render/preferences.ts'
import { dayOf, daysLater, momentOf, shopZone, wallTime } from '../../shop-day.ts'
import type { Orm } from '../database/database.ts'
import { freeSlots, isEvening } from './slots.ts'
import { deliveryOption, type Answer, type RegionRow, type SlotRow } from './tables.ts'
import { wordsIn, type Words } from './texts.ts'

/** The answers of both calls about slots. */

const dayMs = 86_400_000
const currency = 'EUR'

/** Where it goes. nowhere: no van goes there. anywhere: nobody has chosen a place. */
export type Destination = RegionRow | 'nowhere' | 'anywhere'

/** What a shopper asks for. */
export interface Asked {
  option: string
  sessionId: string
  language: Language
  /** Epoch milliseconds. */
  now: number
  destination: Destination
}

const seconds = (moment: number) => Math.round(moment / 1000)

/** The wall clock of the shop at a moment, counted as if it were UTC, in seconds. */
const wallSeconds = (moment: number): number => seconds(wallTime(moment))

const iso = (moment: number): string => new Date(dayOf(moment)).toISOString().slice(0, 10)
const euros = (amount: number): string => (amount / 100).toFixed(2)

function answerOf(row: SlotRow, words: Words): Answer['ids'][string] {
  const s = wallSeconds(row.startsAt)
  const charges = ['0.00', euros(row.price), currency].join('^')
  return {
    s,
    // A day ends at midnight, which is the next day's first moment.
    e: wallSeconds(row.endsAt),
    su: seconds(row.startsAt),
    eu: seconds(row.endsAt),
    cutoff: seconds(row.cutoffAt),
    reservationId: [row.id, row.carrier, charges, row.services].join(';'),
    reservationType: 'SLOT',
    costDisplay: row.price > 0 ? words.price(row.price) : words.free,
    services: row.services,
    carrier: row.carrier,
    timeZone: shopZone,
    minShip: iso(row.cutoffAt),
    maxShip: iso(row.startsAt - dayMs),
  }
}

/** The months that the answer is about: the shop's own at this moment. */
export function monthsOf(now: number, language: Language) {
  const today = new Date(dayOf(now))
  const year = today.getUTCFullYear()
  const month = today.getUTCMonth()
  const lengthOf = (later: number) => new Date(Date.UTC(year, month + later + 1, 0)).getUTCDate()
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay()
  return {
    current: new Date(Date.UTC(year, month)).toISOString().slice(0, 7),
    next: new Date(Date.UTC(year, month + 1)).toISOString().slice(0, 7),
    c_m_len: lengthOf(0),
    n_m_len: lengthOf(1),
    c_m_delta: (first - wordsIn(language).firstWeekday + 7) % 7,
  }
}

/** null: the shop has no such option. */
export async function calendarOf(orm: Orm, asked: Asked): Promise<Answer | null> {
  const { option, language, now, destination } = asked
  const [found] = await orm.select().from(deliveryOption).where(eq(deliveryOption.id, option))
  if (!found) return null
  const words = wordsIn(language)
  const { current: _, next: _next, ...months } = monthsOf(now, language)
  const basis = { ...months, timeslots: found.kind === 'hours' ? 1 : 0 }
  if (destination === 'nowhere') {
    const slotQualityInfo = {
      slotQuality: 'NORMAL',
      slotQualityDetail: 'BUSINESS_UNKNOWN_PROMISE',
      errorCode: 'JurisdictionNotFound',
    } as const
    return { ...basis, days: [], ids: {}, slotQualityInfo, errorMsg: words.notThere }
  }
  const free = await freeSlots(orm, asked)
  const hasEvenings = destination === 'anywhere' || destination.evenings
  const rows = hasEvenings ? free : free.filter(row => !isEvening(row))
  /** Without a slot: between eight in two weeks and eight in the evening a week later. */
  const earliest = momentOf(daysLater(dayOf(now), 14), 8)
  const latest = momentOf(daysLater(dayOf(now), 21), 20)
  return {
    ...basis,
    days: rows.map(row => [row.id, words.nameOf(row)]),
    ids: Object.fromEntries(rows.map(row => [row.id, answerOf(row, words)])),
    ...(rows[0] && { defaultSlotId: rows[0].id }),
    serviceDisplay: words.services,
    serviceCharges: { connect: { amount: 2900, currency } },
    carrierClasses: { ELBE: 'FAST_TRACK_FUTURE_DAY', ALSTER: 'NOT_FAST_TRACK' },
    defaultDates: {
      ultStart: seconds(earliest),
      ultEnd: seconds(latest),
      timeZone: shopZone,
      minShip: iso(earliest - dayMs),
      maxShip: iso(latest - dayMs),
      maxShipDisplay: words.day(latest - dayMs),
    },
    slotQualityInfo: { slotQuality: 'NORMAL', slotQualityDetail: 'NORMAL' },
    ...found.says,
  }
}
