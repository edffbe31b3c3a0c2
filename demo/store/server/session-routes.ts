import { Hono } from 'hono'
import * as v from 'valibot'
import { ownPath } from '../../own-path.ts'
import type { Orm } from '../database/database.ts'
import { invalidInput } from './problem.ts'
import { readBody, readForm } from './request-body.ts'
import {
  becomes,
  identityNames,
  personOf,
  wantsPage,
  type SessionVariables,
  type Signatures,
} from './session.ts'

const switching = v.object({ as: v.picklist(identityNames), redirect: v.optional(v.string()) })

/** Who the visitor is, and who they want to be seen as. */
export function sessionRoutes(orm: Orm, sign: Signatures): Hono<SessionVariables> {
  const app = new Hono<SessionVariables>()
  const view = async (sessionId: string) => ({
    csrfToken: sign.csrf(sessionId),
    ...(await personOf(orm, sessionId)),
  })

  app.get('/dp/session', async c => c.json(await view(c.get('sessionId'))))

  app.post('/dp/session', async c => {
    const isPage = wantsPage(c)
    const wanted = v.safeParse(switching, await (isPage ? readForm(c) : readBody(c)))
    if (!wanted.success) throw invalidInput('as', `Expected one of ${identityNames.join(', ')}`)
    const id = await becomes(c, orm, sign, wanted.output.as)
    if (isPage) return c.redirect(ownPath(wanted.output.redirect), 303)
    return c.json(await view(id))
  })
  return app
}
