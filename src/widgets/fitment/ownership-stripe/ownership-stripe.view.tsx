import type { OwnershipStripe } from '../../../../elements/fitment/ownership-stripe.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { wrench } from '../../../parts/icons/wrench.ts'
import { KeepFocus } from '../../../parts/keep-focus.tsx'
import { Late } from '../../../parts/late.tsx'
import { Message } from '../../../parts/message.tsx'
import { late } from './ownership-stripe.late.ts'
import type { messages } from './ownership-stripe.messages.ts'
import type { OwnershipStripeModel } from './ownership-stripe.model.ts'

export type OwnershipStripeProps = ViewProps<OwnershipStripeModel, OwnershipStripe, typeof messages>

/** Brand, series and model, so that shoppers know which machine the buttons are about. In a narrow place the model has its own line. */
function Machine({ config }: OwnershipStripeProps) {
  const { brand, modelNumber, series } = config
  return (
    <p className="machine">
      <Icon path={wrench} />
      <bdi>
        {[brand, series].filter(Boolean).join(' ')} <span className="number">{modelNumber}</span>
      </bdi>
    </p>
  )
}

function Buttons({ model, text }: OwnershipStripeProps) {
  const state = model.$state.get()
  const busy = state !== 'shown'
  return (
    <div className="buttons">
      <BusyButton
        className="button"
        part="button"
        busy={state === 'saving'}
        busyLabel={text('ownership.saving')}
        disabled={busy}
        onPress={model.disown}
      >
        {text('ownership.dontOwn')}
      </BusyButton>
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

export function View(props: OwnershipStripeProps) {
  const { config, model, text } = props
  const state = model.$state.get()
  const label = `${config.brand} ${config.modelNumber}`
  // The group stays after the machine is removed, so that it can hold focus.
  return (
    <KeepFocus label={label} className={state === 'removed' ? 'gone' : 'around'}>
      {state !== 'removed' && (
        <>
          <div className="stripe" part="stripe">
            <Machine {...props} />
            <Buttons {...props} />
          </div>
          {model.$failed.get() && (
            <Message tone="error" part="message">
              {text('ownership.failed')}
            </Message>
          )}
          {(model.$preview.get() || state === 'previewing') && (
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
        </>
      )}
    </KeepFocus>
  )
}
