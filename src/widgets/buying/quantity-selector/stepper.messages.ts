/** Texts that only the stepper shows. They come with its code. */
export const stepperMessages = {
  'quantity.increase': 'Increase quantity',
  'quantity.decrease': 'Decrease quantity',
  'quantity.remove': 'Remove',
} as const
