import { sumOf } from '../../prices.ts'
import type { Orm } from '../database/database.ts'
import { offersOf } from '../products/page-data.ts'
import { Problem } from '../server/problem.ts'
import { newOrderId } from './checkout.ts'
import { orderLine, shopOrder } from './tables.ts'

const address = {
  recipient: 'Robin Hale',
  street: 'Kaistraße 18',
  zip: '24103',
  city: 'Kiel',
  country: 'DE',
}

/** An order of one unit that nobody has checked out: of the demo's shoppers, and for tests. Returns its id. */
export async function exampleOrder(
  tx: Orm,
  { asin, now, sessionId }: { asin: string; now: number; sessionId: string },
): Promise<string> {
  const [sold] = await offersOf(tx, asin)
  if (!sold) throw new Problem(404, 'PRODUCT_NOT_FOUND')
  const { id: offerListingId, price, currency } = sold.offer
  const { kind } = sold.product
  const sum = sumOf([{ kind, quantity: 1, price: { amount: price, currency } }], [])
  const id = newOrderId()
  await tx.insert(shopOrder).values({
    id,
    sessionId,
    placedAt: now,
    address,
    payment: 'invoice',
    shipments: [{ goods: 'chilled', lines: ['0'], delivery: { way: 'mailed' } }],
    items: sum.items.amount,
    delivery: 0,
    tax: sum.tax.amount,
    currency,
  })
  await tx
    .insert(orderLine)
    .values({ orderId: id, position: 0, asin, offerListingId, quantity: 1, price })
  return id
}
