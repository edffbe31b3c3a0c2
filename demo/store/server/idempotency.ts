import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { Problem } from './problem.ts'
import { idempotency } from './tables.ts'

/** Long enough for any shopper's second try. */
const keepAnswersMs = 24 * 3_600_000

export const keyReused = () => new Problem(422, 'IDEMPOTENCY_KEY_REUSED')

/** Tells one request from another under the same key. */
export const fingerprintOf = (callId: string, received: unknown): string =>
  createHash('sha256')
    .update(`${callId} ${JSON.stringify(received)}`)
    .digest('base64url')

interface Attempt {
  sessionId: string
  key: string | null
  fingerprint: string
  now: number
}

/**
 * Runs a deed and keeps its answer in one transaction; a second attempt under the same key gets
 * the first one's answer. A deed that throws leaves no trace, so it can be tried again.
 */
export async function once<Answer>(
  orm: Orm,
  attempt: Attempt,
  isAnswer: (kept: unknown) => kept is Answer,
  deed: (tx: Orm) => Promise<Answer>,
): Promise<Answer> {
  const { sessionId, key, fingerprint, now } = attempt
  if (!key) return orm.transaction(deed)
  const isThis = and(eq(idempotency.sessionId, sessionId), eq(idempotency.key, key))
  return orm.transaction(async tx => {
    // A second attempt at the same moment waits here until the first has ended.
    const [fresh] = await tx
      .insert(idempotency)
      .values({ sessionId, key, fingerprint, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotency.key })
    if (!fresh) {
      const [kept] = await tx.select().from(idempotency).where(isThis)
      if (kept?.fingerprint !== fingerprint || !isAnswer(kept.answer)) throw keyReused()
      return kept.answer
    }
    const answer = await deed(tx)
    await tx.update(idempotency).set({ answer }).where(isThis)
    return answer
  })
}

export async function forgetOldAnswers(orm: Orm, now: number): Promise<void> {
  await orm.delete(idempotency).where(lt(idempotency.createdAt, now - keepAnswersMs))
}
