import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Note } from '../../pages/buying/data.ts'
import type { Shipment, Speed } from '../../pages/delivery/data.ts'
import type { Address, Payment, PaymentMethod } from '../../pages/ordering/data.ts'

/** Mirrors migrations/, which own constraints and indexes. Moments are epoch milliseconds. */

export const checkout = pgTable('checkout', {
  sessionId: text('session_id').primaryKey(),
  id: text().notNull(),
  address: jsonb().$type<Address>(),
  payment: jsonb().$type<Payment>(),
  speed: text().$type<Speed>().notNull().default('standard'),
})
export type CheckoutRow = typeof checkout.$inferSelect

export const shopOrder = pgTable('shop_order', {
  id: text().primaryKey(),
  sessionId: text('session_id').notNull(),
  placedAt: bigint('placed_at', { mode: 'number' }).notNull(),
  address: jsonb().$type<Address>().notNull(),
  payment: text().$type<PaymentMethod>().notNull(),
  shipments: jsonb().$type<Shipment[]>().notNull(),
  items: integer().notNull(),
  delivery: integer().notNull(),
  interest: integer().notNull().default(0),
  tax: integer().notNull(),
  currency: text().notNull(),
})
export type OrderRow = typeof shopOrder.$inferSelect

export const orderLine = pgTable(
  'order_line',
  {
    orderId: text('order_id').notNull(),
    position: integer().notNull(),
    asin: text().notNull(),
    offerListingId: text('offer_listing_id').notNull(),
    quantity: integer().notNull(),
    price: integer().notNull(),
    giftWrap: boolean('gift_wrap').notNull().default(false),
    /** Position of the line that it goes with. */
    belongsTo: integer('belongs_to'),
    notes: jsonb().$type<readonly Note[]>().notNull().default([]),
  },
  table => [primaryKey({ columns: [table.orderId, table.position] })],
)
