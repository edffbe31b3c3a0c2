import { capture } from './listen.ts'

const layers: (() => void)[] = []
let stopListening = () => {}

function closeInnermost(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  // Neither a native dialog around the layer nor a modal of the page may close with it.
  event.preventDefault()
  event.stopImmediatePropagation()
  layers.at(-1)?.()
}

/** Calls `close` on Escape while this is the innermost open layer (COR-102). Returns the end of it. */
export function onEscape(close: () => void): () => void {
  // An entry of its own: the same function may stand on two layers.
  const layer = () => close()
  if (layers.push(layer) === 1) stopListening = capture('keydown', closeInnermost)
  return () => {
    const index = layers.indexOf(layer)
    if (index >= 0) layers.splice(index, 1)
    if (!layers.length) stopListening()
  }
}
