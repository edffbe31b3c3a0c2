import { sheetsIn, type PagesFamily } from '../render/family.ts'
import { checkoutRoutes } from './checkout.ts'
import { account, oneClick, order, orderingPieces, orders } from './orders.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'

export { addressOfAdding, openOrder } from './open-orders.ts'
export { sums } from './sums.ts'

/** From the cart to the order. */
export const ordering = {
  routes: {
    ...checkoutRoutes,
    '/account': account,
    '/orders': orders,
    '/orders/:id{HP-[A-Z0-9]{4}-[A-Z0-9]{4}}': order,
    '/buy/:asin{[A-Z0-9]{10}}': oneClick,
  },
  pieces: orderingPieces,
  sheets: sheetsIn(import.meta.url, ['ordering']),
  texts: { en, de, ar },
} satisfies PagesFamily
