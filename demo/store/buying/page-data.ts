import { asc, eq } from 'drizzle-orm'
import { quoteOfLine, sumOf } from '../../prices.ts'
import type { BuyingData, CartLine, CartView, Note, Told } from '../../pages/buying/data.ts'
import type { Orm } from '../database/database.ts'
import { imageUrl } from '../products/images.ts'
import { offer, product, type OfferRow, type ProductRow } from '../products/tables.ts'
import type { Extra, KeptLine } from '../server/extra.ts'
import type { Shop } from '../server/family.ts'
import { cartLine, type CartRow } from './tables.ts'

/** What the pages show of a cart, read from the database. */
export const buyingData = (shop: Shop): BuyingData => ({
  cart: sessionId => cartOf(shop, sessionId),
  inviteToken: async (sessionId, asin) => shop.sign.invite(sessionId, asin),
})

/** A cart as it is now: reservations that have run out are gone. */
export async function cartOf(shop: CartShop, sessionId: string): Promise<CartView> {
  const { orm, now, cartFacts } = shop
  for (const { refresh } of cartFacts) await refresh?.(orm, now())
  const lines = await cartLines(shop, sessionId)
  return {
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: sumOf(lines, []).items,
  }
}

type CartShop = Pick<Shop, 'orm' | 'now' | 'cartFacts' | 'extras'>

async function cartLines(
  { orm, cartFacts, extras }: CartShop,
  sessionId: string,
): Promise<CartLine[]> {
  const rows = await orm
    .select({ line: cartLine, product, offer })
    .from(cartLine)
    .innerJoin(offer, eq(offer.id, cartLine.offerListingId))
    .innerJoin(product, eq(product.asin, cartLine.asin))
    .where(eq(cartLine.sessionId, sessionId))
    .orderBy(asc(cartLine.id))
  if (rows.length === 0) return []
  const facts = await Promise.all(cartFacts.map(({ lines }) => lines?.(orm, sessionId)))
  const lines = rows.map(row => ({ id: row.line.id, ...shownOf(row, rows) }))
  const kept = lines.map(({ id, price: { amount, currency }, asin, quantity }, n) => {
    const { extras: own = {}, associatedTo = null } = rows[n]?.line ?? {}
    return { id, asin, quantity, price: amount, currency, extras: own, associatedTo }
  })
  const told = await toldOf(orm, extras, kept)
  return lines.map(({ id, ...line }, n) => ({
    ...line,
    ...told.get(id),
    notes: [...conditionOf(rows[n]!.offer), ...(told.get(id)?.notes ?? [])],
    ...Object.assign({}, ...facts.map(one => one?.get(id))),
  }))
}

/** What a shopper has chosen who does not buy a new product. */
function conditionOf({ condition, tier }: OfferRow): Note[] {
  const graded = tiers.find(one => one === tier)
  if (graded) return [{ icon: 'circle-check', text: `condition.tier.${graded}` }]
  return condition === 'new' ? [] : [{ icon: 'circle-check', text: `condition.${condition}` }]
}
const tiers = [1, 2, 3, 4] as const

interface Row {
  line: CartRow
  offer: OfferRow
  product: ProductRow
}

function shownOf(
  { line, offer: sold, product: { title, picture, kind } }: Row,
  rows: readonly Row[],
) {
  const { listPrice, currency, stock } = sold
  // An amount that the shopper has chosen is lower than nothing.
  const regular = { amount: line.amount || sold.price, currency }
  const maker = listPrice === null || line.amount ? undefined : { amount: listPrice, currency }
  const claimed = line.claimId ? { amount: line.price, currency: line.currency } : undefined
  const { price, reference } = quoteOfLine(regular, maker, claimed)
  return {
    lineId: String(line.id),
    asin: line.asin,
    offerListingId: line.offerListingId,
    title,
    imageUrl: imageUrl(picture),
    quantity: line.quantity,
    kind,
    price,
    reference,
    stock,
    giftWrap: line.giftWrap,
    ...(line.storeId && { storeId: line.storeId }),
    ...(line.associatedTo === null ? {} : belonging(line.associatedTo, rows)),
  }
}

/** The line of the product that an add-on is for. */
function belonging(asin: string, rows: readonly Row[]) {
  const base = rows.find(({ line }) => line.asin === asin && line.associatedTo === null)
  return base ? { associatedTo: String(base.line.id) } : { isAlone: true }
}

/** What the families say of the extras of lines, by the id of the line. */
async function toldOf(
  orm: Orm,
  extras: readonly Extra[],
  lines: readonly KeptLine[],
): Promise<ReadonlyMap<number, Told>> {
  const told = new Map<number, Told>()
  for (const { says } of extras) {
    for (const [id, one] of (await says?.(orm, lines)) ?? []) {
      const notes: Note[] = [...(told.get(id)?.notes ?? []), ...one.notes]
      told.set(id, { ...told.get(id), ...one, notes })
    }
  }
  return told
}
