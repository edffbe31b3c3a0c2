import type { scheduleCalls } from '../../../src/contract/schedule/index.ts'
import { addressBookEntry } from '../delivery/index.ts'
import type { Orm } from '../database/database.ts'
import { languageOf } from '../server/language.ts'
import { invalidInput } from '../server/problem.ts'
import type { HandlersOf, Visit } from '../server/route.ts'
import { calendarOf } from './calendar.ts'
import type { Answer } from './tables.ts'

/** The option of those who name none. */
const usual = 'scheduled'

interface Asked {
  shipoption?: string | undefined
  zipcode?: string | undefined
  address?: string | undefined
}

async function answer(orm: Orm, asked: Asked, visit: Visit): Promise<Answer> {
  const { sessionId, now } = visit
  const { shipoption: option = usual, zipcode, address } = asked
  const entry = address ? await addressBookEntry(orm, sessionId, address) : null
  const zip = entry?.zip ?? zipcode ?? null
  const found = await calendarOf(orm, { option, sessionId, now, zip, language: languageOf(visit) })
  if (!found) throw invalidInput('shipoption', 'Expected an option of this shop')
  return found
}

/** The calls by which elements ask for delivery times (docs/spec/scheduled-delivery.md). */
export const scheduleHandlers = (orm: Orm): HandlersOf<(typeof scheduleCalls)[number]> => ({
  'calendar-load': ({ query }, visit) => answer(orm, query, visit),

  'get-slots': async ({ body }, visit) => {
    if (!/^\d{1,3}$/.test(body.quantity)) throw invalidInput('quantity', 'Expected a whole number')
    return answer(orm, body, visit)
  },
})
