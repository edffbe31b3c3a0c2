import type { DealBox } from '../../../elements/deal-box.ts'
import type { Ports } from '../../element/ports.ts'
import type { messages } from './deal-box.messages.ts'

export type DealPorts = Ports<DealBox, typeof messages>

/** The deal that is offered, and the product that it is of; '' where nobody has said. */
export interface DealIdentity {
  dealId: string
  asin: string
}
