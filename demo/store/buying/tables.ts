import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Mirrors migrations/, which own constraints and indexes. Moments are epoch milliseconds. */

export const cartLine = pgTable('cart_line', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  sessionId: text('session_id').notNull(),
  asin: text().notNull(),
  offerListingId: text('offer_listing_id').notNull(),
  quantity: integer().notNull(),
  price: integer().notNull(),
  currency: text().notNull(),
  claimId: bigint('claim_id', { mode: 'number' }),
  giftWrap: boolean('gift_wrap').notNull().default(false),
  associatedTo: text('associated_to'),
  /** '': no store of groceries sells it. */
  storeId: text('store_id').notNull().default(''),
  /** What the shopper pays for a unit of what has no fixed price. 0: the price of the offer. */
  amount: integer().notNull().default(0),
  extras: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  leavesWith: boolean('leaves_with').notNull().default(true),
})
export type CartRow = typeof cartLine.$inferSelect

export const invitation = pgTable(
  'invitation',
  {
    sessionId: text('session_id').notNull(),
    asin: text().notNull(),
    requestedAt: bigint('requested_at', { mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.sessionId, table.asin] })],
)
