import { Icon } from '../../../parts/icon.tsx'
import { spinner } from '../../../parts/icons/spinner.ts'
import { Message } from '../../../parts/message.tsx'
import message from '../../../parts/message.css'
import { Styled } from '../../../parts/styled.tsx'
import spinning from '../../../styles/spinner.css'
import type { BuyBoxProps } from './buy-box.view.tsx'

const styles = [spinning, message]

/** What becomes of an add. */
export function Outcome({ model, text }: BuyBoxProps) {
  const { adding, outcome } = model.$shown.get()
  if (adding) {
    return (
      <p className="line note">
        <Styled styles={styles} />
        <Icon path={spinner} className="spinner" />
        {text('buyBox.adding')}
      </p>
    )
  }
  return (
    outcome && (
      <div className="line">
        <Styled styles={styles} />
        <Message tone={outcome === 'added' ? 'success' : 'error'} part="message">
          {text(outcome === 'added' ? 'buyBox.added' : 'buyBox.freshError')}
        </Message>
      </div>
    )
  )
}
