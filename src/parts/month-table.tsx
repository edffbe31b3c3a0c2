import { Component, type ReactNode } from 'react'
import { formatColumn, formatDay } from '../rules/date-format.ts'
import { daysAfter } from '../rules/months.ts'
import { DrawnRows } from './drawn-rows.tsx'

const aSunday = '2026-03-01'

interface WeekdaysProps {
  /** The weekday of the first column. 0: Sunday. */
  first: number
  locale: string
}

/** Names of the columns. */
class Weekdays extends Component<WeekdaysProps> {
  override shouldComponentUpdate({ first, locale }: WeekdaysProps): boolean {
    return first !== this.props.first || locale !== this.props.locale
  }

  override render(): ReactNode {
    const { first, locale } = this.props
    return (
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
    )
  }
}

interface MonthTableProps extends WeekdaysProps {
  /** ISO month. */
  id: string
  days: readonly Element[]
  part?: string | undefined
}

/** A month as a grid of days. */
export const MonthTable = ({ days, first, id, locale, part }: MonthTableProps) => (
  <table role="grid" className="month" part={part}>
    <caption>{formatDay(`${id}-01`, 'month', locale)}</caption>
    <Weekdays first={first} locale={locale} />
    <DrawnRows rows={days} />
  </table>
)
