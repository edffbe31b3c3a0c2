/**
 * Calls `tick` each time a whole second of `left()` (ms) has passed, with what is left, down to zero.
 * No timer runs while the page is hidden; it ticks at once when the page is seen again, from the
 * back/forward cache too (COR-035, COR-036). Returns the end of it.
 */
export function everySecond(left: () => number, tick: (left: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let over = false
  const plan = () => {
    clearTimeout(timer)
    if (over || document.hidden) return
    const rest = left()
    // A second that has begun counts as whole: the text changes when the next one begins.
    timer = setTimeout(advance, rest <= 0 ? 0 : rest % 1000 || 1000)
  }
  const advance = () => {
    const rest = left()
    over ||= rest <= 0
    tick(rest)
    plan()
  }
  const seen = () => {
    clearTimeout(timer)
    if (!over && !document.hidden) advance()
  }
  document.addEventListener('visibilitychange', seen)
  addEventListener('pageshow', seen)
  plan()
  return () => {
    over = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', seen)
    removeEventListener('pageshow', seen)
  }
}
