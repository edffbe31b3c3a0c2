import { onSize } from './resize.ts'

/**
 * Shows `layer`, and again when it has lost its place in the top layer: a move in the document takes
 * it out without an event, and out of the top layer it has no size (COR-031). Returns the end of it.
 */
export function keepShown(
  layer: HTMLElement,
  shown: ':popover-open' | ':modal',
  show: () => void,
): () => void {
  show()
  return onSize(layer, () => {
    if (layer.isConnected && !layer.matches(shown)) show()
  })
}
