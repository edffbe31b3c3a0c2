/** How much the suites over the store do: more where somebody waits for it. */

/** Requests to each group of calls. */
export const bodiesFuzzed = Number(process.env['FUZZ_BODIES'] ?? 20_000)

/** How often the store is killed while it writes. */
export const storeKills = Number(process.env['STORE_KILLS'] ?? 50)
