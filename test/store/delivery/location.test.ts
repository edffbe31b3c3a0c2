import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import * as v from 'valibot'
import {
  addressChange,
  addressList,
  countrySelections,
} from '../../../src/contract/delivery/location.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const ajax = (name: string) => `/gp/delivery/ajax/${name}.html`
const fromPage = { deviceType: 'desktop', pageType: 'detail', actionSource: 'test' }
const change = { ...fromPage, isDefaultShippingAddress: 'false', addressLabel: '' }

const idsOf = (html: string) =>
  [...html.matchAll(/data-address-id="(\w+)"/g)].map(([, id]) => id ?? '')

const locationOf = async (who: Shopper) => {
  const page = await (await who.get('/dp/B0HEADPH01')).text()
  return /"location":(null|\{[^}]*\})/.exec(page)?.[1] ?? ''
}

describe("a shopper's delivery location", () => {
  let store: TestStore
  before(async () => {
    store = await startStore()
  })
  after(() => store.close())

  const post = async (who: Shopper, path: string, form: Record<string, string>) =>
    store.app.request(path, {
      method: 'POST',
      headers: {
        cookie: who.cookie,
        'x-dp-csrf-token': who.csrfToken,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(form).toString(),
    })

  async function choose(who: Shopper, wanted: Record<string, string>) {
    const answer = await post(who, ajax('address-change'), { ...change, ...wanted })
    assert.equal(answer.status, 200)
    return v.parse(addressChange.output, await answer.json())
  }
  const chooseZip = (who: Shopper, zipCode: string) =>
    choose(who, { locationType: 'LOCATION_INPUT', zipCode })

  async function list(who: Shopper, currentAddressCount = 0, loadCount = 5) {
    const answer = await post(who, ajax('get-customer-address-list'), {
      currentAddressCount: `${currentAddressCount}`,
      loadCount: `${loadCount}`,
      selectedAddressId: '',
      deviceType: 'desktop',
    })
    assert.equal(answer.status, 200)
    return v.parse(addressList.output, await answer.json())
  }
  const addressBook = async (who: Shopper) => idsOf((await list(who, 0, 50)).html)

  it('LOC-039 LOC-041 becomes the place of a zip code, by name', async () => {
    const { sembuUpdated, isValidAddress, address } = await chooseZip(await visit(store), '12345')
    assert.deepEqual([sembuUpdated, isValidAddress], [true, true])
    assert.deepEqual(address, {
      addressLabel: 'Schenectady 12345',
      countryCode: 'US',
      zipCode: '12345',
      state: 'NY',
      city: 'Schenectady',
    })
  })

  for (const zip of ['99999', '00000', '1234', 'EC1A 1BB', "'; drop table zip_code; --"]) {
    it(`LOC-047 is not changed to the zip code ${zip}, which does not exist`, async () => {
      const { sembuUpdated, isValidAddress, address } = await chooseZip(await visit(store), zip)
      assert.deepEqual([sembuUpdated, isValidAddress, address], [false, false, undefined])
    })
  }

  it('LOC-046 stays what it was after a refused change', async () => {
    const shopper = await visit(store)
    await chooseZip(shopper, '98101')
    await chooseZip(shopper, '99999')
    assert.match(await (await shopper.get('/dp/B0HEADPH01')).text(), /Seattle 98101/)
  })

  it('LOC-013 becomes a region by its sample zip, uncut', async () => {
    const shopper = await visit(store)
    const region = { locationType: 'REGION', countryCode: 'GB', zipCode: 'EC1A 1BB' }
    const { address } = await choose(shopper, region)
    assert.equal(address?.addressLabel, 'United Kingdom, mainland')
    assert.equal(address?.countryCode, 'GB')
    const elsewhere = await choose(shopper, { ...region, countryCode: 'DE' })
    assert.equal(elsewhere.sembuUpdated, false)
  })

  it('LOC-014 becomes a country, and none that there is not', async () => {
    const shopper = await visit(store)
    const { address } = await choose(shopper, { locationType: 'COUNTRY', countryCode: 'NZ' })
    assert.deepEqual(address, { addressLabel: 'New Zealand', countryCode: 'NZ' })
    const nowhere = await choose(shopper, { locationType: 'COUNTRY', countryCode: 'XX' })
    assert.equal(nowhere.sembuUpdated, false)
  })

  it('LOC-029 becomes an address of the shopper, labelled by the store itself', async () => {
    const shopper = await visit(store, 'member')
    const [, second = ''] = await addressBook(shopper)
    const { sembuUpdated, address } = await choose(shopper, {
      locationType: 'ACCOUNT_ADDRESS',
      addressId: second,
      addressLabel: 'My castle',
    })
    assert.equal(sembuUpdated, true)
    assert.equal(address?.addressId, second)
    assert.equal(address?.addressLabel, 'Mira Lund (studio) – 22303 Hamburg')
    assert.ok(address?.obfuscatedId)
  })

  it('is never an address of somebody else, nor told apart from one that is not there', async () => {
    const [hers = ''] = await addressBook(await visit(store, 'member'))
    for (const as of [undefined, 'signed-in', 'business'] as const) {
      const stranger = await visit(store, as)
      const wanted = { locationType: 'DEFAULT_ADDRESS' }
      const refused = await choose(stranger, { ...wanted, addressId: hers })
      assert.deepEqual(refused, await choose(stranger, { ...wanted, addressId: 'A0' }))
      assert.equal(refused.sembuUpdated, false)
    }
  })

  it('is no longer an address of the account once the shopper is somebody else', async () => {
    const shopper = await visit(store, 'member')
    const [, second = ''] = await addressBook(shopper)
    await choose(shopper, { locationType: 'ACCOUNT_ADDRESS', addressId: second })
    assert.match(await locationOf(shopper), /Mira Lund \(studio\)/)
    const signedOut = await shopper.becomes('signed-out')
    assert.equal(await locationOf(signedOut), 'null')
    assert.match(await locationOf(await signedOut.becomes('signed-in')), /Robin Hale/)
  })

  it('LOC-059 LOC-061 is offered from the address book five at a time, the default first', async () => {
    const shopper = await visit(store, 'member')
    const pieces = [await list(shopper), await list(shopper, 5), await list(shopper, 10)]
    assert.deepEqual(
      pieces.map(({ loadedAddressCount, hasMore }) => [loadedAddressCount, hasMore]),
      [
        [5, true],
        [5, true],
        [3, false],
      ],
    )
    const ids = pieces.flatMap(({ html }) => idsOf(html))
    assert.equal(new Set(ids).size, 13)
    const [first = ''] = pieces[0]?.html.split('</li>') ?? []
    assert.match(first, /data-location-type="DEFAULT_ADDRESS"\s+data-default-address/)
    const whole = pieces.map(({ html }) => html).join('')
    assert.equal(whole.match(/data-default-address/g)?.length, 1)
    assert.match(whole, /data-location-type="LOCKER_ADDRESS"/)
    assert.match(whole, /Kai &amp; Lene Ahrens/)
  })

  it('LOC-060 has no more than the book has', async () => {
    const shopper = await visit(store, 'signed-in')
    const { loadedAddressCount, hasMore } = await list(shopper)
    assert.deepEqual([loadedAddressCount, hasMore], [3, false])
    const exactly = await list(await visit(store, 'business'), 1)
    assert.deepEqual([exactly.loadedAddressCount, exactly.hasMore], [5, false])
  })

  it('LOC-065 is offered from no book to a visitor who is not signed in', async () => {
    const { loadedAddressCount, html, hasMore } = await list(await visit(store))
    assert.deepEqual([loadedAddressCount, html, hasMore], [0, '', false])
  })

  it('LOC-063 is offered as a whole where the page asks for selections, the current first', async () => {
    const shopper = await visit(store, 'member')
    const [first = '', second = ''] = await addressBook(shopper)
    const query = new URLSearchParams({
      currentAddressId: second,
      deviceType: 'desktop',
      isOneClickFromContext: 'true',
      clientPage: 'detail',
    })
    const answer = await shopper.get(`${ajax('get-address-selections')}?${query}`)
    const ids = idsOf((await answer.json()).html)
    assert.deepEqual([ids.length, ids.slice(0, 2)], [13, [second, first]])
  })

  it('LOC-010 LOC-012 is offered from regions and countries in the order asked for', async () => {
    const answer = await post(await visit(store), ajax('get-country-selections'), {
      deviceType: 'desktop',
      primarySelections: 'DE_MAINLAND,UK_BFPO,BR',
      primarySelectionsOrder: 'UK_BFPO,NOWHERE,DE_MAINLAND',
      secondarySelections: 'SE,BR,CA, ATLANTIS',
    })
    const { html } = v.parse(countrySelections.output, await answer.json())
    const options = [...html.matchAll(/data-code="(\w+)" data-kind="(\w+)">([^<]*)/g)]
    assert.deepEqual(
      options.map(option => option.slice(1)),
      [
        ['UK_BFPO', 'region', 'British Forces Post Office (BFPO)'],
        ['DE_MAINLAND', 'region', 'Germany, mainland'],
        ['BR', 'region', 'Brazil'],
        ['CA', 'country', 'Canada'],
        ['SE', 'country', 'Sweden'],
      ],
    )
  })

  for (const [form, field] of [
    [{ locationType: 'LOCATION_INPUT', zipCode: '10001', addressId: 'A1' }, 'zipCode'],
    [{ locationType: 'LOCATION_INPUT' }, 'zipCode'],
    [{ locationType: 'REGION', zipCode: '10115' }, 'countryCode'],
    [{ locationType: 'COUNTRY', countryCode: 'DE', zipCode: '10115' }, 'zipCode'],
    [{ locationType: 'LOCKER_ADDRESS' }, 'addressId'],
    [{ locationType: 'IP2LOCATION', zipCode: '10001' }, 'locationType'],
  ] as const) {
    it(`LOC-028 LOC-032 is refused with the field ${field} for ${JSON.stringify(form)}`, async () => {
      const answer = await post(await visit(store), ajax('address-change'), { ...change, ...form })
      assert.equal(answer.status, 400)
      assert.equal((await answer.json()).entity.field, field)
    })
  }
})
