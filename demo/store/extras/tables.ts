import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Mirrors migrations/, which own constraints and indexes. */

export const plan = pgTable(
  'plan',
  {
    asin: text().notNull(),
    planAsin: text('plan_asin').notNull(),
    offerListingId: text('offer_listing_id').notNull(),
    position: integer().notNull(),
    monthly: boolean().notNull().default(false),
    shortTitle: text('short_title').notNull(),
    terms: jsonb().$type<readonly string[]>().notNull(),
  },
  table => [primaryKey({ columns: [table.asin, table.planAsin] })],
)

export const paymentOption = pgTable(
  'payment_option',
  {
    asin: text().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    termCount: integer('term_count').notNull(),
    interest: integer().notNull().default(0),
    card: text(),
    maxQuantity: integer('max_quantity'),
  },
  table => [primaryKey({ columns: [table.asin, table.id] })],
)
export type PaymentOptionRow = typeof paymentOption.$inferSelect

export const sample = pgTable(
  'sample',
  {
    asin: text().notNull(),
    sampleAsin: text('sample_asin').notNull(),
    offerListingId: text('offer_listing_id').notNull(),
    position: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.asin, table.sampleAsin] })],
)
