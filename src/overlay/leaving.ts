import { builtin } from '../dom/builtin.ts'
import { afterMotion } from './motion.ts'

/** What a copy must not load or play again. An empty box of the same size takes its place. */
const media = 'iframe, video, audio, object, embed'

/** A node of a layer, and its copy. */
type Pair = readonly [original: HTMLElement, copy: HTMLElement]

const allIn = (node: HTMLElement) => [node, ...node.querySelectorAll<HTMLElement>('*')]

/** true: scripts may set the value. Of chosen files, the browser keeps it to itself. */
const isWritable = (node: HTMLElement): node is HTMLInputElement =>
  'value' in node && !node.matches('li, [type=file]')

/** Copies a layer with what only its nodes know: what was typed. Returns each node with its copy, the layer first. */
function copyOf(layer: HTMLElement): Pair[] {
  const copy = builtin(layer.ownerDocument).createElement('div')
  copy.className = layer.className
  copy.part.value = layer.part.value
  copy.append(...layer.cloneNode(true).childNodes)
  const copies = allIn(copy)
  const pairs = allIn(layer).map((original, at): Pair => [original, copies[at]!])
  for (const [original, node] of pairs) {
    node.removeAttribute('id')
    if (isWritable(original)) Object.assign(node, { value: original.value })
    if (node.matches(media)) {
      const box = builtin(layer.ownerDocument).createElement('div')
      box.style.inlineSize = `${original.offsetWidth}px`
      box.style.blockSize = `${original.offsetHeight}px`
      node.replaceWith(box)
    }
  }
  return pairs
}

function keepScroll(pairs: readonly Pair[]): void {
  for (const [{ scrollTop }, copy] of pairs) if (scrollTop) copy.scrollTop = scrollTop
}

const msOf = (duration: string): number =>
  Number.parseFloat(duration) * (duration.trim().endsWith('ms') ? 1 : 1000) || 0

const backdropOf = (layer: HTMLElement) => getComputedStyle(layer, '::backdrop')

/** How long the layer and its backdrop take to leave, in ms. 0: the shopper or the page wants no motion. */
function motionOf(layer: HTMLElement, style: CSSStyleDeclaration): [own: number, backdrop: number] {
  const own = msOf(style.transitionDuration)
  const leaving = style.getPropertyValue('--_dp-leaving')
  return [own && leaving ? msOf(leaving) : own, msOf(backdropOf(layer).transitionDuration)]
}

/**
 * Shows how a layer leaves. The layer itself is gone at once, so that focus, the page and screen readers do not wait. A
 * copy in the top layer moves to where the layer came from: `--_dp-away` says where, `--_dp-faded` how visible it is
 * there. `--_dp-leaving` may say how long that takes. A layer that is still on its way in turns back from where it is
 * (RNW-010). Call it while the layer still shows.
 */
export function showLeaving(layer: HTMLElement): void {
  const style = getComputedStyle(layer)
  const [ms, backdropMs] = motionOf(layer, style)
  // A slot in the copy would take what the page has put into the element.
  if (!ms || !layer.isConnected || layer.querySelector('slot')) return
  const { left, top, width, height } = layer.getBoundingClientRect()
  const { opacity: dimmed } = backdropOf(layer)
  const pairs = copyOf(layer)
  const copy = pairs[0]![1]
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
  try {
    copy.showPopover()
  } catch {
    // No copy can show here, so nothing moves.
    return copy.replaceWith()
  }
  keepScroll(pairs)
  const timing = { easing: 'ease-in', fill: 'forwards' } as const
  const translate = style.getPropertyValue('--_dp-away')
  const opacity = style.getPropertyValue('--_dp-faded')
  // The copy begins at the layer's present place, which is not its last one if it is still on its way in.
  copy.animate([{ opacity: style.opacity }, { translate, opacity }], { ...timing, duration: ms })
  copy.animate([{ opacity: dimmed }, { opacity: 0 }], {
    ...timing,
    duration: backdropMs || ms,
    pseudoElement: '::backdrop',
  })
  afterMotion(ms, () => copy.replaceWith())
}
