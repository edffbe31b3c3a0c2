export const messages = {
  'storeIntro.title': 'About this store',
  'storeIntro.storefront': 'Visit the store',
} as const
