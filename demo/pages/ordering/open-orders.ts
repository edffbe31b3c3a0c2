import { shopZone } from '../../shop-day.ts'
import type { PageData } from '../data.ts'
import type { OpenOrder } from '../fresh/data.ts'
import type { Visit } from '../render/visit.ts'

/** Orders of groceries that still take more. */

/** Until when an order takes more, in the words of the visitor. */
const closingTime = ({ preferences }: Visit, { closesAt }: Pick<OpenOrder, 'closesAt'>): string =>
  new Intl.DateTimeFormat(preferences.language, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: shopZone,
  }).format(closesAt)

/** Address of the groceries that go to an order; by way of the sign-in page for who has to sign in. */
export function addressOfAdding(
  { visitor }: Visit,
  { orderId, storeId }: Pick<OpenOrder, 'orderId' | 'storeId'>,
): string {
  const path = `/fresh?${new URLSearchParams({ order: orderId, store: storeId })}`
  return visitor.name === null ? `/gp/sign-in.html?${new URLSearchParams({ path })}` : path
}

/** What the pages tell of an order that still takes more. */
export const openOrder = (visit: Visit, order: OpenOrder) => ({
  ...order,
  until: closingTime(visit, order),
  href: addressOfAdding(visit, order),
})

/** What the page of an order tells of adding to it; null: it takes nothing more. */
export async function addable(visit: Visit, data: PageData, orderId: string) {
  const open = await data.openOrders(visit.sessionId)
  const found = open.find(order => order.orderId === orderId)
  return found ? openOrder(visit, found) : null
}
