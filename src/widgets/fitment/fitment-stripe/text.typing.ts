import { modelSuggest } from '../../../contract/fitment/fitment.ts'
import { readHits } from './hits.ts'
import { suggestions } from './suggestions.ts'
import type { Stripe } from './stripe.ts'
import { cleaned } from './text.lookup.ts'

/** The text finder's suggestions while a number is typed (FIT-091). */
export function textSuggestions(stripe: Stripe) {
  const { ports } = stripe
  const made = suggestions(stripe, {
    failure: 'ModelSuggestFailed',
    listed: () => stripe.listed(),
    ask: text =>
      ports.call(modelSuggest, {
        query: {
          qtype: 'modelSuggest',
          q: cleaned(text),
          qGroup: ports.config.queryGroup,
          isDetail: '1',
          qCategory: stripe.category(),
        },
      }),
    read({ hits, total = 0 }) {
      const found = readHits(hits)
      return { groups: [{ models: found.models }], total: Math.max(total, found.total) }
    },
  })
  return ports.extend(made)
}
