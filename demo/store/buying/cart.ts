import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { offer, type OfferRow } from '../products/tables.ts'
import type { CartFacts } from '../server/family.ts'
import { Refused } from '../server/problem.ts'
import { cartLine, type CartRow } from './tables.ts'

export interface CartItem {
  asin: string
  /** Default: the first offer of the product. */
  offerListingId?: string | undefined
  quantity: number
  giftWrap?: boolean
  /** The asin that this one protects or serves. */
  associatedTo?: string | undefined
}

export const maxQuantity = 999

/** Items in the cart, quantities added up. */
export async function countItems(orm: Orm, sessionId: string): Promise<number> {
  const [row] = await orm
    .select({ items: sql<number>`coalesce(sum(${cartLine.quantity}), 0)::int` })
    .from(cartLine)
    .where(eq(cartLine.sessionId, sessionId))
  return row?.items ?? 0
}

/** All items or none: run it in a transaction. Refuses what cannot be bought, naming the item. */
export async function addItems(tx: Orm, sessionId: string, items: CartItem[]): Promise<void> {
  // One change of a cart at a time: what is in it decides what may be added.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sessionId}, 0))`)
  for (const item of items) await addItem(tx, sessionId, item)
}

async function addItem(tx: Orm, sessionId: string, item: CartItem): Promise<void> {
  const chosen = await offerOf(tx, item)
  const { giftWrap = false, associatedTo = null } = item
  const values = {
    sessionId,
    asin: chosen.asin,
    offerListingId: chosen.id,
    quantity: item.quantity,
    price: chosen.price,
    currency: chosen.currency,
    giftWrap,
    associatedTo,
  }
  const joined = and(
    eq(cartLine.sessionId, sessionId),
    eq(cartLine.offerListingId, chosen.id),
    isNull(cartLine.claimId),
    isNull(cartLine.associatedTo),
  )
  const [line] = associatedTo ? [] : await tx.select().from(cartLine).where(joined)
  requireBuyable(chosen, (line?.quantity ?? 0) + item.quantity)
  if (associatedTo) {
    await tx.insert(cartLine).values(values)
    return
  }
  await tx
    .insert(cartLine)
    .values(values)
    .onConflictDoUpdate({
      target: [cartLine.sessionId, cartLine.offerListingId],
      targetWhere: sql`claim_id is null and associated_to is null`,
      set: {
        quantity: sql`least(${cartLine.quantity} + ${item.quantity}, ${maxQuantity})`,
        giftWrap: sql`${cartLine.giftWrap} or ${giftWrap}`,
      },
    })
}

async function offerOf(tx: Orm, { asin, offerListingId }: CartItem): Promise<OfferRow> {
  const offers = await tx.select().from(offer).where(eq(offer.asin, asin)).orderBy(offer.position)
  if (offers.length === 0) throw new Refused('incomplete', 'UNKNOWN_ASIN', `Unknown asin ${asin}`)
  const chosen = offerListingId ? offers.find(({ id }) => id === offerListingId) : offers[0]
  if (!chosen) {
    const detail = `Unknown offer ${offerListingId} of ${asin}`
    throw new Refused('incomplete', 'UNKNOWN_OFFER', detail)
  }
  return chosen
}

/** `quantity`: what the cart would hold of the offer. */
function requireBuyable({ asin, stock, moq }: OfferRow, quantity: number): void {
  if (quantity > Math.min(stock, maxQuantity)) {
    throw new Refused('incomplete', 'OUT_OF_STOCK', `Only ${stock} of ${asin} in stock`)
  }
  if (moq && quantity < moq) {
    throw new Refused('incomplete', 'MINIMUM_ORDER', `Minimum order of ${asin} is ${moq}`)
  }
}

/** What other families do about a cart that changes, and when it does. */
interface Watched {
  facts: readonly CartFacts[]
  now: number
}

/**
 * Sets the quantity of a line of this shopper; 0 removes it. A line that is not there (any more) is
 * left alone. The quantity of a claimed deal is fixed by its claim.
 */
export async function setLineQuantity(
  orm: Orm,
  sessionId: string,
  lineId: number,
  quantity: number,
  { facts, now }: Watched,
): Promise<void> {
  const isLine = and(eq(cartLine.id, lineId), eq(cartLine.sessionId, sessionId))
  const [line] = await orm
    .select({ line: cartLine, offer })
    .from(cartLine)
    .innerJoin(offer, eq(offer.id, cartLine.offerListingId))
    .where(isLine)
  if (!line) return
  if (quantity === 0) {
    await removeLine(orm, line.line, { facts, now })
    return
  }
  if (line.line.claimId) throw new Refused('incomplete', 'DEAL_QUANTITY_FIXED')
  requireBuyable(line.offer, quantity)
  await orm.update(cartLine).set({ quantity }).where(isLine)
}

/** With a product go the plans that belong to it; what held the line is told. */
async function removeLine(orm: Orm, line: CartRow, { facts, now }: Watched): Promise<void> {
  const { id, sessionId, asin } = line
  const gone: (() => Promise<void>)[] = []
  for (const { removing } of facts) {
    if (removing) gone.push(await removing(orm, line, now))
  }
  await orm.delete(cartLine).where(eq(cartLine.id, id))
  await orm
    .delete(cartLine)
    .where(and(eq(cartLine.sessionId, sessionId), eq(cartLine.associatedTo, asin)))
  for (const tell of gone) await tell()
}
