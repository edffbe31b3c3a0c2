import type { Example } from '../../src/element/describe.ts'
import { ownershipFailures } from './ownership-stripe.failures.ts'

export const ownershipStripeExamples: readonly [Example, ...Example[]] = [
  {
    title: 'A machine that the shopper owns',
    html: `<dp-ownership-stripe data-product-type="DISHWASHER" data-brand="BERGSTROM"
  data-series="GS 60" data-model-number="GS60-4210W"></dp-ownership-stripe>`,
    as: 'signed-in',
    states: {
      saving: [{ hold: '/gp/replacement-parts/ajax/' }, { press: '[part~=button]' }],
      previewing: [{ hold: '/pcp/partfinder/' }, { press: '[part~=button].primary' }],
      removed: [{ press: '[part~=button]' }],
    },
    views: {
      'with matching parts': {
        by: [{ press: '[part~=button].primary' }],
        seen: { at: '[part~=preview] [data-asin]' },
      },
    },
    failures: ownershipFailures,
  },
]
