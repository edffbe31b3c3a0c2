import type { GivenOffer } from '../../../contract/services/offer.ts'
import { usableAssociation } from '../../../rules/association.ts'
import { quoted, textOf, type Tell } from '../../../rules/given-item.ts'
import { isObject } from '../../../rules/is-object.ts'
import { toJson } from '../../../rules/to-json.ts'
import type { Service } from '../shared/service.rules.ts'
import type { OfferConfig } from './service-offer.ports.ts'

/** A service with who provides it. */
export interface OfferedService extends Service {
  /** '': the page names none. */
  merchantId: string
}

/** What a shopper can choose: a service, or a service with a further one. */
export interface Choice {
  /** Unique in the element. */
  id: string
  title: string
  /** Of each service, as the shopper reads it. Empty: the page does not name all of them. */
  prices: readonly string[]
  /** Of a promotion: what it costs else. '': there is none. */
  regularPrice: string
  services: readonly OfferedService[]
  /** false: it cannot be chosen (SVC-018). */
  isAvailable: boolean
  isMandatory: boolean
  /** Merchant of the product that it is for. '': any (SVC-049). */
  baseMerchantId: string
}

const priceOf = (price: unknown): string => (typeof price === 'number' ? `${price}` : textOf(price))

/** What page state says of an offer: values in `offerData` go before the outer ones (SVC-005). */
function offerIn(given: GivenOffer | null | undefined) {
  const { offerData: inner } = given ?? {}
  return {
    offerListingId: textOf(inner?.offerListingId) || textOf(given?.offerlistingId),
    merchantId: textOf(inner?.merchantId) || textOf(given?.merchantId),
    price: priceOf(inner?.price) || priceOf(given?.price),
  }
}

/** The product id of a further service in a list of them. */
const upsellAsinOf = (given: GivenOffer) => textOf(given.upsellAsin) || textOf(given.asin)

/** Which widgets offer a choice of one, and which a check box for each. */
const groups = new Set<string>(['twister', 'twister_xl'])
const checks = new Set<string>(['enhancedPPD', 'ppdBundle', 'regularPPD'])

type Variant = Pick<OfferConfig, 'winningWidgetName'>
/** true: one choice at a time, or none. */
export const choosesOne = ({ winningWidgetName }: Variant) => groups.has(winningWidgetName)
export const hasChecks = ({ winningWidgetName }: Variant) => checks.has(winningWidgetName)
export const isXl = ({ winningWidgetName }: Variant) => winningWidgetName === 'twister_xl'
export const hasUpsell = ({ winningWidgetName }: Variant) => winningWidgetName === 'enhancedPPD'

/** SVC-006. */
export const isShown = ({
  isProductAvailable,
  shouldSuppressWidget,
}: Pick<OfferConfig, 'isProductAvailable' | 'shouldSuppressWidget'>): boolean =>
  isProductAvailable && !shouldSuppressWidget

/** SVC-032, SVC-033. null: none can be sent. */
const associationOf = ({
  features,
  itemAssociationV2,
  mappingSet,
  shouldAddItemAssociation,
}: OfferConfig) =>
  shouldAddItemAssociation && features.itemAssociation !== false
    ? usableAssociation(itemAssociationV2, mappingSet)
    : null

/** `services`: null for one that cannot be chosen. `at`: names the choice if it has none. */
function choiceOf(
  at: string,
  services: readonly (OfferedService | null)[],
  given: GivenOffer | null | undefined,
  more: Partial<Choice> = {},
): Choice {
  const known = services.filter(one => one !== null)
  return {
    id: known.map(({ offerListingId }) => offerListingId).join(' ') || at,
    title: textOf(given?.name),
    prices: known.every(({ price }) => price) ? known.map(({ price }) => price) : [],
    regularPrice: '',
    services: known,
    isAvailable: known.length === services.length && given?.isOfferAvailable !== false,
    isMandatory: given?.isMandatory === true,
    baseMerchantId: textOf(given?.baseOfferMerchantId),
    ...more,
  }
}

