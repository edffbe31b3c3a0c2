import { buttonGroup } from '../../../page/blockers.ts'
import { describeNode } from '../../../page/described.ts'
import { pageNodes } from '../../../page/nodes.ts'
import { joinSubmit } from '../../../page/submit-steps.ts'
import { isSameJson } from '../../../rules/same-json.ts'
import { late } from './scheduled-delivery.late.ts'
import type { ScheduledPorts } from './scheduled-delivery.ports.ts'

/** What holds for the buttons of the page now. */
export interface Hold {
  /** Nobody can buy without a delivery time. */
  isBlocked: boolean
  /** Stands at the buttons that add to the cart. '': nothing does. */
  warning: string
  /** Stands at those that place an order. */
  orderWarning: string
}

const sets = { 'aria-disabled': 'true' }

/**
 * Blocks the buttons of the page that add to the cart and place the order (SCH-002 to SCH-004, SCH-016, SCH-022, SCH-023,
 * SCH-062). `refused`: the shopper has pressed a blocked one.
 */
export function buttons(ports: ScheduledPorts, refused: () => void) {
  const adding = buttonGroup({ sets, pressed: refused })
  const ordering = buttonGroup({ sets, pressed: refused })
  let hold: Hold = { isBlocked: false, warning: '', orderWarning: '' }
  /** Takes away what stands at a button. */
  const marks = new Map<HTMLElement, () => void>()

  const image = () => (hold.isBlocked ? ports.config.disabledImage : undefined)

  function unmark(button: HTMLElement): void {
    marks.get(button)?.()
    marks.delete(button)
  }

  function mark(button: HTMLElement): void {
    unmark(button)
    const isAdding = adding.buttons().includes(button)
    const warning = isAdding ? hold.warning : hold.orderWarning
    const address = isAdding ? image() : undefined
    const code = ports.here(late.beside)
    const ends: (() => void)[] = []
    if (warning) {
      ends.push(describeNode(ports.element, button, warning))
      // The newest outlet is the nearest, so the image comes last.
      if (code) ends.push(code.outlet(button, code.messageNode(warning), code.messageStyles))
    }
    if (address && code) ends.push(code.standIn(button, address))
    marks.set(button, () => {
      for (const end of ends) end()
    })
  }

  async function markAll(): Promise<void> {
    // The button is blocked all the same while the code comes, and without it.
    if (hold.warning || hold.orderWarning || image()) await ports.late(late.beside)
    for (const button of [...adding.buttons(), ...ordering.buttons()]) mark(button)
  }

  function follow(): () => void {
    const { addToCart, placeOrder } = ports.config
    const join = (group: typeof adding) => (button: HTMLElement) => {
      const leave = group.add(button)
      mark(button)
      return () => {
        unmark(button)
        leave()
      }
    }
    const ends = [pageNodes(addToCart, join(adding)), pageNodes(placeOrder, join(ordering))]
    return () => {
      for (const end of ends) end()
    }
  }

  let stop: (() => void) | undefined
  ports.use(() => {
    stop = follow()
    const leave = joinSubmit(ports.element, {
      // A script of the page may submit the form without a button.
      blocks({ submitter }) {
        const isStopped = hold.isBlocked && !submitter
        if (isStopped) refused()
        return isStopped
      },
    })
    return () => {
      stop?.()
      leave()
    }
  })
  ports.onConfig((config, before) => {
    if (config.addToCart !== before.addToCart || config.placeOrder !== before.placeOrder) {
      stop?.()
      stop = follow()
    } else if (config.disabledImage !== before.disabledImage) void markAll()
  })

  return {
    set(next: Hold): void {
      const isOther = !isSameJson(hold, next)
      hold = next
      adding.hold(next.isBlocked)
      ordering.hold(next.isBlocked && ports.config.blockPlaceOrder)
      if (isOther) void markAll()
    },
  }
}
