import { Icon } from '../../../parts/icon.tsx'
import { spinner } from '../../../parts/icons/spinner.ts'
import { Message } from '../../../parts/message.tsx'
import { ViewCart } from '../../../parts/view-cart.tsx'
import type { BuyBoxProps } from './buy-box.view.tsx'

/** The progress and the result of adding a fresh item (BOX-031, BOX-032). */
export function View({ config, model, text }: BuyBoxProps) {
  const { add } = model.$shown.get()
  if (add === 'adding') {
    return (
      <p className="line note">
        <Icon path={spinner} className="spinner" />
        {text('common.adding')}
      </p>
    )
  }
  if (add === 'ready') return null
  const isAdded = add === 'added'
  return (
    <div className="line">
      <Message tone={isAdded ? 'success' : 'error'} part="message">
        {text(isAdded ? 'common.addedToCart' : 'buyBox.freshError')}{' '}
        {isAdded && <ViewCart config={config} text={text} />}
      </Message>
    </div>
  )
}
