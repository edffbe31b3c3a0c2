import { and, asc, eq } from 'drizzle-orm'
import type { Place } from '../../pages/delivery/data.ts'
import { addressesOf, placeOf, placeOfAddress } from '../delivery/index.ts'
import type { Orm } from '../database/database.ts'
import { home } from '../delivery/index.ts'
import { product, type ProductRow } from '../products/tables.ts'
import { freshStore, type FreshStoreRow } from './tables.ts'

/** Which store sells what, and where to. */

export const storesOf = (orm: Orm): Promise<FreshStoreRow[]> =>
  orm.select().from(freshStore).orderBy(asc(freshStore.position))

/** A store of a brand. undefined: the brand has no such store. */
export async function storeOf(
  orm: Orm,
  storeId: string,
  brandId: string,
): Promise<FreshStoreRow | undefined> {
  const isThis = and(eq(freshStore.storeId, storeId), eq(freshStore.brandId, brandId))
  const [found] = await orm.select().from(freshStore).where(isThis)
  return found
}

export async function productSold(
  orm: Orm,
  { sells }: FreshStoreRow,
  asin: string,
): Promise<ProductRow | undefined> {
  const [found] = await orm.select().from(product).where(eq(product.asin, asin))
  return found?.freshStore && (sells === null || found.brand === sells) ? found : undefined
}

/** A store that delivers to some postcodes alone has to know the place. */
export function deliversTo({ zips }: FreshStoreRow, place: Place | null): boolean {
  if (zips.length === 0) return !place || place.countryCode === home
  return zips.some(digits => place?.zipCode?.startsWith(digits))
}

const mostAddresses = 50

/**
 * Where the store delivers to for this shopper. `moved`: it is another address of theirs than the one that they have
 * chosen. null: the store delivers to none of their places.
 */
export async function destinationOf(
  orm: Orm,
  store: FreshStoreRow,
  sessionId: string,
): Promise<{ moved: string | null } | null> {
  if (deliversTo(store, await placeOf(orm, sessionId))) return { moved: null }
  const book = await addressesOf(orm, sessionId, { count: mostAddresses })
  const near = book.find(row => deliversTo(store, placeOfAddress(row)))
  return near ? { moved: near.id } : null
}
