import type { ModelHelp } from '../../../../elements/fitment/model-help.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Icon } from '../../../parts/icon.tsx'
import { circleQuestion } from '../../../parts/icons/circle-question.ts'
import { Late } from '../../../parts/late.tsx'
import { Message } from '../../../parts/message.tsx'
import { late } from './model-help.late.ts'
import type { messages } from './model-help.messages.ts'
import type { ModelHelpModel } from './model-help.model.ts'

export type ModelHelpProps = ViewProps<ModelHelpModel, ModelHelp, typeof messages>

export function View(props: ModelHelpProps) {
  const { model, text } = props
  return (
    <>
      <button
        type="button"
        className="link opener"
        part="button"
        aria-haspopup="dialog"
        aria-expanded={model.isOpen()}
        onClick={model.toggle}
      >
        <Icon path={circleQuestion} />
        <span>{text('modelHelp.open')}</span>
      </button>
      {model.isOpen() && (
        <Late
          file={late.panel}
          props={props}
          onFail={model.fail}
          instead={
            <Message tone="error" part="message">
              {text('modelHelp.failed')}
            </Message>
          }
        />
      )}
    </>
  )
}
