import type { contentCalls } from '../../../src/contract/content/index.ts'
import type { Family } from '../server/family.ts'
import { languageOf } from '../server/language.ts'
import { Problem } from '../server/problem.ts'

/** Answers for the features of all families: each family makes its own HTML. */
export const content: Family<(typeof contentCalls)[number]> = {
  open: shop => ({
    handlers: {
      'feature-content': async ({ query: { asin, showFeatures } }, visit) => {
        const name = showFeatures.split(',').find(one => Object.hasOwn(shop.features, one))
        const made =
          name && (await shop.features[name]?.(shop, { asin, language: languageOf(visit) }))
        if (!made) throw new Problem(404, 'NO_FEATURE')
        return made
      },
    },
  }),
}
