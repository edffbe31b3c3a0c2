/** How much the suites over all elements do: more where somebody waits for it (`npm run fuzz`). */
declare const __FUZZ_RUNS__: number

/** Configurations of each element. */
export const fuzzRuns = __FUZZ_RUNS__
