import { and, eq, lt } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import type { Handlers } from '../server/route.ts'
import { requireModest } from './limits.ts'
import { fitmentMetric } from './tables.ts'

/** How long metrics are kept: long enough to look at them. Feedback stays. */
const keptMs = 3_600_000

export const metrics = (orm: Orm): Pick<Handlers, 'fitment-metrics' | 'feedback-log'> => ({
  'fitment-metrics': async ({ body }, { sessionId, now }) => {
    requireModest(body.data)
    await orm.insert(fitmentMetric).values({ ...body, sessionId, at: now })
    return undefined
  },
  'feedback-log': async ({ body }, { sessionId, now }) => {
    requireModest(body.data)
    await orm.insert(fitmentMetric).values({ ...body, sessionId, at: now })
    return undefined
  },
})

export async function forgetOldMetrics(orm: Orm, now: number): Promise<void> {
  await orm
    .delete(fitmentMetric)
    .where(and(eq(fitmentMetric.group, 'general'), lt(fitmentMetric.at, now - keptMs)))
}
