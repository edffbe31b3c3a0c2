import type { Example } from '../../src/element/describe.ts'
import { ownershipFailures, undoFailures } from './ownership-stripe.failures.ts'

export const ownershipStripeExamples: readonly [Example, ...Example[]] = [
  {
    title: 'A machine that the shopper may own',
    html: `<dp-ownership-stripe data-product-type="DISHWASHER" data-brand="Bergstrom"
  data-series="GS 60" data-model-number="GS60-4210W"></dp-ownership-stripe>`,
    as: 'signed-in',
    states: {
      saving: [{ hold: '/gp/replacement-parts/ajax/' }, { press: '[part~=button]' }],
      previewing: [{ hold: '/pcp/partfinder/' }, { press: '[part~=button].primary' }],
      owned: [{ press: '[part~=button]' }],
      removed: [{ press: '[part~=button]:nth-child(2)' }],
    },
    views: {
      'with parts of a machine that the shopper owns': {
        by: [{ press: '[part~=button]' }, { press: '[part~=button].link' }],
        seen: { at: '[part~=preview] [data-asin]' },
      },
      'with matching parts': {
        by: [{ press: '[part~=button].primary' }],
        seen: { at: '[part~=preview] [data-asin]' },
      },
    },
    failures: ownershipFailures,
  },
  {
    title: 'A machine that the shopper has said not to own',
    html: `<dp-ownership-stripe data-product-type="DISHWASHER" data-brand="Bergstrom"
  data-series="GS 60" data-model-number="GS60-4210W" data-does-own="false"></dp-ownership-stripe>`,
    as: 'signed-in',
    states: {
      removed: [],
      undoing: [{ hold: '/gp/replacement-parts/ajax/' }, { press: '[part~=undo]' }],
    },
    failures: undoFailures,
  },
  {
    title: 'A machine that the shopper owns',
    html: `<dp-ownership-stripe data-product-type="DISHWASHER" data-brand="Bergstrom"
  data-series="GS 60" data-model-number="GS60-4210W" data-does-own="true"></dp-ownership-stripe>`,
    as: 'signed-in',
    states: { owned: [] },
  },
]
