import type { DeliveryCountdown } from '../../../../elements/delivery/delivery-countdown.ts'
import type { Ports } from '../../../element/ports.ts'
import type { messages } from './delivery-countdown.messages.ts'

export type CountdownPorts = Ports<DeliveryCountdown, typeof messages>
