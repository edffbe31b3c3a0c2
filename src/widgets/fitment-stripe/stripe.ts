import type { ReadableAtom } from 'nanostores'
import type { FitmentStripe } from '../../../elements/fitment-stripe.ts'
import type { SelectedModel } from '../../contract/fitment-events.ts'
import type { Ports } from '../../element/ports.ts'
import type { messages } from './fitment-stripe.messages.ts'

export type StripePorts = Ports<FitmentStripe, typeof messages>
/** A model, in the forms that are sent on and those that are shown. */
export type Model = SelectedModel

/** Saved and popular models, as far as they are to be shown (FIT-088 to FIT-090). */
export interface Listed {
  saved: readonly Model[]
  popular: readonly Model[]
}

/**
 * What the stripe is to its finder. A finder finds a model; all that happens with it, and all that
 * stands beside the finder, is the stripe's.
 */
export interface Stripe {
  readonly ports: StripePorts
  /** A check runs: nothing is to be submitted meanwhile (FIT-051, FIT-146). */
  readonly $checking: ReadableAtom<boolean>
  /** Takes the found model: checks it on a detail page, submits or redirects elsewhere (FIT-053 to FIT-081). */
  pick(model: Model): void
  /** The shopper edits what was submitted: a check under way is given up (FIT-146). */
  giveUp(): void
  /** Submits the search form with these keywords (FIT-043, FIT-080, FIT-162); without a model with the one that is picked. */
  search(keywords: string, model?: Model): void
  /** Saved and popular models, asked for once per brand (FIT-086, FIT-138); empty after a failure (FIT-139). */
  listed(brand?: string): Promise<Listed>
  /** Counts, in the page's metrics and in those of the fitment elements (FIT-128 to FIT-131). */
  count(name: string): void
  /** The category that calls carry (FIT-028, FIT-156). */
  category(): string | undefined
  /** The scope that calls carry (FIT-156). */
  scope(): string
}

/** What a finder is to the stripe. Its own stores and actions are its view's. */
export interface Finder {
  /** As at the beginning: input emptied, pickers, lists and messages gone, calls given up (FIT-077). */
  reset(): void
  /** A text of the stripe's own came up (FIT-055) or went: the finder's messages go (FIT-046, FIT-050). */
  hush(): void
  /** Another model was taken over or configured: what the input shows of it. */
  show(model: Model): void
}
