import type { LateFile } from '../../../element/late.ts'
import { KeepFocus } from '../../../parts/keep-focus.tsx'
import { Late } from '../../../parts/late.tsx'
import { Message } from '../../../parts/message.tsx'
import { Field, messageId, Submit, TextFinderView } from './finder.view.tsx'
import { late } from './fitment-stripe.late.ts'
import type { Finder, FinderCode } from './finder.ports.ts'
import type { Said } from './fitment-stripe.ports.ts'
import { Result, type StripeProps } from './result.view.tsx'
import type { TextFinder } from './text.model.ts'

/** The message below the finder (FIT-046, FIT-055). */
const Saying = ({ said: { action, text, tone } }: { said: Said }) => (
  <div className="said" id={messageId}>
    <Message tone={tone} part="message" retryLabel={action?.label} onRetry={action?.run}>
      {text}
    </Message>
  </div>
)

/** The hint below the input, or the shop's explanation of the finder. They cover no control (FIT-014 to FIT-019, FIT-158). */
function HintText({ config, files, model, text }: StripeProps) {
  const hint = model.hint()
  if (!hint) return null
  const { isHinting } = model.$shown.get()
  const { experience }: Finder = model.$finder.get().finder
  const shown = (
    <p
      className="hint"
      part="hint"
      id={messageId}
      data-hint={hint.name}
      data-open={isHinting || undefined}
    >
      {text(`fitment.${hint.name}`)}
    </p>
  )
  if (!experience || experience.$html.get() === null) return shown
  return (
    <Late
      file={late.experience}
      props={{ config, experience, files, id: messageId, text }}
      onFail={experience.gone}
    >
      {shown}
    </Late>
  )
}

/** Draws the finder that the configuration names. */
function FinderView({ model: stripe, config, files, text }: StripeProps) {
  const { finder, name } = stripe.$finder.get()
  const props = { config, files, text, stripe, late, Field, Submit }
  if (name === 'text') return <TextFinderView {...props} finder={finder as TextFinder} />
  const file: LateFile<FinderCode> = late[name]
  return <Late key={name} file={file} props={{ ...props, finder }} />
}

/** What the heading of the stripe asks: whether this fits, or which parts do. */
const asks = ({ config }: StripeProps) => (config.pageType === 'detail' ? 'fit' : 'parts')
const question = (props: StripeProps) =>
  props.text(asks(props) === 'fit' ? 'fitment.question' : 'fitment.questionParts')

function EnterModel(props: StripeProps) {
  const { model, text } = props
  const { helps, said } = model.$shown.get()
  return (
    <>
      <p className="question" data-asks={asks(props)}>
        {question(props)}
      </p>
      <FinderView {...props} />
      {said ? <Saying said={said} /> : <HintText {...props} />}
      {helps && (
        <button type="button" className="link small help" onClick={model.help}>
          {text('fitment.helpLink')}
        </button>
      )}
    </>
  )
}

export function View(props: StripeProps) {
  const { state } = props.model.$shown.get()
  return (
    <div className="stripe" part="stripe" data-state={state}>
      <KeepFocus label={question(props)}>
        {state === 'enter-model' ? <EnterModel {...props} /> : <Result {...props} />}
      </KeepFocus>
    </div>
  )
}
