import type { FitmentFeedbackProps } from './fitment-feedback.view.tsx'
import { FeedbackModal, modalStyles } from './modal.view.tsx'
import { Rating, ratingStyles } from './rating.view.tsx'

export const styles = [...ratingStyles, ...modalStyles]

/** The first question, or where a shopper says more. */
export const View = (props: FitmentFeedbackProps) =>
  props.model.$state.get() === 'modal' ? <FeedbackModal {...props} /> : <Rating {...props} />
