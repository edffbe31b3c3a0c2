import { Hono } from 'hono'
import * as v from 'valibot'
import { metric } from '../../../src/contract/events.ts'
import { invalidInput } from './problem.ts'

const hits = v.pipe(v.string(), v.parseJson(), v.array(metric))

/** Where `<meta name="dp-metrics-url">` of a page leads: looks at the metrics and keeps none. */
export function metricsRoute(): Hono {
  const app = new Hono()
  app.post('/dp/metrics', async c => {
    const given = v.safeParse(hits, await c.req.text(), { abortEarly: true })
    if (!given.success) throw invalidInput('body', given.issues[0].message)
    return c.body(null, 204)
  })
  return app
}
