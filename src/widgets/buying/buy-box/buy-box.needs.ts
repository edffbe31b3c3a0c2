import { belongsTo, pageNodes, watchAttributes } from '../../../page/nodes.ts'
import type { BuyBoxPorts } from './buy-box.shown.ts'

const nothing = () => {}

/** What a box asks for as the page changes. */
interface Asked {
  /** There is a minimum or a lock. */
  offers: () => void
  /** There are one-click buttons. */
  buttons: () => void
  /** Offer containers came or went. */
  changed: () => void
}

/**
 * Finds out whether the page has anything to guard. Returns what gives the offer containers there are: the
 * page's own, else the element itself, and those `called`; none while the element is not in the page.
 */
export function watchNeeds(
  ports: BuyBoxPorts,
  called: ReadonlyMap<HTMLElement, unknown>,
  { offers, buttons, changed }: Asked,
) {
  const { element } = ports
  const found = new Set<HTMLElement>()
  /** Ends the search; null while the element is not in the page. */
  let end: (() => void) | null = null

  function enter(container: HTMLElement): () => void {
    if (!belongsTo(element, container)) return nothing
    const judge = () => {
      if (container.matches('[data-moq], [data-locked]')) offers()
    }
    found.add(container)
    judge()
    if (end) changed()
    const unwatch = watchAttributes(container, ['data-moq', 'data-locked'], judge)
    return () => {
      unwatch()
      found.delete(container)
      if (end) changed()
    }
  }

  function begin(): void {
    end?.()
    const { locked, moq, offerContainer, oneClickButtons } = ports.config
    if (locked || moq !== undefined) offers()
    const endButtons = pageNodes(oneClickButtons, button => {
      if (belongsTo(element, button)) buttons()
      return nothing
    })
    const endOffers = pageNodes(offerContainer, enter)
    end = () => {
      end = null
      endButtons()
      endOffers()
    }
    changed()
  }
  ports.use(() => {
    begin()
    return () => {
      end?.()
      changed()
    }
  })
  ports.onConfig(begin)
  return (): HTMLElement[] =>
    end ? [...(found.size > 0 ? found : [element]), ...called.keys()] : []
}