/** Reads what the page offers. `merchantId`: of the page. `tell`: hears what is wrong. */
function reader(config: OfferConfig, merchantId: string, tell: Tell) {
  const association = associationOf(config)

  /** `at`: its place in the page state. null: it cannot be chosen. */
  function serviceOf(
    at: string,
    asin: string,
    given: GivenOffer | null | undefined,
    own: Partial<OfferedService> = {},
  ): OfferedService | null {
    const offer = offerIn(given)
    const offerListingId = own.offerListingId || offer.offerListingId
    if (!asin || !offerListingId) {
      const missing = asin ? 'the id of an offer' : 'the product id of a service'
      tell(`${at}: expected ${missing}, got none; the service cannot be chosen`)
      return null
    }
    return {
      asin,
      offerListingId,
      merchantId: offer.merchantId || merchantId,
      price: own.price || offer.price,
      title: own.title || textOf(given?.name),
      association,
    }
  }

  /** The service of the widget itself (SVC-016). */
  function winning(): Choice {
    const { baseAsinOfferData: given, name = '', offerListingID, serviceAsinToOffer } = config
    const {
      winningServiceMinPrice: lowest = '',
      winningServicePriceWithPromotionApplied: promotion = '',
    } = config
    const asin = serviceAsinToOffer || textOf(given?.serviceAsin) || textOf(given?.asin)
    const own = { offerListingId: offerListingID ?? '', price: promotion || lowest, title: name }
    const at = 'serviceAsinToOffer'
    return choiceOf(at, [serviceOf(at, asin, given, own)], given, {
      title: name || textOf(given?.name),
      regularPrice: promotion && promotion !== lowest ? lowest : '',
    })
  }

  /** The further service of enhancedPPD. */
  function upsell(): Choice {
    const { upsellAsin, upsellAsinOfferData: given } = config
    const asin = upsellAsin || textOf(given?.upsellAsin) || textOf(given?.asin)
    const at = 'upsellAsinOfferData'
    return choiceOf(at, [serviceOf(at, asin, given)], given)
  }

  const upsells = config.vasUpsellProductAsinAndOfferData.filter((one): one is GivenOffer =>
    isObject(one),
  )
  /** An option of twister_xl (SVC-008). */
  function option(given: unknown, place: number): Choice[] {
    const at = `vasTwisterOptions[${place}]`
    if (!isObject(given)) {
      tell(`${at}: expected an object, got ${quoted(given)}; it is left out`)
      return []
    }
    const offer: GivenOffer = given
    const asin = textOf(offer.serviceAsin) || textOf(offer.asin)
    const services = [serviceOf(at, asin, offer)]
    const upsellAsin = textOf(offer.upsellAsin)
    if (upsellAsin && upsellAsin !== asin) {
      const further = upsells.find(one => upsellAsinOf(one) === upsellAsin)
      services.push(serviceOf(`${at}.upsellAsin`, upsellAsin, further))
    }
    return [choiceOf(at, services, offer)]
  }

  return { winning, upsell, option }
}

/** What the element offers, in the order to show. Several options may offer one service, each by another merchant. */
export function choicesOf(config: OfferConfig, merchantId: string, tell: Tell): readonly Choice[] {
  if (!isShown(config)) return []
  const read = reader(config, merchantId, tell)
  if (isXl(config)) {
    const all = config.vasTwisterOptions.flatMap(read.option)
    return all.filter(({ id }, place) => {
      const isFirst = all.findIndex(one => one.id === id) === place
      if (!isFirst)
        tell(`vasTwisterOptions: ${id} is the offer of an earlier option; it is left out`)
      return isFirst
    })
  }
  if (hasUpsell(config)) return [read.winning(), read.upsell()]
  return choosesOne(config) || hasChecks(config) ? [read.winning()] : []
}

/** What the form submits (SVC-019 to SVC-024, SVC-032). null: nothing. `counts`: with the number of items. */
export function submittedFields(
  services: readonly OfferedService[],
  counts: boolean,
): Readonly<Record<string, string>> | null {
  if (services.length === 0) return null
  const fields = services.flatMap(({ asin, association, merchantId, offerListingId }, place) => {
    const own = {
      serviceAsin: asin,
      serviceOfferListingId: offerListingId,
      serviceMerchantId: merchantId,
      serviceQuantity: '1',
      itemCount: counts ? `${services.length + 1}` : '',
      itemAssociation: association ? toJson(association) : '',
    }
    const suffix = place > 0 ? `.${place + 1}` : ''
    return Object.entries(own).flatMap(([name, value]) => (value ? [[name + suffix, value]] : []))
  })
  return Object.fromEntries(fields) as Record<string, string>
}
