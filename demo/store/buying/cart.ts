import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { offersOf } from '../products/page-data.ts'
import { offer, type OfferRow, type ProductRow } from '../products/tables.ts'
import type { CartFacts, PlacedOrder, Shop } from '../server/family.ts'
import { Refused } from '../server/problem.ts'
import { followBase, judgeAddOns, linesOf, maxQuantity, unitsOf } from './add-ons.ts'
import { cartLine, type CartRow } from './tables.ts'

export interface CartItem {
  asin: string
  /** Default: the first offer of the product. */
  offerListingId?: string | undefined
  quantity: number
  giftWrap?: boolean
  /** The store of groceries that sells it. Default: the shop's own, of groceries; else none. */
  storeId?: string | undefined
  /** The asin that this one protects or serves. */
  associatedTo?: string | undefined
  /** Of an add-on: it goes when its product goes. Default: true. */
  leavesWith?: boolean | undefined
  /** What the shopper pays for a unit of what has no fixed price, in minor units. Default: the price of the offer. */
  amount?: number | undefined
  /** What was chosen with it, by the id of the extra. */
  extras?: Readonly<Record<string, unknown>> | undefined
}

/** The store of groceries that is the shop's own (fresh/seed/stores.ts). */
export const ownStore = 'HALL'

/** STO-004. */
const mostItems = 50
const mostLines = 100

