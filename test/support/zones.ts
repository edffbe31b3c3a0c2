/**
 * Zones on both sides of UTC, also by half an hour. Their clocks change in March and October, in March and November, in
 * April and October by half an hour, and never.
 */
export const zones = [
  'UTC',
  'Europe/Berlin',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
] as const

const winter = Date.UTC(2026, 0, 15, 12)
const summer = Date.UTC(2026, 6, 15, 12)

/**
 * What the clocks of a time zone show at two moments, one in each half of the year; without a zone, those of where the
 * code runs. A zone can have two names, such as Asia/Kolkata and Asia/Calcutta, so names say less.
 */
export function clocks(timeZone?: string): string[] {
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'long', timeZone })
  return [winter, summer].map(moment => format.format(moment))
}
