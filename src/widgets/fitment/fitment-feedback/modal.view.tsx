import { Dialog, dialogStyles } from '../../../parts/dialog.tsx'
import { Message, messageStyles } from '../../../parts/message.tsx'
import type { Controls } from '../../../parts/named-controls.ts'
import { ServerHtml, serverHtmlStyles } from '../../../parts/server-html.tsx'
import choices from '../../../styles/choices.css'
import fields from '../../../styles/fields.css'
import primary from '../../../styles/primary.css'
import { BuiltIn } from './built-in.view.tsx'
import type { FitmentFeedbackProps } from './fitment-feedback.view.tsx'
import own from './modal.css'

export const styles = [
  primary,
  fields,
  choices,
  ...dialogStyles,
  ...messageStyles,
  ...serverHtmlStyles,
  own,
]
/** FBK-003. */
const width = 510
/** FBK-024. */
const needs = ['[name="rating"]', '[data-dp-action="submit"]']

/** Returns the state of the named controls in loaded content. */
function fieldsOf({ model }: FitmentFeedbackProps): Controls {
  const feedback = model.$feedback.get()
  const reasons = model.allReasons.map(reason => [
    reason,
    { value: feedback.reasons.includes(reason), hidden: feedback.rating !== 'negative' },
  ])
  return {
    ...Object.fromEntries(reasons),
    rating: { value: feedback.rating },
    comment: { value: feedback.comment, hidden: model.asksAboutOrder() },
  }
}

function Content(props: FitmentFeedbackProps) {
  const { model, text } = props
  const content = model.$content.get()
  if (content === 'built-in') return <BuiltIn {...props} />
  const submit = { disabled: !model.$feedback.get().rating, hidden: model.asksAboutOrder() }
  return (
    <ServerHtml
      content={content === 'none' ? 'loading' : content}
      className="content"
      part="content"
      loadingLabel={text('common.loading')}
      needs={needs}
      fields={fieldsOf(props)}
      actions={{ submit }}
      onChoose={model.set}
      onAction={action => action === 'submit' && model.submit()}
      onUseless={model.rejectContent}
    />
  )
}

/** The modal in which shoppers say what went wrong. */
export function View(props: FitmentFeedbackProps) {
  const { model, text } = props
  return (
    <Dialog
      open
      width={width}
      label={text('feedback.title')}
      closeLabel={text('common.close')}
      part="modal"
      returnFocusTo={model.opener}
      onClose={model.close}
    >
      <Content {...props} />
      {model.asksAboutOrder() && (
        <Message tone="info" part="message">
          {text('feedback.orderHelp')}
        </Message>
      )}
    </Dialog>
  )
}
