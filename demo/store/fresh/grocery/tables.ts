import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Mirrors migrations/0019-grocery.sql, which owns constraints and indexes. Moments are epoch milliseconds. */

export const coupon = pgTable('coupon', {
  offerId: text('offer_id').primaryKey(),
  /** What a unit costs less. */
  percent: integer().notNull(),
})
export type CouponRow = typeof coupon.$inferSelect

export const clippedCoupon = pgTable(
  'clipped_coupon',
  {
    sessionId: text('session_id').notNull(),
    offerId: text('offer_id').notNull(),
    /** The order that it was spent in. null: not spent yet. */
    orderId: text('order_id'),
  },
  table => [primaryKey({ columns: [table.sessionId, table.offerId] })],
)

export const shoppingListItem = pgTable(
  'shopping_list_item',
  {
    sessionId: text('session_id').notNull(),
    listId: text('list_id').notNull(),
    asin: text().notNull(),
    addedAt: bigint('added_at', { mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.sessionId, table.listId, table.asin] })],
)

export const assistantItem = pgTable('assistant_item', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  sessionId: text('session_id').notNull(),
  asin: text().notNull(),
  title: text().notNull(),
  locale: text().notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
})
export type AssistantItemRow = typeof assistantItem.$inferSelect
