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
  document.addEventListener('visibilitychange', tell)
  addEventListener('pagehide', tell)
  addEventListener('pageshow', tell)
  tell()
  return () => {
    document.removeEventListener('visibilitychange', tell)
    removeEventListener('pagehide', tell)
    removeEventListener('pageshow', tell)
  }
}
