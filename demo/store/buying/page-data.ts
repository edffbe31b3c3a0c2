import { asc, eq } from 'drizzle-orm'
import type { BuyingData, CartLine } from '../../pages/buying/data.ts'
import { imageUrl } from '../products/images.ts'
import { product } from '../products/tables.ts'
import type { Shop } from '../server/family.ts'
import { cartLine } from './tables.ts'

/** What the pages show of a cart, read from the database. */
export const buyingData = (shop: Shop): BuyingData => ({
  async cart(sessionId) {
    const { orm, now, cartFacts } = shop
    for (const { refresh } of cartFacts) await refresh?.(orm, now())
    const lines = await cartLines(shop, sessionId)
    return {
      lines,
      count: lines.reduce((sum, line) => sum + line.quantity, 0),
      subtotal: {
        amount: lines.reduce((sum, line) => sum + line.quantity * line.price.amount, 0),
        currency: lines[0]?.price.currency ?? 'EUR',
      },
    }
  },

  inviteToken: async (sessionId, asin) => shop.sign.invite(sessionId, asin),
})

async function cartLines({ orm, cartFacts }: Shop, sessionId: string): Promise<CartLine[]> {
  const rows = await orm
    .select({ line: cartLine, product })
    .from(cartLine)
    .innerJoin(product, eq(product.asin, cartLine.asin))
    .where(eq(cartLine.sessionId, sessionId))
    .orderBy(asc(cartLine.id))
  if (rows.length === 0) return []
  const told = await Promise.all(cartFacts.map(({ lines }) => lines?.(orm, sessionId)))
  const lineOfAsin = new Map(rows.map(({ line }) => [line.asin, String(line.id)]))
  return rows.map(({ line, product: { title, picture } }) => {
    const associatedTo = line.associatedTo && lineOfAsin.get(line.associatedTo)
    return {
      lineId: String(line.id),
      asin: line.asin,
      offerListingId: line.offerListingId,
      title,
      imageUrl: imageUrl(picture),
      quantity: line.quantity,
      price: { amount: line.price, currency: line.currency },
      giftWrap: line.giftWrap,
      ...(associatedTo ? { associatedTo } : {}),
      ...Object.assign({}, ...told.map(lines => lines?.get(line.id))),
    }
  })
}
