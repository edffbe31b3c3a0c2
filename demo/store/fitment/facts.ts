import { and, asc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Orm } from '../database.ts'
import type { SessionVariables } from '../session.ts'
import { fitmentMetric, ownership, savedModel } from './schema.ts'

/** What the store knows of a visitor's machines, for tests. */
export function fitmentFacts(orm: Orm): Hono<SessionVariables> {
  const app = new Hono<SessionVariables>()
  app.get('/__facts/models', async c => {
    const isOwn = eq(savedModel.sessionId, c.get('sessionId'))
    return c.json(await orm.select().from(savedModel).where(isOwn).orderBy(asc(savedModel.savedAt)))
  })
  app.get('/__facts/ownership', async c => {
    const isOwn = eq(ownership.sessionId, c.get('sessionId'))
    return c.json(await orm.select().from(ownership).where(isOwn).orderBy(asc(ownership.saidAt)))
  })
  app.get('/__facts/feedback', async c => {
    const rows = await orm
      .select({ data: fitmentMetric.data })
      .from(fitmentMetric)
      .where(
        and(eq(fitmentMetric.sessionId, c.get('sessionId')), eq(fitmentMetric.group, 'feedback')),
      )
      .orderBy(asc(fitmentMetric.id))
    return c.json(rows.map(({ data }) => data))
  })
  return app
}
