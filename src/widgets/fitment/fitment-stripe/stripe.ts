import type { ReadableAtom } from 'nanostores'
import type { FitmentStripe } from '../../../../elements/fitment/fitment-stripe.ts'
import type { SelectedModel } from '../../../contract/fitment/fitment-events.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import type { messages } from './fitment-stripe.messages.ts'

export type StripePorts = WrapperPorts<FitmentStripe, typeof messages>
/** A model, in the forms that are sent on and those that are shown. */
export type Model = SelectedModel

export type FinderName = 'text' | 'dropdown' | 'smartbox'

/** What the shopper is told below the finder: one thing at a time (FIT-046). */
export interface Said {
  tone: 'error' | 'info'
  text: string
  /** A way on, as a link behind the text. */
  action?: { label: string; run: () => void }
}

/** What the views show. */
export interface Shown {
  /** Which of the three containers is there (FIT-004). */
  state: 'enter-model' | 'result-found' | 'no-result'
  /** The model that counts; null in a stripe without one. */
  model: Model | null
  /** The check had no answer (FIT-063, FIT-147). */
  failed: boolean
  /** A lookup or check runs (FIT-146). */
  busy: boolean
  said: Said | null
  /** The finder's input is to take focus: `finderInput` sees to it. */
  focus: boolean
  /** Until the bullet is used (FIT-007). */
  hidden: boolean
  /** The page has what takes up dp-help-requested (FIT-021). */
  helps: boolean
  /** Which hint stands at the input (FIT-159). */
  hint: Hint | null
}

export type Hint = 'enterModelPopover' | 'callout' | 'smartPopover'

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
  readonly $shown: ReadableAtom<Shown>
  /**
   * A lookup of the finder begins: what was said before goes (FIT-050). null: one runs already, or a check
   * (FIT-051). The signal ends when the shopper edits, clears or picks: hand it to the call.
   */
  begin(): AbortSignal | null
  /** The lookup has ended without a pick, and with this to say. */
  end(said?: Said): void
  /** Takes the found model, which ends a lookup: checks it on a detail page, leads on elsewhere (FIT-053 to FIT-081). */
  pick(model: Model): void
  /** The shopper edits the input: gives up what runs, and what was said goes (FIT-050, FIT-146). */
  edited(): void
  /** Submits the search form with these keywords and the model that counts, or this one (FIT-043, FIT-080, FIT-162). */
  search(keywords: string, model?: Model): void
  /**
   * Saved and popular models, asked for once per brand (FIT-086, FIT-138); empty after a failure
   * (FIT-139). Never settles where another brand is asked for meanwhile.
   */
  listed(brand?: string): Promise<Listed>
  /** Counts, in the page's metrics and in those of the fitment elements (FIT-128 to FIT-131). */
  count(name: string, fields?: Readonly<Record<string, unknown>>): void
  /** The category that calls carry (FIT-028, FIT-156). */
  category(): string | undefined
  /** The scope that calls carry (FIT-156). */
  scope(): string
  /** The experience popover opens: closes what hint stands there; none opens until what is returned is called (FIT-159). */
  displaceHints(): () => void
  /** The input has taken the focus that was asked for. */
  focused(): void
}

/** What a finder is to the stripe. Its own stores and actions are its view's. */
export interface Finder {
  /** As at the beginning: input emptied, pickers and lists gone (FIT-077). Calls are given up by their signal. */
  reset(): void
  /** Another stripe's or the page's model counts: what the input shows of it, with pickers and lists gone (FIT-151). */
  show(model: Model): void
}
