import { and, asc, count, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type {
  Machine,
  MachineFilter,
  PartData,
  PartFacts,
  PartFilter,
  PartList,
  PartNode,
} from '../../pages/fitment/data.ts'
import type { Database, Orm } from '../database/database.ts'
import { imageUrl } from '../products/images.ts'
import { cardOf, matches } from '../products/page-data.ts'
import { offer, product } from '../products/tables.ts'
import type { Catalogue } from './catalogue.ts'
import { helpOf } from './clips/files.ts'
import type { Model, ModelIndex } from './model-index.ts'
import { isAnswer } from './my-models.ts'
import { brandValue, keyOf } from './names.ts'
import { numberBegins } from './parts.ts'
import { similarNumbers } from './similar.ts'
import { machineType, ownership, part, partFit, partNode } from './tables.ts'

/** Machines of a smart home (SMART_HOME_SCOPE). */
const smartTypes = new Set(['ROBOT_VACUUM'])
const scopeOf = (type: string) => (smartTypes.has(type) ? 'smarthome' : 'default')

const mostMachines = 20
const mostSimilar = 5
const lastPage = 10_000

/** Which finder stands on the pages of a department's parts; the others have a text box. */
const finders: Readonly<Record<string, PartFacts['finder']>> = {
  'power-tools': 'dropdown',
  'outdoor-power': 'dropdown',
  sports: 'dropdown',
  vacuums: 'smartbox',
  'heating-cooling': 'smartbox',
}

/** Kinds of parts that have another finder than their department. */
const ownFinders: Readonly<Record<string, PartFacts['finder']>> = {
  'drive-belt': 'dropdown',
  'water-filter': 'smartbox',
}

/** What the pages about spare parts show, read from the store's database. */
export function partData(database: Database, catalogue: Catalogue): PartData {
  const { orm } = database
  const similar = similarNumbers(database, catalogue)
  return {
    async facts(asin) {
      const [found] = await orm
        .select({ type: machineType.name, node: machineType.node, kind: part.type })
        .from(part)
        .innerJoin(machineType, eq(machineType.name, part.machineType))
        .where(eq(part.asin, asin))
      const nodes = found ? await listNodes(orm, await catalogue()) : []
      const node = nodes.find(one => one.node === found?.node)
      if (!found || !node) return null
      const finder = ownFinders[found.kind] ?? finders[node.node] ?? 'text'
      return { finder, node, productType: found.type, scope: scopeOf(found.type) }
    },

    async machineOf(sessionId, asin) {
      const model = (await catalogue()).all.find(one => one.asin === asin)
      if (!model) return null
      const [machine] = await withParts(orm, [model])
      if (!machine) return null
      return {
        ...machine,
        scope: scopeOf(machine.productType),
        doesOwn: await answerOf(orm, sessionId, model),
      }
    },

    nodes: async () => listNodes(orm, await catalogue()),
    list: async filter => listParts(orm, await catalogue(), filter),
    machines: async filter => withParts(orm, foundMachines(await catalogue(), filter)),

    async machine({ brand, model, series }) {
      const [machine] = await withParts(orm, (await catalogue()).named(brand, model, series))
      return machine ?? null
    },

    similar: number => similar(number, mostSimilar),
  }
}

/** Whether the shopper has said that they own the machine. null: no answer. */
async function answerOf(orm: Orm, sessionId: string, model: Model): Promise<boolean | null> {
  const { brand, machineType: productType, number, series } = model
  const [said] = await orm
    .select({ doesOwn: ownership.doesOwn })
    .from(ownership)
    .where(isAnswer({ sessionId, productType, brand, series, number }))
  return said?.doesOwn ?? null
}

async function listNodes(orm: Orm, index: ModelIndex): Promise<PartNode[]> {
  const nodes = await orm.select().from(partNode).orderBy(partNode.position)
  const types = await orm
    .select({ type: machineType, parts: count(part.id) })
    .from(machineType)
    .leftJoin(part, eq(part.machineType, machineType.name))
    .groupBy(machineType.name)
    .orderBy(machineType.name)
  const missing = index.brands.filter(({ hasData }) => !hasData)
  return nodes.map(({ node, category, label, picture }) => {
    const own = types.filter(({ type }) => type.node === node)
    const brands = [...index.brandsOf(node), ...missing]
    return {
      node,
      category,
      label,
      imageUrl: imageUrl(picture),
      parts: own.reduce((sum, { parts }) => sum + parts, 0),
      brands: brands.map(({ value, label: name }) => ({ value, label: name })).toSorted(byLabel),
      favoriteBrands: brands.filter(({ favorite }) => favorite).map(({ value }) => value),
      brandsMissingFitment: missing.map(({ value }) => value).join('#'),
      machineTypes: own.map(({ type }) => ({
        value: type.name,
        label: type.label.slice(0, 1).toUpperCase() + type.label.slice(1),
        imageUrl: imageUrl(type.picture),
        help: helpOf(type.name),
      })),
    }
  })
}

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label)

