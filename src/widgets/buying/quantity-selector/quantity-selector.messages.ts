export const messages = {
  'quantity.number': '{quantity}',
  'quantity.choose': 'Choose quantity',
  'quantity.link': 'Qty: {quantity}',
  'quantity.change': 'Change',
  'quantity.cancel': 'Cancel',
  'quantity.increase': 'Increase quantity',
  'quantity.decrease': 'Decrease quantity',
  'quantity.remove': 'Remove',
  'quantity.invalid': 'Enter a quantity from {min} to {max}.',
  'quantity.steps': 'Enter a quantity from {min} to {max}, in steps of {step}.',
  'quantity.updated': 'Quantity is now {quantity}.',
  'quantity.failed': 'The quantity could not be changed. Please try again.',
} as const
