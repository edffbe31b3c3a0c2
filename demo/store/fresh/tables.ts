import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Mirrors migrations/0017-fresh.sql, which owns constraints and indexes. Moments are epoch milliseconds. */

export const freshStore = pgTable('fresh_store', {
  storeId: text('store_id').primaryKey(),
  brandId: text('brand_id').notNull(),
  position: integer().notNull(),
  name: text().notNull(),
  /** Address of its page in the shop. */
  front: text().notNull(),
  /** The brand of products that it sells. null: all groceries. */
  sells: text(),
  /** First digits of the postcodes that it delivers to. Empty: the whole country. */
  zips: jsonb().$type<readonly string[]>().notNull(),
})
export type FreshStoreRow = typeof freshStore.$inferSelect

export const freshSlot = pgTable('fresh_slot', {
  id: text().primaryKey(),
  storeId: text('store_id').notNull(),
  startsAt: bigint('starts_at', { mode: 'number' }).notNull(),
  endsAt: bigint('ends_at', { mode: 'number' }).notNull(),
  capacity: integer().notNull(),
  taken: integer().notNull().default(0),
})
export type SlotRow = typeof freshSlot.$inferSelect

export const freshReservation = pgTable('fresh_reservation', {
  sessionId: text('session_id').primaryKey(),
  slotId: text('slot_id').notNull(),
})

export const freshOrder = pgTable(
  'fresh_order',
  {
    orderId: text('order_id').notNull(),
    sessionId: text('session_id').notNull(),
    storeId: text('store_id').notNull(),
    closesAt: bigint('closes_at', { mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.orderId, table.storeId] })],
)
export type FreshOrderRow = typeof freshOrder.$inferSelect
