import { doc } from '../dom/builtin.ts'
import { iconNode } from './icon.tsx'
import { check } from './icons/check.ts'
import { nameOf, type Row, type Timeslot } from './time-rows.ts'

interface Place {
  cell: Element
  time: Timeslot
}

/** The times of some days in a table: a row per time, a cell per day. */
export class DrawnTimes {
  readonly ofDay: readonly Element[]
  readonly ofEvening: readonly Element[]
  #places = new Map<string, Place>()
  #selected: Place | null = null

  constructor(rows: readonly Row[], locale: string, eveningLabel: string, part?: string) {
    const like = doc.createElement('td')
    like.className = 'time'
    like.tabIndex = -1
    if (part) like.setAttribute('part', part)
    const draw = ({ places }: Row): Element => {
      const row = doc.createElement('tr')
      const head = doc.createElement('th')
      const words = doc.createElement('bdi')
      head.scope = 'row'
      words.textContent = places.find(Boolean)?.time ?? ''
      head.append(words)
      row.append(head, ...places.map(time => this.#cell(time, like, locale)))
      return row
    }
    this.ofDay = rows.filter(({ isEvening }) => !isEvening).map(draw)
    const ofEvening = rows.filter(({ isEvening }) => isEvening).map(draw)
    if (ofEvening.length > 0) {
      const row = doc.createElement('tr')
      const head = doc.createElement('th')
      head.className = 'evening'
      head.scope = 'rowgroup'
      head.colSpan = rows[0]!.places.length + 1
      head.textContent = eveningLabel
      row.append(head)
      ofEvening.unshift(row)
    }
    this.ofEvening = ofEvening
  }

  #cell(time: Timeslot | null, like: Element, locale: string): Element {
    if (!time) {
      const empty = doc.createElement('td')
      empty.setAttribute('data-off', 'true')
      return empty
    }
    const cell = like.cloneNode() as Element
    cell.setAttribute('data-time', time.id)
    cell.setAttribute('aria-label', nameOf(time, locale))
    // The row says the time.
    cell.textContent = time.note ?? ''
    this.#places.set(time.id, { cell, time })
    return cell
  }

  /** A time that is not among these marks none. */
  mark(selectedId: string | null): void {
    const place = this.#places.get(selectedId ?? '') ?? null
    if (place === this.#selected) return
    if (this.#selected) {
      const { cell, time } = this.#selected
      cell.removeAttribute('aria-selected')
      cell.textContent = time.note ?? ''
    }
    // A screen reader would say of every other time that it is not selected.
    place?.cell.setAttribute('aria-selected', 'true')
    place?.cell.replaceChildren(iconNode(check))
    this.#selected = place
  }
}
