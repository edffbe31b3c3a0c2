export const messages = {
  'warranty.heading': 'Add protection',
  'warranty.select': 'Choose this plan',
  'warranty.selected': 'Plan chosen',
  'warranty.remove': 'Remove plan',
  'warranty.unsupported': 'Not available with this buying option',
  'warranty.adding': 'Adding {title} to your cart…',
  'warranty.added': '{title} was added to your cart.',
  'warranty.failed': '{title} could not be added to your cart.',
  'warranty.notShown': 'This text could not be shown. Please try again.',
  'warranty.log.service': 'Error while doing a call to warranty-service.html',
  'warranty.log.lastAdded': 'Error while doing a call to last-added-cart-item-id.html',
  'warranty.log.invalid': 'Invalid answer from warranty-service.html',
} as const
