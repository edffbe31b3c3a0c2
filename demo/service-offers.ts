import type { ZipOffer } from '../src/contract/services/interstitial.ts'
import type { Money } from '../src/contract/schema.ts'
import type { ServiceOffer } from './pages/services/data.ts'

/** Offers of services as elements get them: in the state of a page, and in answers of the store. */

const ratings: Readonly<Record<string, (percent: string, count: string) => string>> = {
  en: (percent, count) => `<b>${percent}</b> positive (${count} ratings)`,
  de: (percent, count) => `<b>${percent}</b> positiv (${count} Bewertungen)`,
  ar: (percent, count) => `<b>${percent}</b> تقييمات إيجابية (من ${count})`,
}

const moneyIn = (language: string, { amount, currency }: Money) =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100)

function ratingIn(language: string, { positivePercent, ratingCount }: ServiceOffer): string {
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(
    positivePercent / 100,
  )
  const count = new Intl.NumberFormat(language).format(ratingCount)
  return ratings[language]?.(percent, count) ?? ''
}

/** `asin`: of the service. */
export function serviceOffer(asin: string, offer: ServiceOffer, language: string): ZipOffer {
  const { nextPrice, price, storeAddress } = offer
  return {
    hasError: 0,
    offerListingId: offer.offerListingId,
    isCBM: false,
    merchantId: offer.merchantId,
    merchantName: offer.merchantName,
    fulfillmentType: storeAddress ? 'in_store' : 'at_home',
    price: moneyIn(language, price),
    ...(nextPrice && { nextOfferPrice: moneyIn(language, nextPrice) }),
    positiveRatingHtml: ratingIn(language, offer),
    sellerReviewLink: `/dp/${asin}#reviews`,
    ...(storeAddress && { merchantAddress: storeAddress }),
  }
}
