import { and, eq, ilike, or } from 'drizzle-orm'
import { searchWords } from '../../search-words.ts'
import type { Offer, ProductCard, ShopData, Variation } from '../../pages/shop/data.ts'
import type { Orm } from '../database/database.ts'
import type { ProductFacts, Shop } from '../server/family.ts'
import { invalidInput } from '../server/problem.ts'
import { imageUrl, viewUrls } from './images.ts'
import { offer, product, type OfferRow, type ProductRow } from './tables.ts'

export type ProductData = Pick<ShopData, 'products' | 'product'>

/** What the pages show of products, read from the database. */
export function productData({ orm, now, productFacts: facts }: Shop): ProductData {
  return {
    products: filter => listProducts(orm, now(), facts, filter),

    async product(asin) {
      const [row] = await orm.select().from(product).where(eq(product.asin, asin))
      if (!row) return null
      const rows = await orm
        .select()
        .from(offer)
        .where(eq(offer.asin, asin))
        .orderBy(offer.position)
      const [first] = rows
      if (!first) return null
      const more: object[] = []
      for (const { page } of facts) {
        if (page) more.push(await page(orm, { asin, offerId: first.id }, now()))
      }
      return {
        ...cardOf(row, first),
        parentAsin: row.parentAsin ?? asin,
        variations: await variationsOf(orm, row),
        department: row.department,
        bullets: row.bullets,
        description: row.description,
        specs: row.specs,
        images: viewUrls(row.picture),
        offers: rows.map(offerOf),
        byInvitation: row.byInvitation,
        freshStore: row.freshStore,
        giftWrap: row.giftWrap,
        oneClick: row.oneClick,
        soldAlone: row.soldAlone,
        ...Object.assign({}, ...more),
      }
    },
  }
}

async function listProducts(
  orm: Orm,
  now: number,
  facts: readonly ProductFacts[],
  { kind, search, limit }: NonNullable<Parameters<ProductData['products']>[0]> = {},
): Promise<ProductCard[]> {
  const rows = await orm
    .select({ product, offer })
    .from(product)
    .innerJoin(offer, and(eq(offer.asin, product.asin), eq(offer.position, 0)))
    .where(
      and(
        kind ? eq(product.kind, kind) : undefined,
        product.soldAlone,
        // Who searches for a size or a colour finds it; a list has one product for all.
        search ? undefined : product.listed,
        search ? or(matches(search), ...facts.map(({ finds }) => finds?.(search))) : undefined,
      ),
    )
    .orderBy(product.position, product.asin)
    .limit(limit ?? 200)
  const told = await Promise.all(facts.map(({ cards }) => cards?.(orm, now)))
  return rows.map(row => ({
    ...cardOf(row.product, row.offer),
    ...Object.assign({}, ...told.map(cards => cards?.get(row.offer.id))),
  }))
}

/** The products of the same parent, with what each can be had of. */
async function variationsOf(orm: Orm, { parentAsin }: ProductRow): Promise<Variation[]> {
  if (parentAsin === null) return []
  const rows = await orm
    .select({ asin: product.asin, variation: product.variation, stock: offer.stock })
    .from(product)
    .innerJoin(offer, and(eq(offer.asin, product.asin), eq(offer.position, 0)))
    .where(eq(product.parentAsin, parentAsin))
    .orderBy(product.position, product.asin)
  return rows.map(({ asin, variation, stock }) => ({
    asin,
    values: Object.fromEntries(variation ?? []),
    stock,
  }))
}

/** The offers of a product, the store's own first. */
export const offersOf = (orm: Orm, asin: string) =>
  orm
    .select({ product, offer })
    .from(offer)
    .innerJoin(product, eq(product.asin, offer.asin))
    .where(eq(offer.asin, asin))
    .orderBy(offer.position)

/** A pattern for each word of a search. `field`: where the search came from, in case it is too long. */
export function wordPatterns(search: string, field: string): string[] {
  const words = searchWords(search)
  if (!words) throw invalidInput(field, 'A search of too many words')
  return words.map(word => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

/** Every word has to be found somewhere. */
export const matches = (search: string) =>
  and(
    ...wordPatterns(search, 'keywords').map(word =>
      or(
        ilike(product.title, word),
        ilike(product.brand, word),
        ilike(product.department, word),
        ilike(product.kind, word),
      ),
    ),
  )

export function cardOf(row: ProductRow, first: OfferRow): ProductCard {
  const { asin, title, brand, kind, badge, rating, ratingCount } = row
  return {
    asin,
    title,
    brand,
    kind,
    imageUrl: imageUrl(row.picture),
    price: { amount: first.price, currency: first.currency },
    rating,
    ratingCount,
    ...listPriceOf(first),
    ...(badge ? { badge } : {}),
    stock: first.stock,
  }
}

const listPriceOf = ({ listPrice, currency }: OfferRow) =>
  listPrice === null ? {} : { listPrice: { amount: listPrice, currency } }

function offerOf(row: OfferRow): Offer {
  const { id, condition, conditionLabel, conditionNote, sellerName, merchantId, moq, stock, tier } =
    row
  return {
    offerListingId: id,
    condition,
    sellerName,
    merchantId,
    price: { amount: row.price, currency: row.currency },
    stock,
    ...listPriceOf(row),
    ...(conditionLabel === null ? {} : { conditionLabel }),
    ...(conditionNote === null ? {} : { conditionNote }),
    ...(moq === null ? {} : { moq }),
    ...(tier === null ? {} : { tier }),
  }
}
