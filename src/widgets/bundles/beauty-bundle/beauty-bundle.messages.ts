export const messages = {
  'beauty.title': 'Goes well together',
  'beauty.toggleVertical': 'Show details',
  'beauty.toggleHorizontal': 'Show less',
  'beauty.price.one': 'Price:',
  'beauty.price.both': 'Price for both:',
  'beauty.price.many': 'Price for all {count}:',
  'beauty.add.one': 'Add this one to cart',
  'beauty.add.both': 'Add both to cart',
  'beauty.add.many': 'Add all {count} to cart',
  'beauty.none': 'Choose at least one item',
  'beauty.error': 'We could not add these items. Please try again.',
  'beauty.refused': 'Not all of these items can be added now. Choose others and try again.',
} as const
