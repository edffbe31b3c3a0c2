import { doc } from '../dom/builtin.ts'
import { formatDay } from '../rules/date-format.ts'
import { CellMark } from './cell-mark.ts'

/** Days by week and column. null: no day. */
export type Weeks = readonly (readonly (string | null)[])[]

/** Why nobody can choose the day. null: it can be chosen. */
export type ReasonAgainst = (day: string) => string | null

/** The days of a month: a row per week, a cell per day. */
export class DrawnDays {
  readonly rows: readonly Element[]
  #cells = new Map<string, Element>()
  // A screen reader would say of every other day that it is not selected.
  #selected = new CellMark('aria-selected', 'true')
  #today = new CellMark('aria-current', 'date')

  constructor(weeks: Weeks, locale: string, reasonAgainst: ReasonAgainst, part?: string) {
    const like = doc.createElement('td')
    like.className = 'day'
    like.tabIndex = -1
    if (part) like.setAttribute('part', part)
    this.rows = weeks.map(week => {
      const row = doc.createElement('tr')
      for (const day of week) {
        if (day === null) {
          row.appendChild(doc.createElement('td'))
          continue
        }
        const cell = like.cloneNode() as Element
        const name = formatDay(day, 'full', locale)
        const reason = reasonAgainst(day)
        cell.setAttribute('data-day', day)
        cell.setAttribute('aria-label', reason === null ? name : `${name}, ${reason}`)
        if (reason !== null) cell.setAttribute('aria-disabled', 'true')
        cell.textContent = formatDay(day, 'day', locale)
        row.appendChild(cell)
        this.#cells.set(day, cell)
      }
      return row
    })
  }

  /** Days that are not of this month mark none. */
  mark(selected: string | null, today: string): void {
    this.#selected.moveTo(this.#cells.get(selected ?? '') ?? null)
    this.#today.moveTo(this.#cells.get(today) ?? null)
  }
}
