import { doc } from '../dom/builtin.ts'
import { hideNode } from './nodes.ts'
import { outlet } from './outlet.ts'

/** What a button says, for those who do not see the image in its place. */
const labelOf = (button: HTMLElement): string =>
  button.getAttribute('aria-label') ||
  button.textContent.trim() ||
  (button as HTMLInputElement).value ||
  ''

/**
 * Shows an image in place of a button of the page. Until the image has loaded, and if it does not load, the button stays
 * (SCH-062). Returns a function that brings the button back.
 */
export function standIn(button: HTMLElement, address: string): () => void {
  const image = doc.createElement('img')
  let show: (() => void) | undefined
  let isOver = false
  image.alt = labelOf(button)
  image.hidden = true
  image.addEventListener('load', () => {
    if (isOver) return
    image.hidden = false
    show = hideNode(button)
  })
  image.src = address
  const remove = outlet(button, image, ['img { max-inline-size: 100%; vertical-align: middle }'])
  return () => {
    isOver = true
    remove()
    show?.()
  }
}
