import { formatDay } from '../rules/date-format.ts'
import type { GridMove } from './roving.ts'

/** Times to choose from, in rows. */

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

export interface Row {
  key: string
  isEvening: boolean
  /** In a table, a place per day. */
  places: readonly (Timeslot | null)[]
}

/** What a screen reader says of a time. */
export const nameOf = ({ day, note, time }: Timeslot, locale: string): string =>
  [formatDay(day, 'long', locale), time, note].filter(Boolean).join(', ')

const inOrder = (times: readonly Timeslot[]) =>
  times.toSorted((a, b) => (a.order < b.order ? -1 : Number(a.order > b.order)))

/** A row per time: those of the day first, then those of the evening. */
export function timeRows({ days, times }: TimesPage): Row[] {
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
export function dayRows({ days, times }: TimesPage): Row[] {
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
export function moved(rows: readonly Row[], id: string, move: GridMove): Timeslot | null {
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
