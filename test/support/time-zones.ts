import { after, before, describe } from 'node:test'

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

/** Runs the tests in each of the zones, as if the browser were there. */
export function inEveryZone(title: string, tests: (zone: string) => void): void {
  for (const zone of zones) {
    describe(`${title} in ${zone}`, () => {
      const { TZ } = process.env
      before(() => {
        process.env['TZ'] = zone
      })
      after(() => {
        if (TZ === undefined) delete process.env['TZ']
        else process.env['TZ'] = TZ
      })
      tests(zone)
    })
  }
}
