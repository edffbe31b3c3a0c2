import { atom } from 'nanostores'
import { monthsAfter } from '../../../rules/months.ts'
import type { CalendarPorts } from './delivery-calendar.ports.ts'
import type { SlotChoice } from './choice.model.ts'
import type { SlotData } from './data.model.ts'
import { layoutOf } from './layout.rules.ts'
import type { Action } from './metric.rules.ts'
import { firstMonth, noLengths, scrolls, shownMonths } from './months.rules.ts'
import { withServices, type Slot } from './slots.rules.ts'
import { firstPivot, mayShow, spanOf, turned } from './window.rules.ts'

interface Surroundings {
  source: SlotData
  choice: SlotChoice
  now: () => number
  count: (action: Action) => void
  select: (slot: Slot) => void
}

/** The pop-up: whether it is open, and what of the slots it shows. */
export function popup(ports: CalendarPorts, around: Surroundings) {
  const { source, choice, now, count, select } = around
  const $open = atom(false)
  /** The month on the left, and the day in the middle of the timeslot table. null: where the choice is. */
  const $month = atom<string | null>(null)
  const $pivot = atom<string | null>(null)
  /** Codes of the checked services (CAL-010). */
  const $services = atom<ReadonlySet<string>>(new Set())
  /** The day whose times show below the months. */
  const $day = atom<string | null>(null)
  /** Offered slots, as of the opening. */
  const $offered = atom<readonly Slot[]>([])
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

  function refresh(): void {
    $offered.set(choice.offered())
    // Time has taken the last slot, and the server may have others by now.
    if (source.$state.get() === 'available' && $offered.get().length === 0) source.retry()
  }

  function open(): void {
    refresh()
    const state = source.$state.get()
    if (state !== 'available' && state !== 'loading') return
    $month.set(null)
    $pivot.set(null)
    $day.set(null)
    $open.set(true)
    ports.state('open', true)
    ports.emit('dp-calendar-opened', {})
    count('open')
    if (!isBuilt) count('build')
    isBuilt = true
  }

  function close(): void {
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
    return named.filter(({ id }) => $offered.get().some(slot => slot.services.includes(id)))
  }
  /** A check box that another answer has taken away narrows nothing. */
  function slots(): readonly Slot[] {
    const checked = $services.get()
    const codes = services().flatMap(({ id }) => (checked.has(id) ? id : []))
    return withServices($offered.get(), codes)
  }
  function pivot(): string {
    const chosen = choice.$selected.get()
    const narrowed = slots()
    return $pivot.get() ?? firstPivot(narrowed.length > 0 ? narrowed : $offered.get(), chosen)
  }

  const months = () =>
    shownMonths(
      $month.get() ?? firstMonth(ports.config, $offered.get(), choice.$selected.get()),
      ports.config,
      source.$data.get() ?? noLengths,
    )

  /** false: there is no such page. */
  function turn(pages: 1 | -1): boolean {
    const isTable = layout() === 'timeslots'
    const to = turned(pivot(), pages)
    if (isTable && !mayShow(to, spanOf($offered.get(), now() / 1000))) return false
    if (isTable) $pivot.set(to)
    else {
      const shown = months()
      const ways = scrolls(shown, $offered.get())
      if (!(pages > 0 ? ways.on : ways.back)) return false
      $month.set(monthsAfter(shown[0].id, pages))
    }
    count(pages > 0 ? 'nextPage' : 'previousPage')
    return true
  }

  const layout = () =>
    layoutOf(ports.config, $offered.get(), source.$data.get() ?? { timeslots: 0 })

  return {
    $open,
    $month,
    $pivot,
    $services,
    $day,
    $offered,
    layout,
    services,
    slots,
    pivot,
    months,
    turn,
    refresh,
    close,
    /** Both ends of the pager. */
    pages() {
      if (layout() === 'calendar') return scrolls(months(), $offered.get())
      const span = spanOf($offered.get(), now() / 1000)
      const at = pivot()
      const may = (pages: 1 | -1) => mayShow(turned(at, pages), span)
      return { back: may(-1), on: may(1) }
    },
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
      const times = slots().filter(({ startDate }) => startDate === day)
      const [only] = times
      if (times.length === 1 && only) select(only)
      else $day.set(day)
    },
    chooseTime(id: string): void {
      const slot = slots().find(({ key }) => key === id)
      if (slot) select(slot)
    },
  }
}
export type Popup = ReturnType<typeof popup>
