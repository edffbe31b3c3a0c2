import type { OrderingData, OrderView } from '../../pages/ordering/data.ts'
import { titlesIn } from '../products/in-language.ts'
import type { Family } from '../server/family.ts'
import { checkoutOf, newOrderId } from './checkout.ts'
import { ordersOf } from './orders.ts'
import { orderingRoutes } from './routes.ts'

export { setOrderItem, unitsInOrder } from './additions.ts'
export { exampleOrder } from './fixtures.ts'

/** From the cart to the order: checkout, one-click page, orders. */
export const ordering: Family<never, OrderingData> = {
  open(shop) {
    const { orm, words } = shop
    const order = async (sessionId: string, id: string) =>
      (await ordersOf(orm, sessionId, id))[0] ?? null
    return {
      handlers: {},
      routes: orderingRoutes(shop),
      data: {
        checkout: sessionId => checkoutOf(orm, sessionId),
        orders: sessionId => ordersOf(orm, sessionId),
        order,
        newOrder: newOrderId,
      },
      dataIn(language) {
        const said = async (one: OrderView): Promise<OrderView> => ({
          ...one,
          items: await titlesIn(words, language, one.items),
        })
        return {
          orders: async sessionId => Promise.all((await ordersOf(orm, sessionId)).map(said)),
          async order(sessionId, id) {
            const found = await order(sessionId, id)
            return found && said(found)
          },
        }
      },
    }
  },
}
