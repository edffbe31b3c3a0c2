import { hearVisibility } from './visibility.ts'

interface Wanted {
  /** How much of the node must be in the window, from 0 (a pixel) to 1 (all of it). Default: 0. */
  share?: number
  /** How long, in milliseconds. Default: 0. */
  ms?: number
  /** false: tells of each time that the node comes into view. Default: true. */
  once?: boolean
}

/** All of a node, less a hair's breadth: browsers round. */
const all = 0.99

/** Often enough for a share of a node that is taller than the window. */
const steps = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, all]

const areaOf = (box: DOMRectReadOnly | null) => (box ? box.width * box.height : Infinity)

/** A node that is larger than the window counts as in view once it fills that share of the window. */
function isSeen(
  { boundingClientRect, intersectionRect, isIntersecting, rootBounds }: IntersectionObserverEntry,
  share: number,
): boolean {
  const seen = areaOf(intersectionRect)
  const whole = Math.min(areaOf(boundingClientRect), areaOf(rootBounds))
  return isIntersecting && seen > 0 && seen >= whole * share * all
}

/**
 * Calls `seen` when the shopper has seen a node: so much of it stood in the window for so long, and the page was visible.
 * Returns a function that stops it.
 */
export function whenInView(
  node: Element,
  { share = 0, ms = 0, once = true }: Wanted,
  seen: () => void,
): () => void {
  let inView = false
  let visible = true
  let timer: ReturnType<typeof setTimeout> | undefined

  function judge(): void {
    clearTimeout(timer)
    if (!inView || !visible) return
    timer = setTimeout(() => {
      if (once) end()
      seen()
    }, ms)
  }
  const observer = new IntersectionObserver(
    entries => {
      const last = entries.at(-1)
      const now = !!last && isSeen(last, share)
      if (now === inView) return
      inView = now
      judge()
    },
    { threshold: steps },
  )
  const unhear = hearVisibility(isVisible => {
    visible = isVisible
    judge()
  })
  function end(): void {
    clearTimeout(timer)
    observer.disconnect()
    unhear()
  }
  observer.observe(node)
  return end
}
