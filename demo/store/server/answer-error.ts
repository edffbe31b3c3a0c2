import type { Context } from 'hono'
import { Problem } from './problem.ts'

/** The answer to what was thrown. A fault of the store's own is logged, once, by its request id. */
export function answerError(error: Error, c: Context): Response {
  if (error instanceof Problem) return c.json(error.body, error.status)
  const requestId = c.res.headers.get('x-request-id') ?? ''
  console.error(`${requestId} ${c.req.method} ${c.req.path}`, error)
  return c.json(new Problem(500, 'INTERNAL').body, 500)
}
