import { checking } from './checking.ts'
import { leaving } from './leaving.ts'
import type { FinderName, Model, Shown, Stripe } from './stripe.ts'

/** What the stripe gives to the code of its actions, which comes once the shopper is near. */
export interface Acting extends Stripe {
  finderName: () => FinderName
  /** What runs has ended, and this is what shows then. */
  settle: (change: Partial<Shown>) => void
  /** Lets the other fitment elements know (FIT-150). */
  share: (model: Model, fits: boolean | null, failed: boolean) => void
}

export const acting = (stripe: Acting) => {
  const { incomplete, ...leaves } = leaving(stripe)
  return { ...leaves, check: checking(stripe, incomplete) }
}
export type Acts = ReturnType<typeof acting>
