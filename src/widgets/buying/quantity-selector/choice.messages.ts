/** Texts that only the choice shows. They come with its code. */
export const choiceMessages = {
  'quantity.change': 'Change',
  'quantity.cancel': 'Cancel',
  'quantity.update': 'Update',
  'quantity.invalid': 'Enter a quantity from {min} to {max}.',
  'quantity.steps': 'Enter a quantity from {min} to {max}, in steps of {step}.',
} as const
