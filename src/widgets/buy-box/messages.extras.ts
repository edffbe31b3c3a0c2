/** Texts of what a page may ask for besides. */
export const extraMessages = {
  'buyBox.deliverTo': 'Deliver to {addressLabel}',
  'buyBox.conditionLink': 'What does {condition} mean?',
  'buyBox.close': 'Close',
  'giftWrap.label': 'Add gift options',
} as const
