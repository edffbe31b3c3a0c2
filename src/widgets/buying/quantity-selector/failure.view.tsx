import { Message, messageStyles } from '../../../parts/message.tsx'
import type { QuantityProps } from './quantity-selector.view.tsx'

export const styles = messageStyles

/** The quantity could not be added or changed (QTY-067). */
export const View = ({ text }: QuantityProps) => (
  <Message tone="error">{text('quantity.failed')}</Message>
)
