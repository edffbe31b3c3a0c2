import { bigint, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Mirrors migrations/, which own constraints and indexes. Moments are epoch milliseconds. */

export interface Renewal {
  /** Milliseconds from the renewal to the start and to the end. */
  startsIn: number
  endsIn: number
  claimed: number
  waiting: number
}

type CustomerState = 'IN_CART' | 'PENDING_ADD_TO_CART' | 'CLAIMED' | 'EXPIRED'

export const deal = pgTable('deal', {
  id: text().primaryKey(),
  offerListingId: text('offer_listing_id').notNull(),
  asin: text().notNull(),
  price: integer().notNull(),
  currency: text().notNull(),
  startsAt: bigint('starts_at', { mode: 'number' }).notNull(),
  endsAt: bigint('ends_at', { mode: 'number' }).notNull(),
  accessBehavior: text('access_behavior').$type<
    'PRIME_EARLY_ACCESS' | 'APP_ONLY_LD' | 'PRIME_ONLY'
  >(),
  type: text().$type<'DEAL_OF_THE_DAY'>(),
  earlyAccessMs: bigint('early_access_ms', { mode: 'number' }),
  total: integer().notNull(),
  claimed: integer().notNull().default(0),
  waitlistTotal: integer('waitlist_total').notNull().default(0),
  waiting: integer().notNull().default(0),
  maxQuantity: integer('max_quantity').notNull().default(1),
  renewal: jsonb().$type<Renewal>(),
  lastVerdict: text('last_verdict'),
  percentClaimed: doublePrecision('percent_claimed'),
  percentClaimedMessage: text('percent_claimed_message'),
})
export type DealRow = typeof deal.$inferSelect

export const claim = pgTable('claim', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  dealId: text('deal_id').notNull(),
  sessionId: text('session_id').notNull(),
  quantity: integer().notNull(),
  state: text().$type<CustomerState>().notNull(),
  expiresAt: bigint('expires_at', { mode: 'number' }),
})
