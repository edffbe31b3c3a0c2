import { buyBoxFields } from '../../src/contract/services/interstitial.ts'
import { associationGroup, usableAssociation } from '../../src/rules/association.ts'

/** Services as elements send them, for tests of the store and of pages. */

export const tieTo = (asin: string, mutuallyInclusive = true) => ({
  programType: 'HeavyBulky',
  renderType: 'renderAll',
  associatedItemId: asin,
  deleteConstraint: { mutuallyInclusive },
})

/** SVC-038. */
export function serviceItem(serviceAsin: string, asin: string, more: object = {}) {
  const itemAssociation = usableAssociation(tieTo(asin))
  if (!itemAssociation) throw new Error('The association is not usable')
  const itemAssociationGroup = associationGroup(itemAssociation, asin)
  return {
    asin: serviceAsin,
    offerListingId: `OL${serviceAsin}`,
    quantity: 1,
    additionalParameters: { itemAssociation, itemAssociationGroup },
    ...more,
  }
}

/** SVC-019, SVC-020. `suffix`: of a second service. */
export const serviceFields = (serviceAsin: string, asin: string, suffix = '') => ({
  [`serviceAsin${suffix}`]: serviceAsin,
  [`serviceOfferListingId${suffix}`]: `OL${serviceAsin}`,
  [`serviceMerchantId${suffix}`]: 'MHARBORPINE',
  [`serviceQuantity${suffix}`]: '1',
  [`itemCount${suffix}`]: '2',
  [`itemAssociation${suffix}`]: JSON.stringify(tieTo(asin)),
})

/** OPT-011, OPT-022. */
export const selected = (serviceAsin: string, asin: string, more: object = {}) => ({
  itemType: 'asin',
  asin: serviceAsin,
  offerListingId: `OL${serviceAsin}`,
  quantity: 1,
  price: '€59.00',
  selectionType: 'add',
  enableIA: true,
  IAData: tieTo(asin),
  ...more,
})

/** INT-008. */
export const oldForm = (asin: string, more: Record<string, string> = {}) => ({
  ...Object.fromEntries(Object.keys(buyBoxFields).map(name => [name, ''])),
  ASIN: asin,
  offerListingID: `OL${asin}`,
  quantity: '1',
  'submit.add-to-cart': 'Add to cart',
  ...more,
})

/** What each metric of an element of services says beside its own fields (SVC-047). */
export const usualFields = {
  pageType: 'DetailPage',
  subPageType: 'AddServices',
  deviceType: 'd',
  hitType: 'popUp',
} as const
