import { focused } from '../../../src/dom/focused.ts'
import { holds } from '../../../src/overlay/focus.ts'
import { drawn, isSeen } from '../deep.ts'

const roles = [
  'grid',
  'listbox',
  'menu',
  'menubar',
  'radiogroup',
  'slider',
  'spinbutton',
  'tablist',
  'toolbar',
  'tree',
]
const composite = roles.map(role => `[role=${role}]`).join()
const entry = /^(gridcell|menuitem\w*|option|radio|tab|treeitem)$/
/** Browsers handle arrow keys of these controls. */
const native = 'input:is([type=radio], [type=range], [type=number])'

/** Controls with one Tab stop, and arrow keys between their items. */
export const compositesIn = (root: ParentNode): Element[] =>
  [...drawn(root)].filter(
    node =>
      node.matches(composite) &&
      isSeen(node) &&
      !node.matches(native) &&
      !node.querySelector(native),
  )

export const itemsOf = (control: Element): Element[] =>
  [...control.querySelectorAll<HTMLElement>('*')].filter(node =>
    node.role ? entry.test(node.role) : node.tabIndex >= -1 && node.matches('a[href], button'),
  )

export interface Place {
  /** The item, or the value that is set. */
  at: string
  index: number
  node: Element | undefined
}

/** Where a keyboard user is. */
export function placeIn(control: Element): Place {
  const now = focused()
  const active = now?.getAttribute('aria-activedescendant')
  const root = now?.getRootNode()
  const node = active && root instanceof ShadowRoot ? root.getElementById(active) : now
  const items = itemsOf(control)
  const index = items.findIndex(item => node && holds(item, node))
  const at = control.getAttribute('aria-valuenow') ?? (index < 0 ? 'no item' : `item ${index + 1}`)
  return { at, index, node: items[index] }
}

/** Focuses the node to which Tab would lead. */
export function enter(control: Element): void {
  const now = focused()
  if (now && holds(control, now)) return
  const root = control.getRootNode() as ShadowRoot
  const owner = control.id && root.querySelector<HTMLElement>(`[aria-controls~="${control.id}"]`)
  const stops = [control, ...control.querySelectorAll('*')] as HTMLElement[]
  const stop = owner || stops.find(({ tabIndex }) => tabIndex >= 0)
  stop?.focus()
}
