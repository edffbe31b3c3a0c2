import type { CallAnswer, CallReceived } from '../../../src/contract/call.ts'
import type { zipRefresh } from '../../../src/contract/services/interstitial.ts'
import type { Money } from '../../../src/contract/schema.ts'
import type { ServiceOffer } from '../../pages/services/data.ts'
import type { Language } from '../../pages/render/preferences.ts'
import type { Orm } from '../database/database.ts'
import { texts } from './fragment-texts.ts'
import { offersAt } from './offers.ts'

/** What services cost for a zip code, and who provides them (INT-023 to INT-028). */

type Query = CallReceived<typeof zipRefresh>['query']
type Answer = CallAnswer<typeof zipRefresh>

/** More than any page asks for. */
const mostServices = 20

const moneyIn = (language: Language, { amount, currency }: Money) =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100)

/** As the elements show it: "96 % positive (873 ratings)". */
export const ratingOf = (
  { positivePercent, ratingCount }: Pick<ServiceOffer, 'positivePercent' | 'ratingCount'>,
  language: Language,
): string =>
  texts[language].rating(
    new Intl.NumberFormat(language, { style: 'percent' }).format(positivePercent / 100),
    new Intl.NumberFormat(language).format(ratingCount),
  )

function answerOf(
  asin: string,
  offer: ServiceOffer,
  { language, hasAddress }: { language: Language; hasAddress: boolean },
): Answer[string] {
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
    positiveRatingHtml: ratingOf(offer, language),
    sellerReviewLink: `/dp/${asin}#reviews`,
    ...(hasAddress && storeAddress && { merchantAddress: storeAddress }),
  }
}

export async function offersForZip(orm: Orm, query: Query, language: Language): Promise<Answer> {
  const asins = query.asinlist.split(',').slice(0, mostServices)
  const offers = await offersAt(orm, asins, query.vasZipcode)
  const hasAddress = query.includeMerchantAddress === 'true'
  const answers = asins.map((asin): [string, Answer[string]] => {
    const offer = offers.get(asin)
    if (offer === undefined) return [asin, { hasError: 1 }]
    return [asin, offer ? answerOf(asin, offer, { language, hasAddress }) : { hasError: 0 }]
  })
  return Object.fromEntries(answers)
}
