import { Component, createRef, type KeyboardEvent, type ReactNode } from 'react'
import {
  columnsBefore,
  dayInMonth,
  daysAfter,
  monthOf,
  monthsAfter,
  weekdayOf,
  weeksOf,
} from '../rules/months.ts'
import { Drawings } from './drawings.ts'
import { DrawnDays, type ReasonAgainst, type Weeks } from './drawn-days.ts'
import { MonthTable } from './month-table.tsx'
import { focusedIn, gridMove, TabStop, type GridMove } from './roving.ts'
import own from './calendar-grid.css'

export interface Month {
  /** ISO month. */
  id: string
  /** Columns before the first day. Default: weeks start as the locale says. */
  before?: number | undefined
  /** Number of days. Default: all days of the month. */
  length?: number | undefined
}

export const calendarGridStyles = [own]

interface CalendarGridProps {
  /** One month or more, in their order. */
  months: readonly Month[]
  /** Months to which a turn may lead. They are drawn ahead. */
  coming?: (() => readonly Month[]) | undefined
  locale: string
  /** ISO day. */
  today: string
  /** ISO day. */
  selected: string | null
  /** Must be the same function as long as it says the same. */
  reasonAgainst: ReasonAgainst
  onChoose: (day: string) => void
  /** A key leads out of these months. false: there is nothing, and the focus stays. */
  onTurn?: ((months: 1 | -1) => boolean) | undefined
  /** The day that Tab reaches first. Default: the selected day, else the first that can be chosen. */
  start?: string | undefined
  part?: string | undefined
  dayPart?: string | undefined
}

const known = new Map<string, Weeks>()

/** The days of a month: the same array each time. */
function weeksIn({ before, id, length }: Month, locale: string): Weeks {
  const columns = before ?? columnsBefore(id, locale)
  const key = `${id} ${columns} ${length}`
  const weeks = known.get(key) ?? weeksOf(id, columns, length)
  known.set(key, weeks)
  return weeks
}

const isIn = (month: Month, day: string | null): day is string =>
  day !== null &&
  monthOf(day) === month.id &&
  (month.length === undefined || Number(day.slice(8)) <= month.length)

/**
 * Months as grids of days, as in the ARIA Authoring Practices: one Tab stop, arrow keys, Home and End in the week, Page Up
 * and Page Down by a month. Enter, Space and a press choose. Days that nobody can choose keep the focus and say why.
 */
