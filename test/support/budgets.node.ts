/** How much the suites over the store do. Larger numbers are for runs that may take longer. */

/** Requests to each group of calls. */
export const bodiesFuzzed = Number(process.env['FUZZ_BODIES'] ?? 20_000)

/** How often the suite kills the store while it writes. */
export const storeKills = Number(process.env['STORE_KILLS'] ?? 50)
