import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { CartLine } from '../../pages/buying/data.ts'
import type { Place, Shipment, Speed } from '../../pages/delivery/data.ts'
import type { Address, OrderView, PaymentMethod } from '../../pages/ordering/data.ts'
import { sumOf, type Sum } from '../../prices.ts'
import type { Orm } from '../database/database.ts'
import { shipmentsOf } from '../delivery/index.ts'
import { imageUrl } from '../products/images.ts'
import { offer, product } from '../products/tables.ts'
import { Refused } from '../server/problem.ts'
import { orderLine, shopOrder, type OrderRow } from './tables.ts'

export type Item = Pick<
  CartLine,
  | 'lineId'
  | 'asin'
  | 'offerListingId'
  | 'kind'
  | 'price'
  | 'quantity'
  | 'giftWrap'
  | 'associatedTo'
  | 'notes'
  | 'interest'
  | 'slot'
>

export interface Order {
  id: string
  sessionId: string
  items: readonly Item[]
  address: Address
  place: Place
  speed: Speed
  payment: PaymentMethod
  member: boolean
  now: number
}

/** What an order comes to, as the pages say it (STO-046). */
export async function priceOf(
  orm: Orm,
  { items, place, speed, member, now }: Pick<Order, 'items' | 'place' | 'speed' | 'member' | 'now'>,
): Promise<{ shipments: Shipment[]; sum: Sum }> {
  const lines = items.map(item => ({ ...item, id: item.lineId }))
  const shipments = await shipmentsOf(orm, { lines, member, speed }, place, now)
  const costs = shipments.flatMap(({ delivery }) =>
    delivery.way === 'sent' ? [delivery.cost] : [],
  )
  return { shipments, sum: sumOf(items, costs) }
}

const refuse = (reason: string) => new Refused('incomplete', reason)

/**
 * Places an order, in a transaction: its units leave the stock, or nothing happens (STO-048). `total`: what the shopper has
 * seen, in minor units; a price that has changed since then is shown again before anybody pays it.
 */
export async function placeOrder(tx: Orm, order: Order, total: number): Promise<void> {
  const { id, sessionId, items, address, payment, now } = order
  if (items.length === 0) throw refuse('EMPTY')
  const { shipments, sum } = await priceOf(tx, order)
  if (shipments.some(({ delivery }) => delivery.way === 'none')) throw refuse('NO_DELIVERY')
  if (sum.total.amount !== total) throw refuse('PRICE_CHANGED')
  await takeFromStock(tx, items)
  await tx.insert(shopOrder).values({
    id,
    sessionId,
    placedAt: now,
    address,
    payment,
    shipments,
    items: sum.items.amount,
    delivery: sum.delivery.amount,
    interest: sum.interest.amount,
    tax: sum.tax.amount,
    currency: sum.total.currency,
  })
  await tx.insert(orderLine).values(linesOf(id, items))
}

const linesOf = (orderId: string, items: readonly Item[]) =>
  items.map(({ asin, offerListingId, quantity, price, associatedTo, ...item }, position) => {
    const base = items.findIndex(({ lineId }) => lineId === associatedTo)
    return {
      orderId,
      position,
      asin,
      offerListingId,
      quantity,
      price: price.amount,
      giftWrap: item.giftWrap ?? false,
      belongsTo: base < 0 ? null : base,
      notes: item.notes ?? [],
    }
  })

/** In the order of the offers, so that two orders never wait for each other. */
async function takeFromStock(tx: Orm, items: readonly Item[]): Promise<void> {
  const wanted = Map.groupBy(items, ({ offerListingId }) => offerListingId)
  for (const [id, held] of [...wanted].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const units = held.reduce((sum, { quantity }) => sum + quantity, 0)
    const taken = await tx
      .update(offer)
      .set({ stock: sql`${offer.stock} - ${units}` })
      .where(and(eq(offer.id, id), gte(offer.stock, units)))
      .returning({ id: offer.id })
    if (taken.length === 0) throw refuse('OUT_OF_STOCK')
  }
}

export async function ordersOf(orm: Orm, sessionId: string, id?: string): Promise<OrderView[]> {
  const rows = await orm
    .select()
    .from(shopOrder)
    .where(
      and(eq(shopOrder.sessionId, sessionId), id === undefined ? undefined : eq(shopOrder.id, id)),
    )
    .orderBy(desc(shopOrder.placedAt), asc(shopOrder.id))
    .limit(50)
  if (rows.length === 0) return []
  const lines = await orm
    .select({ line: orderLine, title: product.title, picture: product.picture })
    .from(orderLine)
    .innerJoin(product, eq(product.asin, orderLine.asin))
    .where(
      inArray(
        orderLine.orderId,
        rows.map(row => row.id),
      ),
    )
    .orderBy(asc(orderLine.position))
  const held = Map.groupBy(lines, ({ line }) => line.orderId)
  return rows.map(row => ({
    ...viewOf(row),
    items: (held.get(row.id) ?? []).map(({ line, title, picture }) => ({
      asin: line.asin,
      title,
      imageUrl: imageUrl(picture),
      quantity: line.quantity,
      price: { amount: line.price, currency: row.currency },
      giftWrap: line.giftWrap,
      lineId: String(line.position),
      ...(line.belongsTo === null ? {} : { associatedTo: String(line.belongsTo) }),
      notes: line.notes,
    })),
  }))
}

function viewOf({ id, placedAt, address, payment, shipments, currency, ...row }: OrderRow) {
  const money = (amount: number) => ({ amount, currency })
  const { items, delivery, interest, tax } = row
  const sum: Sum = {
    items: money(items),
    delivery: money(delivery),
    interest: money(interest),
    total: money(items + delivery + interest),
    tax: money(tax),
  }
  return { id, placedAt, address, payment, shipments, sum }
}
