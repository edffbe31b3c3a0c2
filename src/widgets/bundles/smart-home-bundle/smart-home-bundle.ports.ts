import type { SmartHomeBundle } from '../../../../elements/bundles/smart-home-bundle.ts'
import type { Config } from '../../../element/describe.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import type { messages } from './smart-home-bundle.messages.ts'

/** With the element: it reads the check boxes of the page inside. */
export type SmartHomePorts = WrapperPorts<SmartHomeBundle, typeof messages>
export type SmartHomeConfig = Config<SmartHomeBundle>

/** What a check box of the page stands for. */
export interface Accessory {
  asin: string
  offerListingId: string
  /** Integer minor units. */
  amount: number
}
