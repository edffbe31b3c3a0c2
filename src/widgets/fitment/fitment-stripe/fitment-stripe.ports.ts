import type { ReadableAtom } from 'nanostores'
import type { FitmentStripe } from '../../../../elements/fitment/fitment-stripe.ts'
import type { SelectedModel } from '../../../contract/fitment/fitment-events.ts'
import type { Ended, WrapperPorts } from '../../../element/ports.ts'
import type { messages } from './fitment-stripe.messages.ts'

export type StripePorts = WrapperPorts<FitmentStripe, typeof messages>
export type Configured = StripePorts['config']
export type StripeText = StripePorts['text']

/** An appliance of the shopper, in the forms that are sent on and those that are shown. */
export type Machine = SelectedModel

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
  /** The machine that counts; null in a stripe without one. */
  machine: Machine | null
  /** The check had no answer (FIT-063, FIT-147). */
  failed: boolean
  /** A lookup or check runs (FIT-146). */
  busy: boolean
  said: Said | null
  /** The finder's input is to take focus. */
  focus: boolean
  /** Until the bullet is used (FIT-007). */
  hidden: boolean
  /** The page has what takes up dp-help-requested (FIT-021). */
  helps: boolean
  /** The hint stands out (FIT-014). */
  isHinting: boolean
}

/** What explains the input. It stands out for `ms` and then stays as quiet text. */
export interface Hint {
  name: 'enterModelPopover' | 'callout' | 'smartPopover'
  ms: number
}

/** Saved and popular machines, as far as they are to be shown (FIT-088 to FIT-090). */
export interface Listed {
  saved: readonly Machine[]
  popular: readonly Machine[]
}

/** Why a call failed, for metrics. */
export interface Failure {
  reason: string
  status: number
}

/** What every piece of the stripe builds on. */
export interface Basis {
  readonly ports: StripePorts
  readonly $shown: ReadableAtom<Shown>
  /** The lookup or check has ended without a result, and with this to say. */
  end(said?: Said): void
  /** Counts, in the page's metrics and in those of the fitment elements (FIT-128 to FIT-131). */
  count(name: string, fields?: Readonly<Record<string, unknown>>): void
  /** As the port of this name, and counts under `name` as `count` does. */
  failed(outcome: Ended, name: string): Failure | null
  /** The category that calls carry (FIT-028, FIT-156). */
  category(): string | undefined
  /** The scope that calls carry (FIT-156). */
  scope(): string
}
