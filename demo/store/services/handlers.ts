import * as v from 'valibot'
import type { servicesCalls } from '../../../src/contract/services/index.ts'
import type { Shop } from '../server/family.ts'
import { languageOf } from '../server/language.ts'
import { Refused } from '../server/problem.ts'
import type { HandlersOf } from '../server/route.ts'
import { aboutServices, sheetAboutServices } from './about.ts'
import { aboutOptions } from './options.ts'
import { once } from '../server/idempotency.ts'
import { buyItems } from '../buying/index.ts'
import { addService } from './services.ts'
import { offersForZip } from './zip.ts'

const isNothing = (kept: unknown): kept is null => kept === null
const highest = 999

const wishes = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ disableFreeFormQuantity: v.literal(true) }),
)
/** The shopper shall choose a quantity from a list, and type none (SVC-055). */
const wantsList = (vas: string) => v.is(wishes, vas)

/** The calls about services. */
export function servicesHandlers(shop: Shop): HandlersOf<(typeof servicesCalls)[number]> {
  const { orm } = shop
  return {
    'zip-refresh': ({ query }, visit) => offersForZip(orm, query, languageOf(visit)),

    'handle-buy-box': ({ body }, visit) =>
      once(orm, visit, isNothing, async tx => {
        const { ASIN: asin, offerListingID: offerListingId } = body
        const quantity = Math.max(1, Number(body.quantity) || 1)
        if (!Number.isInteger(quantity) || quantity > highest) {
          throw new Refused('incomplete', 'INVALID_INPUT', `quantity is ${body.quantity}`)
        }
        await buyItems(tx, visit, [{ asin, offerListingId, quantity }], shop)
        return null
      }),

    'mobile-cart-add': ({ query: { asin = '' } }, visit) =>
      orm.transaction(async tx => {
        await buyItems(tx, visit, [{ asin, quantity: 1 }], shop)
        return null
      }),

    'service-add-items': ({ body }, visit) => addService(shop, body, visit),

    'service-content': ({ query }, visit) =>
      aboutOptions(shop, query.vasProductData, languageOf(visit)),

    'section-refresh': async ({ params: { asin }, query: { m = '', vas = '' } }, visit) => {
      const asked = { asin, merchantId: m, listedQuantities: wantsList(vas) }
      const sections = await shop.sections(asked, visit)
      if (sections === null) throw new Refused('unknown', 'PRODUCT_NOT_FOUND')
      return sections
    },

    // What is counted stands in the log of the requests. The store keeps nothing.
    'ref-marker': async () => undefined,

    'sheet-content': async ({ query: { asin = '' } }, visit) => {
      const language = languageOf(visit)
      const about = await aboutServices(shop, asin, language)
      if (about === null) throw new Refused('unknown', 'NO_SERVICES')
      return sheetAboutServices(about, language)
    },
  }
}
