/** What the shop says about groceries. */
export const texts = {
  'fresh.title': 'Fresh groceries',
  'fresh.text':
    'Fresh from the market hall. Delivered the same day nearby, the next day elsewhere.',
  'fresh.stores': 'Stores',
  'fresh.slot': 'Delivery time',
  'fresh.slot.reserve': 'Reserve',
  'fresh.slot.yours': 'Your delivery time:',
  'fresh.slot.cancel': 'Cancel this delivery time',
  'fresh.slot.gone': 'This delivery time is taken. Please choose another one.',
  'substitute.title': 'Not for this delivery',
  'substitute.text':
    'These items in your cart do not come with this delivery. Take them out, or keep your cart as it is.',
  'substitute.remove': 'Take them out',
  'substitute.keep': 'Keep my cart',
  'substitute.none': 'Everything in your cart comes with this delivery.',
  'substitute.gone': 'This delivery is no longer available.',
  'substitute.back': 'Back to groceries',
}
