import { asc, desc, eq, sql } from 'drizzle-orm'
import { home, islandZips, placeAt } from '../delivery/index.ts'
import type { Orm } from '../database/database.ts'
import { sdJurisdiction, sdRegion, type RegionRow } from './tables.ts'

/** Where the vans drive that come at a time which the shopper chooses. */

/** Regions with the first digits of their postal codes, as people call these parts of Germany. */
const regions: readonly (RegionRow & { prefixes: string })[] = [
  { id: 'north', position: 0, evenings: true, prefixes: '17 18 19 2 30 31 37 38 49' },
  { id: 'east', position: 1, evenings: true, prefixes: '0 10 11 12 13 14 15 16 39 98 99' },
  { id: 'west', position: 2, evenings: true, prefixes: '32 33 34 35 36 4 5 60 61 62 63 64 65 66' },
  { id: 'south', position: 3, evenings: false, prefixes: '67 68 69 7 8 9' },
]

export async function seedRegions(tx: Orm): Promise<void> {
  await tx
    .insert(sdRegion)
    .values(regions.map(({ id, position, evenings }) => ({ id, position, evenings })))
    .onConflictDoNothing()
  const served = regions.flatMap(({ id, prefixes }) =>
    prefixes.split(' ').map(zipPrefix => ({ zipPrefix, regionId: id })),
  )
  const unserved = islandZips.map(zipPrefix => ({ zipPrefix, regionId: null }))
  await tx
    .insert(sdJurisdiction)
    .values([...served, ...unserved])
    .onConflictDoNothing()
}

/** In the order of the list. */
export const regionsOf = (orm: Orm): Promise<RegionRow[]> =>
  orm.select().from(sdRegion).orderBy(asc(sdRegion.position))

/** null: there is no such region. */
export async function regionById(orm: Orm, id: string): Promise<RegionRow | null> {
  const [row] = await orm.select().from(sdRegion).where(eq(sdRegion.id, id))
  return row ?? null
}

/** The region of a postal code. null: no van goes there, because it is abroad, on an island, or made up. */
export async function regionOfZip(orm: Orm, zip: string): Promise<RegionRow | null> {
  const place = await placeAt(orm, { zip })
  if (place?.countryCode !== home) return null
  const [row] = await orm
    .select({ region: sdRegion })
    .from(sdJurisdiction)
    .leftJoin(sdRegion, eq(sdRegion.id, sdJurisdiction.regionId))
    .where(sql`starts_with(${zip}, ${sdJurisdiction.zipPrefix})`)
    .orderBy(desc(sql`length(${sdJurisdiction.zipPrefix})`))
    .limit(1)
  return row?.region ?? null
}
