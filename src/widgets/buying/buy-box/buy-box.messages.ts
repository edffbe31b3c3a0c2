export const messages = {
  'buyBox.locked': 'Minimum order quantity: {min}',
  'buyBox.choose': 'Choose',
  'buyBox.take': 'Change quantity to {min}',
  'buyBox.checkFit': 'Check that it fits your machine.',
  'buyBox.fits': 'Fits your {model}.',
  'buyBox.notFits': 'Does not fit your {model}.',
  'buyBox.deliverTo': 'Deliver to {addressLabel}',
  'buyBox.conditionLink': 'What does {condition} mean?',
  'buyBox.freshError': 'We could not add this item to your cart.',
  'buyBox.freshErrorLog': 'Error adding to Cart on Fresh Detail Page',
  'giftWrap.label': 'Add gift options',
  'oneClick.locked': 'Your order is being placed.',
  'moq.title': 'Choose a quantity',
  'moq.body':
    'This item has a minimum order quantity of {min}. Choose a quantity before you continue.',
  'moq.close': 'OK',
} as const
