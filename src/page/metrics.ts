import { doc } from '../dom/builtin.ts'
import { isSafeUrl } from '../rules/url.ts'
import { registry } from './registry.ts'
import { soon } from './soon.ts'
import { meta } from './state.ts'
import { toJson } from '../rules/to-json.ts'

/** Metrics of the current task, as JSON. */
let waiting: string[] = []

/**
 * Most metrics in one request. Browsers limit the bytes that may outlive a page, so more metrics need more requests.
 */
const hitsAtOnce = 100

/** Sends metrics, and ignores the answer (COR-074). */
async function post(url: string, body: string): Promise<void> {
  try {
    const canOutlive = 'sendBeacon' in navigator
    if (canOutlive && navigator.sendBeacon(url, body)) return
    // A refused beacon is too large to outlive the page. `keepalive` has the same limit, so it would not help.
    const options = { keepalive: !canOutlive, mode: 'no-cors', credentials: 'include' } as const
    await fetch(url, { method: 'POST', body, ...options })
  } catch {
    // A lost metric disturbs nobody.
  }
}

function flush(): void {
  const url = meta('dp-metrics-url')
  const hits = waiting
  waiting = []
  if (!url || !isSafeUrl(url)) return
  for (let at = 0; at < hits.length; at += hitsAtOnce) {
    // The body is text, because text needs no preflight. A page that the shopper leaves could not wait for a preflight.
    void post(url, `[${hits.slice(at, at + hitsAtOnce).join()}]`)
  }
}

/** Counts a `dp-metric` event once, even if several copies of the library hear it. */
function count(event: Event): void {
  const counted = (registry.counted ??= new WeakSet())
  if (counted.has(event) || !('detail' in event) || !event.detail) return
  counted.add(event)
  try {
    if (waiting.push(toJson(event.detail)) === 1) void soon(flush)
  } catch {
    // The page sent this metric, with a detail that does not fit into JSON.
  }
}

/**
 * Counts this metric, and from now on all metrics at once. The first metrics wait for this file. A page that the shopper
 * leaves could not wait.
 */
export function startMetrics(event: Event): void {
  doc.addEventListener('dp-metric', count)
  count(event)
}
