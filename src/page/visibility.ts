/**
 * Hears whether the page is seen: at once, and whenever that changes. In the back/forward cache it
 * is not (COR-035, COR-036). Returns the end of it.
 */
export function hearVisibility(heard: (seen: boolean) => void): () => void {
  let last: boolean | undefined
  const tell = (event?: Event) => {
    const seen = event?.type !== 'pagehide' && !document.hidden
    if (seen === last) return
    last = seen
    heard(seen)
  }
  const listening = new AbortController()
  document.addEventListener('visibilitychange', tell, listening)
  addEventListener('pagehide', tell, listening)
  addEventListener('pageshow', tell, listening)
  tell()
  return () => listening.abort()
}
