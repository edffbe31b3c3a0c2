import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerError } from './answer-error.ts'
import { Problem } from './problem.ts'
import type { SessionVariables } from './session.ts'

const maxBodyBytes = 64 * 1024
/** More than this many at once are refused at the door: the database answers one after another. */
const maxRequestsAtOnce = 2_000

const policy = 'content-security-policy'
/** Headers of every answer: its type is what it says, and other sites learn only the origin of a page. */
const guards = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** What holds for every request: an id, a limit of bodies and of work under way, error answers. */
export function newApp(): Hono<SessionVariables> {
  const app = new Hono<SessionVariables>()
  let underWay = 0
  app.use(async (c, next) => {
    c.set('requestId', randomUUID())
    c.header('x-request-id', c.get('requestId'))
    if (underWay >= maxRequestsAtOnce) {
      c.header('retry-after', '1')
      throw new Problem(503, 'BUSY')
    }
    underWay += 1
    try {
      await next()
    } finally {
      underWay -= 1
    }
    const type = c.res.headers.get('content-type') ?? ''
    if (type.includes('json')) c.header('cache-control', 'no-store')
    for (const [name, value] of Object.entries(guards)) c.header(name, value)
    // No other site may show a page in a frame, where shoppers press what they do not see.
    if (type.includes('text/html') && !c.res.headers.has(policy)) {
      c.header(policy, "frame-ancestors 'self'")
    }
  })
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new Problem(413, 'BODY_TOO_LARGE')
      },
    }),
  )
  app.onError(answerError)
  return app
}
