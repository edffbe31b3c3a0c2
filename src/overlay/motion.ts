const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Runs `done` once a motion of `ms` has ended: at once when nothing moves for this shopper.
 * A timer and no transitionend, which never comes when a page's style or a hidden tab stops the motion.
 */
export function afterMotion(ms: number, done: () => void): () => void {
  if (ms <= 0 || reducedMotion()) {
    done()
    return () => {}
  }
  const timer = setTimeout(done, ms)
  return () => clearTimeout(timer)
}
