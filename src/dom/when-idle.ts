/** Milliseconds after which the work of a busy page no longer waits, and after which a browser counts as idle that cannot tell. */
const soon = 100

/** Runs `work` once the browser has nothing else to do. The function that it returns cancels that. */
export function whenIdle(work: () => void): () => void {
  let isWanted = true
  const run = () => {
    if (isWanted) work()
  }
  // WebKit has no requestIdleCallback. Markup can then have the name.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: soon })
  else setTimeout(run, soon)
  return () => {
    isWanted = false
  }
}
