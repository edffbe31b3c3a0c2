import { Component, createRef, type KeyboardEvent, type ReactNode } from 'react'
import { formatColumn, formatDay } from '../rules/date-format.ts'
import { weekdayOf } from '../rules/months.ts'
import { Drawings } from './drawings.ts'
import { DrawnRows } from './drawn-rows.tsx'
import { DrawnTimes } from './drawn-times.ts'
import { Icon } from './icon.tsx'
import { check } from './icons/check.ts'
import { KeptNodes } from './kept-nodes.ts'
import { Pager, pagerStyles } from './pager.tsx'
import { focusedIn, gridMove, TabStop } from './roving.ts'
import {
  dayRows,
  moved,
  nameOf,
  timeRows,
  type Row,
  type TimesPage,
  type Timeslot,
} from './time-rows.ts'
import own from './timeslot-table.css'

export type { Timeslot, TimesPage }

export const timeslotTableStyles = [...pagerStyles, own]

interface TimeslotTableProps {
  /** Must be the same object as long as it says the same. */
  page: TimesPage
  /** Pages to which a turn may lead: the same objects each time. A table draws them ahead. */
  coming?: (() => readonly TimesPage[]) | undefined
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

/** What can have the focus: a time, or the text in place of the table. */
const focusables = '[data-time], .no-times'

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

  #kept = new KeptNodes()
  #rows = { table: new WeakMap<TimesPage, Row[]>(), list: new WeakMap<TimesPage, Row[]>() }
  #drawings = new Drawings(
    (rows: readonly Row[], ...look: [locale: string, eveningLabel: string, part?: string]) =>
      new DrawnTimes(rows, ...look),
  )

  /** The same array each time. */
  rows(page = this.props.page): readonly Row[] {
    const { look } = this.props
    const known = this.#rows[look]
    const rows = known.get(page) ?? (look === 'table' ? timeRows : dayRows)(page)
    known.set(page, rows)
    return rows
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
    return focusedIn(this.node.current, focusables) !== null
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
    const { coming, look, selectedId } = this.props
    this.#drawings.stop()
    if (look === 'table') {
      this.#drawings.of(this.rows()).mark(selectedId)
      if (coming) this.#drawings.drawAhead(() => coming().map(page => this.rows(page)))
    }
    this.rove()
  }

  rove(): void {
    const id = this.reached(this.rows())
    const find = (place: string) => this.node.current?.querySelector<HTMLElement>(place) ?? null
    this.#tabStop.moveTo(
      id === null ? null : find(`[data-time="${CSS.escape(id)}"]`),
      this.#follows,
    )
    if (this.#follows && id === null) find('.no-times')?.focus()
    this.#follows = false
  }

  visit(id: string): void {
    this.#visited = id
    this.rove()
  }

  choose(id: string): void {
    this.visit(id)
    this.props.onChoose(id)
  }

  /** A cell that is the control itself, as the ARIA Authoring Practices have it in grids of days. */
  time(slot: Timeslot): ReactNode {
    const { id, note, time } = slot
    const { locale, selectedId, timePart } = this.props
    const name = nameOf(slot, locale)
    const isSelected = id === selectedId
    const seen = [isSelected, timePart, name, time, note].join()
    return this.#kept.node(id, seen, () => (
      <span
        key={id}
        role="gridcell"
        className="time"
        part={timePart}
        data-time={id}
        tabIndex={-1}
        // A screen reader would say of every other time that it is not selected.
        aria-selected={isSelected || undefined}
        aria-label={name}
      >
        <span className="time-face" aria-hidden="true">
          {isSelected && <Icon path={check} />}
          <bdi>{time}</bdi>
          {note && <bdi className="time-note">{note}</bdi>}
        </span>
      </span>
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

  table(rows: readonly Row[]): ReactNode {
    const { ofDay, ofEvening } = this.#drawings.of(rows)
    return (
      <table role="grid" className="times" aria-label={this.props.label}>
        {this.heads()}
        {ofDay.length > 0 && <DrawnRows key="day" rows={ofDay} />}
        {ofEvening.length > 0 && <DrawnRows key="evening" rows={ofEvening} />}
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
              {places.map(place => place && this.time(place))}
            </div>
          </div>
        ))}
      </div>
    )
  }

  override render(): ReactNode {
    const { emptyText, eveningLabel, locale, look, pager, part, timePart } = this.props
    const rows = this.rows()
    this.#drawings.look(locale, eveningLabel, timePart)
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
