/** Listens in the capture phase, where the page's handlers cannot stop the event. Returns a function that stops it. */
export function capture<N extends keyof WindowEventMap>(
  type: N,
  heard: (event: WindowEventMap[N]) => void,
): () => void {
  const options = { capture: true, passive: type !== 'keydown' }
  addEventListener(type, heard, options)
  return () => removeEventListener(type, heard, options)
}
