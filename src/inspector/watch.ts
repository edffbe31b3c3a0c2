import { builtin, doc } from '../dom/builtin.ts'
import { events } from 'virtual:events'
import { masked, maskedJson } from '../rules/secrets.ts'
import { isInspected, type Inspected } from './fields.ts'

/** An entry in the inspector's log. */
export interface Happening {
  kind: 'event' | 'call' | 'warning'
  /** Milliseconds since the page started. */
  at: number
  title: string
  detail: string
  host: Element | null
  /** Of a call: its address, as the browser resolved it, and the end of its answer on the page's clock. */
  url?: string
  endedAt?: number
  /** Body of an answer that does not fit. */
  body?: string
}

const mostKept = 300

/** Hosts in the document and in shadow roots of other hosts, in document order. */
export function hostsIn(root: ParentNode): Inspected[] {
  return [...builtin(root).querySelectorAll('*')].flatMap(node => {
    const { shadowRoot } = builtin(node)
    if (!shadowRoot) return []
    const inner = hostsIn(shadowRoot)
    return isInspected(node) ? [node, ...inner] : inner
  })
}

const detailText = (detail: unknown): string => {
  try {
    return maskedJson(detail)
  } catch {
    return String(detail)
  }
}

function warningOf(event: CustomEvent): string {
  const { code, problems = [] } = event.detail ?? {}
  const texts = problems.map(({ message }: { message: string }) => message)
  return masked([code, ...texts].join(': '))
}

/** Records what happens, newest first. Calls `changed` after each entry. */
export function watchPage(changed: () => void) {
  let kept: readonly Happening[] = []
  const add = (happening: Happening) => {
    kept = [happening, ...kept].slice(0, mostKept)
    changed()
  }

  function heard(event: Event): void {
    const host = event.target instanceof Element ? event.target : null
    const { type, timeStamp: at } = event
    const { detail } = event as CustomEvent
    const isFault = type === 'dp-error'
    add({
      kind: isFault ? 'warning' : 'event',
      at,
      title: type,
      detail: isFault ? warningOf(event as CustomEvent) : detailText(detail),
      host,
    })
  }
  for (const name of events) doc.addEventListener(name, heard, true)

  const resources = new PerformanceObserver(list => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (entry.initiatorType !== 'fetch' && entry.initiatorType !== 'beacon') continue
      const { pathname, search, origin } = new URL(entry.name)
      const title = masked(`${origin === location.origin ? '' : origin}${pathname}${search}`)
      // WebKit has no responseStatus. 0: no answer came.
      const status = entry.responseStatus === 0 ? 'no answer' : (entry.responseStatus ?? 'answered')
      const detail = `${status}, ${Math.round(entry.duration)} ms`
      add({
        kind: 'call',
        at: entry.startTime,
        title,
        detail,
        host: null,
        url: entry.name,
        endedAt: entry.responseEnd,
      })
    }
  })
  resources.observe({ type: 'resource', buffered: true })

  return {
    kept: () => kept,
    end(): void {
      resources.disconnect()
      for (const name of events) doc.removeEventListener(name, heard, true)
    },
  }
}
