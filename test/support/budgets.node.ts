/** How much the suites over the store do: more where somebody waits for it. */

/** Requests to each group of calls. */
export const bodiesFuzzed = Number(process.env['FUZZ_BODIES'] ?? 20_000)
