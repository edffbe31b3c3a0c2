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

    'sheet-content': async ({ query: { asin = '' } }, visit) => {
      const language = languageOf(visit)
      const about = await aboutServices(shop, asin, language)
      if (about === null) throw new Refused('unknown', 'NO_SERVICES')
      return sheetAboutServices(about, language)
    },
  }
}
