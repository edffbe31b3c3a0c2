import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Occasion } from '../../pages/gifts/data.ts'

/** Mirrors migrations/, which own constraints and indexes. Amounts are minor units. */

export const giftDesign = pgTable('gift_design', {
  id: text().primaryKey(),
  parentAsin: text('parent_asin').notNull(),
  position: integer().notNull(),
  shown: boolean().notNull().default(true),
  occasions: jsonb().$type<readonly Occasion[]>().notNull(),
})

export const giftCard = pgTable('gift_card', {
  asin: text().primaryKey(),
  designId: text('design_id').notNull(),
  least: integer(),
  most: integer(),
  amounts: jsonb().$type<readonly number[]>().notNull().default([]),
})
