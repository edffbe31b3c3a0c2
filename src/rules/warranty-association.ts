import { protectionProgram, renderAll } from './association.ts'

/** What ties a warranty to its item: the same five pairs in a form and in a call. */

/** As the warranty service has it (WTY-024). */
export const warrantyOf = (associatedItemId: string) => ({
  associatedItemId,
  programType: protectionProgram,
  renderType: renderAll,
  mutualDelete: false,
  quantityInvarianceFactor: 1,
  quantityEditable: false,
})

/** A warranty that the shopper has selected. */
export interface ChosenWarranty {
  asin: string
  offerListingId: string
  quantity: number
  /** Product id of the base item, or its id in the cart. */
  associatedItemId: string
  /** New for each selection (WTY-018). */
  uniqueId: string
}

/** The five pairs that tie a warranty to its item (WTY-013, WTY-025). */
export const warrantyLinks = ({
  associatedItemId,
  uniqueId,
}: Pick<ChosenWarranty, 'associatedItemId' | 'uniqueId'>) => ({
  itemAssoc: associatedItemId,
  'UNIQ-itemAssoc': uniqueId,
  'UNIQ-lnkdWrrnty': uniqueId,
  itemAssocType: protectionProgram,
  itemAssocRenderType: renderAll,
})

/** The eleven fields of the owner form (WTY-013 to WTY-017, WTY-042). */
export function warrantyFields(chosen: ChosenWarranty) {
  const { mutualDelete, quantityInvarianceFactor, quantityEditable } = warrantyOf('')
  return {
    warrantyAsin: chosen.asin,
    warrantyOfferListingId: chosen.offerListingId,
    warrantyQuantity: String(chosen.quantity),
    ...warrantyLinks(chosen),
    itemAssocMutualDelete: String(mutualDelete),
    itemAssocQuantityInvarianceFactor: String(quantityInvarianceFactor),
    itemAssocQuantityEditable: String(quantityEditable),
  }
}
export type WarrantyFields = ReturnType<typeof warrantyFields>

/** What the warranty service gets (WTY-024, WTY-025). */
export const warrantyRequest = ({ asin, offerListingId, quantity, ...tie }: ChosenWarranty) => ({
  asin,
  offerListingId,
  quantity,
  itemAssociation: warrantyOf(tie.associatedItemId),
  ...warrantyLinks(tie),
})
