/** Texts of one-click buttons. */
export const oneClickMessages = {
  'oneClick.locked': 'Your order is being placed.',
} as const
