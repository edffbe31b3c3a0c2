import type { extrasCalls } from '../../../src/contract/extras/index.ts'
import { planOffer } from '../../plan-offers.ts'
import type { Shop } from '../server/family.ts'
import { languageOf } from '../server/language.ts'
import type { HandlersOf } from '../server/route.ts'
import { extrasData, extrasDataIn } from './page-data.ts'
import { addWarranty, lastAdded } from './warranty.ts'

/** The calls about plans and samples. */
export function extrasHandlers(shop: Shop): HandlersOf<(typeof extrasCalls)[number]> {
  const { orm, words } = shop
  const data = extrasData(orm)
  return {
    'protection-options': async ({ query: { asin } }, visit) => {
      const language = languageOf(visit)
      const plans = await { ...data, ...extrasDataIn(data, words, language) }.plans(asin)
      const [first] = plans
      return {
        plans: plans.map(plan => planOffer(plan, language)),
        ...(first && { currencyCode: first.price.currency }),
      }
    },

    'last-added-cart-item': ({ body }, visit) => lastAdded(orm, body, visit),
    'warranty-service': ({ body }, visit) => addWarranty(shop, body, visit),
    // What is counted stands in the log of the requests. The store keeps nothing.
    'sample-tracking': async () => undefined,
  }
}
