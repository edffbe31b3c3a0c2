/** Texts of a running deal that every shopper can claim, and of a claim whose code could not load. */
export const firstMessages = {
  'deal.header.available': 'Limited-time deal',
  'deal.ends': 'Ends in {time}',
  'deal.addToCart': 'Add deal to cart',
  'deal.processing': 'Processing...',
  'deal.redemptionFailed': 'This deal could not be added to your cart.',
  'deal.percentClaimed': '{percent}% claimed',
} as const
