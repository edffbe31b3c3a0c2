import { Hono } from 'hono'
import type { deliveryCalls } from '../../../src/contract/delivery/index.ts'
import type { DeliveryData } from '../../pages/delivery/data.ts'
import type { Family } from '../server/family.ts'
import type { SessionVariables } from '../server/session.ts'
import { destinations } from './destinations.ts'
import { deliveryHandlers } from './handlers.ts'
import { addressesOf, linesOf, placeOf, placeOfAddress } from './places.ts'
import { shipmentsOf } from './promise.ts'
import { locationRoutes } from './routes.ts'
import { seedLocations } from './seed/seed.ts'
import { zipCode } from './tables.ts'

export { choosePlace, placeAt } from './choose.ts'
export { home, islandZips } from './home.ts'
export { addressBookEntry, addressesOf, defaultAddress, placeOf, placeOfAddress } from './places.ts'
export { shipmentsOf } from './promise.ts'

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
      shipments: (ordered, place) => shipmentsOf(orm, ordered, place, now()),
      async addresses(sessionId) {
        const rows = await addressesOf(orm, sessionId, { count: mostAddresses })
        return rows.map(row => ({
          ...placeOfAddress(row),
          recipient: row.recipient,
          lines: linesOf(row),
        }))
      },
      destinations: () => destinations(orm),
    },
  }),
}
