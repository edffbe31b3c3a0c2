import type { scheduleCalls } from '../../../src/contract/schedule/index.ts'
import { addressBookEntry } from '../delivery/index.ts'
import type { Orm } from '../database/database.ts'
import { languageOf } from '../server/language.ts'
import { invalidInput } from '../server/problem.ts'
import type { HandlersOf, Visit } from '../server/route.ts'
import { availability } from './availability.ts'
import { calendarOf, type Destination } from './calendar.ts'
import { regionById, regionOfZip, regionsOf } from './regions.ts'
import type { Answer } from './tables.ts'
import { wordsIn } from './texts.ts'

/** The option of those who name none. */
const usual = 'scheduled'

interface Asked {
  shipoption?: string | undefined
  zipcode?: string | undefined
  address?: string | undefined
  region?: string | undefined
}

/** The region that is named, else that of the address, else that of the postal code. */
async function destinationOf(
  orm: Orm,
  { zipcode, address, region }: Asked,
  { sessionId }: Visit,
): Promise<Destination> {
  if (region) {
    const found = await regionById(orm, region)
    if (!found) throw invalidInput('region', 'Expected a region of this shop')
    return found
  }
  const entry = address ? await addressBookEntry(orm, sessionId, address) : null
  const zip = entry?.zip ?? zipcode
  if (!zip) return 'anywhere'
  return (await regionOfZip(orm, zip)) ?? 'nowhere'
}

async function answer(orm: Orm, asked: Asked, visit: Visit): Promise<Answer> {
  const { sessionId, now } = visit
  const { shipoption: option = usual } = asked
  const destination = await destinationOf(orm, asked, visit)
  const language = languageOf(visit)
  const found = await calendarOf(orm, { option, sessionId, now, destination, language })
  if (!found) throw invalidInput('shipoption', 'Expected an option of this shop')
  return found
}

/** The calls by which elements ask for deliveries at a chosen time (docs/spec/scheduled-delivery.md). */
export const scheduleHandlers = (orm: Orm): HandlersOf<(typeof scheduleCalls)[number]> => ({
  'calendar-load': ({ query }, visit) => answer(orm, query, visit),

  'get-slots': async ({ body }, visit) => {
    if (!/^\d{1,3}$/.test(body.quantity)) throw invalidInput('quantity', 'Expected a whole number')
    return answer(orm, body, visit)
  },

  'get-regions': async (_received, visit) => {
    const { regions } = wordsIn(languageOf(visit))
    const rows = await regionsOf(orm)
    return { regions: rows.map(({ id }) => ({ id, name: regions[id] ?? id })) }
  },

  'sd-availability': ({ body }) => availability(orm, body),
})
