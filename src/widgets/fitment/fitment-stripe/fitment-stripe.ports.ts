import type { ReadableAtom } from 'nanostores'
import type { FitmentStripe } from '../../../../elements/fitment/fitment-stripe.ts'
import type { SelectedModel } from '../../../contract/fitment/fitment-events.ts'
import type { Ended, WrapperPorts } from '../../../element/ports.ts'
import type { messages } from './fitment-stripe.messages.ts'

export type StripePorts = WrapperPorts<FitmentStripe, typeof messages>
export type Configured = StripePorts['config']
export type StripeText = StripePorts['text']

/** A machine of the shopper, in normalized form to send and in display form to show. */
export type Machine = SelectedModel

export type FinderName = 'text' | 'dropdown' | 'smartbox'

/** The message below the finder. Only one message shows at a time (FIT-046). */
export interface Said {
  tone: 'error' | 'info'
  text: string
  /** A link after the text. */
  action?: { label: string; run: () => void }
}

/** Everything that the views show. */
export interface Shown {
  /** Which of the three containers shows (FIT-004). */
  state: 'enter-model' | 'result-found' | 'no-result'
  /** The current machine. null: no machine. */
  machine: Machine | null
  /** true: the check got no answer (FIT-063, FIT-147). */
  failed: boolean
  /** true: a lookup or check runs (FIT-146). */
  busy: boolean
  said: Said | null
  /** true: the finder's input must take focus. */
  focus: boolean
  /** true: the stripe is hidden, until the bullet is used (FIT-007). */
  hidden: boolean
  /** true: the page has a dp-model-help, which answers dp-help-requested (FIT-021). */
  helps: boolean
  /** true: the hint stands out (FIT-014). */
  isHinting: boolean
}

/** A text that explains the input. The hint stands out for `ms`, and then stays as quiet text. */
export interface Hint {
  name: 'enterModelPopover' | 'callout' | 'smartPopover'
  ms: number
}

/** Saved and popular machines to show (FIT-088 to FIT-090). */
export interface Listed {
  saved: readonly Machine[]
  popular: readonly Machine[]
}

/** Why a call failed, for metrics. */
export interface Failure {
  reason: string
  status: number
}

/** What all files of the stripe share. */
export interface Basis {
  readonly ports: StripePorts
  readonly $shown: ReadableAtom<Shown>
  /** Ends the lookup or check without a result. `said`: the message to show. */
  end(said?: Said): void
  /** Counts both in the page's metrics and in the fitment metrics (FIT-128 to FIT-131). */
  count(name: string, fields?: Readonly<Record<string, unknown>>): void
  /** Works like `ports.failed`, and counts the failure under `name`, as `count` does. */
  failed(outcome: Ended, name: string): Failure | null
  /** The category that calls carry (FIT-028, FIT-156). */
  category(): string | undefined
  /** The scope that calls carry (FIT-156). */
  scope(): string
}
