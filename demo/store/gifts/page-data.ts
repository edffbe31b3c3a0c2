import { asc, eq } from 'drizzle-orm'
import type { GiftDesign, GiftsData } from '../../pages/gifts/data.ts'
import type { Language } from '../../pages/render/preferences.ts'
import type { Orm } from '../database/database.ts'
import { imageUrl } from '../products/images.ts'
import { titlesIn } from '../products/in-language.ts'
import { offer, product } from '../products/tables.ts'
import type { Words } from '../server/words.ts'
import { giftCard, giftDesign } from './tables.ts'

async function giftDesigns(orm: Orm, parentAsin: string): Promise<GiftDesign[]> {
  const rows = await orm
    .select({ design: giftDesign, card: giftCard, product, offer })
    .from(giftDesign)
    .innerJoin(giftCard, eq(giftCard.designId, giftDesign.id))
    .innerJoin(product, eq(product.asin, giftCard.asin))
    .innerJoin(offer, eq(offer.asin, giftCard.asin))
    .where(eq(giftDesign.parentAsin, parentAsin))
    .orderBy(asc(giftDesign.position), asc(offer.price))
  return [...Map.groupBy(rows, ({ design }) => design.id).values()].map(held => ({
    name: Object.fromEntries(held[0]?.product.variation ?? [])['Design'] ?? '',
    shown: !!held[0]?.design.shown,
    occasions: held[0]?.design.occasions ?? [],
    cards: held.map(({ card: { least, most, amounts }, product: said, offer: sold }) => {
      const money = (amount: number) => ({ amount, currency: sold.currency })
      return {
        asin: said.asin,
        offerListingId: sold.id,
        title: said.title,
        imageUrl: imageUrl(said.picture),
        price: money(sold.price),
        stock: sold.stock,
        limits: least === null || most === null ? null : { least: money(least), most: money(most) },
        amounts: amounts.map(money),
      }
    }),
  }))
}

export const giftsData = (orm: Orm): GiftsData => ({
  giftDesigns: parentAsin => giftDesigns(orm, parentAsin),
})

/** The same in the visitor's language, as far as the store has words. */
export const giftsDataIn = (data: GiftsData, words: Words, language: Language): GiftsData => ({
  async giftDesigns(parentAsin) {
    const designs = await data.giftDesigns(parentAsin)
    return Promise.all(
      designs.map(async ({ name, cards, ...one }) => ({
        ...one,
        name: words.name(language, name),
        cards: await titlesIn(words, language, cards),
      })),
    )
  },
})
