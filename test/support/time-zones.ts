import { after, before, describe } from 'node:test'
import { zones } from './zones.ts'

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
