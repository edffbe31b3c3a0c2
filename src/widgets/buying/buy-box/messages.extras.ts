/** Texts of what a page may ask for besides. */
export const extraMessages = {
  'buyBox.deliverTo': 'Deliver to {addressLabel}',
  'buyBox.conditionLink': 'What does {condition} mean?',
  'giftWrap.label': 'Add gift options',
} as const
