import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { locationTypes } from '../../../src/contract/delivery/location.ts'
import { page } from '../../../src/page/page.ts'
import {
  answer,
  asHtml,
  berlin,
  fault,
  forgetPage,
  make,
  opened,
  savedAddress,
  takeReloads,
  updated,
} from '../../support/location-model.ts'

type Body = Record<string, string>

async function zipChange(...made: Parameters<typeof opened>) {
  const popover = await opened(...made)
  popover.panel.type('10115')
  popover.panel.submitZip()
  return popover
}
async function zipAnswered(outcome: ReturnType<typeof answer>, config = {}) {
  const made = await zipChange(config)
  await made.answer('address-change', outcome)
  return made
}

/** A signed-in shopper whose list holds these addresses. */
async function withAddresses(entries = [savedAddress('A1'), savedAddress('A2')]) {
  const made = await opened({ recognized: true })
  const html = asHtml(entries)
  await made.answer(
    'address-list',
    answer({ loadedAddressCount: entries.length, html, hasMore: false }),
  )
  return made
}

const notUpdated = answer({ sembuUpdated: false, isValidAddress: true })
const changed = (names: readonly string[]) =>
  names.filter(name => /^dp-(location-(changed|failed|closed|refreshed)|before)/.test(name))

describe('a change of the location', () => {
  afterEach(forgetPage)

  it('LOC-028 LOC-029 LOC-073 sends a zip code without an address', async () => {
    const { bodies } = await zipChange({
      pageType: 'search',
      actionSource: 'nav',
      deviceType: 'iPad',
    })
    const [body] = bodies('address-change')
    assert.deepEqual(body, {
      zipCode: '10115',
      isDefaultShippingAddress: 'false',
      addressLabel: '',
      locationType: 'LOCATION_INPUT',
      deviceType: 'iPad',
      pageType: 'search',
      actionSource: 'nav',
    })
  })

  it('LOC-031 LOC-032 sends the type of an entry, and for any other type account or default', async () => {
    const locationType = 'REALM_DEFAULT' as never
    const entries = [
      savedAddress('A1', { locationType: 'LOCKER_ADDRESS' }),
      savedAddress('A2', { locationType }),
      savedAddress('A3', { locationType, isDefaultShippingAddress: true }),
    ]
    const sent = []
    for (const { addressId } of entries) {
      const { bodies, panel } = await withAddresses(entries)
      panel.chooseAddress(addressId)
      sent.push((bodies('address-change')[0] as Body)['locationType'])
    }
    assert.deepEqual(sent, ['LOCKER_ADDRESS', 'ACCOUNT_ADDRESS', 'DEFAULT_ADDRESS'])
  })

  it('LOC-029 LOC-031 LOC-073 sends a saved address without a zip code', async () => {
    const locker = savedAddress('A2', { locationType: 'LOCKER_ADDRESS' })
    const { bodies, panel } = await withAddresses([savedAddress('A1'), locker])
    panel.chooseAddress('A2')
    const [body] = bodies('address-change') as [Body]
    assert.equal('zipCode' in body, false)
    assert.equal(body['addressId'], 'A2')
    assert.equal(body['addressLabel'], 'Label of A2')
    assert.equal(body['locationType'], 'LOCKER_ADDRESS')
  })

  it('LOC-030 tells the default address from every other', async () => {
    const isDefaultShippingAddress = true
    const entries = [savedAddress('A1', { isDefaultShippingAddress }), savedAddress('A2')]
    for (const { addressId } of entries) {
      const { bodies, panel } = await withAddresses(entries)
      panel.chooseAddress(addressId)
      const [body] = bodies('address-change') as [Body]
      assert.equal(body['isDefaultShippingAddress'], `${addressId === 'A1'}`)
    }
  })

  it('LOC-036 closes and does nothing else when the active address is chosen', async () => {
    const { calls, counted, names, panel, popover } = await withAddresses()
    page.$location.set({ addressLabel: 'Home', addressId: 'A1' })
    panel.chooseAddress('A1')
    assert.equal(popover.$open.get(), false)
    assert.deepEqual(names(), ['dp-location-opened', 'dp-location-closed'])
    assert.deepEqual([calls('address-change'), counted()], [[], []])
  })

  it('LOC-037 asks the page first, and sends nothing when it forbids it', async () => {
    const { calls, detail, shown } = await zipChange({}, { cancels: ['dp-before-change-location'] })
    const { request } = detail('dp-before-change-location') as { request: object }
    assert.deepEqual(request, {
      zipCode: '10115',
      isDefaultShippingAddress: false,
      addressLabel: '',
      locationType: 'LOCATION_INPUT',
      deviceType: 'desktop',
      pageType: 'detail',
      actionSource: 'dp-location-popover',
    })
    assert.deepEqual([calls('address-change'), shown().changing], [[], null])
  })

  it('LOC-038 sends nothing more while a change is under way', async () => {
    const { calls, panel, said } = await withAddresses()
    panel.select('FR')
    panel.chooseAddress('A1')
    panel.chooseAddress('A2')
    panel.submitZip()
    panel.submitPlace()
    assert.equal(calls('address-change').length, 1)
    assert.equal(said.events.filter(({ name }) => name.startsWith('dp-before')).length, 1)
  })

  it('LOC-039 LOC-044 takes only sembuUpdated true for a success', async () => {
    const { detail, names } = await zipAnswered(notUpdated)
    const failed = detail('dp-location-failed') as Record<string, unknown>
    assert.deepEqual([failed['reason'], failed['status']], ['not-updated', 200])
    assert.equal(names().includes('dp-location-changed'), false)
  })

  it('LOC-040 LOC-041 holds the answered place whole, and the type that was sent', async () => {
    page.$location.set({ addressLabel: 'Home', addressId: 'A1', city: 'Köln', district: 'Deutz' })
    const { detail } = await zipAnswered(updated({ ...berlin, addressId: null, extra: 'x' }))
    const place = { ...berlin, locationType: 'LOCATION_INPUT' }
    assert.deepEqual(page.$location.get(), place)
    assert.deepEqual(detail('dp-location-changed'), {
      ...place,
      actionSource: 'dp-location-popover',
    })
  })

  it('LOC-041 keeps what was asked for where the answer names no place', async () => {
    await zipAnswered(updated(null))
    assert.deepEqual(page.$location.get(), {
      addressLabel: '',
      zipCode: '10115',
      locationType: 'LOCATION_INPUT',
    })
  })

  it('LOC-041 tells of a change once, when the store holds it', async () => {
    const { names } = await zipAnswered(updated())
    assert.equal(names().filter(name => name === 'dp-location-changed').length, 1)
  })

  it('LOC-043 closes and refreshes once in features mode', async () => {
    const { calls, names, popover } = await zipAnswered(updated())
    assert.equal(popover.$open.get(), false)
    assert.equal(calls('unified-refresh').length, 1)
    assert.deepEqual(changed(names()), [
      'dp-before-change-location',
      'dp-location-changed',
      'dp-location-closed',
    ])
    assert.equal(takeReloads(), 0)
  })

  it('LOC-042 reloads the page in full mode, after it has told of it', async () => {
    const { calls, detail, names } = await zipAnswered(updated(), { refreshMode: 'full' })
    assert.equal(takeReloads(), 1)
    assert.deepEqual(names().slice(-2), ['dp-location-changed', 'dp-before-navigate'])
    assert.deepEqual(detail('dp-before-navigate'), { url: location.href, kind: 'reload' })
    assert.deepEqual(calls('unified-refresh'), [])
  })

  it('LOC-042 closes and stays where the page forbids to reload', async () => {
    const made = await zipChange({ refreshMode: 'full' }, { cancels: ['dp-before-navigate'] })
    await made.answer('address-change', updated())
    assert.equal(takeReloads(), 0)
    assert.equal(made.popover.$open.get(), false)
    assert.deepEqual(made.calls('unified-refresh'), [])
  })

  for (const reason of ['timeout', 'offline', 'malformed', 'unavailable'] as const) {
    it(`LOC-044 tells of a change that ends in ${reason}, once`, async () => {
      const status = reason === 'unavailable' ? 503 : 0
      const { detail, names, shown } = await zipAnswered(fault(reason, status))
      const failed = detail('dp-location-failed') as { request: Body }
      assert.deepEqual(
        { ...failed, request: failed.request['zipCode'] },
        { reason, status, request: '10115' },
      )
      assert.equal(names().filter(name => name === 'dp-location-failed').length, 1)
      assert.deepEqual([shown().changing, shown().failed], [null, true])
    })
  }

  it('LOC-045 calls the function for failures, given by configuration or property', async () => {
    const calls: unknown[] = []
    const updateFailure = (detail: unknown) => calls.push(detail)
    const waysToSet = [
      () => zipChange({ updateFailure }),
      () => zipChange({}, { element: { updateFailure } }),
    ]
    for (const set of waysToSet) {
      const made = await set()
      await made.answer('address-change', notUpdated)
      assert.deepEqual(calls.splice(0), [made.detail('dp-location-failed')])
    }
  })

  it('LOC-046 keeps the old place, and says that it could not be changed', async () => {
    page.$location.set({ addressLabel: 'Home', addressId: 'A1' })
    const { popover, said, shown } = await zipAnswered(fault('timeout'))
    assert.deepEqual(page.$location.get(), { addressLabel: 'Home', addressId: 'A1' })
    assert.deepEqual(said.submitted, { addressId: 'A1' })
    assert.deepEqual([shown().failed, popover.$open.get(), shown().zip], [true, true, '10115'])
  })

  it('LOC-047 says that the zip code is invalid in place of the failure', async () => {
    const { said, shown } = await zipAnswered(
      answer({ sembuUpdated: false, isValidAddress: false }),
    )
    assert.deepEqual([shown().alert, shown().failed], ['invalidZip', false])
    assert.deepEqual(said.announced, ['Please enter a valid zip code.'])
  })

  it('LOC-047 says so of a zip code alone', async () => {
    const { answer: reply, panel, shown } = await withAddresses()
    panel.chooseAddress('A1')
    await reply('address-change', answer({ sembuUpdated: false, isValidAddress: false }))
    assert.deepEqual([shown().alert, shown().failed], [null, true])
  })

  it('LOC-072 goes back to rest quietly when the element leaves the page', async () => {
    const { names, said, shown } = await zipAnswered(fault('aborted'))
    assert.deepEqual(shown().changing, null)
    assert.equal(said.states.has('changing'), false)
    assert.deepEqual(changed(names()), ['dp-before-change-location'])
  })

  it('LOC-078 goes on when the popover closes, and shows its failure at the next opening', async () => {
    const made = await zipChange()
    made.popover.close()
    assert.equal(made.calls('address-change')[0]?.options?.signal?.aborted ?? false, false)
    await made.answer('address-change', notUpdated)
    void made.popover.open()
    assert.equal(made.shown().failed, true)
    made.popover.close()
    assert.equal(made.shown().failed, false)
  })

  it('LOC-080 counts what is chosen and what became of it, with page type, source and device', async () => {
    const zip = await zipAnswered(updated())
    assert.deepEqual(zip.counted(), ['LocationZipSubmitted', 'LocationChanged'])
    const fields = {
      pageType: 'detail',
      actionSource: 'dp-location-popover',
      deviceType: 'desktop',
    }
    for (const counted of zip.said.metrics) assert.deepEqual(counted.fields, fields)
    assert.deepEqual((await zipAnswered(notUpdated)).counted(), [
      'LocationZipSubmitted',
      'LocationChangeFailed',
    ])
    const rejected = await opened()
    rejected.panel.submitZip()
    assert.deepEqual(rejected.counted(), ['LocationZipRejected'])
    const { counted, panel } = await withAddresses()
    panel.chooseAddress('A1')
    assert.deepEqual(counted(), ['LocationAddressChosen'])
  })

  it('LOC-035 counts with the configured page type', async () => {
    for (const pageType of ['detail', 'search', 'offer-listing'] as const) {
      const { bodies, said } = await zipChange({ pageType })
      assert.equal((bodies('address-change') as [Body])[0]['pageType'], pageType)
      assert.equal((said.metrics[0] as { fields: Body }).fields['pageType'], pageType)
    }
  })
})

