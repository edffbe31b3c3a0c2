import { isSafeUrl } from '../rules/url.ts'
import { registry } from './registry.ts'
import { soon } from './soon.ts'
import { meta } from './state.ts'

/** Hits of this task, as JSON. */
let waiting: string[] = []

/** A browser lets so many bytes outlive a page, that more hits than this go in several requests. */
const hitsAtOnce = 100

/** Sends what is counted, and looks at no answer (COR-074). */
async function post(url: string, body: string): Promise<void> {
  try {
    const canOutlive = 'sendBeacon' in navigator
    if (canOutlive && navigator.sendBeacon(url, body)) return
    // A beacon that is refused is too large to outlive the page; keepalive has the same limit.
    const options = { keepalive: !canOutlive, mode: 'no-cors', credentials: 'include' } as const
    await fetch(url, { method: 'POST', body, ...options })
  } catch {
    // Nobody waits for a metric.
  }
}

function flush(): void {
  const url = meta('dp-metrics-url')
  const hits = waiting
  waiting = []
  if (!url || !isSafeUrl(url)) return
  for (let at = 0; at < hits.length; at += hitsAtOnce) {
    // As text, which needs no preflight: a page that is left could not wait for one.
    void post(url, `[${hits.slice(at, at + hitsAtOnce).join()}]`)
  }
}

let isHearing = false

/** Counts a dp-metric of the page: once, however many copies of the library hear it. */
export function count(event: Event): void {
  // The page heard the first metrics before this code came. It hears all further ones itself: a metric that is sent
  // while the page is left is counted at once, or never.
  if (!isHearing) document.addEventListener('dp-metric', count)
  isHearing = true
  const counted = (registry.counted ??= new WeakSet())
  if (counted.has(event) || !('detail' in event) || !event.detail) return
  counted.add(event)
  try {
    if (waiting.push(JSON.stringify(event.detail)) === 1) void soon(flush)
  } catch {
    // The page's own metric, with a detail that is no data.
  }
}
