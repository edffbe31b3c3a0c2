import { Component, createRef, type ReactNode } from 'react'
import { doc } from '../dom/builtin.ts'
import { iconNode } from './icon.tsx'
import { check } from './icons/check.ts'
import { nameOf, type Row, type Timeslot } from './time-rows.ts'

interface TimesBodyProps {
  /** All rows of the table. The same array as long as it says the same. */
  rows: readonly Row[]
  /** Which of the rows show. */
  isEvening: boolean
  eveningLabel: string
  locale: string
  selectedId: string | null
  /** The time that Tab will reach. Another one alone draws nothing. */
  reachedId: string | null
  timePart?: string | undefined
}

/** What a cell shows. */
interface Seen {
  place: Timeslot | null
  isSelected: boolean
}

interface DrawnRow {
  node: HTMLElement
  head: HTMLElement
  /** By column. */
  cells: HTMLElement[]
}

const columnsOf = ({ rows }: TimesBodyProps) => rows[0]?.places.length ?? 0

/**
 * Times of the day, or of the evening, in a table: a row per time, a cell per day. They are drawn without the renderer, which
 * takes longer for them: a key that turns writes 84. Their table listens for them.
 */
export class TimesBody extends Component<TimesBodyProps> {
  #body = createRef<HTMLTableSectionElement>()
  #rows: DrawnRow[] = []
  #seen = new WeakMap<Element, Seen>()

  override shouldComponentUpdate(next: TimesBodyProps): boolean {
    return Object.entries({ ...next, reachedId: this.props.reachedId }).some(
      ([name, value]) => this.props[name as keyof TimesBodyProps] !== value,
    )
  }

  override componentDidMount(): void {
    this.begin()
    this.draw()
  }

  override componentDidUpdate(before: TimesBodyProps): void {
    const { eveningLabel, locale, timePart } = this.props
    const isAlike =
      eveningLabel === before.eveningLabel &&
      locale === before.locale &&
      timePart === before.timePart &&
      columnsOf(this.props) === columnsOf(before)
    if (!isAlike) this.begin()
    this.draw()
  }

  /** Begins anew, without rows. */
  begin(): void {
    const { eveningLabel, isEvening } = this.props
    this.#rows = []
    this.#body.current?.replaceChildren()
    if (!isEvening) return
    const row = doc.createElement('tr')
    const head = doc.createElement('th')
    head.className = 'evening'
    head.scope = 'rowgroup'
    head.colSpan = columnsOf(this.props) + 1
    head.textContent = eveningLabel
    row.append(head)
    this.#body.current?.append(row)
  }

  draw(): void {
    const rows = this.props.rows.filter(({ isEvening }) => isEvening === this.props.isEvening)
    const { activeElement } = this.#body.current!.getRootNode() as ShadowRoot
    while (this.#rows.length > rows.length) this.#rows.pop()?.node.remove()
    rows.forEach((row, at) => {
      const drawn = (this.#rows[at] ??= this.add(row))
      this.leave(activeElement, drawn, row)
      this.write(drawn, row)
    })
  }

  add({ places }: Row): DrawnRow {
    const node = doc.createElement('tr')
    const th = doc.createElement('th')
    const head = doc.createElement('bdi')
    const cells = places.map(place => this.cell(place))
    th.scope = 'row'
    th.append(head)
    node.append(th, ...cells)
    this.#body.current?.append(node)
    return { node, head, cells }
  }

  cell(place: Timeslot | null): HTMLElement {
    const { timePart } = this.props
    const cell = doc.createElement('td')
    if (place) {
      cell.className = 'time'
      cell.tabIndex = -1
      if (timePart) cell.setAttribute('part', timePart)
    } else cell.setAttribute('data-off', 'true')
    return cell
  }

  /**
   * Other days are other words in the same cells, which takes a browser half the time. But the focus has to move, so that a
   * screen reader reads the time that it comes to. If that would come to the cell that has the focus, the cells move on.
   */
  leave(focused: Element | null, { cells, node }: DrawnRow, { places }: Row): void {
    const { reachedId } = this.props
    const column = cells.findIndex(cell => cell === focused)
    if (column < 0 || places[column]?.id !== reachedId) return
    if (this.#seen.get(cells[column]!)?.place?.id === reachedId) return
    const last = cells.pop()!
    cells.unshift(last)
    node.firstElementChild!.after(last)
  }

  write({ cells, head }: DrawnRow, { places }: Row): void {
    const time = places.find(Boolean)?.time ?? ''
    if (head.textContent !== time) head.textContent = time
    places.forEach((place, column) => {
      cells[column] = this.show(cells[column]!, place)
    })
  }

  /** The cell that shows the place: the one that showed another, if it can. */
  show(before: HTMLElement, place: Timeslot | null): HTMLElement {
    const { locale, selectedId } = this.props
    const isSelected = place !== null && place.id === selectedId
    const seen = this.#seen.get(before)
    if (seen?.place === place && seen.isSelected === isSelected) return before
    let cell = before
    if (seen && !seen.place !== !place) {
      cell = this.cell(place)
      before.replaceWith(cell)
    }
    this.#seen.set(cell, { place, isSelected })
    if (!place) return cell
    cell.setAttribute('data-time', place.id)
    cell.setAttribute('aria-label', nameOf(place, locale))
    // A screen reader would say of every other time that it is not selected.
    if (isSelected) cell.setAttribute('aria-selected', 'true')
    else cell.removeAttribute('aria-selected')
    // The row says the time.
    const note = place.note ?? ''
    if (isSelected) cell.replaceChildren(iconNode(check))
    else if (seen?.isSelected || (seen?.place?.note ?? '') !== note) cell.textContent = note
    return cell
  }

  override render(): ReactNode {
    return <tbody ref={this.#body} />
  }
}
