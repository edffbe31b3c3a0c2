import { serviceOffer } from '../../service-offers.ts'
import type { Piece, ProductVisit } from '../render/family.ts'
import type { PageMaker } from '../render/visit.ts'
import { offerPieces, showsOffer } from './offers.ts'
import { optionPieces } from './options.ts'

/** What comes with the offer. */
async function featurePieces({ product, offer, data }: ProductVisit): Promise<Piece[]> {
  const features = await data.offerFeatures(product.asin)
  if (!offer || features.length === 0) return []
  return [{ slot: 'offerFacts', template: 'services/offer-features', model: { features } }]
}

/** A link to more about delivery and installation, which opens a sheet. */
async function morePieces({ product, sells, data }: ProductVisit): Promise<Piece[]> {
  const { asin } = product
  const about = sells ? await data.aboutServices(asin) : null
  if (about === null) return []
  const model = {
    page: `/dp/${asin}/services`,
    fragment: `/gp/services/about.html?asin=${asin}`,
  }
  return [{ slot: 'services', template: 'services/more', model }]
}

/** The first service, offered when the product is added to the cart: for the place that the shopper has chosen. */
async function interstitialPieces({ product, sells, data, visit }: ProductVisit): Promise<Piece[]> {
  const services =
    sells && product.kind === 'appliance'
      ? await data.services(product.asin, visit.place?.zipCode)
      : []
  const [service] = services
  if (!service) return []
  const { asin } = service
  const offer = service.offer && serviceOffer(asin, service.offer, visit.preferences.language)
  const { positiveRatingHtml, merchantAddress } = offer ?? {}
  const itemAssociationV2 = { deleteConstraint: { mutuallyInclusive: true } }
  const state = { positiveRatingHtml, merchantAddress, itemAssociationV2 }
  return [{ slot: 'options', template: 'services/interstitial', model: { service, offer, state } }]
}

export const servicePieces = async (visit: ProductVisit): Promise<Piece[]> => [
  ...(await featurePieces(visit)),
  ...(await morePieces(visit)),
  ...(showsOffer(visit.product.asin) ? [] : await optionPieces(visit)),
  ...(await offerPieces(visit)),
  ...(await interstitialPieces(visit)),
]

/** `/dp/<asin>/services`: the same as the sheet shows, for browsers without scripts. */
export const servicesPage: PageMaker = async ({ params, words }, data) => {
  const product = await data.product(params['asin'] ?? '')
  const about = product && (await data.aboutServices(product.asin))
  if (!product || !about) return null
  return {
    template: 'services/page',
    title: words.t('services.title'),
    model: { product, about },
  }
}
