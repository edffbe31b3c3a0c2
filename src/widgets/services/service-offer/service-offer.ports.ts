import type { ServiceOffer } from '../../../../elements/services/service-offer.ts'
import type { Config } from '../../../element/describe.ts'
import type { Ports, WrapperPorts } from '../../../element/ports.ts'
import type { PageSections } from '../../../page/sections.ts'
import type { messages } from './service-offer.messages.ts'

export type OfferPorts = Ports<ServiceOffer, typeof messages>
/** Ports with the host element, because the element acts on the page around it. */
export type OfferNodePorts = WrapperPorts<ServiceOffer, typeof messages>
export type OfferConfig = Config<ServiceOffer>

/** The page around the element. */
export interface Around {
  /** true: the form of the product submits the services. */
  isInForm(): boolean
  /** The parameter of the address that names the chosen service (SVC-028). null: there is none. */
  readonly vas: { read(): string | null; write(value: string | null): void }
  readonly sections: PageSections
}
