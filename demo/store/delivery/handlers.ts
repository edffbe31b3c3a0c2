import type { CallReceived } from '../../../src/contract/call.ts'
import type { deliveryCalls } from '../../../src/contract/delivery/index.ts'
import type { addressChange, unifiedRefresh } from '../../../src/contract/delivery/location.ts'
import type { Orm } from '../database/database.ts'
import { invalidInput } from '../server/problem.ts'
import type { HandlersOf } from '../server/route.ts'
import { choosePlace, type Wanted } from './choose.ts'
import { addressesOf } from './places.ts'
import { addressEntries, placeOptions } from './selections.ts'

type Change = CallReceived<typeof addressChange>['body']
type State = CallReceived<typeof unifiedRefresh>['body']

/** An address book is shown in pieces; nobody asks for more at once than a page can hold. */
const mostAddresses = 50

/** Fields that are empty or contradict each other name no place. */
function wantedOf({ addressId, zipCode, countryCode, locationType }: Change): Wanted {
  if (addressId && zipCode) throw invalidInput('zipCode', 'Expected an addressId or a zipCode')
  const required = (value: string | undefined, field: string): string => {
    if (!value) throw invalidInput(field, `Expected with the location type ${locationType}`)
    return value
  }
  switch (locationType) {
    case 'LOCATION_INPUT':
      return { zip: required(zipCode, 'zipCode') }
    case 'REGION':
      return {
        countryCode: required(countryCode, 'countryCode'),
        sampleZip: required(zipCode, 'zipCode'),
      }
    case 'COUNTRY':
      if (zipCode) throw invalidInput('zipCode', 'Expected with another location type than COUNTRY')
      return { countryCode: required(countryCode, 'countryCode') }
    default:
      return { addressId: required(addressId, 'addressId') }
  }
}

function count(text: string, field: string, most = Number.MAX_SAFE_INTEGER): number {
  if (!/^\d{1,6}$/.test(text)) throw invalidInput(field, 'Expected a whole number')
  return Math.min(Number(text), most)
}

/** The state is about one product in a quantity; what is empty is not known. */
function checkState({ asin, quantity }: State): void {
  if (asin && !/^[A-Z\d]{10}$/.test(asin)) throw invalidInput('asin', 'Expected an asin')
  if (quantity) count(quantity, 'quantity')
}

/** The calls by which a shopper says where things are to go (docs/spec/location.md). */
export function deliveryHandlers(orm: Orm): HandlersOf<(typeof deliveryCalls)[number]> {
  return {
    'address-change': async ({ body }, { sessionId }) => {
      const wanted = wantedOf(body)
      const place = await orm.transaction(tx => choosePlace(tx, sessionId, wanted))
      if (!place) return { sembuUpdated: false, isValidAddress: false }
      const { locationType: _, ...address } = place
      return { sembuUpdated: true, isValidAddress: true, address }
    },

    'address-list': async ({ body }, { sessionId }) => {
      const from = count(body.currentAddressCount, 'currentAddressCount')
      const wanted = count(body.loadCount, 'loadCount', mostAddresses)
      // One more than is shown says whether there are more.
      const rows = await addressesOf(orm, sessionId, { from, count: wanted + 1 })
      const shown = rows.slice(0, wanted)
      return {
        loadedAddressCount: shown.length,
        html: addressEntries(shown),
        hasMore: rows.length > wanted,
      }
    },

    'address-selections': async ({ query }, { sessionId }) => {
      const rows = await addressesOf(orm, sessionId, { count: mostAddresses })
      const isCurrent = ({ id }: { id: string }) => Number(id === query.currentAddressId)
      // The sort is stable: the rest stays in the order of the book.
      return { html: addressEntries(rows.sort((a, b) => isCurrent(b) - isCurrent(a))) }
    },

    'country-selections': async ({ body }) => ({ html: await placeOptions(orm, body) }),

    /** The session already knows its place: what depends on it is right the next time it is asked for. */
    'unified-refresh': async ({ body }) => checkState(body),
  }
}
