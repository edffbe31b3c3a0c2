import type { FitmentFeedback } from '../../../../elements/fitment/fitment-feedback.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Icon } from '../../../parts/icon.tsx'
import { check } from '../../../parts/icons/check.ts'
import { thumbsUp } from '../../../parts/icons/thumbs-up.ts'
import { Late } from '../../../parts/late.tsx'
import { late } from './fitment-feedback.late.ts'
import type { messages } from './fitment-feedback.messages.ts'
import type { FitmentFeedbackModel } from './fitment-feedback.model.ts'

export type FitmentFeedbackProps = ViewProps<FitmentFeedbackModel, FitmentFeedback, typeof messages>

export function View(props: FitmentFeedbackProps) {
  const { model, text } = props
  const state = model.$state.get()
  const isSent = state === 'sent'
  return (
    <>
      <button
        type="button"
        className={isSent ? 'button thanks' : 'button'}
        part="button"
        aria-haspopup="dialog"
        aria-expanded={state === 'popover'}
        // Not `disabled`: focus returns to this button, and a disabled button cannot hold focus.
        aria-disabled={isSent}
        onClick={isSent ? undefined : event => model.press(event.currentTarget)}
      >
        <Icon path={isSent ? check : thumbsUp} />
        {text(isSent ? 'feedback.thanks' : 'feedback.button')}
      </button>
      {(state === 'popover' || state === 'modal') && (
        <Late file={late.dialogs} props={props} onFail={model.close} />
      )}
    </>
  )
}
