import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Fit } from '../../pages/wardrobe/data.ts'

/** Mirrors migrations/, which own constraints and indexes. Lengths are millimetres. */
export const fit = pgTable('fit', {
  asin: text().primaryKey(),
  runs: text().$type<Fit['runs']>().notNull(),
})

export const bodySize = pgTable('body_size', {
  asin: text().notNull(),
  position: integer().notNull(),
  size: text().notNull(),
  bust: integer().notNull(),
  waist: integer().notNull(),
  hips: integer().notNull(),
})
