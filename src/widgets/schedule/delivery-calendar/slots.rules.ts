import type { CalendarData, CalendarSlot } from '../../../contract/schedule/calendar.ts'
import { dayAt, daySeconds, timeAt } from '../../../rules/months.ts'
import { haveSamePrice, readReservation } from './reservation.rules.ts'

/** A slot as listed (CAL-053), with what the server says of it. */
export interface Slot {
  /** The slot id. */
  key: string
  /** The name of its entry in the list of days. */
  name: string
  /** Local days and times: 2026-03-05, 08:00. */
  startDate: string
  endDate: string
  stime: string
  etime: string
  /** UTC seconds. */
  start: number
  end: number
  /** Codes of services. */
  services: readonly string[]
  /** The reservation id. '': none. */
  identifier: string
  /** '': unknown. */
  subclass: string
  given: CalendarSlot
}

/** Tightest first (CAL-056). Any other class is unknown, and the loosest. */
const subclasses = ['FAST_TRACK_SAME_DAY', 'FAST_TRACK_FUTURE_DAY', 'NOT_FAST_TRACK']

const looseness = ({ subclass }: Slot): number => {
  const at = subclasses.indexOf(subclass)
  return at < 0 ? subclasses.length : at
}

/** Of a map from the server. Codes such as `constructor` name nothing that is not there. */
export const ownEntry = <T>(
  entries: Readonly<Record<string, T>> | undefined,
  code: string,
): T | undefined => (entries && Object.hasOwn(entries, code) ? entries[code] : undefined)

const codesIn = (text = ''): string[] => text.split(',').flatMap(code => code.trim() || [])

/** The class of the slot's carrier (CAL-076). Without a carrier of its own: the first one of its reservation. */
function subclassOf({ carrier, reservationId }: CalendarSlot, data: CalendarData): string {
  const code = carrier ?? readReservation(reservationId ?? '')?.carriers[0] ?? ''
  return ownEntry(data.carrierClasses, code) ?? ''
}

function slotOf(key: string, name: string, given: CalendarSlot, data: CalendarData): Slot {
  return {
    key,
    name,
    startDate: dayAt(given.s),
    endDate: dayAt(given.e),
    stime: timeAt(given.s),
    etime: timeAt(given.e),
    start: given.su,
    end: given.eu,
    services: codesIn(given.services),
    identifier: given.reservationId ?? '',
    subclass: subclassOf(given, data),
    given,
  }
}

const isSameOffer = (one: Slot, other: Slot): boolean =>
  one.start === other.start &&
  one.end === other.end &&
  haveSamePrice(one.identifier, other.identifier) &&
  one.given.costDisplay === other.given.costDisplay

/** The moment after which nobody can have this slot (CAL-087). UTC seconds. */
export const validUntil = ({ end, given }: Slot): number => Math.min(end, given.cutoff ?? end)

/** true: the slot can still be ordered (CAL-023). `now`: UTC seconds. */
export const isAhead = (slot: Slot, now: number): boolean => validUntil(slot) > now

/** Leaves out slots that another one beats: the same span at the same price, by a tighter class (CAL-056). */
function tightest(slots: readonly Slot[]): Slot[] {
  const kept: Slot[] = []
  for (const slot of slots) {
    // Slots of one span follow one another, so only the last few can be the same offer.
    let at = kept.length - 1
    while (at >= 0 && kept[at]!.start === slot.start && !isSameOffer(kept[at]!, slot)) at -= 1
    const rival = kept[at]
    if (!rival || rival.start !== slot.start) kept.push(slot)
    else if (looseness(slot) < looseness(rival)) kept[at] = slot
  }
  return kept
}

/** What keeps a listed slot from being offered. */
export interface Unlisted {
  id: string
  why: 'ids has no such key' | 'the slot ends before it starts'
}

/**
 * The slots that can be offered, by their start. `unlisted`: entries of the list of days that name no slot of use.
 */
export function listedSlots(data: CalendarData): { slots: Slot[]; unlisted: Unlisted[] } {
  const unlisted: Unlisted[] = []
  const slots: Slot[] = []
  for (const [id = '', name = ''] of data.days) {
    const given = ownEntry(data.ids, id)
    if (!given) unlisted.push({ id, why: 'ids has no such key' })
    else if (given.e <= given.s || given.eu <= given.su)
      unlisted.push({ id, why: 'the slot ends before it starts' })
    else slots.push(slotOf(id, name, given, data))
  }
  const inOrder = slots.toSorted((a, b) => a.start - b.start || a.end - b.end)
  return { slots: tightest(inOrder), unlisted }
}

/** In seconds. A day on which clocks change has 23 or 25 hours. */
const dayLong = 23 * 3600

/** true: the slot is a day, not a time (CAL-012). */
export const isWholeDay = ({ end, start }: Slot): boolean => end - start >= dayLong

/** How far the clocks of the place are ahead of UTC, in seconds: as those of the first slot are. */
export const clocksAhead = ([first]: readonly Slot[]): number =>
  first ? first.given.s - first.given.su : 0

/** The hour of the day after which a delivery counts as one in the evening (CAL-021). */
const eveningHour = 19

/** true: the slot ends later than 19:00 on the clocks of the place, or on another day than it starts. */
export const isEvening = ({ startDate, endDate, given }: Slot): boolean =>
  endDate > startDate || given.e % daySeconds > eveningHour * 3600

/** CAL-010: the slots that offer every one of these services. */
export const withServices = (slots: readonly Slot[], wanted: readonly string[]): Slot[] =>
  slots.filter(({ services }) => wanted.every(code => services.includes(code)))

/** Slots, with what the pop-up asks of them for each drawing. */
export interface Offer {
  /** By their start. */
  slots: readonly Slot[]
  /** Those that start on an ISO day. */
  byDay: ReadonlyMap<string, readonly Slot[]>
  /** Codes of the services that any slot has. */
  services: ReadonlySet<string>
  /** The first end and the last start of any slot, as seconds of the clocks of the place. */
  firstEnd: number
  lastStart: number
}

/** `slots`: by their start. */
export function offerOf(slots: readonly Slot[]): Offer {
  const byDay = new Map<string, Slot[]>()
  const services = new Set<string>()
  let [firstEnd, lastStart] = [Infinity, -Infinity]
  for (const slot of slots) {
    const sameDay = byDay.get(slot.startDate)
    if (sameDay) sameDay.push(slot)
    else byDay.set(slot.startDate, [slot])
    for (const code of slot.services) services.add(code)
    firstEnd = Math.min(firstEnd, slot.given.e)
    lastStart = Math.max(lastStart, slot.given.s)
  }
  return { slots, byDay, services, firstEnd, lastStart }
}

export const noOffer = offerOf([])
