import { doc } from '../dom/builtin.ts'

/**
 * Calls `tick` with `left()` (ms) at each whole second, down to zero. No timer runs while the page is hidden. Ticks at
 * once when the page becomes visible, also from the back/forward cache (COR-035, COR-036). Returns a function that
 * stops it.
 */
export function everySecond(left: () => number, tick: (left: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let over = false
  const plan = () => {
    clearTimeout(timer)
    if (over || doc.hidden) return
    const rest = left()
    // A started second counts as whole: the text changes when the next second starts.
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
    if (!over && !doc.hidden) advance()
  }
  doc.addEventListener('visibilitychange', seen)
  addEventListener('pageshow', seen)
  plan()
  return () => {
    over = true
    clearTimeout(timer)
    doc.removeEventListener('visibilitychange', seen)
    removeEventListener('pageshow', seen)
  }
}
