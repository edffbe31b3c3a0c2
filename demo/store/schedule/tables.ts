import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CallAnswer } from '../../../src/contract/call.ts'
import type { getSlots } from '../../../src/contract/schedule/calendar.ts'

/** Mirrors migrations/, which own constraints and indexes. Moments are epoch milliseconds. */

export type Answer = CallAnswer<typeof getSlots>
export type OptionKind = 'days' | 'hours' | 'evenings' | 'fixed'

export const deliveryOption = pgTable('delivery_option', {
  id: text().primaryKey(),
  kind: text().$type<OptionKind>().notNull(),
  says: jsonb().$type<Partial<Answer>>().notNull().default({}),
})
export type OptionRow = typeof deliveryOption.$inferSelect

export const deliverySlot = pgTable('delivery_slot', {
  id: text().primaryKey(),
  optionId: text('option_id').notNull(),
  startsAt: bigint('starts_at', { mode: 'number' }).notNull(),
  endsAt: bigint('ends_at', { mode: 'number' }).notNull(),
  cutoffAt: bigint('cutoff_at', { mode: 'number' }).notNull(),
  capacity: integer().notNull(),
  price: integer().notNull().default(0),
  carrier: text().notNull(),
  services: text().notNull().default(''),
})
export type SlotRow = typeof deliverySlot.$inferSelect

export const slotReservation = pgTable('slot_reservation', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  slotId: text('slot_id').notNull(),
  sessionId: text('session_id').notNull(),
  asin: text().notNull(),
  expiresAt: bigint('expires_at', { mode: 'number' }),
  orderId: text('order_id'),
})

export const sdRegion = pgTable('sd_region', {
  id: text().primaryKey(),
  position: integer().notNull(),
  evenings: boolean().notNull(),
})
export type RegionRow = typeof sdRegion.$inferSelect

export const sdJurisdiction = pgTable('sd_jurisdiction', {
  zipPrefix: text('zip_prefix').primaryKey(),
  regionId: text('region_id'),
})
