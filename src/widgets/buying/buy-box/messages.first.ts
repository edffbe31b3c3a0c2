/** Texts that most buy boxes show. */
export const firstMessages = {
  'buyBox.locked': 'Minimum order quantity: {min}',
} as const
