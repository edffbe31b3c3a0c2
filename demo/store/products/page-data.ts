import { and, asc, eq, gt, ilike, or } from 'drizzle-orm'
import type { CartLine, Deal, Offer, PageData, ProductCard } from '../../pages/page-data.ts'
import { advanceDeals } from '../deals/clock.ts'
import type { Orm } from '../database/database.ts'
import { currentDeal, dealState } from '../deals/deals.ts'
import { hasPartNumber } from '../fitment/parts.ts'
import { imageUrl, viewUrls } from './images.ts'
import { addressesOf, placeOf, placeOfAddress } from '../delivery/places.ts'
import { deliveryOf } from '../delivery/promise.ts'
import { destinations } from '../delivery/destinations.ts'
import { cartLine, claim, deal, offer, product, type DealRow } from '../server/tables.ts'
import { personOf, type Signatures } from '../server/session.ts'

type ProductRow = typeof product.$inferSelect
type OfferRow = typeof offer.$inferSelect

const mostAddresses = 50

/** What the pages show, read from the store's database. */
export function pageData(orm: Orm, sign: Signatures, now: () => number): PageData {
  return {
    async visitor(sessionId) {
      const { name, prime, business } = await personOf(orm, sessionId)
      return { sessionId, csrfToken: sign.csrf(sessionId), name, prime, business }
    },

    products: filter => listProducts(orm, now(), filter),

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
      const found = await currentDeal(orm, first.id, now())
      return {
        ...cardOf(row, first, found?.startsAt),
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
        ...(found ? { deal: dealOf(found, now()) } : {}),
      }
    },

    async cart(sessionId) {
      await advanceDeals(orm, now())
      const lines = await cartLines(orm, sessionId)
      return {
        lines,
        count: lines.reduce((sum, line) => sum + line.quantity, 0),
        subtotal: {
          amount: lines.reduce((sum, line) => sum + line.quantity * line.price.amount, 0),
          currency: lines[0]?.price.currency ?? 'EUR',
        },
      }
    },

    place: sessionId => placeOf(orm, sessionId),

    delivery: (ordered, place) => deliveryOf(orm, ordered, place, now()),

    async addresses(sessionId) {
      const rows = await addressesOf(orm, sessionId, { count: mostAddresses })
      return rows.map(row => ({
        ...placeOfAddress(row),
        recipient: row.recipient,
        lines: `${row.street}, ${row.city}, ${row.state} ${row.zip}`,
      }))
    },

    destinations: () => destinations(orm),

    inviteToken: async (sessionId, asin) => sign.invite(sessionId, asin),
  }
}

async function listProducts(
  orm: Orm,
  now: number,
  { kind, search, limit }: NonNullable<Parameters<PageData['products']>[0]> = {},
): Promise<ProductCard[]> {
  const rows = await orm
    .select({ product, offer })
    .from(product)
    .innerJoin(offer, and(eq(offer.asin, product.asin), eq(offer.position, 0)))
    .where(
      and(
        kind ? eq(product.kind, kind) : undefined,
        search ? or(matches(search), hasPartNumber(search)) : undefined,
      ),
    )
    .orderBy(product.position)
    .limit(limit ?? 200)
  const deals = await orm.select().from(deal).where(gt(deal.endsAt, now))
  const starts = new Map(deals.map(({ offerListingId, startsAt }) => [offerListingId, startsAt]))
  return rows.map(row => cardOf(row.product, row.offer, starts.get(row.offer.id)))
}

/** Every word has to be found somewhere. */
export const matches = (search: string) =>
  and(
    ...search
      .replaceAll('\0', '')
      .split(/\s+/)
      .filter(Boolean)
      .map(word => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
      .map(word =>
        or(
          ilike(product.title, word),
          ilike(product.brand, word),
          ilike(product.department, word),
          ilike(product.kind, word),
        ),
      ),
  )

export function cardOf(
  row: ProductRow,
  first: OfferRow,
  dealStart: number | undefined,
): ProductCard {
  const { asin, title, brand, kind, rating, ratingCount } = row
  const badge = dealStart === undefined ? row.badge : 'Lightning deal'
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
    onDeal: dealStart !== undefined,
  }
}

const listPriceOf = ({ listPrice, currency }: OfferRow) =>
  listPrice === null ? {} : { listPrice: { amount: listPrice, currency } }

function offerOf(row: OfferRow): Offer {
  const { id, condition, conditionLabel, conditionNote, sellerName, merchantId, moq, stock } = row
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
  }
}

function dealOf(row: DealRow, now: number): Deal {
  const { id, offerListingId, startsAt, endsAt, accessBehavior, type, maxQuantity } = row
  return {
    dealId: id,
    offerListingId,
    state: dealState(row, now),
    dealPrice: { amount: row.price, currency: row.currency },
    startTime: startsAt,
    endTime: endsAt,
    maxQuantity,
    ...(accessBehavior ? { accessBehavior } : {}),
    ...(type ? { type } : {}),
  }
}

async function cartLines(orm: Orm, sessionId: string): Promise<CartLine[]> {
  const rows = await orm
    .select({ line: cartLine, product, expiresAt: claim.expiresAt })
    .from(cartLine)
    .innerJoin(product, eq(product.asin, cartLine.asin))
    .leftJoin(claim, eq(claim.id, cartLine.claimId))
    .where(eq(cartLine.sessionId, sessionId))
    .orderBy(asc(cartLine.id))
  const lineOfAsin = new Map(rows.map(({ line }) => [line.asin, String(line.id)]))
  return rows.map(({ line, product: { title, picture }, expiresAt }) => {
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
      ...(expiresAt === null ? {} : { reservedUntil: expiresAt }),
      ...(associatedTo ? { associatedTo } : {}),
    }
  })
}
