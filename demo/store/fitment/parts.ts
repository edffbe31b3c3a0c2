import { and, asc, eq, ilike, inArray, like, or, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { wordPatterns } from '../products/page-data.ts'
import { offer, product } from '../products/tables.ts'
import { keyOf } from './names.ts'
import { part, partFit, partNumber } from './tables.ts'

export interface FoundPart {
  asin: string
  /** Its own number, whichever it was asked for by. */
  number: string
  title: string
  brand: string
}

const own = and(eq(partNumber.partId, part.id), eq(partNumber.position, 0))
const columns = {
  asin: part.asin,
  number: partNumber.number,
  title: product.title,
  brand: product.brand,
}

const select = (orm: Orm) =>
  orm
    .select(columns)
    .from(part)
    .innerJoin(partNumber, own)
    .innerJoin(product, eq(product.asin, part.asin))

/** Parts that have this number, or replace one that had it. */
export async function partsByNumber(orm: Orm, number: string): Promise<FoundPart[]> {
  const key = keyOf(number)
  if (!key) return []
  const ids = await orm
    .selectDistinct({ id: partNumber.partId })
    .from(partNumber)
    .where(eq(partNumber.key, key))
    .limit(20)
  if (ids.length === 0) return []
  return select(orm)
    .where(
      inArray(
        part.id,
        ids.map(({ id }) => id),
      ),
    )
    .orderBy(asc(part.id))
}

/** Parts whose number begins with the text, or whose name holds each of its words. */
export async function partsByText(orm: Orm, text: string, limit: number): Promise<FoundPart[]> {
  const key = keyOf(text)
  if (!key) return []
  return select(orm)
    .where(or(numberBegins(key), namesAll(text)))
    .orderBy(asc(part.id))
    .limit(limit)
}

/** Whether a product is the part of this number, or of one that it replaces. */
export function hasPartNumber(text: string) {
  const key = keyOf(text)
  return key
    ? sql`${product.asin} in (select own.asin from part own
        join part_number known on known.part_id = own.id where known.key = ${key})`
    : undefined
}

export const numberBegins = (key: string) =>
  sql`exists (select from ${partNumber} own where own.part_id = ${part.id} and ${like(sql`own.key`, `${key}%`)})`

const namesAll = (text: string) =>
  and(...wordPatterns(text, 'input').map(word => ilike(product.title, word)))

/** Parts for these machines with what they cost, the cheapest last. */
export async function partsForModels(orm: Orm, modelIds: readonly number[], limit: number) {
  if (modelIds.length === 0) return []
  const fitting = orm
    .selectDistinct({ id: partFit.partId })
    .from(partFit)
    .where(inArray(partFit.modelId, [...modelIds]))
  return orm
    .select({ product, price: offer.price, currency: offer.currency })
    .from(part)
    .innerJoin(product, eq(product.asin, part.asin))
    .innerJoin(offer, and(eq(offer.asin, part.asin), eq(offer.position, 0)))
    .where(inArray(part.id, fitting))
    .orderBy(asc(part.id))
    .limit(limit)
}
