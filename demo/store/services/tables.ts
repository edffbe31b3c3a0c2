import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { OfferFeature } from '../../pages/services/data.ts'

/** Mirrors migrations/, which own constraints and indexes. */
export const offerFeature = pgTable('offer_feature', {
  asin: text().notNull(),
  position: integer().notNull(),
  name: text().$type<OfferFeature>().notNull(),
})

/** What the shop's people do for a product. */
export const services = ['carry', 'connect', 'takeAway', 'hinge', 'stack'] as const
export type ServiceName = (typeof services)[number]

export const productService = pgTable('product_service', {
  asin: text().notNull(),
  service: text().$type<ServiceName>().notNull(),
  position: integer().notNull(),
  price: integer().notNull(),
  currency: text().notNull(),
})
export type ProductService = typeof productService.$inferSelect
