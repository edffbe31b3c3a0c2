import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { sumOf } from '../../prices.ts'
import type { Orm } from '../database/database.ts'
import { offersOf } from '../products/page-data.ts'
import { offer, product } from '../products/tables.ts'
import { Refused } from '../server/problem.ts'
import { orderLine, shopOrder } from './tables.ts'

/** What changes in an order that is not packed yet. */

const refuse = (reason: string) => new Refused('incomplete', reason)

const plainLines = (orm: Orm, orderId: string, asin: string) =>
  orm
    .select()
    .from(orderLine)
    .where(
      and(eq(orderLine.orderId, orderId), eq(orderLine.asin, asin), isNull(orderLine.belongsTo)),
    )
    .orderBy(asc(orderLine.position))

/** Units of a product in an order. */
export async function unitsInOrder(orm: Orm, orderId: string, asin: string): Promise<number> {
  const lines = await plainLines(orm, orderId, asin)
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Takes units out of the stock, or puts them back. */
async function moveStock(tx: Orm, offerId: string, units: number): Promise<void> {
  const taken = await tx
    .update(offer)
    .set({ stock: sql`${offer.stock} - ${units}` })
    .where(and(eq(offer.id, offerId), sql`${offer.stock} >= ${units}`))
    .returning({ id: offer.id })
  if (taken.length === 0) throw refuse('OUT_OF_STOCK')
}

/** What the order comes to now. Its delivery is paid already. */
async function sumUp(tx: Orm, orderId: string): Promise<void> {
  const rows = await tx
    .select({ line: orderLine, kind: product.kind })
    .from(orderLine)
    .innerJoin(product, eq(product.asin, orderLine.asin))
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.position))
  const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.id, orderId))
  if (!order || rows.length === 0) throw refuse('EMPTY')
  const { currency } = order
  const lines = rows.map(({ line, kind }) => ({
    kind,
    quantity: line.quantity,
    price: { amount: line.price, currency },
  }))
  const { items, tax } = sumOf(lines, [{ amount: order.delivery, currency }])
  const held = rows.map(({ line }) => String(line.position))
  const shipped = new Set(order.shipments.flatMap(one => one.lines))
  const added = held.filter(id => !shipped.has(id))
  const at = Math.max(
    0,
    order.shipments.findIndex(({ goods }) => goods === 'chilled'),
  )
  const shipments = order.shipments.map((one, n) => ({
    ...one,
    lines: [...one.lines, ...(n === at ? added : [])].filter(id => held.includes(id)),
  }))
  await tx
    .update(shopOrder)
    .set({ items: items.amount, tax: tax.amount, shipments })
    .where(eq(shopOrder.id, orderId))
}

/**
 * Sets how many units of groceries an order holds, in a transaction; 0 takes them out. The units leave the stock, or go
 * back to it. An order keeps at least one line.
 */
export async function setOrderItem(
  tx: Orm,
  orderId: string,
  { asin, offerListingId }: { asin: string; offerListingId?: string | undefined },
  quantity: number,
): Promise<void> {
  await tx.select().from(shopOrder).where(eq(shopOrder.id, orderId)).for('update')
  const sold = await offersOf(tx, asin)
  const chosen = offerListingId ? sold.find(one => one.offer.id === offerListingId) : sold[0]
  if (!chosen) throw refuse('UNKNOWN_OFFER')
  if (quantity > 999) throw refuse('OUT_OF_STOCK')
  const [line, ...others] = await plainLines(tx, orderId, asin)
  const before = [line, ...others].reduce((sum, one) => sum + (one?.quantity ?? 0), 0)
  await moveStock(tx, line?.offerListingId ?? chosen.offer.id, quantity - before)
  const isThis = (position: number) =>
    and(eq(orderLine.orderId, orderId), eq(orderLine.position, position))
  for (const { position } of others) await tx.delete(orderLine).where(isThis(position))
  if (!line) {
    const [last] = await tx
      .select({ position: sql<number>`coalesce(max(${orderLine.position}), -1)::int` })
      .from(orderLine)
      .where(eq(orderLine.orderId, orderId))
    const { price, id } = chosen.offer
    const position = (last?.position ?? -1) + 1
    if (quantity > 0) {
      await tx
        .insert(orderLine)
        .values({ orderId, position, asin, offerListingId: id, quantity, price })
    }
  } else if (quantity === 0) await tx.delete(orderLine).where(isThis(line.position))
  else await tx.update(orderLine).set({ quantity }).where(isThis(line.position))
  await sumUp(tx, orderId)
}
