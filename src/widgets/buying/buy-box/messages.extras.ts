/** Texts of options that a page can turn on. */
export const extraMessages = {
  'buyBox.deliverTo': 'Deliver to {addressLabel}',
  'buyBox.conditionLink': 'What does {condition} mean?',
  'giftWrap.label': 'Add gift options',
} as const
