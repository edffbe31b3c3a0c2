import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Mirrors migrations/0004-fitment.sql, which owns constraints and indexes. */

export const partNode = pgTable('part_node', {
  node: text().primaryKey(),
  position: integer().notNull(),
  category: text().notNull(),
  label: text().notNull(),
  picture: text().notNull(),
})

export const machineType = pgTable('machine_type', {
  name: text().primaryKey(),
  node: text().notNull(),
  label: text().notNull(),
  picture: text().notNull(),
})

export const machineBrand = pgTable('machine_brand', {
  value: text().primaryKey(),
  label: text().notNull(),
  favorite: boolean().notNull(),
  hasData: boolean('has_data').notNull(),
})

export const model = pgTable('model', {
  id: integer().primaryKey(),
  brand: text().notNull(),
  series: text().notNull(),
  number: text().notNull(),
  displaySeries: text('display_series').notNull(),
  displayNumber: text('display_number').notNull(),
  machineType: text('machine_type').notNull(),
  popularity: integer().notNull(),
  asin: text(),
})

export const part = pgTable('part', {
  id: integer().primaryKey(),
  asin: text().notNull(),
  machineType: text('machine_type').notNull(),
  type: text().notNull(),
  typeLabel: text('type_label').notNull(),
})

export const partNumber = pgTable(
  'part_number',
  {
    partId: integer('part_id').notNull(),
    position: integer().notNull(),
    number: text().notNull(),
    key: text().notNull(),
  },
  table => [primaryKey({ columns: [table.partId, table.position] })],
)

export const partFit = pgTable(
  'part_fit',
  { modelId: integer('model_id').notNull(), partId: integer('part_id').notNull() },
  table => [primaryKey({ columns: [table.modelId, table.partId] })],
)

export const savedModel = pgTable(
  'saved_model',
  {
    sessionId: text('session_id').notNull(),
    scope: text().notNull(),
    brand: text().notNull(),
    series: text().notNull(),
    number: text().notNull(),
    asin: text(),
    savedAt: bigint('saved_at', { mode: 'number' }).notNull(),
    inactive: boolean().notNull().default(false),
  },
  table => [
    primaryKey({
      columns: [table.sessionId, table.scope, table.brand, table.series, table.number],
    }),
  ],
)

export const ownership = pgTable(
  'ownership',
  {
    sessionId: text('session_id').notNull(),
    productType: text('product_type').notNull(),
    brand: text().notNull(),
    series: text().notNull(),
    number: text().notNull(),
    doesOwn: boolean('does_own').notNull(),
    saidAt: bigint('said_at', { mode: 'number' }).notNull(),
  },
  table => [
    primaryKey({
      columns: [table.sessionId, table.productType, table.brand, table.series, table.number],
    }),
  ],
)

export const fitmentMetric = pgTable('fitment_metric', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  sessionId: text('session_id').notNull(),
  group: text().$type<'general' | 'feedback'>().notNull(),
  marketplaceId: text('marketplace_id').notNull(),
  data: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  at: bigint({ mode: 'number' }).notNull(),
})
