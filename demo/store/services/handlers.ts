import type { servicesCalls } from '../../../src/contract/services/index.ts'
import type { Shop } from '../server/family.ts'
import { languageOf } from '../server/language.ts'
import { Refused } from '../server/problem.ts'
import type { HandlersOf } from '../server/route.ts'
import { aboutServices, sheetAboutServices } from './about.ts'
import { aboutOptions } from './options.ts'
import { addService } from './services.ts'

/** The calls about services. */
export function servicesHandlers(shop: Shop): HandlersOf<(typeof servicesCalls)[number]> {
  return {
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
