import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Identity } from '../server/tables.ts'

/** Mirrors migrations/0003-location.sql and later ones, which own constraints and indexes. */

export type AddressType = 'DEFAULT_ADDRESS' | 'ACCOUNT_ADDRESS' | 'LOCKER_ADDRESS'
export type Goods = 'parcel' | 'express' | 'bulky' | 'chilled'
export type Zone = 'near' | 'far' | 'islands' | 'europe' | 'world'

export const zipCode = pgTable('zip_code', {
  zip: text().primaryKey(),
  countryCode: text('country_code').notNull(),
  city: text().notNull(),
  state: text().notNull(),
})

export const country = pgTable('country', {
  code: text().primaryKey(),
  name: text().notNull(),
})

export const region = pgTable('region', {
  code: text().primaryKey(),
  position: integer().notNull(),
  countryCode: text('country_code').notNull(),
  sampleZip: text('sample_zip').notNull(),
  name: text().notNull(),
})

export const address = pgTable('address', {
  id: text().primaryKey(),
  identity: text().$type<Identity>().notNull(),
  position: integer().notNull(),
  obfuscatedId: text('obfuscated_id').notNull(),
  locationType: text('location_type').$type<AddressType>().notNull(),
  recipient: text().notNull(),
  street: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  zip: text().notNull(),
})
export type AddressRow = typeof address.$inferSelect

export const sessionLocation = pgTable('session_location', {
  sessionId: text('session_id').primaryKey(),
  addressId: text('address_id'),
  zip: text(),
  regionCode: text('region_code'),
  countryCode: text('country_code'),
})

export const deliveryRate = pgTable(
  'delivery_rate',
  {
    goods: text().$type<Goods>().notNull(),
    zone: text().$type<Zone>().notNull(),
    days: integer().notNull(),
    cost: integer().notNull(),
    freeFrom: integer('free_from'),
    cutoffHour: integer('cutoff_hour').notNull(),
  },
  table => [primaryKey({ columns: [table.goods, table.zone] })],
)
export type DeliveryRate = typeof deliveryRate.$inferSelect
