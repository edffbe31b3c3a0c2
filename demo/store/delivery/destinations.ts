import { asc, ne } from 'drizzle-orm'
import type { Destination } from '../../pages/delivery/data.ts'
import type { Orm } from '../database/database.ts'
import { home } from './home.ts'
import { country, region } from './tables.ts'

/** Everywhere but home: regions in their order, then the countries that have none, by name. */
export async function destinations(orm: Orm): Promise<Destination[]> {
  const regions = await orm
    .select()
    .from(region)
    .where(ne(region.countryCode, home))
    .orderBy(asc(region.position))
  const countries = await orm
    .select()
    .from(country)
    .where(ne(country.code, home))
    .orderBy(asc(country.name))
  const divided = new Set(regions.map(({ countryCode }) => countryCode))
  return [
    ...regions.map(({ countryCode, name, sampleZip }) => ({ countryCode, name, sampleZip })),
    ...countries
      .filter(({ code }) => !divided.has(code))
      .map(({ code, name }) => ({ countryCode: code, name })),
  ]
}
