/** Texts that many elements use (COR-024). */
export const commonMessages = {
  'common.close': 'Close',
  'common.retry': 'Try again',
  'common.loading': 'Loading',
  'common.learnMore': 'Learn more',
  'common.details': 'Details',
  'common.addToCart': 'Add to cart',
  'common.adding': 'Adding…',
  'common.addedToCart': 'Added to cart',
  'common.viewCart': 'View cart',
  'common.update': 'Update',
  'quantity.label': 'Quantity',
} as const
