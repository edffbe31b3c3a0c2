import { Hono } from 'hono'
import type { SessionVariables } from '../server/session.ts'

/** Addresses of products, some with a reference tag, lead to the page of the product (INT-009, INT-015, SVC-044). */
export function productLinks(): Hono<SessionVariables> {
  const app = new Hono<SessionVariables>()
  const asin = ':asin{[A-Z0-9]{10}}'
  for (const path of [
    `/dp/${asin}/:ref{ref=.*}`,
    `/gp/product/${asin}/:ref{ref=.*}`,
    `/gp/product/${asin}`,
  ]) {
    app.get(path, c => c.redirect(`/dp/${c.req.param('asin')}${new URL(c.req.url).search}`))
  }
  return app
}
