import type { FitmentFeedback } from '../../../../elements/fitment/fitment-feedback.ts'
import type { Ports } from '../../../element/ports.ts'
import type { messages } from './fitment-feedback.messages.ts'
import type { Reason } from './reasons.rules.ts'

export type FeedbackPorts = Ports<FitmentFeedback, typeof messages>
export type Rating = 'positive' | 'negative'

/** What the shopper has chosen so far. */
export interface Feedback {
  rating: Rating | null
  reasons: readonly Reason[]
  comment: string
}
/** Feedback that can be sent. */
export type RatedFeedback = Feedback & { rating: Rating }

/** Content of the modal. 'none': nothing was loaded. */
export type ModalContent = 'none' | 'loading' | 'built-in' | { readonly html: string }