describe('the panel of the location popover', () => {
  afterEach(forgetPage)

  it('closes again where its code could not be loaded, and opens with the next press', async () => {
    let isOnline = false
    const { names, popover, said } = make({}, { isOnline: () => isOnline })
    await popover.open()
    assert.deepEqual(names(), ['dp-location-opened', 'dp-location-closed'])
    assert.deepEqual([popover.$panel.get(), said.states.has('open')], [null, false])
    isOnline = true
    await popover.open()
    assert.deepEqual([!!popover.$panel.get(), said.states.has('open')], [true, true])
  })

  it('is made once, and asks for nothing where it was closed before its code came', async () => {
    const { calls, popover } = make({ recognized: true })
    const opening = [popover.open(), popover.open()]
    popover.close()
    await Promise.all(opening)
    const panel = popover.$panel.get()
    assert.deepEqual(calls('address-list'), [])
    await popover.open()
    assert.equal(popover.$panel.get(), panel)
    assert.equal(calls('address-list').length, 1)
  })
})

describe('the place that is shown', () => {
  afterEach(forgetPage)

  it('LOC-032 LOC-033 takes the eight types as they are, and every other for the default of the realm', () => {
    for (const locationType of locationTypes) {
      page.$location.set({ addressLabel: 'X', locationType })
      const { said } = make()
      assert.equal(page.$location.get()?.locationType, locationType)
      assert.deepEqual(said.warnings, [])
      forgetPage()
    }
    const { said } = make()
    page.$location.set({ addressLabel: 'X', locationType: 'MOON' })
    assert.deepEqual(page.$location.get(), { addressLabel: 'X', locationType: 'REALM_DEFAULT' })
    assert.deepEqual(said.warnings, [
      'locationType: MOON is not known, using REALM_DEFAULT instead',
    ])
  })

  it('LOC-032 sends neither REALM_DEFAULT nor IP2LOCATION', async () => {
    page.$location.set({ addressLabel: 'X', locationType: 'IP2LOCATION' })
    const { bodies } = await zipChange()
    const [body] = bodies('address-change') as [Body]
    assert.equal(body['locationType'], 'LOCATION_INPUT')
  })

  it('LOC-056 LOC-057 LOC-058 submits the address under the name of its context', () => {
    const { configure, said } = make()
    assert.equal(said.submitted, null)
    page.$location.set({ addressLabel: 'Home', addressId: 'A1' })
    assert.deepEqual(said.submitted, { addressId: 'A1' })
    configure({ oneClick: true })
    assert.deepEqual(said.submitted, { 'dropdown-selection': 'A1' })
    page.$location.set({ addressLabel: 'Berlin', zipCode: '10115' })
    assert.equal(said.submitted, null)
  })

  it('LOC-069 follows what another element writes, and makes no call', () => {
    const { names, said } = make()
    page.$location.set({ addressLabel: 'Elsewhere', addressId: 'A9' })
    assert.deepEqual(said.submitted, { addressId: 'A9' })
    assert.deepEqual([said.calls, names()], [[], []])
  })

  it('LOC-081 fills an empty store, and counts again only when it changes', () => {
    const { configure, popover } = make({ addressLabel: 'Home', addressId: 'A1', state: 'BE' })
    const place = { addressLabel: 'Home', addressId: 'A1', state: 'BE' }
    assert.deepEqual(page.$location.get(), place)
    page.$location.set({ addressLabel: 'Chosen' })
    make({ addressLabel: 'Another' })
    configure({ oneClick: true })
    assert.deepEqual(page.$location.get(), { addressLabel: 'Chosen' })
    assert.deepEqual(popover.fields(), {
      addressLabel: 'Chosen',
      addressId: undefined,
      obfuscatedId: undefined,
      countryCode: undefined,
      zipCode: undefined,
      state: undefined,
      city: undefined,
      district: undefined,
      locationType: undefined,
    })
    configure({ city: 'Berlin' })
    assert.deepEqual(page.$location.get(), { ...place, city: 'Berlin' })
  })
})
