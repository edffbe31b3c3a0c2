import { quoted, textOf, type Given, type Tell } from '../../../rules/given-item.ts'
import { isObject } from '../../../rules/is-object.ts'

/** What a page says of one seller. All are texts to show, but for the id. */
export interface SellerOffer {
  offerListingID: string
  sellerName: string
  price: string
  /** '': unknown. */
  delivery: string
}

const needed = ['offerListingID', 'sellerName', 'price'] as const

/** Reads the offers of other sellers. `tell` hears of each one that is left out: it costs itself alone (GRO-047). */
export function sellersOf(given: readonly unknown[], tell: Tell): readonly SellerOffer[] {
  const offers = new Map<string, SellerOffer>()
  given.forEach((one, place) => {
    const item = (isObject(one) ? one : {}) as Given
    const [offerListingID = '', sellerName = '', price = ''] = needed.map(name =>
      textOf(item[name]),
    )
    const missing = needed.find(name => !textOf(item[name]))
    const fault = missing
      ? `expected {${needed.join(', ')}}, got ${quoted(one)}`
      : offers.has(offerListingID) && `the offer ${offerListingID} came before`
    if (fault) return tell(`offers[${place}]: ${fault}; it is left out`)
    offers.set(offerListingID, {
      offerListingID,
      sellerName,
      price,
      delivery: textOf(item['delivery']),
    })
    return undefined
  })
  return [...offers.values()]
}
