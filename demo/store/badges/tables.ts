import { integer, pgTable, text } from 'drizzle-orm/pg-core'

export type CertificateName = 'recycled' | 'footprint' | 'trees'

/** Mirrors migrations/, which own constraints and indexes. */
export const certificate = pgTable('certificate', {
  asin: text().notNull(),
  name: text().$type<CertificateName>().notNull(),
  position: integer().notNull(),
  figure: integer().notNull(),
  audited: integer().notNull(),
})
export type Certificate = typeof certificate.$inferSelect
