import type { DealBox } from '../../../../elements/deals/deal-box.ts'
import type { StateName } from '../../../element/describe.ts'
import type { Ports } from '../../../element/ports.ts'
import type { messages } from './deal-box.messages.ts'

export type DealPorts = Ports<DealBox, typeof messages>
export type HostState = StateName<DealBox>

/** The deal that is offered, and the product that it is of; '' where nobody has said. */
export interface DealIdentity {
  dealId: string
  asin: string
}

/** What a claim is sent with, for events and for what follows it. */
export interface Claim extends DealIdentity {
  quantity: number
}
