import { whenIdle } from '../dom/when-idle.ts'

/** Milliseconds after which a busy page loads what waits for it to be idle. */
const latest = 2000

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
  } else if (when === 'idle') whenIdle(wanted, latest)
  else wanted()
}
