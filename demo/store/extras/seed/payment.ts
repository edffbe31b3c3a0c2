/** Ways to pay, each product's own. `interest`: over the whole term, in hundredths of a percent of the price. */

interface SeedTerms {
  asin: string
  id: string
  termCount: number
  interest?: number
  card?: string
  maxQuantity?: number
}

const card = 'Harbor & Pine Card'

const once = (asin: string): SeedTerms => ({ asin, id: 'oneTimePayment', termCount: 1 })
const months = (asin: string, termCount: number, more: Partial<SeedTerms> = {}): SeedTerms => ({
  asin,
  id: `equalPay${termCount}`,
  termCount,
  ...more,
})

export const paymentTerms: readonly SeedTerms[] = [
  once('B0HEADPH01'),
  months('B0HEADPH01', 3, { maxQuantity: 5 }),
  months('B0HEADPH01', 6, { maxQuantity: 3 }),
  months('B0HEADPH01', 12, { maxQuantity: 2 }),
  months('B0HEADPH01', 24, { maxQuantity: 1, interest: 590, card }),
  once('B0PAPER001'),
  months('B0PAPER001', 2, { maxQuantity: 100 }),
  months('B0PAPER001', 3, { maxQuantity: 50 }),
  months('B0PAPER001', 6, { maxQuantity: 50, interest: 195 }),
  once('B0WASHER01'),
  months('B0WASHER01', 6, { maxQuantity: 2 }),
  months('B0WASHER01', 12, { maxQuantity: 2 }),
  months('B0WASHER01', 24, { maxQuantity: 1, interest: 495 }),
  months('B0WASHER01', 36, { maxQuantity: 1, interest: 790, card }),
  once('B0REPHONE1'),
  months('B0REPHONE1', 3, { maxQuantity: 2 }),
  months('B0REPHONE1', 12, { maxQuantity: 1 }),
  months('B0REPHONE1', 24, { maxQuantity: 1, interest: 690, card }),
]
