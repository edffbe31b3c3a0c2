/** Texts of what shows in most boxes. */
export const firstMessages = {
  'buyBox.locked': 'Minimum order quantity: {min}',
} as const
