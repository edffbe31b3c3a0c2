import { capture } from './listen.ts'

export interface ScrollLimit {
  /** Scrolling farther than this closes the layer. */
  px: number
  /** Scrolling counts from the position after this time. Earlier scrolling closes nothing. */
  afterMs: number
}

/** Calls `leave` once the page has scrolled too far (QTY-020, QTY-021). Returns a function that stops it. */
export function onScrolledAway({ px, afterMs }: ScrollLimit, leave: () => void): () => void {
  let saved: number | undefined
  const timer = setTimeout(() => {
    saved = scrollY
  }, afterMs)
  const stop = capture('scroll', () => {
    if (saved !== undefined && Math.abs(scrollY - saved) > px) leave()
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/**
 * Calls `leave` when the window changes its size. While `typing`, a change of height alone does not count: it is a
 * phone's keyboard (QTY-087). Returns a function that stops it.
 */
export function onResized(typing: () => boolean, leave: () => void): () => void {
  let width = innerWidth
  return capture('resize', () => {
    if (innerWidth !== width || !typing()) leave()
    width = innerWidth
  })
}
