import { doc } from '../dom/builtin.ts'

const tag = 'dp-quantity-selector'

interface Widget extends Element {
  config?: { id?: string }
}
const has = (node: EventTarget | undefined, id: string): boolean =>
  (node as Widget | undefined)?.config?.id === id

/** true: the event comes from the quantity selector with this id, or the page has one. */
export const comesFromWidget = (event: Event, id: string | undefined): boolean =>
  !!id &&
  (has(event.composedPath()[0], id) ||
    [...doc.querySelectorAll<Widget>(tag)].some(one => has(one, id)))
