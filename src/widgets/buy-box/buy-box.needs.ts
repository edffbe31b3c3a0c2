import { belongsTo, pageNodes, watchAttributes } from '../../page/nodes.ts'
import type { BuyBoxPorts } from './buy-box.shown.ts'

const nothing = () => {}

/**
 * Finds out whether the page has anything to guard.
 * `offers`: it has a minimum or a lock; `buttons`: it has one-click buttons.
 */
export function watchNeeds(ports: BuyBoxPorts, offers: () => void, buttons: () => void): void {
  const { element } = ports
  const search = () => {
    const { locked, moq, offerContainer, oneClickButtons } = ports.config
    if (locked || moq !== undefined) offers()
    const ends = [
      pageNodes(oneClickButtons, button => {
        if (belongsTo(element, button)) buttons()
        return nothing
      }),
      pageNodes(offerContainer, container => {
        const judge = () => {
          if (container.matches('[data-moq], [data-locked]')) offers()
        }
        if (!belongsTo(element, container)) return nothing
        judge()
        return watchAttributes(container, ['data-moq', 'data-locked'], judge)
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }
  let stop: (() => void) | undefined
  ports.use(() => {
    stop = search()
    return () => stop?.()
  })
  ports.onConfig(() => {
    stop?.()
    stop = search()
  })
}
