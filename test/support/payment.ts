/** Options of dp-payment-options as a page writes them. */

export interface GivenOption {
  optionId: string
  [field: string]: unknown
}

/** A monthly plan. `more` replaces its fields. */
export const plan = (count: number, more: object = {}): GivenOption => ({
  optionId: `equalPay${count}`,
  price: 120 / count,
  priceAndTermCountDisplayString: `${count} payments`,
  interestDisplayString: `Interest of ${count}`,
  interestAmount: 0,
  orderSummaryDisplayString: `Summary of ${count}`,
  bottomSheetFootnoteDisplayString: `Footnote of ${count}`,
  termCount: count,
  executionInfo: { marketplaceId: 'DE', optionId: `equalPay${count}` },
  formData: [{ itemType: 'paymentOfferInfo' }],
  ...more,
})

export const once = (more: object = {}): GivenOption =>
  plan(1, {
    optionId: 'oneTimePayment',
    priceAndTermCountDisplayString: '€120.00',
    executionInfo: { marketplaceId: 'DE', optionId: 'oneTimePayment' },
    ...more,
  })

/** One-time payment and the four plans of the headphones in the store, with the same limits. */
export const allOptions = (): GivenOption[] => [
  once(),
  plan(3, { maxQuantity: 5 }),
  plan(6, { maxQuantity: 3 }),
  plan(12, { maxQuantity: 2 }),
  plan(24, { maxQuantity: 1, cardName: 'Harbor & Pine Card' }),
]
