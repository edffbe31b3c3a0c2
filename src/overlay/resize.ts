/**
 * Calls `resized` after the size of `element` has changed. The timer leaves the observer's callback: changing the size
 * there is an error that reaches the page's window.onerror. Returns a function that stops it.
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
