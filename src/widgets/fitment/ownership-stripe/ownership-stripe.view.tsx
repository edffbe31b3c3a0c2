import type { OwnershipStripe } from '../../../../elements/fitment/ownership-stripe.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { circleCheck } from '../../../parts/icons/circle-check.ts'
import { wrench } from '../../../parts/icons/wrench.ts'
import { KeepFocus } from '../../../parts/keep-focus.tsx'
import { Late } from '../../../parts/late.tsx'
import { Message } from '../../../parts/message.tsx'
import { MovingHeight } from '../../../parts/moving-height.tsx'
import { late } from './ownership-stripe.late.ts'
import type { messages } from './ownership-stripe.messages.ts'
import type { OwnershipStripeModel } from './ownership-stripe.model.ts'

export type OwnershipStripeProps = ViewProps<OwnershipStripeModel, OwnershipStripe, typeof messages>

/** Brand, series and model, so that shoppers know which machine the buttons are about. In a narrow place the model has its own line. */
function Machine({ config, model, text }: OwnershipStripeProps) {
  const { brand, modelNumber, series } = config
  const isOwned = model.$answer.get() === true
  return (
    <p className="machine">
      <Icon path={model.isFolded() && isOwned ? circleCheck : wrench} />
      <span className="names">
        {model.isFolded() && (
          <span className="answer">
            {text(isOwned ? 'ownership.yours' : 'ownership.notYours')}{' '}
          </span>
        )}
        <bdi>
          {[brand, series].filter(Boolean).join(' ')} <span className="number">{modelNumber}</span>
        </bdi>
      </span>
    </p>
  )
}

function Buttons({ model, text }: OwnershipStripeProps) {
  const state = model.$state.get()
  const busy = state !== 'shown'
  return (
    <div className="buttons">
      {(['own', 'dontOwn'] as const).map(id => (
        <BusyButton
          key={id}
          className="button"
          part="button"
          busy={state === 'saving' && model.$answer.get() === (id === 'own')}
          busyLabel={text('ownership.saving')}
          disabled={busy}
          onPress={id === 'own' ? model.own : model.disown}
        >
          {text(`ownership.${id}`)}
        </BusyButton>
      ))}
      <BusyButton
        className="button primary"
        part="button"
        busy={state === 'previewing'}
        busyLabel={text('common.loading')}
        disabled={busy}
        onPress={model.preview}
      >
        {text('ownership.seeParts')}
      </BusyButton>
    </div>
  )
}

/** What shoppers can do after an answer: take it back, or see the parts of a machine that they own (OWN-017). */
function Afterwards({ model, text }: OwnershipStripeProps) {
  const state = model.$state.get()
  const blocked = state !== 'folded'
  return (
    <>
      <button
        type="button"
        className="link undo"
        part="undo"
        aria-disabled={blocked}
        aria-busy={state === 'undoing'}
        onClick={blocked ? undefined : model.undo}
      >
        {text('ownership.undo')}
      </button>
      {model.$answer.get() && (
        <button
          type="button"
          className="link see-parts"
          part="button"
          aria-disabled={blocked}
          aria-busy={state === 'previewing'}
          onClick={blocked ? undefined : model.preview}
        >
          {text('ownership.seeParts')}
        </button>
      )}
    </>
  )
}

export function View(props: OwnershipStripeProps) {
  const { config, model, text } = props
  const label = `${config.brand} ${config.modelNumber}`
  const isFolded = model.isFolded()
  // The answer takes the buttons away. Its way back gets their focus.
  return (
    <KeepFocus label={label} to=".undo, .button">
      <MovingHeight of={`${isFolded}`} className="around">
        <div
          className={`stripe ${isFolded ? (model.$answer.get() ? 'folded owned' : 'folded') : ''}`}
          part="stripe"
        >
          <Machine {...props} />
          {isFolded ? <Afterwards {...props} /> : <Buttons {...props} />}
        </div>
        {model.$failed.get() && (
          <Message tone="error" part="message">
            {text('ownership.failed')}
          </Message>
        )}
        {(model.$preview.get() || model.$state.get() === 'previewing') && (
          <Late
            file={late.preview}
            props={props}
            onFail={model.failPreview}
            instead={
              <Message tone="error" part="message">
                {text('ownership.previewFailed')}
              </Message>
            }
          />
        )}
      </MovingHeight>
    </KeepFocus>
  )
}
