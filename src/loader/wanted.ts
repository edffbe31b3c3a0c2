/**
 * Calls `wanted` when a host's code should load: near the visible area, when the page is idle, or else at once (COR-110).
 */
export function whenWanted(host: Element, wanted: () => void): void {
  const when = host.getAttribute('data-load')
  if (when === 'visible') {
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        wanted()
      },
      { rootMargin: '200px' },
    )
    observer.observe(host)
  } else if (when === 'idle') {
    // WebKit has no requestIdleCallback. Markup can then have the name.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(wanted, { timeout: 2000 })
    else setTimeout(wanted)
  } else wanted()
}
