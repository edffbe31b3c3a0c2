import message from '../../../parts/message.css'
import { Message } from '../../../parts/message.tsx'
import { Styled } from '../../../parts/styled.tsx'
import type { QuantityProps } from './quantity-selector.view.tsx'

const styles = [message]

/** What stands below the widget after an add that failed (QTY-081). */
export const Failure = ({ text }: QuantityProps) => (
  <>
    <Styled styles={styles} />
    <Message tone="error">{text('quantity.failed')}</Message>
  </>
)
