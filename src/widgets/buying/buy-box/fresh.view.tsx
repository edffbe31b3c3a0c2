import { Icon } from '../../../parts/icon.tsx'
import { spinner } from '../../../parts/icons/spinner.ts'
import { Message } from '../../../parts/message.tsx'
import { ViewCart } from '../../../parts/view-cart.tsx'
import type { BuyBoxProps } from './buy-box.view.tsx'

/** The progress and the result of adding a fresh item (BOX-031, BOX-032). */
export function View({ config, model, text }: BuyBoxProps) {
  const { adding, outcome } = model.$shown.get()
  if (adding) {
    return (
      <p className="line note">
        <Icon path={spinner} className="spinner" />
        {text('buyBox.adding')}
      </p>
    )
  }
  return (
    outcome && (
      <div className="line">
        <Message tone={outcome === 'added' ? 'success' : 'error'} part="message">
          {text(outcome === 'added' ? 'buyBox.added' : 'buyBox.freshError')}{' '}
          {outcome === 'added' && <ViewCart config={config} text={text} />}
        </Message>
      </div>
    )
  )
}
