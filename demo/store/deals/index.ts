import type { dealsCalls } from '../../../src/contract/deals/index.ts'
import type { Family } from '../server/family.ts'
import { advanceDeals } from './clock.ts'
import { answerClaim, answerDeal } from './deals.ts'
import { cartFacts, productFacts } from './facts.ts'
import { dealFacts, dealFixtures } from './fixtures.ts'
import { seedDeals } from './seed/seed.ts'

/** Lightning deals: claimed, reserved, waited for. */
export const deals: Family<(typeof dealsCalls)[number]> = {
  wording: {
    de: { names: { 'Lightning deal': 'Blitzangebot' } },
    ar: { names: { 'Lightning deal': 'عرض خاطف' } },
  },
  seed: seedDeals,
  fixture: dealFixtures,
  productFacts,
  cartFacts,
  open: ({ database, orm, now }) => ({
    handlers: {
      'deal-product': ({ query }, visit) =>
        answerDeal(orm, visit.sessionId, query.offerListingId, visit.now),

      'deal-claim': ({ params, body }, visit) =>
        answerClaim(database, {
          dealId: params.dealId,
          asin: body.asin,
          quantity: body.quantity,
          ...visit,
        }),
    },
    testRoutes: dealFacts(orm),
    tick: () => advanceDeals(orm, now()),
  }),
}
