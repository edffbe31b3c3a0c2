/** Texts for adding an item without leaving the page. */
export const freshMessages = {
  'buyBox.adding': 'Adding to cart',
  'buyBox.added': 'Added to your cart.',
  'buyBox.freshError': 'We could not add this item to your cart.',
  'buyBox.freshErrorLog': 'Error adding to Cart on Fresh Detail Page',
} as const
