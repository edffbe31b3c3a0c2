import { doc } from '../dom/builtin.ts'
import { page } from './page.ts'

/** Returns when the page's first byte arrived, in ms of `performance.now()`. */
const arrived = (): number => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.responseStart ?? 0
}

/**
 * Returns a clock of the server's time (DEA-005). `systemTime`: epoch ms of the server when it made the page. Default:
 * `systemTime` of `$context`. Without both, the clock is the clock of the browser. If a replaced part of the page
 * brings a new `systemTime` after the load, the clock starts from now.
 */
export function serverClock(systemTime?: number): () => number {
  const made = systemTime ?? page.$context.get().systemTime
  if (made === undefined) return () => Date.now()
  const since =
    made === page.$context.get().systemTime || doc.readyState !== 'complete'
      ? arrived()
      : performance.now()
  return () => made + performance.now() - since
}
