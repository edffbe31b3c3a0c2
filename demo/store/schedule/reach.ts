import type { Place } from '../../pages/delivery/data.ts'
import type { Orm } from '../database/database.ts'
import { home } from '../delivery/index.ts'
import { Refused } from '../server/problem.ts'
import { regionOfZip } from './regions.ts'
import { isEvening } from './slots.ts'
import type { SlotRow } from './tables.ts'

/** Refuses a slot at whose time no van comes to the place (STO-071). */
export async function refuseElsewhere(
  orm: Orm,
  slot: Pick<SlotRow, 'startsAt' | 'endsAt'>,
  { countryCode, zipCode }: Place,
): Promise<void> {
  const region = countryCode === home && zipCode ? await regionOfZip(orm, zipCode) : null
  if (!region || (isEvening(slot) && !region.evenings)) {
    throw new Refused('incomplete', 'SLOT_ELSEWHERE')
  }
}
