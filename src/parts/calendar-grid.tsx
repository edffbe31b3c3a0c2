import { Component, createRef, type KeyboardEvent, type ReactNode } from 'react'
import { formatColumn, formatDay } from '../rules/date-format.ts'
import {
  columnsBefore,
  dayInMonth,
  daysAfter,
  monthOf,
  monthsAfter,
  weekdayOf,
  weeksOf,
} from '../rules/months.ts'
import { KeptNodes } from './kept-nodes.ts'
import { gridMove, TabStop, type GridMove } from './roving.ts'
import own from './calendar-grid.css'

export const calendarGridStyles = [own]

export interface Month {
  /** ISO month. */
  id: string
  /** Columns before the first day. Default: weeks start as the locale says. */
  before?: number | undefined
  /** Number of days. Default: all days of the month. */
  length?: number | undefined
}

interface CalendarGridProps {
  /** One month or more, in their order. */
  months: readonly Month[]
  locale: string
  /** ISO day. */
  today: string
  selected: string | null
  /** Why nobody can choose the day. null: it can be chosen. Must be the same function as long as it says the same. */
  reasonAgainst: (day: string) => string | null
  onChoose: (day: string) => void
  /** A key leads out of these months. false: there is nothing, and the focus stays. */
  onTurn?: ((months: 1 | -1) => boolean) | undefined
  /** The day that Tab reaches first. Default: the selected day, else the first that can be chosen. */
  start?: string | undefined
  part?: string | undefined
  dayPart?: string | undefined
}

type MonthProps = Pick<
  CalendarGridProps,
  'dayPart' | 'locale' | 'part' | 'reasonAgainst' | 'today'
> & {
  month: Month
  /** null: the selected day is not in this month. */
  selected: string | null
}

const known = new Map<string, readonly (readonly (string | null)[])[]>()

/** Each key asks for the same weeks several times. */
function weeksIn({ before, id, length }: Month, locale: string) {
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

/** A month. A key in the grid draws only the months whose days have changed. */
class MonthTable extends Component<MonthProps> {
  #kept = new KeptNodes()

  override shouldComponentUpdate(next: MonthProps): boolean {
    const { month: now, ...others } = this.props
    const { month, ...rest } = next
    return (
      now.id !== month.id ||
      now.before !== month.before ||
      now.length !== month.length ||
      Object.entries(rest).some(([name, value]) => others[name as keyof typeof others] !== value)
    )
  }

  day(day: string | null, column: number): ReactNode {
    if (day === null) return <td key={column} className="no-day" />
    const { dayPart, locale, reasonAgainst, selected, today } = this.props
    const reason = reasonAgainst(day)
    const marks = [day === selected, day === today] as const
    const [isSelected, isToday] = marks
    return this.#kept.node(day, [...marks, dayPart, locale, reason].join(), () => (
      <td
        key={day}
        className="day"
        part={dayPart}
        data-day={day}
        tabIndex={-1}
        // A screen reader would say of every other day that it is not selected.
        aria-selected={isSelected || undefined}
        aria-disabled={reason === null ? undefined : true}
        aria-current={isToday ? 'date' : undefined}
        aria-label={[formatDay(day, 'full', locale), reason].filter(Boolean).join(', ')}
      >
        {formatDay(day, 'day', locale)}
      </td>
    ))
  }

  /** Names of the columns, from the one of the first day on. */
  heads([first = []]: readonly (readonly (string | null)[])[]): ReactNode {
    const { locale, month } = this.props
    const column = first.findIndex(day => day !== null)
    return this.#kept.node('heads', `${column} ${locale}`, () => (
      <thead>
        <tr>
          {first
            .map((_day, at) => daysAfter(`${month.id}-01`, at - column))
            .map(day => (
              <th
                key={weekdayOf(day)}
                scope="col"
                abbr={formatDay(day, 'weekdayInFull', locale)}
                aria-label={formatDay(day, 'weekdayInFull', locale)}
              >
                {formatColumn(day, locale)}
              </th>
            ))}
        </tr>
      </thead>
    ))
  }

  override render(): ReactNode {
    const { locale, month, part } = this.props
    const weeks = weeksIn(month, locale)
    this.#kept.begin()
    return (
      <table role="grid" className="month" part={part}>
        <caption>{formatDay(`${month.id}-01`, 'month', locale)}</caption>
        {this.heads(weeks)}
        <tbody>
          {weeks.map(week => (
            <tr key={week.find(Boolean)}>{week.map((day, at) => this.day(day, at))}</tr>
          ))}
        </tbody>
      </table>
    )
  }
}

/**
 * Months as grids of days, as in the ARIA Authoring Practices: one Tab stop, arrow keys, Home and End in the week, Page Up
 * and Page Down by a month. Enter, Space and a press choose. Days that nobody can choose keep the focus and say why.
 */
export class CalendarGrid extends Component<CalendarGridProps, { reached: string | null }> {
  override state: { reached: string | null } = { reached: null }
  node = createRef<HTMLDivElement>()
  /** The day that gets the focus when the months have been drawn. */
  #wanted: string | null = null
  #tabStop = new TabStop()

  /** The day that Tab reaches. null: no month has a day. */
  reached(): string | null {
    const { months, reasonAgainst, selected, start } = this.props
    const { reached } = this.state
    const all = months.flatMap(month => weeksIn(month, this.props.locale).flat())
    const shown = (day: string | null | undefined) => (day && all.includes(day) ? day : null)
    const days = all.filter(day => day !== null)
    return (
      shown(reached) ??
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
    if (month ? !isIn(month, to) : !onTurn?.(to < from ? -1 : 1)) return
    this.#wanted = to
    this.setState({ reached: to })
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
    this.setState({ reached: day })
    if (reasonAgainst(day) === null) onChoose(day)
  }

  override componentDidMount(): void {
    this.rove()
  }

  override componentDidUpdate(): void {
    this.rove()
  }

  rove(): void {
    const day = this.reached()
    const cell = this.node.current?.querySelector<HTMLElement>(`[data-day="${day}"]`) ?? null
    const isWanted = day !== null && day === this.#wanted
    if (isWanted) this.#wanted = null
    this.#tabStop.moveTo(cell, isWanted)
  }

  override render(): ReactNode {
    const { dayPart, locale, months, part, reasonAgainst, selected, today } = this.props
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
        {months.map(month => (
          <MonthTable
            key={month.id}
            month={month}
            locale={locale}
            today={today}
            selected={isIn(month, selected) ? selected : null}
            reasonAgainst={reasonAgainst}
            part={part}
            dayPart={dayPart}
          />
        ))}
      </div>
    )
  }
}
