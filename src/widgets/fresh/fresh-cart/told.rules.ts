import type { Item, Job } from './fresh-cart.ports.ts'

/** What events tell of an add (FRS-015, FRS-026, FRS-061). */

export const told = ({ asin, quantity, storeId }: Item) => ({ asin, storeId, quantity })
export const widgetOf = ({ commit }: Job) => (commit ? { widgetId: commit.widgetId } : {})
export const started = (job: Job) => ({ items: job.items.map(told), ...widgetOf(job) })

/** The items with what the cart holds of each. Events carry whole amounts alone. */
export const withAmounts = (items: readonly Item[], amountOf: (item: Item) => number | undefined) =>
  items.map(item => {
    const amountInCart = amountOf(item)
    return {
      ...told(item),
      ...(Number.isSafeInteger(amountInCart) && { amountInCart: amountInCart as number }),
    }
  })

type Amounts = readonly { ASIN: string; storeId: string; amountInCart: number }[]
export const amountIn = (
  amounts: Amounts | undefined,
  { asin, storeId }: Item,
): number | undefined =>
  amounts?.find(one => one.ASIN === asin && one.storeId === storeId)?.amountInCart
