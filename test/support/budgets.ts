/** How much the suites over all elements do: less in a hurry, more where somebody waits for it. */
const params = new URLSearchParams(location.search)

/** Configurations of each element. */
export const fuzzRuns = Number(params.get('runs') ?? 200)
