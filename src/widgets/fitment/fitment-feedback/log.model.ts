import { feedbackLog } from '../../../contract/fitment/fitment-help.ts'
import type { Feedback, FeedbackPorts, RatedFeedback } from './fitment-feedback.ports.ts'

const one = 1 as const
/** Returns the reasons to send. Only a negative rating has reasons (FBK-007, FBK-021). */
const given = ({ rating, reasons }: Feedback) => (rating === 'negative' ? [...reasons] : [])

function dataOf(ports: FeedbackPorts, feedback: RatedFeedback) {
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

/** Sends the feedback and tells the page. A failure is only counted (FBK-008, FBK-009, FBK-018). */
export async function log(ports: FeedbackPorts, feedback: RatedFeedback): Promise<void> {
  const data = dataOf(ports, feedback)
  const { asin, brand, model, rating } = data
  const body = { group: 'feedback' as const, marketplaceId: ports.config.marketplaceId ?? '', data }
  ports.emit('dp-feedback-submitted', { rating, reasons: given(feedback), asin, brand, model })
  ports.failed(await ports.call(feedbackLog, { body }), 'FeedbackLogFailed')
}
