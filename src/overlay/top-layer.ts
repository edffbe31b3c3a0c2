import { onSize } from '../dom/resize.ts'

/**
 * Shows `layer`, and shows it again if it drops out of the top layer. A move in the document does that without an
 * event, and the layer then has no size (COR-031). Returns a function that stops it.
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
