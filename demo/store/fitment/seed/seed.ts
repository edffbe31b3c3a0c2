import { sql, type SQL } from 'drizzle-orm'
import { chunks } from '../../database/chunks.ts'
import type { Orm } from '../../database/database.ts'
import { insertProducts } from '../../products/seed/rows.ts'
import { brandValue, keyOf } from '../names.ts'
import { machineBrand, machineType, partNode } from '../tables.ts'
import { brands } from './brands.ts'
import { categories, machineTypes } from './machine-types.ts'
import { seedModels } from './machines.ts'
import { seedParts, type SeedPartRow } from './part-lines.ts'

/** Spare parts stand behind every other product of a list. */
const firstPartPosition = 10_000
const perInsert = 10_000

/** Fills the tables of machines and parts: 20,000 models and 60,000 fits in a few statements. */
export async function seedFitment(tx: Orm): Promise<void> {
  const [found] = await tx.select({ value: machineBrand.value }).from(machineBrand).limit(1)
  if (found) return
  await seedDepartments(tx)
  const models = seedModels()
  await insertRows(
    tx,
    models,
    rows => sql`insert into model (id, brand, series, number, display_series, display_number,
        machine_type, popularity, asin)
      select id, brand, series, number, "displaySeries", "displayNumber", "machineType", popularity,
        asin
      from jsonb_to_recordset(${rows}::jsonb) as given (id int, brand text, series text, number text,
        "displaySeries" text, "displayNumber" text, "machineType" text, popularity int, asin text)
      on conflict do nothing`,
  )
  const parts = seedParts(models)
  await insertProducts(
    tx,
    parts.flatMap(({ product }) => product ?? []),
    firstPartPosition,
  )
  await seedPartRows(tx, parts)
}

async function seedDepartments(tx: Orm): Promise<void> {
  const nodes = categories.map((category, position) => ({ ...category, position }))
  await tx.insert(partNode).values(nodes).onConflictDoNothing()
  const nodeOf = new Map(categories.map(({ category, node }) => [category, node]))
  await tx
    .insert(machineType)
    .values(machineTypes.map(type => ({ ...type, node: nodeOf.get(type.category) ?? '' })))
    .onConflictDoNothing()
  await tx
    .insert(machineBrand)
    .values(
      brands.map(({ label, makes, favorite = false }) => ({
        value: brandValue(label),
        label,
        favorite,
        hasData: makes.length > 0,
      })),
    )
    .onConflictDoNothing()
}

async function seedPartRows(tx: Orm, parts: readonly SeedPartRow[]): Promise<void> {
  const labels = new Map(
    machineTypes.flatMap(({ parts: kinds }) => kinds.map(([type, label]) => [type, label])),
  )
  const rows = parts.map(({ id, asin, type, machineType: machine }) => ({
    id,
    asin,
    type,
    machine,
    label: labels.get(type) ?? type,
  }))
  await insertRows(
    tx,
    rows,
    given => sql`insert into part (id, asin, machine_type, type, type_label)
      select id, asin, machine, type, label from jsonb_to_recordset(${given}::jsonb)
        as given (id int, asin text, machine text, type text, label text)
      on conflict do nothing`,
  )
  const numbers = parts.flatMap(({ id, numbers: all }) =>
    all.map((number, position) => ({ id, position, number, key: keyOf(number) })),
  )
  await insertRows(
    tx,
    numbers,
    given => sql`insert into part_number (part_id, position, number, key)
      select id, position, number, key from jsonb_to_recordset(${given}::jsonb)
        as given (id int, position int, number text, key text)
      on conflict do nothing`,
  )
  const fits = parts.flatMap(({ id, models }) => models.map(model => ({ id, model })))
  await insertRows(
    tx,
    fits,
    given => sql`insert into part_fit (model_id, part_id)
      select model, id from jsonb_to_recordset(${given}::jsonb) as given (id int, model int)
      order by model, id
      on conflict do nothing`,
  )
}

/** The rows as one parameter: a tenth of the time of a parameter per value. */
async function insertRows<T>(
  tx: Orm,
  rows: readonly T[],
  statement: (json: string) => SQL,
): Promise<void> {
  for (const some of chunks(rows, perInsert)) await tx.execute(statement(JSON.stringify(some)))
}
