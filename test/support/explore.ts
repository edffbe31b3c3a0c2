import { fill, press } from './drive.ts'

/** A shopper who does not know the element, and uses everything it shows. */

/** All elements, also in shadow roots. */
export const nodesIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap(node => [
    node,
    ...(node.shadowRoot ? nodesIn(node.shadowRoot) : []),
  ])

const used = new WeakSet<Element>()

const isControl = (node: Element): node is HTMLElement =>
  node instanceof HTMLElement &&
  node.matches(':is(button, select, input, textarea):enabled, [role=option]') &&
  node.checkVisibility()

function use(control: HTMLElement): void {
  const last = control instanceof HTMLSelectElement && control.options[control.length - 1]
  if (last) fill(control, last.value)
  else press(control)
}

/** Uses the last unused control, because the newest control leads on. false: no unused control. */
export function useNext({ shadowRoot }: HTMLElement): boolean {
  const next =
    shadowRoot && nodesIn(shadowRoot).findLast(node => isControl(node) && !used.has(node))
  if (!(next instanceof HTMLElement)) return false
  used.add(next)
  use(next)
  return true
}
