import type { FitmentFeedbackProps } from './fitment-feedback.view.tsx'
import { FeedbackModal, modalStyles } from './modal.view.tsx'
import { Rating, ratingStyles } from './rating.view.tsx'

export const styles = [...ratingStyles, ...modalStyles]

/** The popover with the first question, or the modal in which shoppers say more. */
export const View = (props: FitmentFeedbackProps) =>
  props.model.$state.get() === 'modal' ? <FeedbackModal {...props} /> : <Rating {...props} />
