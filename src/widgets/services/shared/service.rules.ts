import type { UsableAssociation } from '../../../rules/association.ts'
import { isObject } from '../../../rules/is-object.ts'

/** A service that an element offers. */
export interface Service {
  asin: string
  offerListingId: string
  /** As the shopper reads it. '': the page names none. */
  price: string
  title: string
  /** What ties it to its product in the cart. null: nothing. */
  association: UsableAssociation | null
}

type SelectionType = 'add' | 'delete'

/** What the form submits of a service (OPT-011). Forms and events spell the last two names differently (OPT-023). */
const selectionOf = ({ asin, offerListingId, price }: Service, selectionType: SelectionType) => ({
  itemType: 'asin' as const,
  asin,
  offerListingId,
  quantity: 1 as const,
  price,
  selectionType,
})

export const submittedSelection = (service: Service) => ({
  ...selectionOf(service, 'add'),
  enableIA: service.association !== null,
  ...(service.association && { IAData: service.association }),
})

export const toldSelection = (service: Service, selectionType: SelectionType) => ({
  ...selectionOf(service, selectionType),
  enableIa: service.association !== null,
  ...(service.association && { iaData: service.association }),
})

/** Reads the product ids in a field that the element, or the server, has submitted. The text may be of an earlier visit. */
export function selectedIn(field: string | null | undefined): readonly string[] {
  try {
    const list: unknown = JSON.parse(field ?? '')
    const asins = Array.isArray(list) ? list.map(one => (isObject(one) ? one['asin'] : null)) : []
    return asins.filter(asin => typeof asin === 'string')
  } catch {
    return []
  }
}

/** Device types in metrics of services (SVC-047). */
export const deviceIn = (deviceType: string | null | undefined): 'd' | 'mobile' =>
  !deviceType || deviceType === 'desktop' ? 'd' : 'mobile'
