import { watchPage } from './nodes.ts'
import { doc } from '../dom/builtin.ts'
import { onSize } from '../dom/resize.ts'
import { outlet } from './outlet.ts'
import own from '../styles/veil.css'

interface Heard {
  /** The pointer is over it, or no longer. */
  point(isOver: boolean): void
  press(): void
}

/** Moments at which the page may have moved the node. */
const moments = ['resize', 'scroll', 'pointermove', 'transitionend', 'load'] as const

/**
 * Lays a veil over a control of the page, so that it looks and acts as if it could not be used. It follows the control.
 * Screen readers and keys still reach the control: block it, too. Returns the veil, and a function that takes it away.
 */
export function veil(
  node: HTMLElement,
  { point, press }: Heard,
): { veil: HTMLElement; end(): void } {
  const layer = doc.createElement('div')
  layer.className = 'veil'
  layer.setAttribute('aria-hidden', 'true')
  const takeAway = outlet(node, layer, [own])
  const { style } = layer

  function follow(): void {
    const box = node.getBoundingClientRect()
    const now = layer.getBoundingClientRect()
    const left = Number.parseFloat(style.left) || 0
    const top = Number.parseFloat(style.top) || 0
    style.left = `${left + box.left - now.left}px`
    style.top = `${top + box.top - now.top}px`
    style.width = `${box.width}px`
    style.height = `${box.height}px`
  }

  style.borderRadius = getComputedStyle(node).borderRadius
  follow()
  const listening = new AbortController()
  const { signal } = listening
  for (const type of moments) addEventListener(type, follow, { capture: true, signal })
  const { body, documentElement: root } = doc
  const sized = [node, node.parentElement, root, body].filter(one => one !== null)
  const stops = [onSize(sized, follow), watchPage(follow)]
  layer.addEventListener('pointerenter', () => point(true))
  // A finger that lifts has not moved away.
  layer.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'touch') point(false)
  })
  layer.addEventListener('click', press)
  return {
    veil: layer,
    end() {
      listening.abort()
      for (const stop of stops) stop()
      takeAway()
    },
  }
}
