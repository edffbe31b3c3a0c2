import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Orm } from '../database/database.ts'
import type { SessionVariables } from '../server/session.ts'
import { cartLine, invitation } from './tables.ts'

/** What the database holds of the caller's cart and invitations, for tests. */
export function cartTestRoutes(orm: Orm): Hono<SessionVariables> {
  const app = new Hono<SessionVariables>()
  app.get('/__facts/cart', async c => {
    const isOwn = eq(cartLine.sessionId, c.get('sessionId'))
    return c.json(await orm.select().from(cartLine).where(isOwn).orderBy(cartLine.id))
  })
  app.get('/__facts/invitations', async c => {
    const isOwn = eq(invitation.sessionId, c.get('sessionId'))
    return c.json(await orm.select().from(invitation).where(isOwn))
  })
  return app
}
