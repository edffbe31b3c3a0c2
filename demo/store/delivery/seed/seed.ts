import { createHash } from 'node:crypto'
import type { Orm } from '../../database/database.ts'
import { identityNames } from '../../server/session.ts'
import { address, country, deliveryRate, region, zipCode } from '../tables.ts'
import { addressBooks } from './addresses.ts'
import { countries, regions, zipCodes } from './places.ts'
import { deliveryRates } from './rates.ts'

/** PostgreSQL takes at most 65,535 values in a statement. */
const rowsAtOnce = 1_000

/** Fills the places that things can go to; a database that has some is left as it is. */
export async function seedLocations(tx: Orm): Promise<void> {
  const [found] = await tx.select({ code: country.code }).from(country).limit(1)
  if (found) return
  await tx.insert(country).values(countries).onConflictDoNothing()
  const zips = zipCodes()
  for (let from = 0; from < zips.length; from += rowsAtOnce) {
    const rows = zips.slice(from, from + rowsAtOnce)
    await tx.insert(zipCode).values(rows).onConflictDoNothing()
  }
  await tx.insert(region).values(regions.map(regionRow)).onConflictDoNothing()
  await tx.insert(address).values(identityNames.flatMap(addressRows)).onConflictDoNothing()
  await tx
    .insert(deliveryRate)
    .values([...deliveryRates])
    .onConflictDoNothing()
}

const regionRow = (
  [code, countryCode, sampleZip, name]: (typeof regions)[number],
  position: number,
) => ({ code, countryCode, sampleZip, name, position })

function addressRows(identity: (typeof identityNames)[number]): (typeof address.$inferInsert)[] {
  return (addressBooks[identity] ?? []).map(({ type, ...row }, position) => {
    const id = opaque('A', `${identity} ${position}`)
    return { ...row, identity, position, id, obfuscatedId: opaque('O', id), locationType: type }
  })
}

/** The same in every store, and it says nothing of whose it is. */
const opaque = (kind: string, of: string) =>
  kind + createHash('sha256').update(of).digest('hex').slice(0, 14).toUpperCase()
