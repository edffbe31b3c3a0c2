import type { FitmentFeedback } from '../../../../elements/fitment/fitment-feedback.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Icon } from '../../../parts/icon.tsx'
import { circleCheck } from '../../../parts/icons/circle-check.ts'
import { KeepFocus } from '../../../parts/keep-focus.tsx'
import { Late } from '../../../parts/late.tsx'
import { thumbsDown, thumbsUp } from '../shared/thumbs.icons.ts'
import { late } from './fitment-feedback.late.ts'
import type { messages } from './fitment-feedback.messages.ts'
import type { FitmentFeedbackModel } from './fitment-feedback.model.ts'

export type FitmentFeedbackProps = ViewProps<FitmentFeedbackModel, FitmentFeedback, typeof messages>

const Question = ({ model, text }: FitmentFeedbackProps) => (
  <>
    <span className="question" part="question">
      {text('feedback.button')}
    </span>
    {(['positive', 'negative'] as const).map(rating => (
      <button
        key={rating}
        type="button"
        className="button thumb"
        part="choice"
        data-rating={rating}
        aria-haspopup={rating === 'negative' ? 'dialog' : undefined}
        onClick={event => model.choose(rating, event.currentTarget)}
      >
        <Icon path={rating === 'positive' ? thumbsUp : thumbsDown} />
        <span className="word">{text(`feedback.${rating}`)}</span>
      </button>
    ))}
  </>
)

/** The question stands in the page with both answers. The thanks take its place (FBK-001, FBK-010). */
export function View(props: FitmentFeedbackProps) {
  const { model, text } = props
  const state = model.$state.get()
  const isSent = state === 'sent'
  return (
    // The answer takes the buttons away. The group keeps their focus.
    <KeepFocus label={text(isSent ? 'feedback.thanks' : 'feedback.button')} className="around">
      {isSent ? (
        <span className="thanks" part="thanks">
          <Icon path={circleCheck} />
          {text('feedback.thanks')}
        </span>
      ) : (
        <Question {...props} />
      )}
      {state === 'modal' && <Late file={late.modal} props={props} onFail={model.close} />}
    </KeepFocus>
  )
}
