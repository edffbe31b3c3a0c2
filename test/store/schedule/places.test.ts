import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import * as v from 'valibot'
import { getRegions, sdAvailability } from '../../../src/contract/schedule/availability.ts'
import { calendarData } from '../../../src/contract/schedule/calendar.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const asin = 'B0WASHER01'

/** An item as the call about availability names it. */
const item = (n: number, asinN: string, merchant = '') => ({
  [`requestItemID${n}`]: `${n}`,
  [`asin${n}`]: asinN,
  [`merchantID${n}`]: merchant,
  [`heavyBulky${n}`]: 'true',
  [`sku${n}`]: '',
  [`fmid${n}`]: '',
})

describe('places of scheduled deliveries', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore({ faults: true })
    await store.tick()
  })
  after(() => store.close())
  beforeEach(async () => {
    shopper = await visit(store)
  })

  const post = (path: string, fields: Record<string, string>) =>
    store.app.request(path, {
      method: 'POST',
      headers: { cookie: shopper.cookie, 'x-dp-csrf-token': shopper.csrfToken },
      body: new URLSearchParams(fields),
    })
  const ask = (fields: Record<string, string>) =>
    post('/gp/product/features/scheduled-delivery/is-sd-available-json.html?powerbar=0', {
      marketplaceID: 'DP-DE',
      ...fields,
    })
  const told = async (fields: Record<string, string>) =>
    v.parse(sdAvailability.output, await (await ask(fields)).json())
  const slots = (fields: Record<string, string>) =>
    post('/dp/scheduled-delivery/get-slots', {
      asin,
      quantity: '1',
      shipoption: 'scheduled',
      ...fields,
    })
  /** Clock times at which deliveries begin there. */
  const startsAt = async (fields: Record<string, string>): Promise<Set<string>> => {
    const { ids } = v.parse(calendarData, await (await slots(fields)).json())
    return new Set(
      Object.values(ids).map(({ s }) => new Date(s * 1000).toISOString().slice(11, 16)),
    )
  }
  const isThere = async (zipcode: string): Promise<boolean> => {
    const { slotQualityInfo } = v.parse(calendarData, await (await slots({ zipcode })).json())
    return slotQualityInfo?.errorCode !== 'JurisdictionNotFound'
  }

  describe('SCH-034 regions', () => {
    it('have names in the language of the shopper', async () => {
      const named: string[] = []
      for (const language of ['en', 'de', 'ar']) {
        const answer = await store.app.request(
          `/dp/scheduled-delivery/regions?marketplace=DP-DE&ASIN=${asin}&regionRequest=true`,
          { headers: { cookie: `${shopper.cookie}; shop_language=${language}` } },
        )
        const { regions } = v.parse(getRegions.output, await answer.json())
        assert.deepEqual(
          regions.map(({ id }) => id),
          ['north', 'east', 'west', 'south'],
        )
        named.push(regions[0]!.name)
      }
      assert.deepEqual(named, ['Northern Germany', 'Norddeutschland', 'شمال ألمانيا'])
    })

    it('have their own hours', async () => {
      assert.ok((await startsAt({ region: 'north' })).has('20:00'))
      const inSouth = await startsAt({ region: 'south' })
      assert.deepEqual([inSouth.has('16:00'), inSouth.has('18:00')], [true, false])
    })

    it('are refused if the shop has none of that name', async () => {
      assert.equal((await slots({ region: 'moon' })).status, 400)
    })
  })

  describe('SCH-033 postal codes', () => {
    it('belong to a region', async () => {
      assert.ok((await startsAt({ zipcode: '20095' })).has('18:00'))
      assert.ok(!(await startsAt({ zipcode: '80331' })).has('18:00'))
    })

    it('of islands, of other countries and made up ones belong to none', async () => {
      for (const [zip, there] of [
        ['20095', true],
        ['25980', false],
        ['00000', false],
        ['75001', false],
        ['', true],
      ] as const) {
        assert.equal(await isThere(zip), there, zip)
      }
    })

    it('give way to a region that the shopper names', async () => {
      assert.ok((await startsAt({ zipcode: '25980', region: 'north' })).has('18:00'))
    })
  })

  describe('SCH-035 availability', () => {
    it('is that of each item: appliances of a merchant who has them', async () => {
      const answer = await told({
        ...item(0, asin),
        ...item(1, 'B0HEADPH01'),
        ...item(2, asin, 'MNOBODY'),
        ...item(3, 'B0NOTHING1'),
        ...item(4, asin, 'MHARBORPINE'),
      })
      assert.deepEqual(answer, { 0: true, 1: false, 2: false, 3: false, 4: true })
    })

    it('is nothing for a request without items', async () => {
      assert.deepEqual(await told({}), {})
    })

    it('is refused for more items than any product has', async () => {
      const items = Array.from({ length: 101 }, (_, n) => item(n, asin))
      const answer = await ask(Object.assign({}, ...items))
      assert.equal(answer.status, 400)
      assert.equal((await answer.json()).entity.field, 'requestItemID100')
    })
  })
})
