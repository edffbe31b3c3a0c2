import { scope } from './scope.ts'

/** How much the suites over all elements do. A proof does more, and `npm run fuzz` does much more. */
declare const __FUZZ_RUNS__: number
declare const __RUNS_ALL__: boolean

/** Configurations of each element. */
export const fuzzRuns = __FUZZ_RUNS__ || (scope.isProof ? 2_000 : 200)

/** Mounts of each element in a search for leaks: 1,000 show one of 100 bytes a mount, 240 one of 420. */
export const leakMounts = scope.isProof ? 1_000 : 240

/** true: this run does all of each suite. Runs in other browsers or on React do less. */
export const runsAll = __RUNS_ALL__
