import type { CallAnswer, CallReceived } from '../../../src/contract/call.ts'
import type { zipRefresh, ZipOffer } from '../../../src/contract/services/interstitial.ts'
import type { Language } from '../../pages/render/preferences.ts'
import { serviceOffer } from '../../service-offers.ts'
import type { Orm } from '../database/database.ts'
import { offersAt } from './offers.ts'

type Query = CallReceived<typeof zipRefresh>['query']

/** More than any page asks for. */
const mostServices = 20

/** What services cost for a zip code, and who provides them (INT-023 to INT-028). */
export async function offersForZip(
  orm: Orm,
  { asinlist, includeMerchantAddress, vasZipcode }: Query,
  language: Language,
): Promise<CallAnswer<typeof zipRefresh>> {
  const asins = asinlist.split(',').slice(0, mostServices)
  const offers = await offersAt(orm, asins, vasZipcode)
  const answers = asins.map((asin): [string, ZipOffer] => {
    const offer = offers.get(asin)
    if (offer === undefined) return [asin, { hasError: 1 }]
    if (offer === null) return [asin, { hasError: 0 }]
    const { merchantAddress, ...answer } = serviceOffer(asin, offer, language)
    const hasAddress = includeMerchantAddress === 'true' && merchantAddress
    return [asin, { ...answer, ...(hasAddress && { merchantAddress }) }]
  })
  return Object.fromEntries(answers)
}