/** Items in the cart, quantities added up. */
export async function countItems(orm: Orm, sessionId: string): Promise<number> {
  const lines = await orm
    .select({ quantity: cartLine.quantity })
    .from(cartLine)
    .where(eq(cartLine.sessionId, sessionId))
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** One change of a cart at a time: what is in it decides what may be added. */
export const lockCart = (tx: Orm, sessionId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sessionId}, 0))`)

/** All items or none: run it in a transaction. Refuses what cannot be bought, naming the item. */
export async function addItems(
  tx: Orm,
  sessionId: string,
  items: readonly CartItem[],
  facts: readonly CartFacts[],
): Promise<void> {
  if (items.length > mostItems) throw cartFull(`At most ${mostItems} items at once`)
  for (const { adding } of facts) await adding?.(tx, items)
  await lockCart(tx, sessionId)
  for (const item of items) await addItem(tx, sessionId, item)
  for (const item of items) await requireParent(tx, sessionId, item)
  if (items.some(({ associatedTo }) => associatedTo)) {
    await judgeAddOns(tx, sessionId, facts, new Set(items.map(({ asin }) => asin)))
  }
  const lines = await tx.$count(cartLine, eq(cartLine.sessionId, sessionId))
  if (lines > mostLines) throw cartFull(`At most ${mostLines} lines in a cart`)
}

/** The same for products that a shopper has chosen: what has waited for them comes along. */
export async function buyItems(
  tx: Orm,
  { sessionId, now }: { sessionId: string; now: number },
  items: readonly CartItem[],
  { cartFacts }: Pick<Shop, 'cartFacts'>,
): Promise<void> {
  await lockCart(tx, sessionId)
  const asins = items.flatMap(({ asin, associatedTo }) => (associatedTo ? [] : [asin]))
  const waited: CartItem[] = []
  for (const { arriving } of cartFacts) {
    const addOns = (await arriving?.(tx, { sessionId, asins, now })) ?? []
    waited.push(...addOns.map(({ base, ...addOn }) => ({ ...addOn, associatedTo: base })))
  }
  await addItems(tx, sessionId, [...items, ...waited], cartFacts)
}

const cartFull = (detail: string) => new Refused('incomplete', 'CART_FULL', detail)

async function addItem(tx: Orm, sessionId: string, item: CartItem): Promise<void> {
  const { offer: chosen, product } = await offerOf(tx, item)
  const { quantity, amount = 0, giftWrap = false, extras = {}, leavesWith = true } = item
  requireBuyable(chosen, (await unitsHeld(tx, sessionId, chosen.id)) + quantity)
  const values = {
    sessionId,
    asin: chosen.asin,
    offerListingId: chosen.id,
    quantity,
    price: amount || chosen.price,
    amount,
    currency: chosen.currency,
    giftWrap,
    associatedTo: item.associatedTo || null,
    storeId: item.storeId ?? (product.freshStore ? ownStore : ''),
    leavesWith,
    extras,
  }
  // Only plain lines join: the index knows no others.
  await tx
    .insert(cartLine)
    .values(values)
    .onConflictDoUpdate({
      target: [
        cartLine.sessionId,
        cartLine.offerListingId,
        cartLine.storeId,
        cartLine.amount,
        cartLine.extras,
      ],
      targetWhere: sql`claim_id is null and associated_to is null`,
      set: {
        quantity: sql`${cartLine.quantity} + ${quantity}`,
        giftWrap: sql`${cartLine.giftWrap} or ${giftWrap}`,
      },
    })
}

/** Units of an offer in a cart, over all lines but `besides` (STO-002). */
export async function unitsHeld(
  tx: Orm,
  sessionId: string,
  offerListingId: string,
  besides?: number,
): Promise<number> {
  const [held] = await tx
    .select({ units: sql<number>`coalesce(sum(${cartLine.quantity}), 0)::int` })
    .from(cartLine)
    .where(
      and(
        eq(cartLine.sessionId, sessionId),
        eq(cartLine.offerListingId, offerListingId),
        besides === undefined ? undefined : ne(cartLine.id, besides),
      ),
    )
  return held?.units ?? 0
}

/** STO-003. It is asked once all items are in the cart: they come in any order. */
async function requireParent(
  tx: Orm,
  sessionId: string,
  { asin, associatedTo }: CartItem,
): Promise<void> {
  if (!associatedTo) return
  const isParent = and(
    eq(cartLine.sessionId, sessionId),
    eq(cartLine.asin, associatedTo),
    isNull(cartLine.associatedTo),
  )
  const [parent] = await tx.select({ id: cartLine.id }).from(cartLine).where(isParent).limit(1)
  if (parent) return
  const detail = `${associatedTo}, which ${asin} belongs to, is not in the cart`
  throw new Refused('incomplete', 'NO_PARENT', detail)
}

async function offerOf(tx: Orm, item: CartItem): Promise<{ offer: OfferRow; product: ProductRow }> {
  const { asin, offerListingId, associatedTo } = item
  const offers = await offersOf(tx, asin)
  const [first] = offers
  if (!first) throw new Refused('incomplete', 'UNKNOWN_ASIN', `Unknown asin ${asin}`)
  const chosen = offerListingId ? offers.find(({ offer: { id } }) => id === offerListingId) : first
  if (!chosen) {
    const detail = `Unknown offer ${offerListingId} of ${asin}`
    throw new Refused('incomplete', 'UNKNOWN_OFFER', detail)
  }
  if (!associatedTo && !chosen.product.soldAlone) {
    throw new Refused('incomplete', 'NOT_SOLD_ALONE', `${asin} comes with a product`)
  }
  return chosen
}

/** `quantity`: what the cart would hold of the offer. */
function requireBuyable({ asin, stock, moq }: OfferRow, quantity: number): void {
  const most = Math.min(stock, maxQuantity)
  if (quantity > most) {
    throw new Refused('incomplete', 'OUT_OF_STOCK', `At most ${most} of ${asin} in a cart`)
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
 * Sets the quantity of a line of this shopper, in a transaction; 0 removes it. A line that is not there (any more) is
 * left alone. The quantity of a claimed deal is fixed by its claim.
 */
export async function setLineQuantity(
  orm: Orm,
  sessionId: string,
  lineId: number,
  quantity: number,
  { facts, now }: Watched,
): Promise<void> {
  await lockCart(orm, sessionId)
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
  const others = await unitsHeld(orm, sessionId, line.offer.id, lineId)
  requireBuyable(line.offer, others + quantity)
  const before = await unitsOf(orm, sessionId, line.line.asin)
  await orm.update(cartLine).set({ quantity }).where(isLine)
  if (line.line.associatedTo) await judgeAddOns(orm, sessionId, facts, new Set([line.line.asin]))
  else await followBase(orm, line.line, before, facts)
}

/**
 * Sets how many of an item of a store the cart holds, in a transaction: its plain line alone. 0 takes it out. An item
 * that is not there is added.
 */
export async function setStoreItem(
  tx: Orm,
  sessionId: string,
  item: CartItem & { storeId: string },
  watched: Watched,
): Promise<void> {
  await lockCart(tx, sessionId)
  const line = (await linesOf(tx, sessionId)).find(
    ({ asin, associatedTo, claimId, extras, offerListingId, storeId }) =>
      asin === item.asin &&
      storeId === item.storeId &&
      (item.offerListingId ?? offerListingId) === offerListingId &&
      associatedTo === null &&
      claimId === null &&
      Object.keys(extras).length === 0,
  )
  if (line) await setLineQuantity(tx, sessionId, line.id, item.quantity, watched)
  else if (item.quantity > 0) await addItems(tx, sessionId, [item], watched.facts)
}

/** With a product go the add-ons that leave with it; what held the line is told. */
async function removeLine(orm: Orm, line: CartRow, { facts, now }: Watched): Promise<void> {
  const before = await unitsOf(orm, line.sessionId, line.asin)
  const gone = []
  for (const { removing } of facts) gone.push(await removing?.(orm, line, now))
  await orm.delete(cartLine).where(eq(cartLine.id, line.id))
  if (!line.associatedTo) await followBase(orm, line, before, facts)
  for (const tell of gone) await tell?.()
}

/** Empties a cart that has become an order, in its transaction; what held its lines is told. */
export async function orderCart(
  tx: Orm,
  order: PlacedOrder,
  facts: readonly CartFacts[],
): Promise<void> {
  const { sessionId } = order
  await judgeAddOns(tx, sessionId, facts)
  const lines = await linesOf(tx, sessionId)
  for (const line of lines) {
    for (const { ordering } of facts) await ordering?.(tx, line, order)
  }
  await tx.delete(cartLine).where(eq(cartLine.sessionId, sessionId))
}
