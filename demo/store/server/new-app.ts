import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { answerError, problemBehind } from './answer-error.ts'
import { wantsPage, type SessionVariables } from './session.ts'

const policy = 'content-security-policy'
/** Headers of every answer: its type is what it says, and other sites learn only the origin of a page. */
const guards = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** Says to a person what is wrong. */
type ProblemPage = (c: Context, status: ContentfulStatusCode) => Response | Promise<Response>

/** What holds for every answer: an id, headers, errors. */
export function newApp(problemPage: ProblemPage): Hono<SessionVariables> {
  const app = new Hono<SessionVariables>()
  app.use(async (c, next) => {
    c.set('requestId', randomUUID())
    c.header('x-request-id', c.get('requestId'))
    await next()
    const type = c.res.headers.get('content-type') ?? ''
    if (type.includes('json')) c.header('cache-control', 'no-store')
    for (const [name, value] of Object.entries(guards)) c.header(name, value)
    // No other site may show a page in a frame, where shoppers press what they do not see.
    if (type.includes('text/html') && !c.res.headers.has(policy)) {
      c.header(policy, "frame-ancestors 'self'")
    }
  })
  app.onError((error, c) =>
    wantsPage(c) ? problemPage(c, problemBehind(error, c).status) : answerError(error, c),
  )
  return app
}
