import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as overPGlite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import { tellError } from '../../tell-error.ts'
import { lockDirectory } from './lock.ts'

export type Orm = PgDatabase<PgQueryResultHKT>

/** One of the two databases behind the same face. */
export interface Database {
  orm: Orm
  /** Other processes may use it, too. */
  isShared: boolean
  /** A hot statement by name: the server parses and plans it once per connection where it can. */
  query(name: string, text: string, values: readonly unknown[]): Promise<unknown[]>
  /** Several statements without parameters. */
  script(text: string): Promise<void>
  close(): Promise<void>
}

type Ask = Transaction['query']

/**
 * Drizzle sends parsers for columns of times along with each query. For these, PGlite copies its hundreds of own parsers each
 * time, which takes longer than a small query. The store keeps times as numbers.
 */
const withoutParsers =
  (ask: Ask): Ask =>
  (text, values, { parsers: _, ...options } = {}) =>
    ask(text, values, options)

/** PGlite with what the store needs of PostgreSQL's extensions. */
export async function createPGlite(options: PGliteOptions = {}): Promise<PGlite> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm } })
  const transaction = client.transaction.bind(client)
  return Object.assign(client, {
    query: withoutParsers(client.query.bind(client)),
    transaction: <T>(work: (tx: Transaction) => Promise<T>) =>
      transaction(tx => work(Object.assign(tx, { query: withoutParsers(tx.query) }))),
  })
}

/** `directory`: where the files live, null for memory. `snapshot`: what a new database starts as. */
export async function openPGlite(directory: string | null, snapshot?: Blob): Promise<Database> {
  if (directory) mkdirSync(dirname(directory), { recursive: true })
  const unlock = directory ? lockDirectory(directory) : () => {}
  try {
    const client = await createPGlite({
      ...(directory ? { dataDir: directory } : {}),
      ...(snapshot ? { loadDataDir: snapshot } : {}),
    })
    return pgliteDatabase(client, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

export function pgliteDatabase(client: PGlite, unlock: () => void): Database {
  return {
    orm: overPGlite(client),
    isShared: false,
    query: async (_name, text, values) => (await client.query(text, [...values])).rows,
    script: async text => void (await client.exec(text)),
    close: async () => {
      await client.close()
      unlock()
    },
  }
}

/** How long a request waits for a connection, in milliseconds (STO-072). */
export const connectionWait = 10_000

/** `url`: postgres://user:password@host/name. `wait`: how long a query waits for a connection, in milliseconds. */
export async function openPostgres(url: string, wait = connectionWait): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: wait })
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', error => console.error(`Lost a database connection: ${tellError(error)}`))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    orm: overPostgres(pool),
    isShared: true,
    query: async (name, text, values) =>
      (await pool.query({ name, text, values: [...values] })).rows,
    script: async text => void (await pool.query(text)),
    close: () => pool.end(),
  }
}
