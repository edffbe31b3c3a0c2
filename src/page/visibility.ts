import { doc } from '../dom/builtin.ts'

/**
 * Calls `heard` now and at each change: is the page visible? A page in the back/forward cache is not visible (COR-035,
 * COR-036). Returns a function that stops it.
 */
export function hearVisibility(heard: (seen: boolean) => void): () => void {
  let last: boolean | undefined
  const tell = (event?: Event) => {
    const seen = event?.type !== 'pagehide' && !doc.hidden
    if (seen === last) return
    last = seen
    heard(seen)
  }
  const listening = new AbortController()
  doc.addEventListener('visibilitychange', tell, listening)
  addEventListener('pagehide', tell, listening)
  addEventListener('pageshow', tell, listening)
  tell()
  return () => listening.abort()
}
