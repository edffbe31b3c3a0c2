import { registry } from '../page/registry.ts'
import { capture } from './listen.ts'

const layers = (registry.layers ??= [])

function closeInnermost(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  // Neither a native dialog around the layer nor a modal of the page may close with it.
  event.preventDefault()
  event.stopImmediatePropagation()
  layers.at(-1)?.()
}

/**
 * Calls `close` on Escape while this is the innermost open layer of the page (COR-102), whichever copy
 * of the library shows the others (COR-034). Returns the end of it.
 */
export function onEscape(close: () => void): () => void {
  // An entry of its own: the same function may stand on two layers.
  const layer = () => close()
  layers.push(layer)
  // A listener of its own, too: who hears the key first closes the innermost, and the others hear nothing.
  const stopListening = capture('keydown', event => closeInnermost(event))
  return () => {
    const index = layers.indexOf(layer)
    if (index >= 0) layers.splice(index, 1)
    stopListening()
  }
}
