import { and, eq, ne } from 'drizzle-orm'
import { cartLine, lockCart, setStoreItem } from '../buying/index.ts'
import type { Orm } from '../database/database.ts'
import { addressesOf, choosePlace, placeOf, placeOfAddress } from '../delivery/index.ts'
import type { CartFacts } from '../server/family.ts'
import { freeSlots, isGone, reserve, slotOf } from './slots.ts'
import { deliversTo, storesOf } from './stores.ts'

/** What a cart is to suit: an address, a delivery time, a store. What is missing stays as it is. */
export interface Suiting {
  addressId?: string | undefined
  slotId?: string | undefined
  storeId?: string | undefined
}

type Line = typeof cartLine.$inferSelect

const mostAddresses = 50

async function placeFor(orm: Orm, sessionId: string, addressId: string | undefined) {
  if (!addressId) return placeOf(orm, sessionId)
  const book = await addressesOf(orm, sessionId, { count: mostAddresses })
  const found = book.find(({ id }) => id === addressId)
  return found ? placeOfAddress(found) : undefined
}

/** `next`: the first delivery time of the store that has room. */
async function slotAt(orm: Orm, { slotId = '', storeId = '' }: Suiting, now: number) {
  if (slotId !== 'next') return slotOf(orm, slotId)
  return (await freeSlots(orm, storeId, now))[0]
}

/** The lines of groceries that do not suit. null: there is no such address or delivery time any more. */
export async function conflictsOf(
  orm: Orm,
  sessionId: string,
  { addressId, slotId, storeId }: Suiting,
  now: number,
): Promise<Line[] | null> {
  const place = await placeFor(orm, sessionId, addressId)
  if (place === undefined) return null
  const slot = slotId ? await slotAt(orm, { slotId, storeId }, now) : undefined
  if (slotId && (!slot || isGone(slot, now))) return null
  const wanted = slot?.storeId ?? storeId
  const stores = new Map((await storesOf(orm)).map(store => [store.storeId, store]))
  const lines = await orm
    .select()
    .from(cartLine)
    .where(and(eq(cartLine.sessionId, sessionId), ne(cartLine.storeId, '')))
    .orderBy(cartLine.id)
  return lines.filter(line => {
    const store = stores.get(line.storeId)
    return !store || !deliversTo(store, place) || (wanted !== undefined && line.storeId !== wanted)
  })
}

/** Holds the delivery time and chooses the address, in a transaction. false: the time is full, and nothing has changed. */
async function move(tx: Orm, sessionId: string, suiting: Suiting, now: number): Promise<boolean> {
  const { addressId, slotId } = suiting
  const slot = slotId && (await slotAt(tx, suiting, now))
  if (slot && !(await reserve(tx, sessionId, slot.id, now))) return false
  if (addressId) await choosePlace(tx, sessionId, { addressId })
  return true
}

/** Moves a cart without conflicts to the address and the delivery time, in a transaction. false: it cannot be. */
export async function settle(
  tx: Orm,
  sessionId: string,
  suiting: Suiting,
  now: number,
): Promise<boolean> {
  const conflicts = await conflictsOf(tx, sessionId, suiting, now)
  return conflicts?.length === 0 && move(tx, sessionId, suiting, now)
}

/** Moves the cart, then takes out what does not suit, in a transaction. false: nothing has changed. */
export async function substitute(
  tx: Orm,
  sessionId: string,
  suiting: Suiting,
  { facts, now }: { facts: readonly CartFacts[]; now: number },
): Promise<boolean> {
  await lockCart(tx, sessionId)
  const conflicts = await conflictsOf(tx, sessionId, suiting, now)
  // A delivery time that has become full in the meantime must not cost the shopper any item.
  if (!conflicts || !(await move(tx, sessionId, suiting, now))) return false
  for (const { asin, storeId, offerListingId } of conflicts) {
    const item = { asin, storeId, offerListingId, quantity: 0 }
    await setStoreItem(tx, sessionId, item, { facts, now })
  }
  return true
}
