import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OfferFeature, StoreAddress } from '../../pages/services/data.ts'

/** Mirrors migrations/, which own constraints and indexes. */
export const offerFeature = pgTable('offer_feature', {
  asin: text().notNull(),
  position: integer().notNull(),
  name: text().$type<OfferFeature>().notNull(),
})

/** What the shop's people do when they deliver a product. */
export type ServiceName = 'carry' | 'takeAway' | 'hinge' | 'stack'

export const productService = pgTable('product_service', {
  asin: text().notNull(),
  service: text().$type<ServiceName>().notNull(),
  position: integer().notNull(),
  price: integer().notNull(),
  currency: text().notNull(),
})
export type ProductService = typeof productService.$inferSelect

export const service = pgTable('service', {
  asin: text().primaryKey(),
  shortTitle: text('short_title').notNull(),
  buyable: boolean().notNull().default(true),
})

export const serviceMerchant = pgTable('service_merchant', {
  merchantId: text('merchant_id').primaryKey(),
  positivePercent: integer('positive_percent').notNull(),
  ratingCount: integer('rating_count').notNull(),
  storeAddress: jsonb('store_address').$type<StoreAddress>(),
})

export const serviceOffer = pgTable(
  'service_offer',
  {
    serviceAsin: text('service_asin').notNull(),
    zipPrefix: text('zip_prefix').notNull(),
    /** null: nobody goes there. */
    offerListingId: text('offer_listing_id'),
  },
  table => [primaryKey({ columns: [table.serviceAsin, table.zipPrefix] })],
)

export const serviceMapping = pgTable(
  'service_mapping',
  {
    asin: text().notNull(),
    serviceAsin: text('service_asin').notNull(),
    position: integer().notNull(),
    mappingSet: text('mapping_set').notNull(),
    mandatory: boolean().notNull().default(false),
  },
  table => [primaryKey({ columns: [table.asin, table.serviceAsin] })],
)

export const waitingService = pgTable(
  'waiting_service',
  {
    sessionId: text('session_id').notNull(),
    asin: text().notNull(),
    base: text().notNull(),
    offerListingId: text('offer_listing_id').notNull(),
    leavesWith: boolean('leaves_with').notNull(),
    /** Epoch milliseconds. */
    until: bigint({ mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.sessionId, table.base, table.asin] })],
)
