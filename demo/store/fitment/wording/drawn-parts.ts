import { and, eq, inArray } from 'drizzle-orm'
import type { Language } from '../../../pages/preferences.ts'
import type { Orm } from '../../database/database.ts'
import { fill } from '../fragment-texts.ts'
import { part, partNumber } from '../tables.ts'
import { product } from '../../server/tables.ts'
import { machineTypes } from '../seed/machine-types.ts'
import { wordingOf, type ProductWords, type Wording } from '../../server/words.ts'

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

function composed({ names, parts }: Wording, drawn: DrawnPart): ProductWords {
  const kind = names[kindOf(drawn)] ?? kindOf(drawn)
  const machines = parts.machines[drawn.machineType]?.many ?? ''
  const said = (text: string) => fill(text, { ...drawn, kind, machines })
  return {
    title: said(parts.title),
    bullets: parts.bullets.map(said),
    description: said(parts.description),
  }
}

/** The words of these products in the language, by asin; none for those that have only the data's. */
export async function productWords(
  orm: Orm,
  language: Language,
  asins: readonly string[],
): Promise<ReadonlyMap<string, ProductWords>> {
  const found = new Map<string, ProductWords>()
  const wording = wordingOf(language)
  if (!wording) return found
  const { ownParts, titles } = wording
  for (const asin of asins) {
    const title = titles[asin]
    const words = ownParts[asin] ?? (title === undefined ? undefined : { title })
    if (words) found.set(asin, words)
  }
  const others = asins.filter(asin => !found.has(asin))
  if (others.length === 0) return found
  for (const drawn of await drawnParts(orm, others)) {
    found.set(drawn.asin, composed(wording, drawn))
  }
  return found
}
