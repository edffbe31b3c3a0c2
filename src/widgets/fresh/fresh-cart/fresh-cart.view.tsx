import type { FreshCart } from '../../../../elements/fresh/fresh-cart.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { Late } from '../../../parts/late.tsx'
import { Message } from '../../../parts/message.tsx'
import { MovingHeight } from '../../../parts/moving-height.tsx'
import { ViewCart } from '../../../parts/view-cart.tsx'
import { safeUrl } from '../../../rules/url.ts'
import { late } from './fresh-cart.late.ts'
import type { messages } from './fresh-cart.messages.ts'
import type { FreshCartModel } from './fresh-cart.model.ts'
import { itemsOf } from './request.rules.ts'

export type FreshCartProps = ViewProps<FreshCartModel, FreshCart, typeof messages>

const labels = { cart: 'common.addToCart', multi: 'fresh.addAll', order: 'fresh.addOrder' } as const

/** What the last add came to. Without the button, the quantity selector shows it (COR-180). */
function Outcome({ config, model, text }: FreshCartProps) {
  const { addressFailed, mode, outcome, redirect } = model.$shown.get()
  if (redirect !== null) {
    return (
      <Message tone="success" part="message">
        {text('fresh.redirecting')} <a href={safeUrl(redirect)}>{text('fresh.redirectNow')}</a>
      </Message>
    )
  }
  const isAdded = outcome === 'added' && config.showButton
  const of = mode === 'order' ? 'order' : 'cart'
  return (
    <>
      {isAdded && (
        <Message tone="success" part="message">
          {of === 'order' ? (
            text('fresh.addedOrder')
          ) : (
            <>
              {text('common.addedToCart')} <ViewCart config={config} text={text} />
            </>
          )}
        </Message>
      )}
      {outcome === 'failed' && (
        <Message tone="error" part="message">
          {text(`fresh.fallback.${of}.text`)}
        </Message>
      )}
      {addressFailed && (
        <Message tone="error" part="message">
          {text('fresh.addressFailed')}
        </Message>
      )}
    </>
  )
}

export function View(props: FreshCartProps) {
  const { config, model, text } = props
  const { addressFailed, outcome, redirect } = model.$shown.get()
  const [told] = model.$open.get()
  return (
    <div className="fresh">
      {config.showButton && (
        <BusyButton
          part="button"
          className="button primary add"
          busy={model.$state.get() === 'adding'}
          busyLabel={text('common.adding')}
          disabled={itemsOf(config).length === 0 || redirect !== null}
          onPress={model.press}
        >
          {text(labels[config.mode])}
        </BusyButton>
      )}
      <MovingHeight of={`${outcome} ${addressFailed} ${redirect}`} className="outcome">
        <Outcome {...props} />
      </MovingHeight>
      {told && <Late file={late.dialog} props={props} onFail={model.fail} />}
    </div>
  )
}
