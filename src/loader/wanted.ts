/** Calls back when a host's code is wanted: at once, when it comes near the view, or when idle (COR-110). */
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
    // WebKit has no requestIdleCallback; to a timer its options say 0.
    const { requestIdleCallback = setTimeout as never } = window
    requestIdleCallback(wanted, { timeout: 2000 })
  } else wanted()
}
