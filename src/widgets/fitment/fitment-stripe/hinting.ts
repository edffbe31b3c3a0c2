import { hintOf } from './hints.ts'
import type { State } from './state.ts'
import type { FinderName, StripePorts } from './stripe.ts'

/** The hints at the input: when one opens, and what goes before it (FIT-014, FIT-159). */
export function hinting(ports: StripePorts, { $shown, show }: State, finderName: () => FinderName) {
  /** How many pop-ups are open that go before. */
  let displacing = 0
  return {
    open(): void {
      const { hidden, state } = $shown.get()
      if (displacing || hidden || state !== 'enter-model') return
      show({ hint: hintOf(ports.config, finderName(), location.search) })
    },
    displace(): () => void {
      displacing += 1
      show({ hint: null })
      return () => {
        displacing -= 1
      }
    },
  }
}
