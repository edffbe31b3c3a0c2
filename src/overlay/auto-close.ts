/**
 * Calls `close` after `ms` without pointer or focus in `layer`. The clock stops while pointer or focus is inside, so
 * that shoppers can finish reading. Returns a function that stops it.
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
