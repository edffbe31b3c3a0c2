import { renderAll } from '../../../src/rules/association.ts'
import type { Piece, ProductVisit } from '../render/family.ts'
import type { Service, ServiceOffer } from './data.ts'

/** Services that are ordered with the product, in the form of the buy box. */

type Offered = Service & { offer: ServiceOffer }

/** What a bundle holds can be chosen by itself, so nobody chooses it twice. */
const bundles = new Set(['B0SVCBUND1'])

/** One element offers the services of a product: several as options, one as a card. */
const isOffered = (service: Service): service is Offered =>
  service.offer !== null && service.buyable && !bundles.has(service.asin)

/** What ties a service to the product: it goes when the product goes. */
const associationWith = (asin: string) => ({
  associatedItemId: asin,
  renderType: renderAll,
  deleteConstraint: { mutuallyInclusive: true },
})

export async function optionPieces({
  data,
  product,
  sells,
  visit,
}: ProductVisit): Promise<Piece[]> {
  if (!sells) return []
  const { money, t } = visit.words
  const services = (await data.services(product.asin)).filter(isOffered)
  const [first, ...others] = services
  if (!first) return []
  const itemAssociation = associationWith(product.asin)
  const choices = services.map(({ asin, offer, shortTitle }) => ({
    asin,
    offerListingId: offer.offerListingId,
    name: shortTitle,
    price: money(offer.price),
    // What the form submits of it without scripts.
    value: JSON.stringify([
      {
        itemType: 'asin',
        selectionType: 'add',
        asin,
        offerListingId: offer.offerListingId,
        IAData: itemAssociation,
      },
    ]),
  }))
  if (others.length === 0) {
    const model = { ...choices[0], title: first.title, about: first.description }
    return [{ slot: 'options', template: 'services/card', model }]
  }
  const options = services.map(({ asin, mandatory, mappingSet, offer, shortTitle }) => ({
    key: { unified: asin, mappingSet },
    asin,
    offerListingId: offer.offerListingId,
    offerPrice: money(offer.price),
    name: shortTitle,
    renderStyle: 'checkbox',
    selectionBehaviour: mandatory ? 'MANDATORY' : 'RECOMMENDED',
    singleServiceSelectionMessage: t('services.added', { name: shortTitle }),
    twoServiceSelectionMessage: t('services.several'),
    itemAssociation,
  }))
  return [{ slot: 'options', template: 'services/options', model: { choices, state: { options } } }]
}
