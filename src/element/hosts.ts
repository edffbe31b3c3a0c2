import { doc } from '../dom/builtin.ts'
import type { ReadableAtom } from 'nanostores'
import { openQueue } from '../page/queue.ts'
import { hasState, meta, readState } from '../page/state.ts'
import type { Blueprint } from './blueprint.ts'

/** A host of this library in the page. */
export interface PageHost {
  readonly blueprint: Blueprint
  /** Reads the fields again before the task ends. With `texts`, also draws the texts again. */
  resolveSoon(texts?: boolean): void
  /** Receives an event of the document that at least one host listens for. */
  heard(event: CustomEvent): void
}

/** Every connected host of this copy of the library. */
export const hosts = new Set<PageHost>()

const watched = new Set<ReadableAtom<unknown>>()

/** Makes hosts read their fields again when this store changes. One listener per store, not per host. */
export function watchStore(store: ReadableAtom<unknown>): void {
  if (watched.has(store)) return
  watched.add(store)
  store.listen(() => {
    for (const host of hosts) if (host.blueprint.paths.length) host.resolveSoon()
  })
}

const heard = new Set<string>()

/** Passes an event of the document to all hosts. One listener per event name, not per host. */
export function hearEvent(name: string): void {
  if (heard.has(name)) return
  heard.add(name)
  doc.addEventListener(name, event => {
    for (const host of hosts) host.heard(event as CustomEvent)
  })
}

let opened = false

/**
 * Calls `run` once the document is parsed. Before that, a script sees neither the children of a tag nor the page state
 * below it. The first call also opens the page: stores, queue, metrics, page state.
 */
export function whenParsed(run: () => void): void {
  if (doc.readyState === 'loading') {
    doc.addEventListener('DOMContentLoaded', () => whenParsed(run), { once: true })
    return
  }
  if (!opened) {
    opened = true
    openPage()
  }
  run()
}

function openPage(): void {
  // Queued functions of the page run after the stores are filled and a tag is defined (COR-057).
  const filled = hasState() ? readState() : Promise.resolve()
  void filled.then(openQueue, openQueue)
  if (meta('dp-metrics-url')) {
    doc.addEventListener('dp-metric', event => {
      import('../page/metrics.ts').then(
        ({ startMetrics }) => startMetrics(event),
        () => {},
      )
    })
  }
  doc.addEventListener('dp-page-state-changed', event => {
    import('./reread.ts')
      .then(({ reread }) => reread(event as CustomEvent, hosts))
      .catch(console.warn)
  })
}
