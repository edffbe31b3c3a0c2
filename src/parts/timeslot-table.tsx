import { Component, createRef, type KeyboardEvent, type ReactNode } from 'react'
import { formatColumn, formatDay } from '../rules/date-format.ts'
import { weekdayOf } from '../rules/months.ts'
import { Icon } from './icon.tsx'
import { check } from './icons/check.ts'
import { KeptNodes } from './kept-nodes.ts'
import { Pager, pagerStyles } from './pager.tsx'
import { gridMove, hasFocus, TabStop, type GridMove } from './roving.ts'
import own from './timeslot-table.css'

export const timeslotTableStyles = [...pagerStyles, own]

/** A time on a day that can be chosen. */
export interface Timeslot {
  id: string
  /** ISO day. */
  day: string
  /** From when to when, such as 8:00 – 10:00 AM. Times of the same words stand in one row. */
  time: string
  /** Times stand in this order. */
  order: string
  isEvening: boolean
  /** What it costs, or what else to know of it. */
  note?: string | undefined
}

export interface TimesPage {
  /** ISO days, one a column. */
  days: readonly string[]
  /** The times of these days. */
  times: readonly Timeslot[]
}

interface TimeslotTableProps {
  /** Must be the same object as long as it says the same. */
  page: TimesPage
  locale: string
  /** ISO day. */
  today: string
  selectedId: string | null
  /** Accessible name of the table. */
  label: string
  eveningLabel: string
  /** Shows in place of the table if no time is to be had. */
  emptyText: string
  onChoose: (id: string) => void
  pager: {
    /** The month, or the months, of the days. */
    text: string
    previousLabel: string
    nextLabel: string
    hasPrevious: boolean
    hasNext: boolean
    onTurn: (pages: 1 | -1) => void
  }
  /** A row per time with a column per day, or a line per day with all its times, for narrow places. */
  look: 'table' | 'list'
  part?: string | undefined
  timePart?: string | undefined
}

interface Row {
  key: string
  isEvening: boolean
  /** In a table, a place per day. */
  places: readonly (Timeslot | null)[]
}

/** What can have the focus: a time, or the text in place of the table. */
const focusables = '[data-time], .no-times'

/** A cell by the name that the renderer knows it by. */
interface Place {
  row: Row
  cell: number
}

const inOrder = (times: readonly Timeslot[]) =>
  times.toSorted((a, b) => (a.order < b.order ? -1 : Number(a.order > b.order)))

/** A row per time: those of the day first, then those of the evening. */
function timeRows({ days, times }: TimesPage): Row[] {
  const rows = new Map<string, { isEvening: boolean; byDay: Map<string, Timeslot> }>()
  for (const time of inOrder(times)) {
    let key = `${time.isEvening} ${time.time}`
    // A day may have two slots of the same time, at two prices: the second one has a row of its own.
    while (rows.get(key)?.byDay.has(time.day)) key += '+'
    const row = rows.get(key) ?? { isEvening: time.isEvening, byDay: new Map() }
    row.byDay.set(time.day, time)
    rows.set(key, row)
  }
  const all = [...rows].map(([key, { byDay, isEvening }]) => ({
    key,
    isEvening,
    places: days.map(day => byDay.get(day) ?? null),
  }))
  return [...all.filter(row => !row.isEvening), ...all.filter(row => row.isEvening)]
}

/** A line per day and part of the day. Days without times have none. */
function dayRows({ days, times }: TimesPage): Row[] {
  const ordered = inOrder(times)
  return days.flatMap(day =>
    [false, true].flatMap(isEvening => {
      const places = ordered.filter(time => time.day === day && time.isEvening === isEvening)
      return places.length > 0 ? [{ key: `${isEvening} ${day}`, isEvening, places }] : []
    }),
  )
}

/** The nearest time in a row, seen from a column: in a list, lines are not as long as each other. */
function nearest(row: Row, column: number): Timeslot | null {
  let best: Timeslot | null = null
  let distance = Infinity
  row.places.forEach((place, at) => {
    if (!place || Math.abs(at - column) >= distance) return
    best = place
    distance = Math.abs(at - column)
  })
  return best
}

/** The time to which a key leads. null: there is none on that side. */
function moved(rows: readonly Row[], id: string, move: GridMove): Timeslot | null {
  const at = rows.findIndex(row => row.places.some(place => place?.id === id))
  const row = rows[at]
  if (!row) return null
  const column = row.places.findIndex(place => place?.id === id)
  switch (move) {
    case 'first':
      return row.places.find(place => place !== null) ?? null
    case 'last':
      return row.places.findLast(place => place !== null) ?? null
    case 'left':
      return row.places.slice(0, column).findLast(place => place !== null) ?? null
    case 'right':
      return row.places.slice(column + 1).find(place => place !== null) ?? null
    case 'up':
    case 'down': {
      const next = rows[at + (move === 'up' ? -1 : 1)]
      return next ? nearest(next, column) : null
    }
    default:
      return null
  }
}

