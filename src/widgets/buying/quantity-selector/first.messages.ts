/** Texts of the first view, and of what may become of it without other code. */
export const firstMessages = {
  'quantity.number': '{quantity}',
  'quantity.choose': 'Choose quantity',
  'quantity.link': 'Qty: {quantity}',
  'quantity.add': 'Add to cart',
  'quantity.updated': 'Quantity is now {quantity}.',
  'quantity.adding': 'Adding to cart',
  'quantity.failed': 'The quantity could not be changed. Please try again.',
} as const
