import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { daysLater, dayOf, momentOf } from '../../../demo/shop-day.ts'
import { addressBooks } from '../../../demo/store/delivery/seed/addresses.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const minute = 60_000

/** What the shop knows of the place of a zip code. */
async function placeOf(who: Shopper, zipCode: string) {
  const form = { locationType: 'LOCATION_INPUT', zipCode, deviceType: 'desktop' }
  const rest = { pageType: 'detail', actionSource: 'test', addressLabel: '' }
  const path = '/gp/delivery/ajax/address-change.html'
  await who.postForm(path, { ...form, ...rest, isDefaultShippingAddress: 'false' })
  const { countryCode, state, city } = await (await who.get('/__facts/place')).json()
  return { countryCode, state, city }
}
/** The part of a product's page that says when it arrives. */
const promise = async (who: Shopper) =>
  (await who.get('/dp/B0HEADPH01/delivery', { accept: 'text/html' })).text()

/** How long a day of the shop is. */
const hours = (year: number, month: number, date: number) => {
  const day = Date.UTC(year, month, date)
  return (momentOf(daysLater(day, 1), 0) - momentOf(day, 0)) / (60 * minute)
}

describe('the home of the shop', () => {
  let store: TestStore
  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())

  it('STO-054 has German addresses, each with a postcode that the shop knows in its state', async () => {
    const shopper = await visit(store)
    const books = Object.values(addressBooks).flat()
    assert.ok(books.length > 20)
    for (const { state, zip } of books) {
      assert.match(zip, /^\d{5}$/)
      // oxlint-disable-next-line no-await-in-loop -- one place at a time
      const place = await placeOf(shopper, zip)
      assert.deepEqual([place.countryCode, place.state], ['DE', state], zip)
    }
  })

  it('STO-054 is where a shopper without an address is taken to be', async () => {
    assert.match(await promise(await visit(store)), /Free delivery/)
  })

  for (const [zip, city] of [
    ['10001', 'New York'],
    ['12345', 'Schenectady'],
    ['98101', 'Seattle'],
  ] as const) {
    it(`STO-054 takes the zip code ${zip} for a place abroad, and charges for the way`, async () => {
      const shopper = await visit(store)
      const place = await placeOf(shopper, zip)
      assert.deepEqual([place.countryCode, place.city], ['US', city])
      assert.match(await promise(shopper), /24\.90/)
    })
  }

  for (const [season, day, hour] of [
    ['winter', Date.UTC(2030, 0, 8), 17],
    ['summer', Date.UTC(2030, 6, 9), 16],
  ] as const) {
    it(`STO-054 sends until six o'clock of Berlin in ${season}, on whatever clock the machine runs`, async () => {
      const shopper = await visit(store, 'member')
      const cutoff = day + hour * 60 * minute
      /** The date on which an order of this moment arrives. */
      const arrives = async (now: number) => {
        store.setClock(() => now)
        const [, date] = /<b>[^<]*?(\d+)<\/b>/.exec(await promise(shopper)) ?? []
        return Number(date)
      }
      const date = new Date(day).getUTCDate()
      assert.equal(await arrives(cutoff - minute), date + 1)
      assert.equal(await arrives(cutoff + minute), date + 2)
      store.setClock(Date.now)
    })
  }

  it('STO-054 begins its day at midnight of Berlin, also when the clocks are changed', () => {
    assert.deepEqual([hours(2030, 2, 31), hours(2030, 3, 1), hours(2030, 9, 27)], [23, 24, 25])
    assert.equal(dayOf(Date.UTC(2030, 0, 7, 22, 59)), Date.UTC(2030, 0, 7))
    assert.equal(dayOf(Date.UTC(2030, 0, 7, 23)), Date.UTC(2030, 0, 8))
    assert.equal(dayOf(Date.UTC(2030, 6, 7, 22)), Date.UTC(2030, 6, 8))
    assert.equal(momentOf(Date.UTC(2030, 2, 31), 1), Date.UTC(2030, 2, 31, 0))
    assert.equal(momentOf(Date.UTC(2030, 2, 31), 4), Date.UTC(2030, 2, 31, 2))
    assert.equal(momentOf(Date.UTC(2030, 9, 27), 4), Date.UTC(2030, 9, 27, 3))
  })
})
