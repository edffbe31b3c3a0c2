import type { RenewedSheet } from '../../../../elements/renewed/renewed-sheet.ts'
import type { Config } from '../../../element/describe.ts'
import type { Product } from '../../../page/shapes.ts'
import { formatMoney } from '../../../rules/money.ts'

/** The offer as the sheet shows it. A part that nobody has given is undefined. */
export interface ShownOffer {
  id: string | undefined
  price: string | undefined
  condition: string | undefined
  sellerName: string | undefined
}

/** Returns the offer of the buy box, with what the page has configured in its place (RNW-005). */
export function offerOf(config: Config<RenewedSheet>, product: Product | null): ShownOffer {
  const price = product?.price
  return {
    id: config.offerListingId ?? product?.offerListingId,
    price: config.price ?? (price && formatMoney(price, config.locale)),
    condition: config.condition ?? product?.condition,
    sellerName: config.sellerName ?? product?.sellerName,
  }
}

/** true: both are the same offer, and look the same. */
export const isSameOffer = (one: ShownOffer, other: ShownOffer): boolean =>
  one.id === other.id &&
  one.price === other.price &&
  one.condition === other.condition &&
  one.sellerName === other.sellerName
