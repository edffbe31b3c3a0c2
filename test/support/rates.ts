import type { Rates } from '../../demo/store/server/rates.ts'

/** Requests a second that no test sends. They are counted all the same. */
export const ampleRates: Rates = { session: 1_000_000, address: 1_000_000 }
