/**
 * Calls `close` after `ms` in which neither pointer nor focus was in `layer`: the clock stands still
 * while one of them is, so that nobody loses what they read or use. Returns the end of it.
 */
export function autoClose(layer: HTMLElement, ms: number, close: () => void): () => void {
  const holding = new Set<string>()
  let left = ms
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    since = performance.now()
    timer = setTimeout(close, left)
  }
  const hold = (by: string) => () => {
    if (!holding.size) {
      clearTimeout(timer)
      left -= performance.now() - since
    }
    holding.add(by)
  }
  const release = (by: string) => () => {
    if (holding.delete(by) && !holding.size) run()
  }
  const listeners = {
    pointerenter: hold('pointer'),
    pointerleave: release('pointer'),
    focusin: hold('focus'),
    focusout: release('focus'),
  }
  for (const [type, heard] of Object.entries(listeners)) layer.addEventListener(type, heard)
  run()
  return () => {
    clearTimeout(timer)
    for (const [type, heard] of Object.entries(listeners)) layer.removeEventListener(type, heard)
  }
}
