/** Duration of a node's own transition, in ms. 0: the shopper or the page wants no motion. */
export const motionOf = (node: Element): number =>
  Number.parseFloat(getComputedStyle(node).transitionDuration) * 1000 || 0

const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Calls `done` once a motion of `ms` has ended, or at once if the shopper prefers no motion. Uses a timer:
 * transitionend never comes if a page's style or a hidden tab stops the motion.
 */
export function afterMotion(ms: number, done: () => void): () => void {
  if (ms <= 0 || reducedMotion()) {
    done()
    return () => {}
  }
  const timer = setTimeout(done, ms)
  return () => clearTimeout(timer)
}
