import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Mirrors migrations/, which own constraints and indexes. Moments are epoch milliseconds. */
export const review = pgTable('review', {
  id: integer().primaryKey(),
  asin: text().notNull(),
  stars: integer().notNull(),
  title: text().notNull(),
  body: text().notNull(),
  author: text().notNull(),
  language: text().notNull(),
  writtenAt: bigint('written_at', { mode: 'number' }).notNull(),
})
