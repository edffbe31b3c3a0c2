import type { ComponentType } from 'react'
import type { FitmentStripe } from '../../../../elements/fitment/fitment-stripe.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { KeepFocus } from '../../../parts/keep-focus.tsx'
import { Later } from '../../../parts/later.tsx'
import { Message } from '../../../parts/message.tsx'
import { messageId, type FinderProps } from './finder.view.tsx'
import type { messages } from './fitment-stripe.messages.ts'
import type { StripeModel } from './fitment-stripe.model.ts'
import { loadResult, result } from './result.ts'
import type { Finder } from './stripe.ts'

export type StripeProps = ViewProps<StripeModel, FitmentStripe, typeof messages>

const hints = () => import('./hints.view.tsx').then(({ HintPopover }) => HintPopover)

/** FIT-046, FIT-055. */
function Saying({ model }: StripeProps) {
  const { said } = model.$shown.get()
  return (
    said && (
      <div className="said" id={messageId}>
        <Message
          tone={said.tone}
          part="message"
          retryLabel={said.action?.label}
          onRetry={said.action?.run}
        >
          {said.text}
        </Message>
      </div>
    )
  )
}

/** What the stripe asks, or offers. */
const question = ({ config, text }: StripeProps) =>
  text(config.pageType === 'detail' ? 'fitment.question' : 'fitment.questionParts')

function EnterModel(props: StripeProps) {
  const { config, model, text } = props
  const { helps, hint } = model.$shown.get()
  const { View: FinderView, model: finder } = model.$finder.get()
  const Drawn = FinderView as ComponentType<FinderProps<Finder>>
  return (
    <>
      <p className="question">{question(props)}</p>
      <Drawn finder={finder} stripe={model} config={config} text={text} files={props.files} />
      <Saying {...props} />
      {helps && (
        <button type="button" className="link small help" onClick={model.help}>
          {text('fitment.helpLink')}
        </button>
      )}
      {hint && <Later load={hints} props={props} onFail={model.closeHint} />}
    </>
  )
}

export function View(props: StripeProps) {
  const { state } = props.model.$shown.get()
  return (
    <div className="stripe" part="stripe" data-state={state}>
      <KeepFocus label={question(props)}>
        {state === 'enter-model' ? (
          <EnterModel {...props} />
        ) : (
          <Later load={loadResult} now={result} props={props} />
        )}
      </KeepFocus>
    </div>
  )
}
