import * as v from 'valibot'
import type { Database } from './database.ts'

const moment = v.tuple([v.object({ now: v.number() })])
const asking = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now'

export interface SharedClock {
  /** Epoch milliseconds. */
  now(): number
  /** Asks the database for the time: now and then, since clocks of machines drift. */
  set(): Promise<void>
}

/**
 * The clock of the database (STO-043). The processes on one database agree on it, whatever the clocks of their machines
 * say. `machine`: tells how much time has gone since the database was asked.
 */
export async function databaseClock(
  database: Database,
  machine: () => number = Date.now,
): Promise<SharedClock> {
  let ahead = 0
  const set = async () => {
    const asked = machine()
    const [{ now }] = v.parse(moment, await database.query('clock', asking, []))
    ahead = now - (asked + machine()) / 2
  }
  await set()
  return { now: () => Math.round(machine() + ahead), set }
}
