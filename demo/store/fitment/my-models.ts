import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import type { ListedModel } from '../../../src/contract/fitment/fitment.ts'
import type { Database, Orm } from '../database/database.ts'
import type { Handlers } from '../server/route.ts'
import { inBatches } from './batches.ts'
import type { Catalogue } from './catalogue.ts'
import { fieldsOf, hitsOf, listOf } from './hits.ts'
import { requireAsin, requireShort, requireText } from './limits.ts'
import type { ModelIndex } from './model-index.ts'
import { brandValue, keyOf, nameValue } from './names.ts'
import { ownership, savedModel } from './tables.ts'

/** More than any list shows; the oldest go (STO-005). */
const mostKept = 50
const mostPopular = 20
/** AUTOCOMPLETE_MAX_ITEMS. */
const mostSuggested = 20

interface Named {
  brand: string
  series: string
  model: string
}

const namesOf = ({ brand, series, model }: Named) => ({
  brand: brandValue(brand),
  series: nameValue(series),
  number: nameValue(model),
})

type Calls =
  | 'my-model-save'
  | 'my-model-load'
  | 'model-inactive'
  | 'combined-suggest'
  | 'ownership-set'

export const myModels = (database: Database, catalogue: Catalogue): Pick<Handlers, Calls> =>
  handlersOf(database, catalogue, savedOfSession(database))

const handlersOf = (
  database: Database,
  catalogue: Catalogue,
  savedOf: SavedOf,
): Pick<Handlers, Calls> => ({
  'my-model-save': async ({ query }, { sessionId, now }) => {
    requireText({ brand: query.brand, model: query.model })
    requireShort(query)
    if (query.asin !== undefined) requireAsin(query.asin)
    const row = { sessionId, scope: query.scope, ...namesOf(query), asin: query.asin }
    await save(database.orm, { ...row, savedAt: now })
    return { success: 1 }
  },

  'my-model-load': async ({ query }, { sessionId }) => {
    requireShort(query)
    if (query.asin) requireAsin(query.asin)
    const index = await catalogue()
    const { brand, category } = query
    const saved = listedOf(index, await savedOf(sessionId), { scope: query.scope, brand })
    const popular = index.popular(mostPopular, { brand, category }).map(fieldsOf)
    return { myModels: listOf(saved), popularModels: listOf(popular) }
  },

  'model-inactive': async ({ body }, { sessionId }) => {
    requireText({ brand: body.brand, model: body.model })
    requireShort(body)
    await database.orm
      .update(savedModel)
      .set({ inactive: body.setModelInactive === '1' })
      .where(isSaved(sessionId, body.scope, namesOf(body)))
    return { success: 1 as const }
  },

  'combined-suggest': async ({ query }, { sessionId }) => {
    requireShort(query)
    const { q, qBrand: brand, qCategory: category } = query
    const index = await catalogue()
    const saved = listedOf(index, await savedOf(sessionId), { brand, beginning: q })
    if (!keyOf(q)) {
      const popular = index.popular(mostPopular, { brand, category }).map(fieldsOf)
      return { myModels: listOf(saved), popularModels: listOf(popular) }
    }
    const { models, total } = index.suggest(q, mostSuggested, { brand, category })
    const names = new Set(saved.map(nameOf))
    // A model that is listed as saved is not listed again; it counts as found.
    const others = models.filter(model => !names.has(nameOf(fieldsOf(model))))
    return { myModels: listOf(saved), hits: hitsOf(others, total) }
  },

  'ownership-set': async ({ body }, { sessionId, now }) => {
    const { productType, brand, modelNumber, series = '', doesOwn } = body
    requireText({ productType, brand, modelNumber })
    requireShort(body)
    const names = namesOf({ brand, series, model: modelNumber })
    const said = { sessionId, productType, ...names }
    if (doesOwn === null) {
      await database.orm.delete(ownership).where(isAnswer(said))
      return { success: 1 as const }
    }
    await database.orm
      .insert(ownership)
      .values({ ...said, doesOwn, saidAt: now })
      .onConflictDoUpdate({
        target: [
          ownership.sessionId,
          ownership.productType,
          ownership.brand,
          ownership.series,
          ownership.number,
        ],
        set: { doesOwn, saidAt: now },
      })
    await keepLatest(database.orm, ownership, ownership.saidAt, sessionId)
    return { success: 1 as const }
  },
})

