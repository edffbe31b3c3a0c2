import { Hono } from 'hono'
import * as v from 'valibot'
import { ownPath } from '../../own-path.ts'
import type { Orm } from '../database/database.ts'
import { readForm } from '../server/request-body.ts'
import type { SessionVariables } from '../server/session.ts'
import { choosePlace, type Wanted } from './choose.ts'

const path = '/gp/delivery/location.html'

/** One of the three, as the forms of the page have them. `place`: a country, or `country sample zip`. */
const chosen = v.union([
  v.object({ zip: v.string() }),
  v.object({ addressId: v.string() }),
  v.object({ place: v.string() }),
])

/** People write `12345-6789`, and blanks. */
function wantedOf(fields: v.InferOutput<typeof chosen>): Wanted {
  if ('zip' in fields) return { zip: fields.zip.trim().slice(0, 5) }
  if ('addressId' in fields) return fields
  const [, countryCode = '', sampleZip] = /^(\w{0,2}) ?(.*)$/s.exec(fields.place) ?? []
  return sampleZip ? { countryCode, sampleZip } : { countryCode }
}

/** The forms of the location page, which work with scripts off. */
export function locationRoutes(orm: Orm): Hono<SessionVariables> {
  const app = new Hono<SessionVariables>()
  app.post(path, async c => {
    const fields = await readForm(c)
    const sessionId = c.get('sessionId')
    const given = v.safeParse(chosen, fields)
    const isText = given.success && !Object.values(given.output).join('').includes('\0')
    const place =
      isText && (await orm.transaction(tx => choosePlace(tx, sessionId, wantedOf(given.output))))
    const back = ownPath(fields['path'])
    if (place) return c.redirect(back, 303)
    return c.redirect(`${path}?${new URLSearchParams({ error: 'place', path: back })}`, 303)
  })
  return app
}
