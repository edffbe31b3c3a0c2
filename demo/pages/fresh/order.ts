import type { OrderView } from '../ordering/data.ts'
import type { PageMaker } from '../render/visit.ts'

/** Units of a product in an order, without what belongs to other items. */
export const unitsOf = ({ items }: OrderView, asin: string): number =>
  items
    .filter(item => item.asin === asin && item.associatedTo === undefined)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** `/fresh/order/<id>/sum`: what an order comes to, for the page's script. */
export const orderSum: PageMaker = async (visit, data) => {
  const order = await data.order(visit.sessionId, visit.params['id'] ?? '')
  return order && { template: 'fresh/order-sum-part', title: '', model: { order } }
}
