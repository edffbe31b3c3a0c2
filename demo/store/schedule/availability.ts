import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { offer, product } from '../products/tables.ts'
import { invalidInput } from '../server/problem.ts'

/** Which items vans bring at a time that the shopper chooses. */

/** More than any product has variations. */
const mostItems = 100

interface Asked {
  /** The field that names it. */
  field: string
  /** The number of the item in the request. */
  id: string
  asin: string
  merchant: string
}

const numbered = /^requestItemID(\d{1,3})$/

function itemsIn(body: Readonly<Record<string, string>>): Asked[] {
  const asked = Object.entries(body).flatMap(([name, id]) => {
    const [, n] = numbered.exec(name) ?? []
    return n === undefined
      ? []
      : [{ field: name, id, asin: body[`asin${n}`] ?? '', merchant: body[`merchantID${n}`] ?? '' }]
  })
  const [tooMany] = asked.slice(mostItems)
  if (tooMany) throw invalidInput(tooMany.field, `Expected at most ${mostItems} items`)
  return asked
}

/** true: two people have to carry it, and the merchant has it. Without a merchant: one of them has it. */
export async function availability(
  orm: Orm,
  body: Readonly<Record<string, string>>,
): Promise<Record<string, boolean>> {
  const asked = itemsIn(body)
  const asins = asked.map(({ asin }) => asin)
  const rows = await orm
    .select({ asin: offer.asin, merchant: offer.merchantId })
    .from(offer)
    .innerJoin(product, eq(product.asin, offer.asin))
    .where(and(inArray(offer.asin, asins), eq(product.kind, 'appliance'), gt(offer.stock, 0)))
  const isCarried = ({ asin, merchant }: Asked) =>
    rows.some(row => row.asin === asin && (!merchant || row.merchant === merchant))
  return Object.fromEntries(asked.map(item => [item.id, isCarried(item)]))
}
