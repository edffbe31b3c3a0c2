import { eq, inArray, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Orm } from '../database/database.ts'
import { invalidInput, Problem } from '../server/problem.ts'
import { readBody } from '../server/request-body.ts'
import type { SessionVariables } from '../server/session.ts'
import { brandValue, nameValue } from './names.ts'
import {
  fitmentMetric,
  machineBrand,
  model,
  ownership,
  part,
  partFit,
  savedModel,
} from './tables.ts'

/** Machines made to order, and what shoppers did with machines, for tests. */

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

const fixture = v.object({
  models: v.optional(
    v.array(
      v.object({
        /** As it is shown; its value is made of it. */
        brand: name,
        series: v.optional(v.string(), ''),
        model: name,
        machineType: v.optional(name, 'DISHWASHER'),
        popularity: v.optional(v.pipe(v.number(), v.integer()), 0),
        /** Parts that fit it. */
        fits: v.optional(v.array(name), []),
      }),
    ),
    [],
  ),
  /** Models that the caller's own session has saved, the latest last. */
  saved: v.optional(
    v.array(
      v.object({
        brand: name,
        series: v.optional(v.string(), ''),
        model: name,
        scope: v.optional(v.string(), 'default'),
      }),
    ),
    [],
  ),
})
type Fixture = v.InferOutput<typeof fixture>

export function fitmentTestRoutes(orm: Orm, now: () => number): Hono<SessionVariables> {
  const app = new Hono<SessionVariables>()

  app.post('/__fixtures/fitment', async c => {
    const given = v.safeParse(fixture, await readBody(c))
    if (!given.success) {
      const [issue] = given.issues
      throw invalidInput(v.getDotPath(issue) ?? 'body', issue.message)
    }
    await orm.transaction(async tx => {
      for (const one of given.output.models) await makeModel(tx, one)
      await save(tx, given.output.saved, c.get('sessionId'), now())
    })
    return c.json(given.output, 201)
  })

  app.get('/__facts/fitment', async c => c.json(await factsOf(orm, c.get('sessionId'))))
  return app
}

/** What the session has saved, said and sent, the earliest first. */
async function factsOf(orm: Orm, sessionId: string) {
  const sent = await orm
    .select()
    .from(fitmentMetric)
    .where(eq(fitmentMetric.sessionId, sessionId))
    .orderBy(fitmentMetric.id)
  const of = (group: string) =>
    sent
      .filter(one => one.group === group)
      .map(({ marketplaceId, data, at }) => ({ marketplaceId, data, at }))
  return {
    saved: await orm
      .select()
      .from(savedModel)
      .where(eq(savedModel.sessionId, sessionId))
      .orderBy(savedModel.savedAt),
    ownership: await orm
      .select()
      .from(ownership)
      .where(eq(ownership.sessionId, sessionId))
      .orderBy(ownership.saidAt),
    metrics: of('general'),
    feedback: of('feedback'),
  }
}

async function makeModel(tx: Orm, wanted: Fixture['models'][number]): Promise<void> {
  const brand = brandValue(wanted.brand)
  if (!brand) throw invalidInput('models.brand', 'Expected a name with letters or digits')
  await tx
    .insert(machineBrand)
    .values({ value: brand, label: wanted.brand, favorite: false, hasData: true })
    .onConflictDoNothing()
  const names = { brand, series: nameValue(wanted.series), number: nameValue(wanted.model) }
  const [made] = await tx
    .insert(model)
    .values({
      ...names,
      id: sql`(select coalesce(max(id), 0) + 1 from model)`,
      displaySeries: wanted.series,
      displayNumber: wanted.model,
      machineType: wanted.machineType,
      popularity: wanted.popularity,
    })
    .onConflictDoUpdate({
      target: [model.brand, model.number, model.series],
      set: { popularity: wanted.popularity },
    })
    .returning({ id: model.id })
  if (!made || wanted.fits.length === 0) return
  const parts = await tx.select({ id: part.id }).from(part).where(inArray(part.asin, wanted.fits))
  if (parts.length < wanted.fits.length) throw new Problem(404, 'PART_NOT_FOUND')
  const fits = parts.map(({ id }) => ({ modelId: made.id, partId: id }))
  await tx.insert(partFit).values(fits).onConflictDoNothing()
}

async function save(
  tx: Orm,
  saved: Fixture['saved'],
  sessionId: string,
  now: number,
): Promise<void> {
  const rows = saved.map(({ brand, series, model: number, scope }, n) => ({
    sessionId,
    scope,
    brand: brandValue(brand),
    series: nameValue(series),
    number: nameValue(number),
    savedAt: now - saved.length + n,
  }))
  if (rows.length > 0) await tx.insert(savedModel).values(rows).onConflictDoNothing()
}
