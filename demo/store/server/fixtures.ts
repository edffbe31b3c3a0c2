import { Hono } from 'hono'
import * as v from 'valibot'
import type { Orm } from '../database/database.ts'
import { invalidInput } from './problem.ts'
import { readBody } from './request-body.ts'
import type { SessionVariables } from './session.ts'

/** Who asks for a fixture, and when. */
export interface Caller {
  sessionId: string
  /** Epoch milliseconds. */
  now: number
}

/** Reads a family's part of a body; refuses what does not fit. */
export type Fixture = (body: unknown) => {
  /** What is made, with defaults. */
  given: object
  make(tx: Orm, caller: Caller): Promise<void>
}

/** `schema`: of an object; what it does not name is another family's. */
export const fixture =
  <Schema extends v.GenericSchema<unknown, object>>(
    schema: Schema,
    make: (tx: Orm, given: v.InferOutput<Schema>, caller: Caller) => Promise<void>,
  ): Fixture =>
  body => {
    const read = v.safeParse(schema, body)
    if (!read.success) {
      const [issue] = read.issues
      throw invalidInput(v.getDotPath(issue) ?? 'body', issue.message)
    }
    return { given: read.output, make: (tx, caller) => make(tx, read.output, caller) }
  }

/** `POST /__fixtures`: things made to order, for tests. */
export function fixtureRoutes(
  orm: Orm,
  now: () => number,
  fixtures: readonly Fixture[],
): Hono<SessionVariables> {
  const app = new Hono<SessionVariables>()
  app.post('/__fixtures', async c => {
    const body = await readBody(c)
    const wanted = fixtures.map(read => read(body))
    const caller = { sessionId: c.get('sessionId'), now: now() }
    await orm.transaction(async tx => {
      for (const { make } of wanted) await make(tx, caller)
    })
    return c.json(Object.assign({}, ...wanted.map(({ given }) => given)), 201)
  })
  return app
}
