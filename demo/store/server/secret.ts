import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'

export class OtherSecret extends Error {}

const kept = v.tuple([v.object({ fingerprint: v.string() })])
const keeping = 'insert into secret_fingerprint (fingerprint) values ($1) on conflict do nothing'
const reading = 'select fingerprint from secret_fingerprint'

/**
 * Stores on one database sign with one secret, else a shopper would be somebody else at each (STO-041). The first leaves
 * a fingerprint, from which nobody can find the secret; who has another one does not start.
 */
export async function requireSameSecret(database: Database, secret: string): Promise<void> {
  const own = createHmac('sha256', secret).update('fingerprint').digest('base64url')
  await database.query('keep-fingerprint', keeping, [own])
  const [{ fingerprint }] = v.parse(kept, await database.query('fingerprint', reading, []))
  if (fingerprint === own) return
  throw new OtherSecret(
    'The stores on this database sign with another secret: set DP_SECRET to theirs. To change the secret, stop all of them and empty the table secret_fingerprint.',
  )
}

/** The secret of this data directory, made on first use; sessions outlive a restart by it. */
export function readSecret(directory: string): string {
  const file = join(directory, 'secret')
  mkdirSync(directory, { recursive: true })
  try {
    // 'wx': of two stores that start at once, one makes it and both read the same.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}