const nameOf = (fields: ListedModel): string =>
  [fields.normalized_brand, fields.normalized_series, fields.normalized_model].join('\n')

const isSaved = (
  sessionId: string,
  scope: string,
  { brand, series, number }: ReturnType<typeof namesOf>,
) =>
  and(
    eq(savedModel.sessionId, sessionId),
    eq(savedModel.scope, scope),
    eq(savedModel.brand, brand),
    eq(savedModel.series, series),
    eq(savedModel.number, number),
  )

/** The answer of a session about one machine. */
export const isAnswer = (
  said: Pick<
    typeof ownership.$inferSelect,
    'sessionId' | 'productType' | 'brand' | 'series' | 'number'
  >,
) =>
  and(
    eq(ownership.sessionId, said.sessionId),
    eq(ownership.productType, said.productType),
    eq(ownership.brand, said.brand),
    eq(ownership.series, said.series),
    eq(ownership.number, said.number),
  )

async function save(orm: Orm, row: typeof savedModel.$inferInsert): Promise<void> {
  await orm
    .insert(savedModel)
    .values(row)
    .onConflictDoUpdate({
      target: [
        savedModel.sessionId,
        savedModel.scope,
        savedModel.brand,
        savedModel.series,
        savedModel.number,
      ],
      set: { savedAt: row.savedAt, asin: row.asin ?? null, inactive: false },
    })
  await keepLatest(orm, savedModel, savedModel.savedAt, row.sessionId)
}

const keepLatest = (
  orm: Orm,
  table: typeof savedModel | typeof ownership,
  at: PgColumn,
  sessionId: string,
) =>
  orm.execute(sql`delete from ${table} where ctid = any (array(
    select ctid from ${table} where ${eq(table.sessionId, sessionId)}
    order by ${at} desc offset ${mostKept}))`)

const savedRow = v.object({
  sessionId: v.string(),
  scope: v.string(),
  brand: v.string(),
  series: v.string(),
  number: v.string(),
})
type SavedRow = v.InferOutput<typeof savedRow>
const question = `select session_id as "sessionId", scope, brand, series, number from saved_model
  where session_id in (select jsonb_array_elements_text($1::jsonb)) and not inactive
  order by saved_at desc`

type SavedOf = (sessionId: string) => Promise<readonly SavedRow[]>

/** The models that a session has saved, the latest first. */
const savedOfSession = (database: Database): SavedOf =>
  inBatches(async (sessions: readonly string[]) => {
    const found = await database.query('saved-models', question, [JSON.stringify(sessions)])
    const bySession = Map.groupBy(v.parse(v.array(savedRow), found), row => row.sessionId)
    return sessions.map(id => bySession.get(id) ?? [])
  })

interface SavedFilter {
  scope?: string
  brand?: string | undefined
  /** Of the model's number, with or without its series. */
  beginning?: string
}

/** FIT-087: models that a session has saved, under the names that the data have for them. */
function listedOf(
  index: ModelIndex,
  rows: readonly SavedRow[],
  { scope, brand, beginning = '' }: SavedFilter,
): ListedModel[] {
  const key = keyOf(beginning)
  const wanted = rows.filter(
    row =>
      (scope === undefined || row.scope === scope) &&
      (brand === undefined || row.brand === brandValue(brand)) &&
      [row.number, row.series + row.number].some(name => keyOf(name).startsWith(key)),
  )
  const listed = wanted.map(row => ({ ...savedFields(index, row), isSavedModel: true }))
  // One machine may be saved in several scopes.
  return [...new Map(listed.map(fields => [nameOf(fields), fields])).values()]
}

function savedFields(index: ModelIndex, { brand, series, number }: SavedRow) {
  const [known] = index.named(brand, number, series)
  if (known) return fieldsOf(known)
  return {
    brand,
    series,
    modelnumber: number,
    normalized_brand: brand,
    normalized_series: series,
    normalized_model: number,
  }
}
