import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { inBatches } from './batches.ts'
import { modelIndex, type ModelIndex } from './model-index.ts'
import { categoryKey } from './names.ts'

const versions = v.tuple([v.object({ version: v.pipe(v.unknown(), v.transform(Number)) })])
const modelRow = v.object({
  id: v.number(),
  brand: v.string(),
  series: v.string(),
  number: v.string(),
  displayBrand: v.string(),
  displaySeries: v.string(),
  displayNumber: v.string(),
  machineType: v.string(),
  node: v.string(),
  picture: v.string(),
  category: v.string(),
  popularity: v.number(),
  asin: v.nullable(v.string()),
})
const brandRow = v.object({
  value: v.string(),
  label: v.string(),
  favorite: v.boolean(),
  hasData: v.boolean(),
})
const modelList = v.tuple([v.object({ list: v.array(modelRow) })])
const brandList = v.tuple([v.object({ list: v.array(brandRow) })])

const selectModels = `select model.id, model.brand, series, number, brand.label as "displayBrand",
    display_series as "displaySeries", display_number as "displayNumber",
    machine_type as "machineType", node.node, type.picture, node.category,
    popularity, asin
  from model
  join machine_brand brand on brand.value = model.brand
  join machine_type type on type.name = model.machine_type
  join part_node node on node.node = type.node
  order by popularity desc, model.id`
/** As one value: PGlite's way of giving 20,000 rows field by field takes ten times as long. */
const asList = (select: string) =>
  `select coalesce(json_agg(rows), '[]') as list from (${select}) rows`
const selectBrands = `select value, label, favorite, has_data as "hasData"
  from machine_brand order by label`

/** The index of what the database holds at the time of the call. */
export type Catalogue = () => Promise<ModelIndex>

/**
 * Keeps the names of machines in memory: the first letters of a model number are asked for with every
 * key that is pressed, match thousands of rows and want their exact number, which costs an index in
 * memory 0.1 ms and PGlite, whose one connection answers one after another, 10 ms.
 *
 * No change is missed, neither this store's nor another's on the same database: triggers number the
 * versions of the models, and each call asks for that number before it is answered. Calls that wait
 * for their turn share one question.
 */
export function catalogueOf(database: Database): Catalogue {
  let kept: { version: number; index: Promise<ModelIndex> } | null = null
  async function current(): Promise<ModelIndex> {
    const rows = await database.query('model-version', 'select version from model_version', [])
    const [{ version }] = v.parse(versions, rows)
    if (kept?.version === version) return kept.index
    const own = { version, index: readIndex(database) }
    kept = own
    own.index.catch(() => {
      if (kept === own) kept = null
    })
    return own.index
  }
  const ask = inBatches(async (calls: readonly null[]) => {
    const index = await current()
    return calls.map(() => index)
  })
  return () => ask(null)
}

async function readIndex(database: Database): Promise<ModelIndex> {
  const [models] = v.parse(modelList, await database.query('models', asList(selectModels), []))
  const [brands] = v.parse(brandList, await database.query('brands', asList(selectBrands), []))
  return modelIndex(
    models.list.map(model => ({ ...model, category: categoryKey(model.category) })),
    brands.list,
  )
}
