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
    // WebKit has no requestIdleCallback. Passed to setTimeout, the options count as 0 ms.
    const { requestIdleCallback = setTimeout as never } = window
    requestIdleCallback(wanted, { timeout: 2000 })
  } else wanted()
}
