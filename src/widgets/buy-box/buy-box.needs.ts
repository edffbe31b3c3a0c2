import { belongsTo, pageNodes, watchAttributes } from '../../page/nodes.ts'
import type { BuyBoxPorts } from './buy-box.shown.ts'

const nothing = () => {}

/** Finds out whether the page has anything to guard: a minimum, a lock, one-click buttons. */
export function watchNeeds(ports: BuyBoxPorts, need: () => void): void {
  const { element } = ports
  const search = () => {
    const { locked, moq, offerContainer, oneClickButtons } = ports.config
    if (locked || moq !== undefined) need()
    const ends = [
      pageNodes(oneClickButtons, button => {
        if (belongsTo(element, button)) need()
        return nothing
      }),
      pageNodes(offerContainer, container => {
        const judge = () => {
          if (container.matches('[data-moq], [data-locked]')) need()
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
