import { checking } from './checking.ts'
import { leaving } from './leaving.ts'
import { picking } from './picking.ts'
import type { FinderName, Model, Shown, Stripe } from './stripe.ts'
import './messages.add.ts'

/** What the stripe gives to the code of its actions, which comes once the shopper is near. */
export interface Acting extends Stripe {
  finderName: () => FinderName
  show: (change: Partial<Shown>) => void
  /** What runs has ended, and this is what shows then. */
  settle: (change: Partial<Shown>) => void
  /** This model counts from now on; whether it fits is not known yet. */
  hold: (model: Model) => void
  /** `isOwn`: the shopper has named the model in this stripe. */
  check: (model: Model, isOwn: boolean) => void
  reset: () => void
  /** Sends events that the stripe is not to hear as another's. */
  tell: (told: () => void) => void
}

export function acting(stripe: Acting) {
  const leaves = leaving(stripe)
  return {
    ...picking(stripe, leaves),
    check: checking(stripe, leaves.incomplete),
    search: leaves.search,
  }
}
export type Acts = ReturnType<typeof acting>
