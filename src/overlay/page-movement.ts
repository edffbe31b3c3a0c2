import { capture } from './listen.ts'

export interface ScrollLimit {
  /** More than this closes; as much does not. */
  px: number
  /** When the position is saved from which `px` counts; scrolling before closes nothing. */
  afterMs: number
}

/** Calls `leave` once the page has scrolled away (QTY-020, QTY-021). Returns the end of it. */
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
 * Calls `leave` when the window changes its size. A change of the height alone does not count while
 * `typing`: it is a phone's keyboard (QTY-087). Returns the end of it.
 */
export function onResized(typing: () => boolean, leave: () => void): () => void {
  let width = innerWidth
  return capture('resize', () => {
    if (innerWidth !== width || !typing()) leave()
    width = innerWidth
  })
}
