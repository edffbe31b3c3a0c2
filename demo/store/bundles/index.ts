import type { bundlesCalls } from '../../../src/contract/bundles/index.ts'
import type { Family } from '../server/family.ts'

/** Products that go together. Carts hold what is added of them, like any other product. */
export const bundles: Family<(typeof bundlesCalls)[number]> = {
  open: () => ({
    handlers: {
      // What is counted stands in the log of the requests. The store keeps nothing.
      'beauty-tracking': async () => undefined,
    },
  }),
}