/**
 * Times of seven days to choose from, with a pager. One Tab stop: arrow keys go from time to time, Home and End in the row,
 * Page Up and Page Down to other days. Enter, Space and a press choose.
 */
export class TimeslotTable extends Component<TimeslotTableProps> {
  node = createRef<HTMLDivElement>()
  /** Where the shopper came last. The table is drawn without it, so that a key within draws nothing. */
  #visited: string | null = null
  /** true: the focus goes to the time that Tab reaches when the table has been drawn. */
  #follows = false
  #tabStop = new TabStop()

  /** The days that were drawn last. */
  #days = ''
  /** The cell of the time that Tab reaches. */
  #last: Place | null = null
  /** By how many columns the cells of a row have moved. */
  #shifts = new Map<string, number>()

  #kept = new KeptNodes()
  #known: (Pick<TimeslotTableProps, 'look' | 'page'> & { rows: readonly Row[] }) | null = null

  /** Each key asks for the same rows several times. */
  rows(): readonly Row[] {
    const { look, page } = this.props
    if (this.#known?.page !== page || this.#known.look !== look) {
      this.#known = { look, page, rows: (look === 'table' ? timeRows : dayRows)(page) }
    }
    return this.#known.rows
  }

  /** The time that Tab reaches. */
  reached(rows: readonly Row[]): string | null {
    const all = rows.flatMap(({ places }) => places.flatMap(place => place?.id ?? []))
    const { selectedId } = this.props
    const has = (id: string | null) => (id !== null && all.includes(id) ? id : null)
    return has(this.#visited) ?? has(selectedId) ?? all[0] ?? null
  }

  turn(pages: 1 | -1): void {
    const { pager } = this.props
    if (pages > 0 ? pager.hasNext : pager.hasPrevious) pager.onTurn(pages)
  }

  press = (event: KeyboardEvent): void => {
    const grid = this.node.current
    const place = (event.target as Element).closest<HTMLElement>(focusables)
    const move = place && grid && gridMove(event, grid)
    const id = place?.dataset['time'] ?? ''
    if (move === 'on' || move === 'back') {
      this.#follows = true
      this.turn(move === 'on' ? 1 : -1)
    } else if (move) {
      const next = moved(this.rows(), id, move)
      if (next) {
        this.#follows = true
        this.visit(next.id)
      }
    } else if (id && (event.key === 'Enter' || event.key === ' ')) this.choose(id)
    else return
    event.preventDefault()
  }

  hasFocus(): boolean {
    return hasFocus(this.node.current, focusables)
  }

  override componentDidMount(): void {
    this.rove()
  }

  override getSnapshotBeforeUpdate(): boolean {
    return this.hasFocus()
  }

  override componentDidUpdate(_: unknown, _state: unknown, hadFocus: boolean): void {
    // A drawing can take the focus away.
    this.#follows ||= hadFocus && !this.hasFocus()
    this.rove()
  }

  rove(): void {
    const rows = this.rows()
    const id = this.reached(rows)
    const find = (place: string) => this.node.current?.querySelector<HTMLElement>(place) ?? null
    this.#tabStop.moveTo(
      id === null ? null : find(`[data-time="${CSS.escape(id)}"]`),
      this.#follows,
    )
    if (this.#follows && id === null) find('.no-times')?.focus()
    this.#follows = false
    this.#last = this.place(rows, id)
  }

  visit(id: string): void {
    this.#visited = id
    this.rove()
  }

  choose(id: string): void {
    this.visit(id)
    this.props.onChoose(id)
  }

  /** What a cell shows. In a table, the row says the time. */
  face({ note, time }: Timeslot, isSelected: boolean): ReactNode {
    const mark = isSelected && <Icon path={check} />
    if (this.props.look === 'table') return mark || note
    return (
      <span className="time-face" aria-hidden="true">
        {mark}
        <bdi>{time}</bdi>
        {note && <bdi className="time-note">{note}</bdi>}
      </span>
    )
  }

  /** Names of the cells of a row. */
  cells({ key, places }: Row): readonly number[] {
    const shift = this.#shifts.get(key) ?? 0
    return places.map((_, column) => (column + shift) % places.length)
  }

  /** The cell of a time. null: no row has it. */
  place(rows: readonly Row[], id: string | null): Place | null {
    for (const row of rows) {
      const column = row.places.findIndex(place => place?.id === id)
      if (column >= 0) return { row, cell: this.cells(row)[column]! }
    }
    return null
  }

  /**
   * Other days are other words in the same cells, which a browser draws in half the time. But the focus has to move, so that
   * a screen reader reads the time that it comes to. If it came to the same cell, the cells of that row move on by a column.
   */
  moveCells(rows: readonly Row[], reached: string | null): void {
    const [from, to] = [this.#last, this.place(rows, reached)]
    if (!to || from?.row.key !== to.row.key || from.cell !== to.cell) return
    const { key, places } = to.row
    this.#shifts.set(key, ((this.#shifts.get(key) ?? 0) + places.length - 1) % places.length)
  }

  /** A cell that is the control itself, as the ARIA Authoring Practices have it in grids of days. */
  time(slot: Timeslot, key: number): ReactNode {
    const { id, day, note, time } = slot
    const { locale, look, selectedId, timePart } = this.props
    const isInTable = look === 'table'
    const Cell = isInTable ? 'td' : 'span'
    const isSelected = id === selectedId
    const seen = [isSelected, look, locale, timePart, day, time, note, key].join()
    return this.#kept.node(id, seen, () => (
      <Cell
        key={key}
        // In a grid, a `td` has this role by itself.
        role={isInTable ? undefined : 'gridcell'}
        className="time"
        part={timePart}
        data-time={id}
        tabIndex={-1}
        // A screen reader would say of every other time that it is not selected.
        aria-selected={isSelected || undefined}
        aria-label={[formatDay(day, 'long', locale), time, note].filter(Boolean).join(', ')}
      >
        {this.face(slot, isSelected)}
      </Cell>
    ))
  }

