import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { addressOf } from './client-address.ts'
import { busy, Problem } from './problem.ts'
import type { RateLimits } from './rates.ts'
import { isSafe, knownSession, type SessionVariables, type Signatures } from './session.ts'

const longestAddress = 8_192
const maxBodyBytes = 64 * 1024
/** More than this many at once are refused at the door: the database answers one after another. */
const maxRequestsAtOnce = 2_000

interface Limits {
  sign: Signatures
  rates: RateLimits
  /** Number of proxies in front of the store. */
  proxies: number
}

/** What all requests pass that cost more than a file (STO-010 to STO-013), in the order of what it costs to judge them. */
export function gate({ sign, rates, proxies }: Limits) {
  let underWay = 0
  const fitting = createMiddleware(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (pathname.length + search.length > longestAddress) throw new Problem(414, 'URI_TOO_LONG')
    await next()
  })
  const fair = createMiddleware<SessionVariables>(async (c, next) => {
    const wait = await rates.wait({
      session: knownSession(c, sign),
      address: addressOf(c, proxies),
    })
    if (wait > 0) throw busy(c, 429, 'TOO_MANY_REQUESTS', Math.ceil(wait / 1_000))
    await next()
  })
  const small = bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw new Problem(413, 'BODY_TOO_LARGE')
    },
  })
  // Before the request counts: else slow bodies would keep everybody else out.
  const whole = createMiddleware(async (c, next) => {
    if (!isSafe(c)) {
      await c.req.arrayBuffer().catch(() => {
        throw new Problem(400, 'BODY_INCOMPLETE')
      })
    }
    await next()
  })
  const counted = createMiddleware(async (c, next) => {
    if (underWay >= maxRequestsAtOnce) throw busy(c, 503, 'BUSY', 1)
    underWay += 1
    try {
      await next()
    } finally {
      underWay -= 1
    }
  })
  return [fitting, fair, small, whole, counted] as const
}
