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
  timePart?: string | undefined
}

/** What a cell shows. */
interface Seen {
  place: Timeslot | null
  isSelected: boolean
}

const columnsOf = ({ rows }: TimesBodyProps) => rows[0]?.places.length ?? 0

/**
 * Times of the day, or of the evening, in a table: a row per time, a cell per day. They are drawn without the renderer, which
 * takes a browser twice as long: a key that turns writes 84 of them. Their table listens for them.
 */
export class TimesBody extends Component<TimesBodyProps> {
  #body = createRef<HTMLTableSectionElement>()
  #rows: HTMLTableRowElement[] = []
  #seen = new WeakMap<Element, Seen>()

  override shouldComponentUpdate(next: TimesBodyProps): boolean {
    return Object.entries(next).some(
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
    const shown = this.props.rows.filter(({ isEvening }) => isEvening === this.props.isEvening)
    while (this.#rows.length > shown.length) this.#rows.pop()?.remove()
    for (const [at, row] of shown.entries()) {
      const node = (this.#rows[at] ??= this.add(row))
      this.write(node, row)
    }
  }

  add({ places }: Row): HTMLTableRowElement {
    const row = doc.createElement('tr')
    const head = doc.createElement('th')
    head.scope = 'row'
    head.append(doc.createElement('bdi'))
    row.append(head, ...places.map(place => this.cell(place)))
    this.#body.current?.append(row)
    return row
  }

  cell(place: Timeslot | null): HTMLTableCellElement {
    const { timePart } = this.props
    const cell = doc.createElement('td')
    if (place) {
      cell.className = 'time'
      cell.tabIndex = -1
      if (timePart) cell.setAttribute('part', timePart)
    } else cell.dataset['off'] = 'true'
    return cell
  }

  write(node: HTMLTableRowElement, { places }: Row): void {
    const [head, ...cells] = node.cells
    const words = head!.firstElementChild!
    const time = places.find(Boolean)?.time ?? ''
    if (words.textContent !== time) words.textContent = time
    for (const [column, place] of places.entries()) this.show(cells[column]!, place)
  }

  show(cell: HTMLElement, place: Timeslot | null): void {
    const { locale, selectedId } = this.props
    const isSelected = place !== null && place.id === selectedId
    const seen = this.#seen.get(cell)
    if (seen && seen.place === place && seen.isSelected === isSelected) return
    const node = this.cellFor(place, cell)
    this.#seen.set(node, { place, isSelected })
    if (!place) return
    node.dataset['time'] = place.id
    node.setAttribute('aria-label', nameOf(place, locale))
    // A screen reader would say of every other time that it is not selected.
    if (isSelected) node.setAttribute('aria-selected', 'true')
    else node.removeAttribute('aria-selected')
    // The row says the time.
    if (isSelected) node.replaceChildren(iconNode(check))
    else if (node.textContent !== (place.note ?? '') || node.firstElementChild)
      node.textContent = place.note ?? ''
  }

  /**
   * The cell for a time. Other days are other words in the same cells, which takes a browser half the time. But the focus has
   * to move, so that a screen reader reads the time that it comes to: the cell that has it goes.
   */
  cellFor(place: Timeslot | null, cell: HTMLElement): HTMLElement {
    const isTime = cell.className === 'time'
    const hasFocus = isTime && cell === (cell.getRootNode() as ShadowRoot).activeElement
    const isOther = cell.dataset['time'] !== place?.id
    if (isTime === (place !== null) && !(hasFocus && isOther)) return cell
    const other = this.cell(place)
    cell.replaceWith(other)
    return other
  }

  override render(): ReactNode {
    return <tbody ref={this.#body} />
  }
}
