import { throttle } from './throttle.ts'

/**
 * Marks a layer and its header (part `scrolled`) while the content is not at its top. Works that out at most once in `ms`,
 * the last position included (CLI-010). Returns a function that stops it.
 */
export function onScrolled(layer: HTMLElement, ms: number): () => void {
  const body = layer.querySelector('.modal-body')
  const header = layer.querySelector('.layer-header')
  const mark = throttle(ms, () => {
    const isScrolled = (body?.scrollTop ?? 0) > 0
    layer.toggleAttribute('data-scrolled', isScrolled)
    header?.part.toggle('scrolled', isScrolled)
  })
  body?.addEventListener('scroll', mark)
  return () => {
    mark.cancel()
    body?.removeEventListener('scroll', mark)
  }
}
