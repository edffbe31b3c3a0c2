import { scope } from './scope.ts'
import { zones } from './zones.ts'

/** How much the suites over the store do. A proof does more. */

/** Requests to each group of calls. */
export const bodiesFuzzed = Number(process.env['FUZZ_BODIES'] ?? (scope.isProof ? 20_000 : 2_000))

/** How often the suite kills one of several stores. */
export const severalKills = Number(process.env['SEVERAL_KILLS'] ?? (scope.isProof ? 50 : 3))

/** How often the suite kills the store while it writes. */
export const storeKills = Number(process.env['STORE_KILLS'] ?? (scope.isProof ? 50 : 10))

/** How often 50 clients fill the delivery slots of a store on each database. */
export const slotRounds = Number(process.env['SLOT_ROUNDS'] ?? (scope.isProof ? 20 : 1))

/** Where tests of days and times run once more. A run that stands in a zone as a whole needs no more of it. */
export const zonesTried = scope.zone ? [] : zones
