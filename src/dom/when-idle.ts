/** Milliseconds after which a browser counts as idle that cannot tell. */
const quiet = 100

/**
 * Runs `work` once the browser has nothing else to do, but in a busy page after `latest` milliseconds. The function that it
 * returns cancels that.
 */
export function whenIdle(work: () => void, latest = quiet): () => void {
  let isWanted = true
  const run = () => {
    if (isWanted) work()
  }
  // WebKit has no requestIdleCallback. Markup can then have the name.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: latest })
  else setTimeout(run, quiet)
  return () => {
    isWanted = false
  }
}
