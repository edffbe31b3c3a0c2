import type { ReactNode } from 'react'
import type { SmartHomeBundle } from '../../../../elements/bundles/smart-home-bundle.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { Message } from '../../../parts/message.tsx'
import { MovingHeight } from '../../../parts/moving-height.tsx'
import { ViewCart } from '../../../parts/view-cart.tsx'
import type { messages } from './smart-home-bundle.messages.ts'
import type { SmartHomeBundleModel } from './smart-home-bundle.model.ts'

type SmartHomeProps = ViewProps<SmartHomeBundleModel, SmartHomeBundle, typeof messages>

function Outcome({ config, model, text }: SmartHomeProps): ReactNode {
  const state = model.$adding.get()
  if (state === 'added') {
    return (
      <Message tone="success" part="message">
        {text('common.addedToCart')} <ViewCart config={config} text={text} />
      </Message>
    )
  }
  if (state !== 'failed' && state !== 'refused') return null
  return (
    <Message tone="error" part="message">
      {text(`smartHome.${state}`)}
    </Message>
  )
}

/** The check boxes of the page, and below them what the element adds. */
export function View(props: SmartHomeProps): ReactNode {
  const { model, text } = props
  if (!model.$active.get()) return <slot />
  return (
    <>
      <slot />
      <div className="sum">
        <p className="total" part="total">
          {/* Or the currency would stand elsewhere in a page that is read the other way. */}
          <bdi>{model.totalText()}</bdi>
        </p>
        <div className="act">
          <BusyButton
            part="button"
            busy={model.$adding.get() === 'adding'}
            busyLabel={text('common.adding')}
            disabled={model.$checked.get().length === 0}
            onPress={model.add}
          >
            {model.buttonText()}
          </BusyButton>
          <MovingHeight of={model.$adding.get()}>
            <Outcome {...props} />
          </MovingHeight>
        </div>
      </div>
    </>
  )
}
