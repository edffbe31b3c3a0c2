import type { FitmentFeedback } from '../../../../elements/fitment/fitment-feedback.ts'
import { feedbackLog } from '../../../contract/fitment/fitment-help.ts'
import type { Ports } from '../../../element/ports.ts'
import type { messages } from './fitment-feedback.messages.ts'
import type { Reason } from './reasons.ts'

export type FeedbackPorts = Ports<FitmentFeedback, typeof messages>
export type Rating = 'positive' | 'negative'

/** What the shopper has chosen so far. */
export interface Feedback {
  rating: Rating | null
  reasons: readonly Reason[]
  comment: string
}
export const blank: Feedback = { rating: null, reasons: [], comment: '' }

const one = 1 as const
/** Reasons go with a negative rating alone (FBK-007, FBK-021). */
const given = ({ rating, reasons }: Feedback) => (rating === 'negative' ? [...reasons] : [])

function dataOf(ports: FeedbackPorts, feedback: Feedback & { rating: Rating }) {
  const { asin = '', brand = '', category = '', model = '' } = ports.config
  const { reftag: refTag = '', weblabName = '', weblabTreatment = '' } = ports.config
  const comment = feedback.comment.trim()
  return {
    rating: feedback.rating,
    ...Object.fromEntries(given(feedback).map(reason => [reason, one])),
    dateTime: new Date().toISOString(),
    refTag,
    asin,
    brand,
    model,
    category,
    weblabName,
    weblabTreatment,
    ...(comment && { comment }),
  }
}

/** Sends it, and tells the page; that it did not arrive is counted alone (FBK-008, FBK-009, FBK-018). */
export async function log(
  ports: FeedbackPorts,
  feedback: Feedback & { rating: Rating },
): Promise<void> {
  const data = dataOf(ports, feedback)
  const { asin, brand, model, rating } = data
  const body = { group: 'feedback' as const, marketplaceId: ports.config.marketplaceId ?? '', data }
  ports.emit('dp-feedback-submitted', { rating, reasons: given(feedback), asin, brand, model })
  const outcome = await ports.call(feedbackLog, { body })
  if (outcome.ok || outcome.problem === 'aborted') return
  ports.metric('FeedbackLogFailed', { reason: outcome.problem, status: outcome.status })
}
