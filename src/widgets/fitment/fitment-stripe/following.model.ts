import { pageNodes } from '../../../page/nodes.ts'
import type { Machine, StripePorts } from './fitment-stripe.ports.ts'
import type { ShownState } from './basis.model.ts'

interface Followed {
  /** Another stripe has named a machine. */
  take: (machine: Machine) => void
  /** The machine was removed elsewhere in the page. */
  reset: () => void
}

/** Follows the other stripes, $fitment, and each dp-model-help of the page (FIT-021, FIT-151). */
export function following(ports: StripePorts, { $shown, show }: ShownState, followed: Followed) {
  /** true: this stripe is sending events. It hears its own events too, and must ignore them. */
  let telling = false
  /** true: $fitment had a machine. Only the change to null counts, not the null at the start. */
  let held = false
  let helpers = 0

  const forget = () => {
    if ($shown.get().machine) followed.reset()
  }
  const count = (change: number) => {
    helpers += change
    show({ helps: helpers > 0 })
  }

  ports.hear('dp-model-selected', machine => {
    if (!telling) followed.take(machine)
  })
  ports.hear('dp-model-cleared', () => {
    if (!telling) forget()
  })
  ports.watch(ports.page.$fitment, fitment => {
    if (!fitment && held) forget()
    held = !!fitment
  })
  ports.use(() =>
    pageNodes('dp-model-help', () => {
      count(1)
      return () => count(-1)
    }),
  )

  return {
    /** Runs `told`, which sends events. The stripe ignores all events that it hears meanwhile. */
    tell(told: () => void): void {
      telling = true
      told()
      telling = false
    },
  }
}
