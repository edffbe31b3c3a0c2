export const messages = {
  'fresh.fallback.cart.header': 'Item was not added to the cart',
  'fresh.fallback.cart.text':
    "We're sorry, there was an error and this item was not added to your cart. Please try again.",
  'fresh.fallback.order.header': 'Item was not added to the order',
  'fresh.fallback.order.text':
    "We're sorry, there was an error and this item was not added to your order. Please try again.",
  'fresh.fallback.ok': 'OK',
  'fresh.addOrder': 'Add to order',
  'fresh.addAll': 'Add all to cart',
  'fresh.addedOrder': 'Added to order',
  'fresh.redirecting': 'You are being taken to your order.',
  'fresh.redirectNow': 'Go now',
  'fresh.conflictTitle': 'Your cart',
  'fresh.conflictError': 'Your cart could not be checked. Please try again.',
  'fresh.addressFailed': 'The delivery address could not be changed.',
} as const
