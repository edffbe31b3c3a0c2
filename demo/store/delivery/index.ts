import { Hono } from 'hono'
import type { deliveryCalls } from '../../../src/contract/delivery/index.ts'
import type { DeliveryData } from '../../pages/delivery/data.ts'
import type { Family } from '../server/family.ts'
import type { SessionVariables } from '../server/session.ts'
import { destinations } from './destinations.ts'
import { deliveryHandlers } from './handlers.ts'
import { addressesOf, placeOf, placeOfAddress } from './places.ts'
import { deliveryOf } from './promise.ts'
import { locationRoutes } from './routes.ts'
import { seedLocations } from './seed/seed.ts'
import { zipCode } from './tables.ts'

const mostAddresses = 50

/** Where things are to go, and when they arrive. */
export const delivery: Family<(typeof deliveryCalls)[number], DeliveryData> = {
  seed: seedLocations,
  seededTables: [zipCode],
  open: ({ orm, now }) => ({
    handlers: deliveryHandlers(orm),
    routes: locationRoutes(orm),
    testRoutes: new Hono<SessionVariables>().get('/__facts/place', async c =>
      c.json(await placeOf(orm, c.get('sessionId'))),
    ),
    data: {
      place: sessionId => placeOf(orm, sessionId),
      delivery: (ordered, place) => deliveryOf(orm, ordered, place, now()),
      async addresses(sessionId) {
        const rows = await addressesOf(orm, sessionId, { count: mostAddresses })
        return rows.map(row => ({
          ...placeOfAddress(row),
          recipient: row.recipient,
          lines: `${row.street}, ${row.city}, ${row.state} ${row.zip}`,
        }))
      },
      destinations: () => destinations(orm),
    },
  }),
}
