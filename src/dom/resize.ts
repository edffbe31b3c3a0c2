/**
 * Calls `resized` after the size of one of these elements has changed. The timer leaves the observer's callback: changing a
 * size there is an error that reaches the page's window.onerror. Returns a function that stops it.
 */
export function onSize(elements: Element | readonly Element[], resized: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new ResizeObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(resized)
  })
  for (const element of [elements].flat()) observer.observe(element)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
