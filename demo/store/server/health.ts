import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'

/**
 * Tells a balancer whether this process takes requests (STO-045). It does not ask the database: without that, no process
 * could serve, and a balancer would have none left to tell shoppers so.
 */
export function health() {
  let isDraining = false
  const app = new Hono()
  app.get('/healthz', c => {
    c.header('cache-control', 'no-store')
    return isDraining ? c.text('draining', 503) : c.text('serving')
  })
  return {
    app,
    /** While it drains, each answer ends its connection, so that the next request finds another process. */
    closing: createMiddleware(async (c, next) => {
      await next()
      if (isDraining) c.header('connection', 'close')
    }),
    drain() {
      isDraining = true
    },
  }
}
