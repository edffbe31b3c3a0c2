import { Message } from '../../../parts/message.tsx'
import type { QuantityProps } from './quantity-selector.view.tsx'

/** The quantity could not be added or changed (QTY-067). */
export const Failure = ({ text }: QuantityProps) => (
  <Message tone="error">{text('quantity.failed')}</Message>
)
