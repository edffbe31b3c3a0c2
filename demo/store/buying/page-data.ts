import { asc, eq } from 'drizzle-orm'
import { quoteOfLine, sumOf } from '../../prices.ts'
import type { BuyingData, CartLine, CartView } from '../../pages/buying/data.ts'
import { imageUrl } from '../products/images.ts'
import { offer, product } from '../products/tables.ts'
import type { Shop } from '../server/family.ts'
import { cartLine } from './tables.ts'

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

type CartShop = Pick<Shop, 'orm' | 'now' | 'cartFacts'>

async function cartLines({ orm, cartFacts }: CartShop, sessionId: string): Promise<CartLine[]> {
  const rows = await orm
    .select({ line: cartLine, product, offer })
    .from(cartLine)
    .innerJoin(offer, eq(offer.id, cartLine.offerListingId))
    .innerJoin(product, eq(product.asin, cartLine.asin))
    .where(eq(cartLine.sessionId, sessionId))
    .orderBy(asc(cartLine.id))
  if (rows.length === 0) return []
  const told = await Promise.all(cartFacts.map(({ lines }) => lines?.(orm, sessionId)))
  const lineOfAsin = new Map(rows.map(({ line }) => [line.asin, String(line.id)]))
  return rows.map(({ line, offer: sold, product: { title, picture, kind } }) => {
    const associatedTo = line.associatedTo && lineOfAsin.get(line.associatedTo)
    const { price: amount, listPrice, currency, stock } = sold
    const maker = listPrice === null ? undefined : { amount: listPrice, currency }
    const claimed = line.claimId ? { amount: line.price, currency: line.currency } : undefined
    const { price, reference } = quoteOfLine({ amount, currency }, maker, claimed)
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
      ...(associatedTo ? { associatedTo } : {}),
      ...Object.assign({}, ...told.map(lines => lines?.get(line.id))),
    }
  })
}