  /** The days above the columns. */
  heads(): ReactNode {
    const { locale, page, today } = this.props
    return this.#kept.node('heads', [locale, today, ...page.days].join(), () => (
      <thead>
        <tr>
          <td />
          {page.days.map(day => (
            <th
              key={weekdayOf(day)}
              scope="col"
              aria-label={formatDay(day, 'long', locale)}
              aria-current={day === today ? 'date' : undefined}
            >
              <span>{formatColumn(day, locale)}</span>
              <span className="date">{formatDay(day, 'day', locale)}</span>
            </th>
          ))}
        </tr>
      </thead>
    ))
  }

  row(row: Row): ReactNode {
    const { key, places } = row
    const cells = this.cells(row)
    return (
      <tr key={key}>
        <th scope="row">
          <bdi>{places.find(Boolean)?.time}</bdi>
        </th>
        {places.map((place, at) =>
          place ? this.time(place, cells[at]!) : <td key={cells[at]} data-off="true" />,
        )}
      </tr>
    )
  }

  group(rows: readonly Row[]): ReactNode {
    const { eveningLabel, page } = this.props
    const [first] = rows
    if (!first) return null
    return (
      <tbody key={`${first.isEvening}`}>
        {first.isEvening && (
          <tr>
            <th className="evening" scope="rowgroup" colSpan={page.days.length + 1}>
              {eveningLabel}
            </th>
          </tr>
        )}
        {rows.map(row => this.row(row))}
      </tbody>
    )
  }

  table(rows: readonly Row[]): ReactNode {
    const { label } = this.props
    return (
      <table role="grid" className="times" aria-label={label}>
        {this.heads()}
        {this.group(rows.filter(row => !row.isEvening))}
        {this.group(rows.filter(row => row.isEvening))}
      </table>
    )
  }

  list(rows: readonly Row[]): ReactNode {
    const { eveningLabel, label, locale } = this.props
    return (
      <div role="grid" className="time-list" aria-label={label}>
        {rows.map(({ isEvening, key, places }) => (
          <div key={key} role="row">
            <span role="rowheader" className="time-day">
              {formatDay(places[0]?.day ?? '', 'long', locale)}
              {isEvening && <span className="time-part"> · {eveningLabel}</span>}
            </span>
            <div className="day-times" role="presentation">
              {places.map((place, at) => place && this.time(place, at))}
            </div>
          </div>
        ))}
      </div>
    )
  }

  override render(): ReactNode {
    const { emptyText, look, page: shown, pager, part } = this.props
    const rows = this.rows()
    if (shown.days.join() !== this.#days) {
      this.#days = shown.days.join()
      this.moveCells(rows, this.reached(rows))
    }
    this.#kept.begin()
    const page = Number(pager.hasPrevious)
    return (
      <div
        ref={this.node}
        className="timeslots"
        part={part}
        onKeyDown={this.press}
        onClick={event => {
          const cell = (event.target as Element).closest<HTMLElement>('[data-time]')
          if (cell) this.choose(cell.dataset['time'] ?? '')
        }}
      >
        <Pager
          text={pager.text}
          previousLabel={pager.previousLabel}
          nextLabel={pager.nextLabel}
          page={page}
          lastPage={page + Number(pager.hasNext)}
          onTurn={next => this.turn(next > page ? 1 : -1)}
        />
        {rows.length === 0 ? (
          <p className="no-times" tabIndex={-1}>
            {emptyText}
          </p>
        ) : look === 'table' ? (
          this.table(rows)
        ) : (
          this.list(rows)
        )}
      </div>
    )
  }
}
