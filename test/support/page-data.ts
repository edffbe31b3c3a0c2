import type { PageData } from '../../demo/pages/data.ts'

/** What pages read of a shop without a place, orders, reviews and extras. Tests add the rest. */
export const emptyShop = {
  place: async () => null,
  shipments: async ({ lines }) => [
    { goods: 'mail', lines: lines.map(({ id }) => id), delivery: { way: 'mailed' } },
  ],
  checkout: async () => ({
    id: '',
    address: null,
    addressFaults: [],
    place: null,
    speed: 'standard',
    payment: null,
    paymentFaults: [],
    open: 'address',
  }),
  orders: async () => [],
  order: async () => null,
  reviews: async () => [],
  plans: async () => [],
  paymentOptions: async () => [],
  samples: async () => [],
  giftDesigns: async () => [],
  fit: async () => null,
  offerFeatures: async () => [],
  newOrder: () => 'HP-0000-0000',
  addresses: async () => [],
  destinations: async () => [],
  openOrders: async () => [],
  groceryTokens: async () => ({ sessionId: '', listId: '', listToken: '' }),
  groceryCoupon: async () => null,
  shoppingList: async () => [],
  assistantList: async () => [],
} satisfies Partial<PageData>
