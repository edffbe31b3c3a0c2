import { and, eq } from 'drizzle-orm'
import type { Place } from '../../pages/delivery/data.ts'
import type { Orm } from '../database/database.ts'
import { home } from './home.ts'
import { identityOf, placeOfAddress, placeOfCountry, placeOfRegion, placeOfZip } from './places.ts'
import { address, country, region, sessionLocation, zipCode } from './tables.ts'

/** What a shopper can say of where things are to go. */
export type Wanted =
  | { addressId: string }
  | { zip: string }
  | { countryCode: string; sampleZip: string }
  | { countryCode: string }

type Row = Omit<typeof sessionLocation.$inferInsert, 'sessionId'>
interface Found {
  row: Row
  place: Place
}

async function findAddress(orm: Orm, sessionId: string, id: string): Promise<Found | null> {
  const isOwn = eq(address.identity, await identityOf(orm, sessionId))
  const [found] = await orm
    .select()
    .from(address)
    .where(and(eq(address.id, id), isOwn))
  return found ? { row: { addressId: found.id }, place: placeOfAddress(found) } : null
}

async function findZip(orm: Orm, zip: string): Promise<Found | null> {
  const [found] = await orm.select().from(zipCode).where(eq(zipCode.zip, zip))
  return found ? { row: { zip: found.zip }, place: placeOfZip(found) } : null
}

async function findRegion(orm: Orm, code: string, sampleZip: string): Promise<Found | null> {
  const isThis = and(eq(region.countryCode, code), eq(region.sampleZip, sampleZip))
  const [found] = await orm.select().from(region).where(isThis)
  return found ? { row: { regionCode: found.code }, place: placeOfRegion(found) } : null
}

async function findCountry(orm: Orm, code: string): Promise<Found | null> {
  const [found] = await orm.select().from(country).where(eq(country.code, code))
  return found ? { row: { countryCode: found.code }, place: placeOfCountry(found) } : null
}

function find(orm: Orm, sessionId: string, wanted: Wanted): Promise<Found | null> {
  if ('addressId' in wanted) return findAddress(orm, sessionId, wanted.addressId)
  if ('zip' in wanted) return findZip(orm, wanted.zip)
  if ('sampleZip' in wanted) return findRegion(orm, wanted.countryCode, wanted.sampleZip)
  return findCountry(orm, wanted.countryCode)
}

/**
 * Sends the session's things there from now on. null: there is no such place, or it is an address of
 * somebody else, which nobody can tell apart; the place then stays as it is.
 */
export async function choosePlace(
  orm: Orm,
  sessionId: string,
  wanted: Wanted,
): Promise<Place | null> {
  const found = await find(orm, sessionId, wanted)
  if (!found) return null
  const nothing = { addressId: null, zip: null, regionCode: null, countryCode: null }
  const row = { ...nothing, ...found.row }
  await orm
    .insert(sessionLocation)
    .values({ sessionId, ...row })
    .onConflictDoUpdate({ target: sessionLocation.sessionId, set: row })
  return found.place
}

/** A place by its postcode at home or by its country; null where the shop knows none. */
export async function placeAt(
  orm: Orm,
  wanted: { zip: string } | { countryCode: string },
): Promise<Place | null> {
  if ('countryCode' in wanted) return (await findCountry(orm, wanted.countryCode))?.place ?? null
  const found = (await findZip(orm, wanted.zip))?.place
  return found?.countryCode === home ? found : null
}
