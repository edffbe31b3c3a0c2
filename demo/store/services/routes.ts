import { Hono } from 'hono'
import type { SessionVariables } from '../server/session.ts'

/** Addresses of products that carry a reference tag lead to the page of the product (INT-009, INT-015). */
export function productLinks(): Hono<SessionVariables> {
  const app = new Hono<SessionVariables>()
  for (const path of ['/dp', '/gp/product']) {
    app.get(`${path}/:asin{[A-Z0-9]{10}}/:ref{ref=.*}`, c =>
      c.redirect(`/dp/${c.req.param('asin')}${new URL(c.req.url).search}`),
    )
  }
  return app
}
