import type { WarrantyCards } from '../../../../elements/extras/warranty-cards.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Message } from '../../../parts/message.tsx'
import { ViewCart } from '../../../parts/view-cart.tsx'
import type { messages } from './warranty-cards.messages.ts'
import type { WarrantyCardsModel } from './warranty-cards.model.ts'

type OutcomeProps = ViewProps<WarrantyCardsModel, WarrantyCards, typeof messages>

/** How the calls go (WTY-026, WTY-033). A plan that the shopper has given up meanwhile is not tried again. */
function Adding({ config, model, text }: OutcomeProps) {
  const state = model.$adding.get()
  const { asin, title = '' } = model.$wanted.get()?.plan ?? {}
  if (state === 'idle') return null
  if (state === 'failed') {
    const isSelected = model.$selected.get()?.asin === asin
    return (
      <Message
        tone="error"
        part="message"
        retryLabel={isSelected ? text('common.retry') : undefined}
        onRetry={model.retry}
      >
        {text('warranty.failed', { title })}
      </Message>
    )
  }
  if (state === 'added') {
    return (
      <Message tone="success" part="message">
        {text('warranty.added', { title })} <ViewCart config={config} text={text} />
      </Message>
    )
  }
  return (
    <Message tone="info" part="message">
      {text('warranty.adding', { title })}
    </Message>
  )
}

/** What became of the details and of the calls: neither hides the other. */
export const Outcome = (props: OutcomeProps) => (
  <>
    {props.model.$lost.get() && (
      <Message tone="error" part="message">
        {props.text('warranty.notShown')}
      </Message>
    )}
    <Adding {...props} />
  </>
)
