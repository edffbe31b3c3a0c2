import { afterEach } from 'node:test'
import { serviceOffer, type ServiceOffer } from '../../elements/services/service-offer.ts'
import type { Config } from '../../src/element/describe.ts'
import type { PageSections, SectionOffer } from '../../src/page/sections.ts'
import type { Product } from '../../src/page/shapes.ts'
import { messages } from '../../src/widgets/services/service-offer/service-offer.messages.ts'
import { offerModel } from '../../src/widgets/services/service-offer/service-offer.model.ts'
import { portsOf } from './ports.ts'

/** Models of service offers in Node, where the page has an address and sections without nodes. */

export const productAsin = 'B0WASHER01'
export const merchants = { own: 'MHARBORPINE', other: 'MWASCHWERK' } as const
export const services = { installation: 'B0SVCINST1', haulAway: 'B0SVCHAUL1' } as const
export const washerOffer: Product = {
  asin: productAsin,
  offerListingId: `OL${productAsin}`,
  merchantId: merchants.own,
}
export const upsell = (asin: string) => ({ upsellAsin: asin, offerlistingId: `OL${asin}` })

interface Page {
  /** The parameter `vas` of the address. */
  vas?: string
  isInForm?: boolean
}

/** Sections that show nothing, and remember what was asked of them. */
function sectionsOf(): PageSections & { asked: string[] } {
  const own = new WeakSet<Product>()
  const asked: string[] = []
  return {
    asked,
    refresh: () => ({
      signal: new AbortController().signal,
      put: (_content: DocumentFragment, _offer: SectionOffer) => true,
      end: () => asked.push('end'),
      stop: () => asked.push('stop'),
    }),
    restore: () => asked.push('restore'),
    forget: () => asked.push('forget'),
    isOwn: product => product !== null && own.has(product),
    isChanged: () => false,
  }
}

const here: (() => void)[] = []
afterEach(() => {
  for (const leave of here.splice(0)) leave()
})

/** The model of an element in a page. By default it offers the installation of a washing machine. */
export function offered(
  given: Partial<Config<ServiceOffer>> = {},
  { isInForm = true, vas }: Page = {},
) {
  const config: Partial<Config<ServiceOffer>> = {
    winningWidgetName: 'regularPPD',
    productAsin,
    merchantId: merchants.own,
    serviceAsinToOffer: services.installation,
    offerListingID: `OL${services.installation}`,
    winningServiceMinPrice: '€59.00',
    ...given,
  }
  const host = portsOf(serviceOffer, config, { messages })
  const address = { vas: vas ?? null }
  const sections = sectionsOf()
  const model = offerModel(host.ports, {
    isInForm: () => isInForm,
    vas: {
      read: () => address.vas,
      write: value => {
        address.vas = value
      },
    },
    sections,
  })
  here.push(host.leave)
  /** What the page hears of a press comes last (COR-051). */
  const choose = async (place: number, isChosen = true) => {
    const choice = model.$choices.get()[place]
    if (!choice) throw new Error(`There is no choice ${place}`)
    model.choose(choice, isChosen)
    await host.settled()
  }
  return {
    ...host,
    model,
    address,
    sections,
    choose,
    chosen: () => [...model.$chosen.get()].toSorted(),
  }
}
