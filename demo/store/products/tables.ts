import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Offer, ProductKind } from '../../pages/shop/data.ts'

/** Mirrors migrations/, which own constraints and indexes. */

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
  parentAsin: text('parent_asin'),
  variation: jsonb().$type<[name: string, value: string][]>(),
  listed: boolean().notNull().default(true),
  soldAlone: boolean('sold_alone').notNull().default(true),
})
export type ProductRow = typeof product.$inferSelect

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
  tier: integer(),
})
export type OfferRow = typeof offer.$inferSelect