export class CalendarGrid extends Component<CalendarGridProps> {
  node = createRef<HTMLDivElement>()
  /** Where the shopper came last. The months are drawn without it, so that a key within draws nothing. */
  #visited: string | null = null
  /** true: the focus goes to the day that Tab reaches when the months have been drawn. */
  #follows = false
  #tabStop = new TabStop()
  #drawings = new Drawings(
    (weeks: Weeks, ...look: [locale: string, against: ReasonAgainst, part?: string]) =>
      new DrawnDays(weeks, ...look),
  )
  /** The month that each table shows. */
  #tables: (string | null)[] = []

  /** The day that Tab reaches. null: no month has a day. */
  reached(): string | null {
    const { months, reasonAgainst, selected, start } = this.props
    const all = months.flatMap(month => weeksIn(month, this.props.locale).flat())
    const shown = (day: string | null | undefined) => (day && all.includes(day) ? day : null)
    const days = all.filter(day => day !== null)
    return (
      shown(this.#visited) ??
      shown(start) ??
      shown(selected) ??
      days.find(day => reasonAgainst(day) === null) ??
      days[0] ??
      null
    )
  }

  /** The day to which a key leads. */
  target(from: string, move: GridMove): string {
    const month = this.props.months.find(({ id }) => id === monthOf(from)) ?? { id: monthOf(from) }
    const week = weeksIn(month, this.props.locale).find(days => days.includes(from)) ?? []
    const days = week.filter(day => day !== null)
    switch (move) {
      case 'first':
        return days[0] ?? from
      case 'last':
        return days.at(-1) ?? from
      case 'back':
      case 'on':
        return dayInMonth(from, monthsAfter(monthOf(from), move === 'on' ? 1 : -1))
      default:
        return daysAfter(from, { left: -1, right: 1, up: -7, down: 7 }[move])
    }
  }

  move(from: string, move: GridMove): void {
    const { months, onTurn } = this.props
    const to = this.target(from, move)
    const month = months.find(({ id }) => id === monthOf(to))
    // A month may end before its last day.
    if (month && !isIn(month, to)) return
    this.#visited = to
    this.#follows = true
    // Other months get the focus when they have been drawn.
    if (month) this.rove()
    else if (!onTurn?.(to < from ? -1 : 1)) {
      this.#visited = from
      this.#follows = false
    }
  }

  press = (event: KeyboardEvent): void => {
    const from = (event.target as HTMLElement).dataset['day']
    if (!from) return
    const move = gridMove(event, event.currentTarget)
    if (move) this.move(from, move)
    else if (event.key === 'Enter' || event.key === ' ') this.choose(from)
    else return
    event.preventDefault()
  }

  choose(day: string): void {
    const { onChoose, reasonAgainst } = this.props
    this.#visited = day
    this.rove()
    if (reasonAgainst(day) === null) onChoose(day)
  }

  hasFocus(): boolean {
    return focusedIn(this.node.current, '[data-day]') !== null
  }

  override componentDidMount(): void {
    this.complete()
  }

  override getSnapshotBeforeUpdate(): boolean {
    return this.hasFocus()
  }

  override componentDidUpdate(_: unknown, _state: unknown, hadFocus: boolean): void {
    // A drawing can take the focus away.
    this.#follows ||= hadFocus && !this.hasFocus()
    this.complete()
  }

  override componentWillUnmount(): void {
    this.#drawings.stop()
  }

  /** What follows each drawing. */
  complete(): void {
    const { coming, locale, months, selected, today } = this.props
    for (const month of months) this.drawn(month).mark(selected, today)
    this.rove()
    this.#drawings.stop()
    if (coming) this.#drawings.drawAhead(() => coming().map(month => weeksIn(month, locale)))
  }

  drawn(month: Month): DrawnDays {
    return this.#drawings.of(weeksIn(month, this.props.locale))
  }

  rove(): void {
    const cell = this.node.current?.querySelector<HTMLElement>(`[data-day="${this.reached()}"]`)
    this.#tabStop.moveTo(cell ?? null, this.#follows)
    this.#follows = false
  }

  /**
   * The table of each month. A month that comes takes the table of one that goes: writing other days into it is quicker
   * than making another one.
   */
  tables(): number[] {
    const ids = this.props.months.map(({ id }) => id)
    const tables = this.#tables.map(id => (ids.includes(id ?? '') ? id : null))
    for (const id of ids) {
      if (tables.includes(id)) continue
      const free = tables.indexOf(null)
      tables[free < 0 ? tables.length : free] = id
    }
    this.#tables = tables
    return ids.map(id => tables.indexOf(id))
  }

  override render(): ReactNode {
    const { dayPart, locale, months, part, reasonAgainst } = this.props
    const tables = this.tables()
    this.#drawings.look(locale, reasonAgainst, dayPart)
    return (
      <div
        ref={this.node}
        className="months"
        onKeyDown={this.press}
        onClick={event => {
          const cell = (event.target as Element).closest<HTMLElement>('[data-day]')
          if (cell) this.choose(cell.dataset['day'] ?? '')
        }}
      >
        {months.map((month, at) => {
          const firstDay = `${month.id}-01`
          const column = weeksIn(month, locale)[0]?.indexOf(firstDay) ?? 0
          return (
            <MonthTable
              key={tables[at]}
              id={month.id}
              first={weekdayOf(daysAfter(firstDay, -column))}
              days={this.drawn(month).rows}
              locale={locale}
              part={part}
            />
          )
        })}
      </div>
    )
  }
}
