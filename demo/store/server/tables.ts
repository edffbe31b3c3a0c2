import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { Offer, ProductKind } from '../../pages/page-data.ts'

/** Mirrors migrations/, which own constraints and indexes. Moments are epoch milliseconds. */

export interface Renewal {
  /** Milliseconds from the renewal to the start and to the end. */
  startsIn: number
  endsIn: number
  claimed: number
  waiting: number
}

type CustomerState = 'IN_CART' | 'PENDING_ADD_TO_CART' | 'CLAIMED' | 'EXPIRED'
export type Identity = 'signed-out' | 'signed-in' | 'member' | 'business'

export const product = pgTable('product', {
  asin: text().primaryKey(),
  position: integer().notNull(),
  title: text().notNull(),
  brand: text().notNull(),
  kind: text().$type<ProductKind>().notNull(),
  department: text().notNull(),
  picture: text().notNull(),
  rating: doublePrecision().notNull(),
  ratingCount: integer('rating_count').notNull(),
  badge: text(),
  bullets: jsonb().$type<string[]>().notNull(),
  description: text().notNull(),
  specs: jsonb().$type<[name: string, value: string][]>().notNull(),
  byInvitation: boolean('by_invitation').notNull().default(false),
  freshStore: boolean('fresh_store').notNull().default(false),
  giftWrap: boolean('gift_wrap').notNull().default(false),
  oneClick: boolean('one_click').notNull().default(false),
})

export const offer = pgTable('offer', {
  id: text().primaryKey(),
  asin: text().notNull(),
  position: integer().notNull(),
  condition: text().$type<Offer['condition']>().notNull(),
  conditionLabel: text('condition_label'),
  conditionNote: text('condition_note'),
  sellerName: text('seller_name').notNull(),
  merchantId: text('merchant_id').notNull(),
  price: integer().notNull(),
  listPrice: integer('list_price'),
  currency: text().notNull(),
  moq: integer(),
  stock: integer().notNull(),
})

export const session = pgTable('session', {
  id: text().primaryKey(),
  identity: text().$type<Identity>().notNull(),
})

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
})

export const invitation = pgTable(
  'invitation',
  {
    sessionId: text('session_id').notNull(),
    asin: text().notNull(),
    requestedAt: bigint('requested_at', { mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.sessionId, table.asin] })],
)

export const idempotency = pgTable(
  'idempotency',
  {
    sessionId: text('session_id').notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    answer: jsonb().$type<unknown>(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.sessionId, table.key] })],
)
