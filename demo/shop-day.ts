/** The shop's clock on the wall: its warehouse and its customers live by this time. */
export const shopZone = 'Europe/Berlin'

const dayMs = 86_400_000
const hourMs = 3_600_000

const wall = new Intl.DateTimeFormat('en', {
  timeZone: shopZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/** The wall clock at a moment (epoch ms), as if it were UTC. */
export function wallTime(moment: number): number {
  const parts: Record<string, number> = Object.fromEntries(
    wall.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The calendar day of a moment in the shop's time zone, as the epoch ms of its midnight in UTC. */
export function dayOf(moment: number): number {
  const time = wallTime(moment)
  return time - (time % dayMs)
}

/** The moment (epoch ms) at which the wall clock of a day (`dayOf`) shows this full hour. */
export function momentOf(day: number, hour: number): number {
  const wanted = day + hour * hourMs
  const offset = wallTime(wanted) - wanted
  // The second look is right on the days on which the clock is changed.
  return wanted - (wallTime(wanted - offset) - (wanted - offset))
}

export const daysLater = (day: number, days: number): number => day + days * dayMs
export const daysBetween = (from: number, to: number): number => Math.round((to - from) / dayMs)
export const weekdayOf = (day: number): number => new Date(day).getUTCDay()
