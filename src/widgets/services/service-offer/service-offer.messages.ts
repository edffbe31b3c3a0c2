export const messages = {
  'service.group': 'Choose a service',
  'service.none': 'Without service',
  'service.any': 'With service',
  'service.add': 'Add to my order',
  'service.mandatory': 'Always included',
  'service.notOffered': 'Not available with this offer',
  'service.details': 'See details',
  'service.prices': 'Price details',
  'service.before': 'Regular price:',
  'service.refreshFailed': 'The offer could not be updated. Please try again.',
} as const
