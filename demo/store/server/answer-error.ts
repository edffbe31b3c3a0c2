import type { Context } from 'hono'
import { tellError } from '../../tell-error.ts'
import { isDatabaseAway } from '../database/database-error.ts'
import { busy, Problem } from './problem.ts'

/** The problem that the answer tells. A fault of the store's own is logged, once, by its request id. */
export function problemBehind(error: Error, c: Context): Problem {
  if (error instanceof Problem) return error
  const requestId = c.res.headers.get('x-request-id') ?? ''
  console.error(`${requestId} ${c.req.method} ${c.req.path}\n${tellError(error)}`)
  return isDatabaseAway(error) ? busy(c, 503, 'BUSY', 1) : new Problem(500, 'INTERNAL')
}

/** The answer to what was thrown, for programs. */
export function answerError(error: Error, c: Context): Response {
  const { body, status } = problemBehind(error, c)
  return c.json(body, status)
}
