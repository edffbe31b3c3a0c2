/** Texts that many elements use (COR-024). */
export const commonMessages = {
  'common.close': 'Close',
  'common.retry': 'Try again',
  'common.loading': 'Loading',
  'common.learnMore': 'Learn more',
  'common.details': 'Details',
  'common.viewCart': 'View cart',
  'quantity.label': 'Quantity',
} as const
