import { registry } from '../page/registry.ts'
import { capture } from './listen.ts'

const layers = (registry.layers ??= [])

function closeInnermost(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  // The same Escape must not also close a native dialog around the layer or a modal of the page.
  event.preventDefault()
  event.stopImmediatePropagation()
  layers.at(-1)?.()
}

/**
 * Calls `close` on Escape while this is the innermost open layer of the page (COR-102). Layers of other copies of the
 * library count, too (COR-034). Returns a function that stops it.
 */
export function onEscape(close: () => void): () => void {
  // A new function per layer, because two layers may pass the same `close`.
  const layer = () => close()
  layers.push(layer)
  // Every layer listens. The first listener that gets the key closes the innermost layer, and stops the event.
  const stopListening = capture('keydown', event => closeInnermost(event))
  return () => {
    const index = layers.indexOf(layer)
    if (index >= 0) layers.splice(index, 1)
    stopListening()
  }
}
