import type { ReadableAtom } from 'nanostores'
import { openQueue } from '../page/queue.ts'
import { hasState, meta, readState } from '../page/state.ts'
import type { Blueprint } from './blueprint.ts'

/** An element of ours that is in the page. */
export interface PageHost {
  readonly blueprint: Blueprint
  /** Reads its fields again before the task ends; `texts`: and its texts. */
  resolveSoon(texts?: boolean): void
  /** An event on the document that some element hears. */
  heard(event: CustomEvent): void
}

/** Every connected host of this copy of the library. */
export const hosts = new Set<PageHost>()

const watched = new Set<ReadableAtom<unknown>>()

/** Hosts read their fields again when this store changes: one listener per store, not per host. */
export function watchStore(store: ReadableAtom<unknown>): void {
  if (watched.has(store)) return
  watched.add(store)
  store.listen(() => {
    for (const host of hosts) if (host.blueprint.paths.length) host.resolveSoon()
  })
}

const heard = new Set<string>()

/** Hosts hear an event on the document: one listener per name, however many hosts. */
export function hearEvent(name: string): void {
  if (heard.has(name)) return
  heard.add(name)
  document.addEventListener(name, event => {
    for (const host of hosts) host.heard(event as CustomEvent)
  })
}

let opened = false

/**
 * Runs once the document is parsed: an earlier script sees neither a tag's children nor the page
 * state behind it. The first to run opens the page: stores, queue, page state.
 */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => whenParsed(run), { once: true })
    return
  }
  if (!opened) {
    opened = true
    openPage()
  }
  run()
}

function openPage(): void {
  // The page's functions find the stores filled, and the tag defined that opens the page (COR-057).
  const filled = hasState() ? readState() : Promise.resolve()
  void filled.then(openQueue, openQueue)
  if (meta('dp-metrics-url')) {
    document.addEventListener('dp-metric', event => {
      void import('../page/metrics.ts').then(
        ({ count }) => count(event),
        () => {},
      )
    })
  }
  document.addEventListener('dp-page-state-changed', event => {
    import('./reread.ts')
      .then(({ reread }) => reread(event as CustomEvent, hosts))
      .catch(console.warn)
  })
}
