import { and, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../database/database.ts'
import { product } from '../../products/tables.ts'
import type { OtherLanguage, ProductWords } from '../../server/words.ts'
import { fill } from '../fragment-texts.ts'
import { machineTypes } from '../seed/machine-types.ts'
import { part, partNumber } from '../tables.ts'
import { partWordings, type PartWording } from './wording.ts'

interface DrawnPart {
  asin: string
  brand: string
  type: string
  machineType: string
  number: string
}

const drawnParts = (orm: Orm, asins: readonly string[]): Promise<DrawnPart[]> =>
  orm
    .select({
      asin: part.asin,
      brand: product.brand,
      type: part.type,
      machineType: part.machineType,
      number: partNumber.number,
    })
    .from(part)
    .innerJoin(product, eq(product.asin, part.asin))
    .innerJoin(partNumber, and(eq(partNumber.partId, part.id), eq(partNumber.position, 0)))
    .where(inArray(part.asin, [...asins]))

/** What a part is called where it fits this type of machine. */
const kindOf = ({ type, machineType }: DrawnPart): string =>
  machineTypes
    .find(({ name }) => name === machineType)
    ?.parts.find(([name]) => name === type)?.[1] ?? ''

function composed({ names, parts }: PartWording, drawn: DrawnPart): ProductWords {
  const kind = names[kindOf(drawn)] ?? kindOf(drawn)
  const machines = parts.machines[drawn.machineType]?.many ?? ''
  const said = (text: string) => fill(text, { ...drawn, kind, machines })
  return {
    title: said(parts.title),
    bullets: parts.bullets.map(said),
    description: said(parts.description),
  }
}

/** The words of parts that were drawn by lot, by asin; none for other products. */
export async function drawnPartWords(
  orm: Orm,
  language: OtherLanguage,
  asins: readonly string[],
): Promise<ReadonlyMap<string, ProductWords>> {
  const drawn = await drawnParts(orm, asins)
  return new Map(drawn.map(one => [one.asin, composed(partWordings[language], one)]))
}
