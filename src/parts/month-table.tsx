import { Component, createRef, type ReactNode } from 'react'
import { doc } from '../dom/builtin.ts'
import { formatColumn, formatDay } from '../rules/date-format.ts'
import { columnsBefore, daysAfter, weekdayOf, weeksOf } from '../rules/months.ts'
import { KeptNodes } from './kept-nodes.ts'

export interface Month {
  /** ISO month. */
  id: string
  /** Columns before the first day. Default: weeks start as the locale says. */
  before?: number | undefined
  /** Number of days. Default: all days of the month. */
  length?: number | undefined
}

export interface MonthProps {
  month: Month
  locale: string
  /** ISO day. */
  today: string
  /** null: the selected day is not in this month. */
  selected: string | null
  /** Why nobody can choose the day. null: it can be chosen. Must be the same function as long as it says the same. */
  reasonAgainst: (day: string) => string | null
  part?: string | undefined
  dayPart?: string | undefined
}

/** Days by week and column. null: no day. */
type Weeks = readonly (readonly (string | null)[])[]

const known = new Map<string, Weeks>()

/** The days of a month. A key in the grid asks for them several times. */
export function weeksIn({ before, id, length }: Month, locale: string): Weeks {
  const columns = before ?? columnsBefore(id, locale)
  const key = `${id} ${columns} ${length}`
  const weeks = known.get(key) ?? weeksOf(id, columns, length)
  known.set(key, weeks)
  return weeks
}

const aSunday = '2026-03-01'

/**
 * A month as a grid of days. The renderer draws the table and its heads. The days are drawn here: a key that
 * turns draws 31 of them, and takes a fifth less so. They have no children, and their grid listens for them.
 */
export class MonthTable extends Component<MonthProps> {
  #body = createRef<HTMLTableSectionElement>()
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

  override componentDidMount(): void {
    this.drawDays()
  }

  override componentDidUpdate(before: MonthProps): void {
    const { dayPart, locale, month, reasonAgainst, selected, today } = this.props
    const hasSameDays =
      weeksIn(month, locale) === weeksIn(before.month, before.locale) &&
      locale === before.locale &&
      reasonAgainst === before.reasonAgainst &&
      dayPart === before.dayPart
    if (hasSameDays) this.mark([before.selected, selected, before.today, today])
    else this.drawDays()
  }

  /** The cells of the month before go, so that the focus moves: a screen reader reads the day that it comes to. */
  drawDays(): void {
    const { dayPart, locale, month, selected, today } = this.props
    const row = doc.createElement('tr')
    const empty = doc.createElement('td')
    empty.className = 'no-day'
    const cell = doc.createElement('td')
    cell.className = 'day'
    cell.tabIndex = -1
    if (dayPart) cell.setAttribute('part', dayPart)
    const rows = weeksIn(month, locale).map(week => {
      const own = row.cloneNode()
      for (const day of week) {
        own.appendChild(day === null ? empty.cloneNode() : this.day(day, cell))
      }
      return own
    })
    this.#body.current?.replaceChildren(...rows)
    this.mark([selected, today])
  }

  day(day: string, like: HTMLElement): HTMLElement {
    const { locale, reasonAgainst } = this.props
    const cell = like.cloneNode() as HTMLElement
    const name = formatDay(day, 'full', locale)
    const reason = reasonAgainst(day)
    cell.setAttribute('data-day', day)
    cell.setAttribute('aria-label', reason === null ? name : `${name}, ${reason}`)
    if (reason !== null) cell.setAttribute('aria-disabled', 'true')
    cell.textContent = formatDay(day, 'day', locale)
    return cell
  }

  /** Shows which of these days is selected, and which is today. */
  mark(days: readonly (string | null)[]): void {
    const { selected, today } = this.props
    for (const day of days) {
      const cell = this.#body.current?.querySelector(`[data-day="${day}"]`)
      if (!cell) continue
      // A screen reader would say of every other day that it is not selected.
      if (day === selected) cell.setAttribute('aria-selected', 'true')
      else cell.removeAttribute('aria-selected')
      if (day === today) cell.setAttribute('aria-current', 'date')
      else cell.removeAttribute('aria-current')
    }
  }

  /** Names of the columns. `first`: the weekday of the first one. */
  heads(first: number): ReactNode {
    const { locale } = this.props
    return this.#kept.node('heads', `${first} ${locale}`, () => (
      <thead>
        <tr>
          {[0, 1, 2, 3, 4, 5, 6].map(column => {
            const day = daysAfter(aSunday, first + column)
            const name = formatDay(day, 'weekdayInFull', locale)
            return (
              <th key={column} scope="col" abbr={name} aria-label={name}>
                {formatColumn(day, locale)}
              </th>
            )
          })}
        </tr>
      </thead>
    ))
  }

  override render(): ReactNode {
    const { locale, month, part } = this.props
    const firstDay = `${month.id}-01`
    const column = weeksIn(month, locale)[0]?.indexOf(firstDay) ?? 0
    this.#kept.begin()
    return (
      <table role="grid" className="month" part={part}>
        <caption>{formatDay(firstDay, 'month', locale)}</caption>
        {this.heads(weekdayOf(daysAfter(firstDay, -column)))}
        <tbody ref={this.#body} />
      </table>
    )
  }
}
