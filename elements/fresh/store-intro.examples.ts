import type { Deed, Example } from '../../src/element/describe.ts'
import { introFailures } from './store-intro.failures.ts'

const ask = (detail: object): Deed => ({ tell: 'dp-intro-requested', detail })

/** What fresh-cart tells after the first add from a store. */
const added = {
  asin: 'B0MILK0001',
  brandId: 'ALDER',
  storeId: 'FARM',
  offerListingDiscriminator: 'OLB0MILK0001',
  isDelivery: true,
}

export const storeIntroExamples: readonly [Example, ...Example[]] = [
  {
    title: 'A store whose introduction is loaded',
    html: '<dp-store-intro data-storefront-url="/fresh?store=FARM"></dp-store-intro>',
    states: {
      open: [ask(added)],
      // Of another store: the first one is introduced once in a page view.
      loading: [{ hold: '/fmc/sis' }, ask({ ...added, brandId: 'RHINE', storeId: 'RHINE' })],
    },
    failures: introFailures(ask(added)),
  },
  {
    title: 'An introduction that came with the add, low at the bottom',
    html: '<dp-store-intro data-view-type="mobile"></dp-store-intro>',
    states: {
      open: [
        ask({
          ...added,
          html: '<h2>Welcome to Alder Farm</h2><p>You buy straight from the farm.</p>',
        }),
      ],
    },
  },
]
