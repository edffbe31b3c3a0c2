import type { CallInput } from '../../../contract/call.ts'
import type { serviceAddItems } from '../../../contract/services/service-add.ts'
import { associationGroup, type UsableAssociation } from '../../../rules/association.ts'

/** Reference tag of the call (ADD_ITEMS_REF). */
const ref = 'vas_add_upsell'

interface ServiceToAdd {
  serviceAsin: string
  productAsin: string
  offerListingId: string
  /** null: none can be sent (SVC-032). */
  association: UsableAssociation | null
}

/** SVC-024, SVC-034, SVC-036, SVC-038: one service, once, whatever the quantity of the product. */
export const serviceAddInput = (service: ServiceToAdd): CallInput<typeof serviceAddItems> => {
  const { serviceAsin: asin, productAsin, offerListingId, association } = service
  const tie = association && {
    additionalParameters: {
      itemAssociation: association,
      itemAssociationGroup: associationGroup(association, productAsin),
    },
  }
  return { query: { ref }, body: { items: [{ asin, offerListingId, quantity: 1, ...tie }] } }
}

/** What the page's author reads of a service that could not be added (SVC-041, INT-048). `code`: what the server calls it. */
export const addFailureLog = (
  productAsin: string,
  zipCode: string,
  { code, reason, status }: { code: string; reason: string; status: number },
): string => {
  const why = `${reason} ${status} ${code}`.trim()
  return `the service could not be added to ${productAsin} (zip code ${zipCode}): ${why}`
}
