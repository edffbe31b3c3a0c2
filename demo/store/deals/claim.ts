import * as v from 'valibot'
import { isUniqueViolation } from '../database/database-error.ts'
import type { Database } from '../database/database.ts'

/** How long a claimed deal stays in the cart before its units go back. */
export const reservationMs = 15 * 60_000

export interface ClaimRequest {
  dealId: string
  sessionId: string
  asin: string
  quantity: number
  now: number
  /** Idempotency key, and what tells one body from another under the same key. */
  key: string | null
  fingerprint: string
}

const answer = v.object({
  customerState: v.picklist(['INCART', 'PENDINGATC']),
  dealAsinState: v.picklist(['AVAILABLE', 'WAITLISTFULL']),
  msUntilExpiration: v.optional(v.number()),
})
const rows = v.array(
  v.object({
    fresh: v.nullable(answer),
    /** Of whatever was asked first under the key. */
    kept: v.unknown(),
    kept_fingerprint: v.nullable(v.string()),
  }),
)
export type ClaimAnswer = v.InferOutput<typeof answer>
export type ClaimOutcome =
  | { kind: 'answered'; answer: ClaimAnswer }
  | { kind: 'key-reused' }
  /** Nothing was claimed; why not is read afterwards, off the fast path. */
  | { kind: 'not-claimed' }

const statement = 'select * from claim_deal($1, $2, $3, $4, $5, $6, $7, $8)'

/** Claims in one round trip (migrations/0002-claim-deal.sql says how it cannot oversell). */
export async function claimDeal(database: Database, request: ClaimRequest): Promise<ClaimOutcome> {
  const { dealId, sessionId, asin, quantity, now, key, fingerprint } = request
  const values = [dealId, sessionId, asin, quantity, now, reservationMs, key, fingerprint]
  const [row] = v.parse(rows, await queryTwice(database, values))
  if (row?.fresh) return { kind: 'answered', answer: row.fresh }
  if (!row || row.kept_fingerprint === null) return { kind: 'not-claimed' }
  return row.kept_fingerprint === fingerprint
    ? { kind: 'answered', answer: v.parse(answer, row.kept) }
    : { kind: 'key-reused' }
}

/**
 * Two claims of one shopper at the same moment: the unique indexes undo the second whole.
 * Run again, it sees the first.
 */
async function queryTwice(database: Database, values: readonly unknown[]): Promise<unknown[]> {
  try {
    return await database.query('claim-deal', statement, values)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return database.query('claim-deal', statement, values)
  }
}
