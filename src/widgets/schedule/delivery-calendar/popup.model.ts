import { atom } from 'nanostores'
import { dayAt, monthsAfter } from '../../../rules/months.ts'
import type { CalendarPorts } from './delivery-calendar.ports.ts'
import type { SlotChoice } from './choice.model.ts'
import type { SlotData } from './data.model.ts'
import { layoutOf } from './layout.rules.ts'
import type { Action } from './metric.rules.ts'
import { firstMonth, noLengths, scrolls, shownMonths } from './months.rules.ts'
import {
  clocksAhead,
  noOffer,
  offerOf,
  withServices,
  type Offer,
  type Slot,
} from './slots.rules.ts'
import { firstPivot, mayShow, turned } from './window.rules.ts'

interface Surroundings {
  source: SlotData
  choice: SlotChoice
  now: () => number
  count: (action: Action) => void
  select: (slot: Slot) => void
}

/** On, or back. */
type Turn = 1 | -1

/** The pop-up: whether it is open, and what of the slots it shows. */
export function popup(ports: CalendarPorts, around: Surroundings) {
  const { source, choice, now, count, select } = around
  const $open = atom(false)
  /** true: the pop-up is drawn before it opens (CAL-090). */
  const $ahead = atom(false)
  /** The month on the left, and the day in the middle of the timeslot table. null: where the choice is. */
  const $month = atom<string | null>(null)
  const $pivot = atom<string | null>(null)
  /** Codes of the checked services (CAL-010). */
  const $services = atom<ReadonlySet<string>>(new Set())
  /** The day whose times show below the months. */
  const $day = atom<string | null>(null)
  /** As of the opening, or of the moment when the shopper came near. */
  const $offer = atom<Offer>(noOffer)
  /** When the button and a day were pressed last. */
  const pressedAt = { button: -Infinity, day: -Infinity }
  let isBuilt = false

  /** false: the press belongs to the one before it (CAL-006). */
  function isFirstPress(on: 'button' | 'day'): boolean {
    const at = now()
    const isFirst = at - pressedAt[on] >= ports.config.doubleClickMs
    if (isFirst) pressedAt[on] = at
    return isFirst
  }

  function takeSlots(): void {
    const slots = choice.offered()
    if (slots !== $offer.get().slots) $offer.set(offerOf(slots))
  }

  function refresh(): void {
    takeSlots()
    // Time has taken the last slot, and the server may have others by now.
    if (source.$state.get() === 'available' && $offer.get().slots.length === 0) source.retry()
  }

  /** The pop-up shows where the choice is, not where an earlier opening ended. */
  function begin(): void {
    $month.set(null)
    $pivot.set(null)
    $day.set(null)
  }

  function open(): void {
    refresh()
    const state = source.$state.get()
    if (state !== 'available' && state !== 'loading') return
    begin()
    $open.set(true)
    ports.state('open', true)
    ports.emit('dp-calendar-opened', {})
    count('open')
    if (!isBuilt) count('build')
    isBuilt = true
  }

  /**
   * Draws the pop-up, so that a press only has to show it (CAL-090). The focus also comes when the pop-up gives it back:
   * then nobody is about to open it.
   */
  function comeNear(by: 'pointer' | 'focus'): void {
    if ($open.get() || source.$state.get() !== 'available') return
    if (by === 'focus' && isBuilt) return
    takeSlots()
    begin()
    $ahead.set(true)
  }
  // What was drawn shows slots that are not the newest any more.
  ports.watch(source.$state, state => {
    if (state !== 'available') $ahead.set(false)
  })

  function close(): void {
    $ahead.set(false)
    if (!$open.get()) return
    $open.set(false)
    ports.state('open', false)
    ports.emit('dp-calendar-closed', {})
    count('close')
  }

  /** The services by which a shopper can narrow the slots. */
  function services(): readonly { id: string; label: string }[] {
    const display = source.$data.get()?.serviceDisplay ?? {}
    const named =
      ports.config.serviceTypes ?? Object.entries(display).map(([id, label]) => ({ id, label }))
    return named.filter(({ id }) => $offer.get().services.has(id))
  }
  let narrowed = { all: noOffer, by: '', offer: noOffer }
  /**
   * The slots that offer every checked service: the same object as long as they are the same slots. A check box that
   * another answer has taken away narrows nothing.
   */
  function offer(): Offer {
    const all = $offer.get()
    const checked = $services.get()
    const codes = services().flatMap(({ id }) => (checked.has(id) ? id : []))
    const by = codes.join()
    if (!by) return all
    if (narrowed.all !== all || narrowed.by !== by)
      narrowed = { all, by, offer: offerOf(withServices(all.slots, codes)) }
    return narrowed.offer
  }
  /** The day in the middle of the timeslot table, now or after a turn. */
  function pivot(by: Turn | 0 = 0): string {
    const { slots } = offer()
    const shown = slots.length > 0 ? slots : $offer.get().slots
    return turned($pivot.get() ?? firstPivot(shown, choice.$selected.get()), by)
  }

  /** The months that show, now or after a turn. */
  function months(by: Turn | 0 = 0) {
    const first =
      $month.get() ?? firstMonth(ports.config, $offer.get().slots, choice.$selected.get())
    const data = source.$data.get() ?? noLengths
    return shownMonths(monthsAfter(first, by), ports.config, data)
  }

  /** The turns for which there is a page. */
  function turns(): Turn[] {
    const { back, on } = pages()
    return ([1, -1] as const).filter(by => (by > 0 ? on : back))
  }

  /** false: there is no such page. */
  function turn(by: Turn): boolean {
    if (!turns().includes(by)) return false
    if (layout() === 'timeslots') $pivot.set(pivot(by))
    else $month.set(months(by)[0].id)
    count(by > 0 ? 'nextPage' : 'previousPage')
    return true
  }

  const layout = () =>
    layoutOf(ports.config, $offer.get().slots, source.$data.get() ?? { timeslots: 0 })

  /** Both ends of the pager. */
  function pages(): { back: boolean; on: boolean } {
    if (layout() === 'calendar') return scrolls(months(), $offer.get().slots)
    const may = (by: Turn) => mayShow(pivot(by), $offer.get(), clock())
    return { back: may(-1), on: may(1) }
  }

  /** Seconds of the clocks of the place. */
  const clock = () => Math.floor(now() / 1000) + clocksAhead($offer.get().slots)

  return {
    $open,
    $ahead,
    /** What a turn changes: the parts that show it listen to it, so that a turn draws nothing else. */
    shown: { $month, $pivot },
    $services,
    $day,
    $offer,
    layout,
    services,
    offer,
    pivot,
    months,
    turns,
    turn,
    comeNear,
    refresh,
    close,
    pages,
    /** Today on the clocks of the place. */
    today: () => dayAt(clock()),
    toggle(): void {
      if (!isFirstPress('button')) return
      if ($open.get()) close()
      else open()
    },
    check(code: string, checked: boolean): void {
      const codes = new Set($services.get())
      if (checked) codes.add(code)
      else codes.delete(code)
      $services.set(codes)
      $day.set(null)
    },
    /** A day of the calendar: its only slot is chosen at once. */
    chooseDay(day: string): void {
      if (!isFirstPress('day')) return
      const [only, ...others] = offer().byDay.get(day) ?? []
      if (only && others.length === 0) select(only)
      else $day.set(day)
    },
    chooseTime(id: string): void {
      const slot = offer().slots.find(({ key }) => key === id)
      if (slot) select(slot)
    },
  }
}
export type Popup = ReturnType<typeof popup>
