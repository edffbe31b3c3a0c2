import { pageNodes } from '../../../page/nodes.ts'
import type { Machine, StripePorts } from './fitment-stripe.ports.ts'
import type { ShownState } from './shown.model.ts'

interface Followed {
  /** Another stripe's machine counts. */
  take: (machine: Machine) => void
  /** No machine counts any more. */
  reset: () => void
}

/** What the stripe follows of the page: other stripes, $fitment, and whoever helps (FIT-021, FIT-151). */
export function following(ports: StripePorts, { $shown, show }: ShownState, followed: Followed) {
  /** The element hears its own events too. */
  let telling = false
  /** It is said once that $fitment holds a machine no more. */
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
    /** Lets the others know; what they answer is not heard as theirs. */
    tell(told: () => void): void {
      telling = true
      told()
      telling = false
    },
  }
}
