/** Texts of the pop-up that explains a minimum order. */
export const minimumMessages = {
  'moq.title': 'Choose a quantity',
  'moq.body':
    'This item has a minimum order quantity of {min}. Choose a quantity before you continue.',
  'moq.close': 'OK',
} as const
