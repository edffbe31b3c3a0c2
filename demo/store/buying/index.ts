import type { buyingCalls } from '../../../src/contract/buying/index.ts'
import type { BuyingData } from '../../pages/buying/data.ts'
import { titlesIn } from '../products/in-language.ts'
import type { Family } from '../server/family.ts'
import { cartRoutes } from './cart-routes.ts'
import { cartTestRoutes } from './fixtures.ts'
import { buyingHandlers } from './handlers.ts'
import { buyingData } from './page-data.ts'

export { landingOfForm } from './buy-box-form.ts'
export {
  addItems,
  buyItems,
  countItems,
  lockCart,
  orderCart,
  ownStore,
  setStoreItem,
  unitsHeld,
} from './cart.ts'
export { cartOf } from './page-data.ts'
export { cartLine } from './tables.ts'

/** Cart, buy box and invitations. */
export const buying: Family<(typeof buyingCalls)[number], BuyingData> = {
  open(shop) {
    const data = buyingData(shop)
    return {
      handlers: buyingHandlers(shop),
      routes: cartRoutes(shop),
      testRoutes: cartTestRoutes(shop.orm),
      data,
      dataIn: language => ({
        async cart(sessionId) {
          const cart = await data.cart(sessionId)
          return { ...cart, lines: await titlesIn(shop.words, language, cart.lines) }
        },
      }),
    }
  },
}
