export const messages = {
  'renewed.trigger': 'About this condition',
  'renewed.tier.1': 'Condition tier 1',
  'renewed.tier.2': 'Condition tier 2',
  'renewed.tier.3': 'Condition tier 3',
  'renewed.tier.4': 'Condition tier 4',
  'renewed.seller': 'Sold by {seller}',
  'renewed.offerChanged': 'The selected offer has changed.',
} as const
