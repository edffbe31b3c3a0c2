import type { ProductVisit } from '../render/family.ts'
import type { Offer, ProductPage } from '../shop/data.ts'

export interface Bundled {
  product: ProductPage
  offer: Offer
}

/** Products that the shopper can buy here and now, one of each. What has conditions is bought on its own page. */
export async function bundled(
  asins: readonly string[],
  { data }: ProductVisit,
): Promise<Bundled[]> {
  const products = await Promise.all(asins.map(asin => data.product(asin)))
  return products.flatMap(product => {
    const offer = product?.offers[0]
    const sells = offer && offer.stock > 0 && !offer.moq && !product.byInvitation
    return product && sells && product.soldAlone !== false ? [{ product, offer }] : []
  })
}
