import { renderAll } from '../../../src/rules/association.ts'
import type { Piece, ProductVisit } from '../render/family.ts'
import type { TextId } from '../site.ts'
import type { Service, ServiceOffer } from './data.ts'

/** Services as dp-service-offer shows them: which widget a product has, and what it is told. */

type Selling = 'twister' | 'twister_xl' | 'enhancedPPD' | 'ppdBundle' | 'regularPPD'
type Saying = 'brandMessagingDesktop' | 'serviceBanner' | 'prePurchase' | 'valueProp'

/** By asin of the product. */
const selling: Readonly<Record<string, Selling>> = {
  B0WASHER01: 'twister_xl',
  B0PRINTR01: 'twister',
  B0LAPTOP01: 'enhancedPPD',
  B0CAMERA01: 'ppdBundle',
  B0COFFMKR1: 'regularPPD',
}
/** Messages alone: the shop does these without an order. */
const saying: Readonly<Record<string, { widget: Saying; text: TextId; url?: string }>> = {
  B0BLENDER1: { widget: 'brandMessagingDesktop', text: 'offer.repairs', url: '/help/returns' },
  B0MIRROR01: { widget: 'serviceBanner', text: 'offer.packed', url: '/help/delivery' },
  B0TENT0001: { widget: 'prePurchase', text: 'offer.tryOut', url: '/help/returns' },
  B0LAMP0001: { widget: 'valueProp', text: 'offer.bulb' },
}

export const showsOffer = (asin: string): boolean => Object.hasOwn(selling, asin)

type Offered = Service & { offer: ServiceOffer }
const isOffered = (service: Service): service is Offered => service.offer !== null

const associationWith = (asin: string) => ({
  associatedItemId: asin,
  renderType: renderAll,
  deleteConstraint: { mutuallyInclusive: true },
})

/** What the element reads of an offer. */
const dataOf = (
  { mandatory, shortTitle, asin }: Service,
  { merchantId, offerListingId, price }: ServiceOffer,
  money: (price: ServiceOffer['price']) => string,
) => ({
  name: shortTitle,
  serviceAsin: asin,
  offerlistingId: offerListingId,
  merchantId,
  price: money(price),
  isMandatory: mandatory,
})

/** What a bundle holds is ordered as two services, each a line of its own in the cart. */
const bundles = new Set(['B0SVCBUND1'])

export async function offerPieces({
  data,
  offer,
  product,
  sells,
  visit,
}: ProductVisit): Promise<Piece[]> {
  const { money, t } = visit.words
  const said = saying[product.asin]
  if (said) {
    const model = { ...said, message: t(said.text), more: t('offer.bulb.text') }
    return sells ? [{ slot: 'services', template: 'services/message', model }] : []
  }
  const widget = selling[product.asin]
  if (!widget || !sells || !offer) return []
  const all = await data.services(product.asin, visit.place?.zipCode)
  const services = all.filter(isOffered).filter(({ asin }) => !bundles.has(asin))
  const [first, second] = services
  if (!first) return []
  const of = (one: Offered, by = one.offer) => dataOf(one, by, money)
  const both = all.find(({ asin }) => bundles.has(asin))
  /** Merchants that sell the product, too, and provide the service themselves. */
  const others = services.flatMap(service =>
    service.offers
      .filter(({ merchantId }) => merchantId !== service.offer.merchantId)
      .filter(({ merchantId }) => product.offers.some(one => one.merchantId === merchantId))
      .map(by => ({ ...of(service, by), name: t('offer.by', { name: by.merchantName }) })),
  )
  const options = [
    ...services.map(one => of(one)),
    ...(second && both ? [{ ...of(first), name: both.shortTitle, upsellAsin: second.asin }] : []),
    ...others,
  ]
  const state = {
    itemAssociationV2: associationWith(product.asin),
    ...(widget === 'twister_xl' && {
      vasTwisterOptions: options,
      vasUpsellProductAsinAndOfferData: second ? [{ ...of(second), upsellAsin: second.asin }] : [],
    }),
    ...(widget !== 'twister_xl' && { baseAsinOfferData: of(first) }),
    ...(widget === 'enhancedPPD' &&
      second && { upsellAsinOfferData: { ...of(second), upsellAsin: second.asin } }),
  }
  const model = {
    widget,
    first: { ...of(first), mappingSet: first.mappingSet },
    offers: options,
    message: t(`offer.${widget}`),
    state,
  }
  return [{ slot: 'options', template: 'services/offer', model }]
}
