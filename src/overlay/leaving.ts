import { builtin } from '../dom/builtin.ts'
import { afterMotion } from './motion.ts'

/** What a copy must not load or play again. An empty box of the same size takes its place. */
const media = 'iframe, video, audio, object, embed'

/** Copies a layer with what only its nodes know: typed text and scroll positions. */
function copyOf(layer: HTMLElement): HTMLElement {
  const copy = builtin(layer.ownerDocument).createElement('div')
  copy.className = layer.className
  copy.part.value = layer.part.value
  copy.append(...layer.cloneNode(true).childNodes)
  const originals = [layer, ...layer.querySelectorAll<HTMLElement>('*')]
  for (const [at, node] of [copy, ...copy.querySelectorAll<HTMLElement>('*')].entries()) {
    const original = originals[at]
    if (!original) continue
    node.removeAttribute('id')
    if ('value' in original && original.localName !== 'li')
      Object.assign(node, { value: original.value })
    if (node.matches(media)) {
      const box = builtin(layer.ownerDocument).createElement('div')
      box.style.inlineSize = `${original.offsetWidth}px`
      box.style.blockSize = `${original.offsetHeight}px`
      node.replaceWith(box)
    }
  }
  return copy
}

function keepScroll(layer: HTMLElement, copy: HTMLElement): void {
  const originals = [layer, ...layer.querySelectorAll('*')]
  for (const [at, node] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const top = originals[at]?.scrollTop
    if (top) node.scrollTop = top
  }
}

/** Duration of the layer's own transition, in ms. 0: the shopper or the page wants no motion. */
const motionOf = ({ transitionDuration }: CSSStyleDeclaration): number =>
  Number.parseFloat(transitionDuration) * 1000 || 0

/**
 * Shows how a layer leaves. The layer itself is gone at once, so that focus, the page and screen readers do not wait. A
 * copy in the top layer moves to where the layer came from: `--_dp-away` says where, `--_dp-faded` how visible it is
 * there. Call it while the layer still shows.
 */
export function showLeaving(layer: HTMLElement): void {
  const style = getComputedStyle(layer)
  const ms = motionOf(style)
  // A slot in the copy would take what the page has put into the element.
  if (!ms || !layer.isConnected || layer.querySelector('slot')) return
  const { left, top, width, height } = layer.getBoundingClientRect()
  const copy = copyOf(layer)
  Object.assign(copy, { inert: true, popover: 'manual' })
  Object.assign(copy.style, {
    inset: 'auto',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    pointerEvents: 'none',
    transition: 'none',
  })
  builtin(layer.getRootNode() as ParentNode).append(copy)
  copy.showPopover()
  keepScroll(layer, copy)
  const timing = { duration: ms, easing: 'ease-in', fill: 'forwards' } as const
  const translate = style.getPropertyValue('--_dp-away')
  const opacity = style.getPropertyValue('--_dp-faded')
  copy.animate([{ opacity: style.opacity }, { translate, opacity }], timing)
  copy.animate([{ opacity: 1 }, { opacity: 0 }], { ...timing, pseudoElement: '::backdrop' })
  afterMotion(ms, () => copy.replaceWith())
}