function foundMachines(
  index: ModelIndex,
  { number, brand, node, limit = mostMachines }: MachineFilter,
): Model[] {
  const found =
    number === undefined
      ? startingWith(index, brand, node)
      : index.find(number, brand === undefined || brand === '' ? {} : { brand })
  return found.filter(model => node === undefined || model.node === node).slice(0, limit)
}

const startingWith = (index: ModelIndex, brand: string | undefined, node: string | undefined) =>
  brand === undefined
    ? node === undefined
      ? index.all
      : index.ofNode(node)
    : index.popular(Infinity, { brand })

async function withParts(orm: Orm, models: readonly Model[]): Promise<Machine[]> {
  if (models.length === 0) return []
  const ids = models.map(({ id }) => id)
  const counts = await orm
    .select({ id: partFit.modelId, parts: count() })
    .from(partFit)
    .where(inArray(partFit.modelId, ids))
    .groupBy(partFit.modelId)
  const partsOf = new Map(counts.map(({ id, parts }) => [id, parts]))
  return models.map(model => ({
    brand: model.brand,
    series: model.series,
    model: model.number,
    displayBrand: model.displayBrand,
    displaySeries: model.displaySeries,
    displayModel: model.displayNumber,
    node: model.node,
    productType: model.machineType,
    imageUrl: imageUrl(model.picture),
    parts: partsOf.get(model.id) ?? 0,
    ...(model.asin === null ? {} : { asin: model.asin }),
  }))
}

async function listParts(orm: Orm, index: ModelIndex, filter: PartFilter): Promise<PartList> {
  const { page = 1, perPage } = filter
  // PostgreSQL takes every character but this one.
  const type = filter.type?.replaceAll('\0', '')
  const wanted = and(...conditions(orm, index, filter))
  const types = await orm
    .select({ value: part.type, label: sql<string>`min(${part.typeLabel})`, count: count() })
    .from(part)
    .innerJoin(product, eq(product.asin, part.asin))
    .where(wanted)
    .groupBy(part.type)
    .orderBy(part.type)
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), lastPage)
  const rows = await orm
    .select({ product, offer })
    .from(part)
    .innerJoin(product, eq(product.asin, part.asin))
    .innerJoin(offer, and(eq(offer.asin, part.asin), eq(offer.position, 0)))
    .where(and(wanted, type ? eq(part.type, type) : undefined))
    .orderBy(asc(part.id))
    .limit(perPage)
    .offset((shown - 1) * perPage)
  const counted = types.filter(({ value }) => !type || value === type)
  return {
    cards: rows.map(row => cardOf(row.product, row.offer)),
    total: counted.reduce((sum, one) => sum + one.count, 0),
    types: types.toSorted(byLabel),
  }
}

function conditions(
  orm: Orm,
  index: ModelIndex,
  { model, node, brand, search, asin }: PartFilter,
): (SQL | undefined)[] {
  return [
    model
      ? inArray(part.id, fitting(orm, index.named(model.brand, model.model, model.series)))
      : undefined,
    node
      ? sql`${part.machineType} in (select name from machine_type where node = ${node.replaceAll('\0', '')})`
      : undefined,
    brand
      ? sql`${part.id} in (select part_id from part_fit
          join model on model.id = part_fit.model_id where model.brand = ${brandValue(brand)})`
      : undefined,
    search ? or(matches(search), numberOf(search)) : undefined,
    asin ? eq(part.asin, asin.replaceAll('\0', '')) : undefined,
  ]
}

/** A model that the data do not have has no parts. */
const fitting = (orm: Orm, models: readonly Model[]) =>
  orm
    .select({ id: partFit.partId })
    .from(partFit)
    .where(inArray(partFit.modelId, models.length > 0 ? models.map(({ id }) => id) : [-1]))

function numberOf(search: string): SQL | undefined {
  const key = keyOf(search)
  return key ? numberBegins(key) : undefined
}
