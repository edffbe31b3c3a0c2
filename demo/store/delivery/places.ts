import { and, eq } from 'drizzle-orm'
import type { Place } from '../../pages/delivery/data.ts'
import type { Address } from '../../pages/ordering/data.ts'
import type { Orm } from '../database/database.ts'
import { session, type Identity } from '../server/tables.ts'
import { home } from './home.ts'
import { address, country, region, sessionLocation, zipCode, type AddressRow } from './tables.ts'

type ZipRow = typeof zipCode.$inferSelect
type RegionRow = typeof region.$inferSelect
type CountryRow = typeof country.$inferSelect

const townOf = ({ zip, city }: { zip: string; city: string }) => `${zip} ${city}`

/** An address in one line, without the name. */
export const linesOf = (row: AddressRow): string => `${row.street}, ${townOf(row)}`

export const placeOfAddress = (row: AddressRow): Place => ({
  addressLabel: `${row.recipient} – ${townOf(row)}`,
  addressId: row.id,
  obfuscatedId: row.obfuscatedId,
  countryCode: home,
  zipCode: row.zip,
  state: row.state,
  city: row.city,
  locationType: row.locationType,
})

export const placeOfZip = ({ zip, city, state, countryCode }: ZipRow): Place => ({
  // Americans write the number last.
  addressLabel: countryCode === 'US' ? `${city} ${zip}` : townOf({ zip, city }),
  countryCode,
  zipCode: zip,
  state,
  city,
  locationType: 'LOCATION_INPUT',
})

export const placeOfRegion = ({ name, countryCode, sampleZip }: RegionRow): Place => ({
  addressLabel: name,
  countryCode,
  zipCode: sampleZip,
  locationType: 'REGION',
})

export const placeOfCountry = ({ code, name }: CountryRow): Place => ({
  addressLabel: name,
  countryCode: code,
  locationType: 'COUNTRY',
})

export async function identityOf(orm: Orm, sessionId: string): Promise<Identity> {
  const [row] = await orm.select().from(session).where(eq(session.id, sessionId))
  return row?.identity ?? 'signed-out'
}

/**
 * Where the session wants things to go: what was chosen, else the shopper's default address, else null.
 * An address of somebody that the visitor is no longer signed in as counts as not chosen.
 */
export async function placeOf(orm: Orm, sessionId: string): Promise<Place | null> {
  const identity = await identityOf(orm, sessionId)
  const [chosen] = await orm
    .select({ address, zip: zipCode, region, country })
    .from(sessionLocation)
    .leftJoin(
      address,
      and(eq(address.id, sessionLocation.addressId), eq(address.identity, identity)),
    )
    .leftJoin(zipCode, eq(zipCode.zip, sessionLocation.zip))
    .leftJoin(region, eq(region.code, sessionLocation.regionCode))
    .leftJoin(country, eq(country.code, sessionLocation.countryCode))
    .where(eq(sessionLocation.sessionId, sessionId))
  if (chosen?.address) return placeOfAddress(chosen.address)
  if (chosen?.zip) return placeOfZip(chosen.zip)
  if (chosen?.region) return placeOfRegion(chosen.region)
  if (chosen?.country) return placeOfCountry(chosen.country)
  const isDefault = eq(address.locationType, 'DEFAULT_ADDRESS')
  const [usual] = await orm
    .select()
    .from(address)
    .where(and(eq(address.identity, identity), isDefault))
  return usual ? placeOfAddress(usual) : null
}

/** A piece of the address book of whoever is signed in, in its own order; empty for nobody. */
export async function addressesOf(
  orm: Orm,
  sessionId: string,
  { from = 0, count }: { from?: number; count: number },
): Promise<AddressRow[]> {
  return orm
    .select()
    .from(address)
    .where(eq(address.identity, await identityOf(orm, sessionId)))
    .orderBy(address.position)
    .offset(from)
    .limit(count)
}

/** An address as a parcel bears it. */
const written = ({ recipient, street, zip, city }: AddressRow): Address => ({
  recipient,
  street,
  zip,
  city,
  country: home,
})

/** An entry of the address book of whoever is signed in; null for one that is somebody else's. */
export async function addressBookEntry(
  orm: Orm,
  sessionId: string,
  id: string,
): Promise<Address | null> {
  const isOwn = eq(address.identity, await identityOf(orm, sessionId))
  const [row] = await orm
    .select()
    .from(address)
    .where(and(eq(address.id, id), isOwn))
  return row ? written(row) : null
}

/** The first entry of the book; null for nobody. */
export async function defaultAddress(orm: Orm, sessionId: string): Promise<Address | null> {
  const [row] = await addressesOf(orm, sessionId, { count: 1 })
  return row ? written(row) : null
}
