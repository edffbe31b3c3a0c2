import { page } from './page.ts'

/** When the page's first byte arrived, ms on the clock of `performance.now()`. */
const arrived = (): number => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.responseStart ?? 0
}

/**
 * A clock on the server's time (DEA-005). `systemTime`: epoch ms on the server when the page was made,
 * default that of $context; without either the client's own clock.
 * A systemTime that comes in after the page has loaded, with a replaced part, counts from now.
 */
export function serverClock(systemTime?: number): () => number {
  const made = systemTime ?? page.$context.get().systemTime
  if (made === undefined) return () => Date.now()
  const since =
    made === page.$context.get().systemTime || document.readyState !== 'complete'
      ? arrived()
      : performance.now()
  return () => made + performance.now() - since
}
