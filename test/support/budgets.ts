/** How much the suites over all elements do: more where somebody waits for it (`npm run fuzz`). */
declare const __FUZZ_RUNS__: number
declare const __RUNS_ALL__: boolean

/** Configurations of each element. */
export const fuzzRuns = __FUZZ_RUNS__

/** Whether this run has everything of each suite: others are in other browsers, and on React. */
export const runsAll = __RUNS_ALL__
