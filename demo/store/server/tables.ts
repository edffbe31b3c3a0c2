import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Mirrors migrations/, which own constraints and indexes. Moments are epoch milliseconds. */

export type Identity = 'signed-out' | 'signed-in' | 'member' | 'business'

export const session = pgTable('session', {
  id: text().primaryKey(),
  identity: text().$type<Identity>().notNull(),
})

export const idempotency = pgTable(
  'idempotency',
  {
    sessionId: text('session_id').notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    answer: jsonb().$type<unknown>(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.sessionId, table.key] })],
)
