import { buyBox } from './buy-box.ts'
import { delivery } from './delivery.ts'
import { fitment } from './fitment.ts'
import { chosenOffer } from './offers.ts'
import type { Offer, PageData, ProductPage } from './page-data.ts'
import type { PageMaker, Visit } from './visit.ts'

const buyingOptions: Readonly<Record<Offer['condition'], string | undefined>> = {
  new: 'NEW',
  used: 'USED',
  // Which tier a renewed offer is of, the shop does not know: nobody has chosen an option then.
  renewed: undefined,
}

function productState(product: ProductPage, offer: Offer | undefined) {
  const { asin, title, imageUrl } = product
  if (!offer) return { asin, product: { asin, parentAsin: asin, title, imageUrl } }
  const { offerListingId, merchantId, sellerName, condition, price } = offer
  return {
    asin,
    product: {
      asin,
      parentAsin: asin,
      title,
      imageUrl,
      offerListingId,
      merchantId,
      sellerName,
      condition,
      price,
    },
    buyingOption: { [asin]: buyingOptions[condition] },
  }
}

function pictures({ imageUrl, images }: ProductPage, { query }: Visit) {
  const all = images.length > 0 ? images : [imageUrl]
  return { all, shown: all[Number(query['image'])] ?? all[0] }
}

async function related(product: ProductPage, data: PageData) {
  const cards = await data.products({ kind: product.kind, limit: 5 })
  return cards.filter(card => card.asin !== product.asin).slice(0, 4)
}

/** `/dp/<asin>`: one product with its buy box. */
export const productPage =
  (asin: string): PageMaker =>
  async (visit, data) => {
    const product = await data.product(asin)
    if (!product) return null
    const offer = chosenOffer(product, visit)
    const box = await buyBox(product, offer, visit, data)
    const sent = box.sells ? await delivery(product, offer, visit, data) : null
    const fits = await fitment(product, visit, data)
    return {
      template: 'product',
      title: product.title,
      pageType: 'detail',
      tags: ['dp-expander', ...(sent ? ['dp-delivery-countdown'] : []), ...box.tags, ...fits.tags],
      state: productState(product, offer),
      model: {
        product,
        offer,
        box,
        delivery: sent,
        fitment: fits,
        pictures: pictures(product, visit),
        related: await related(product, data),
      },
    }
  }
