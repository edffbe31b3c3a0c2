/**
 * Calls `resized` after the size of `element` has changed. Not within the observer's own turn: what
 * changes the size there again is an error that reaches the page's window.onerror. Returns the end of it.
 */
export function onSize(element: Element, resized: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new ResizeObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(resized)
  })
  observer.observe(element)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
