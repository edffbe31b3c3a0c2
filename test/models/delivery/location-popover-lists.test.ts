import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { page } from '../../../src/page/page.ts'
import {
  builtInPlaces,
  placeOf,
} from '../../../src/widgets/delivery/location-popover/places.rules.ts'
import {
  answer,
  asHtml,
  fault,
  forgetPage,
  opened,
  savedAddress,
} from '../../support/location-model.ts'

const list = (ids: readonly string[], hasMore: boolean, loadedAddressCount = ids.length) =>
  answer({ html: asHtml(ids.map(id => savedAddress(id))), hasMore, loadedAddressCount })
const selections = { primarySelections: ['UK_BFPO', 'DE'], secondarySelections: ['FR'] }

const recognized = { recognized: true }

describe('saved addresses', () => {
  afterEach(forgetPage)

  it('LOC-004 are not asked for while nobody is recognized', async () => {
    assert.deepEqual((await opened({ recognized: false })).said.calls, [])
  })

  it('LOC-059 are asked for by the list, the first five', async () => {
    page.$location.set({ addressLabel: 'Home', addressId: 'A2' })
    const { bodies, shown } = await opened({ recognized: true, deviceType: 'mobileApp' })
    assert.deepEqual(bodies('address-list'), [
      {
        currentAddressCount: '0',
        loadCount: '5',
        selectedAddressId: 'A2',
        deviceType: 'mobileApp',
      },
    ])
    assert.equal(shown().loading, true)
  })

  it('LOC-060 LOC-061 are five more with each press, counted as the server counts them', async () => {
    const { answer: reply, bodies, ids, panel, shown } = await opened(recognized)
    await reply('address-list', list(['A1', 'A2'], true, 5))
    assert.deepEqual([ids(), shown().hasMore], [['A1', 'A2'], true])
    panel.seeMore()
    panel.seeMore()
    await reply('address-list', list(['A3', 'A2'], true, 3))
    panel.seeMore()
    await reply('address-list', list([], false))
    const counts = bodies('address-list').map(body => Object.values(body).slice(0, 2))
    assert.deepEqual(counts, [
      ['0', '5'],
      ['5', '5'],
      ['8', '5'],
    ])
    assert.deepEqual([ids(), shown().hasMore], [['A1', 'A2', 'A3'], false])
  })

  it('LOC-062 LOC-074 say nothing of a failure, and are asked for at the next opening', async () => {
    const { answer: reply, calls, popover, said, shown } = await opened(recognized)
    await reply('address-list', fault('unavailable', 500))
    assert.deepEqual([shown().loading, shown().failed, said.announced], [false, false, []])
    assert.equal(calls('address-list').length, 1)
    popover.close()
    popover.open()
    assert.equal(calls('address-list').length, 2)
  })

  it('LOC-074 are asked for again by the next press of see more', async () => {
    const { answer: reply, bodies, ids, panel, shown } = await opened(recognized)
    await reply('address-list', list(['A1'], true))
    panel.seeMore()
    await reply('address-list', fault('timeout'))
    assert.deepEqual([ids(), shown().hasMore], [['A1'], true])
    panel.seeMore()
    assert.equal(
      (bodies('address-list').at(-1) as Record<string, string>)['currentAddressCount'],
      '1',
    )
  })

  it('LOC-063 are asked for by the selections where the page wants it', async () => {
    page.$location.set({ addressLabel: 'Home', addressId: 'A2' })
    const config = {
      recognized: true,
      addressSource: 'selections',
      oneClick: true,
      pageType: 'search',
    }
    const { answer: reply, ids, said, shown } = await opened(config as Parameters<typeof opened>[0])
    assert.deepEqual(
      said.calls.map(({ id, input }) => [id, input]),
      [
        [
          'address-selections',
          {
            query: {
              currentAddressId: 'A2',
              deviceType: 'desktop',
              isOneClickFromContext: 'true',
              clientPage: 'search',
            },
          },
        ],
      ],
    )
    await reply('address-selections', answer({ html: asHtml([savedAddress('A2')]) }))
    assert.deepEqual([ids(), shown().hasMore], [['A2'], false])
  })

  it('LOC-068 are kept from one opening to the next', async () => {
    const { answer: reply, calls, popover } = await opened({ recognized: true, ...selections })
    await reply('address-list', list([], false))
    await reply(
      'country-selections',
      answer({ html: asHtml([{ code: 'DE', kind: 'country', name: 'D' }]) }),
    )
    popover.close()
    popover.open()
    assert.deepEqual([calls('address-list').length, calls('country-selections').length], [1, 1])
  })

  it('LOC-068 are loaded anew when the shopper is another', async () => {
    const {
      answer: reply,
      calls,
      configure,
      ids,
    } = await opened({ recognized: true, ...selections })
    await reply('address-list', list(['A1'], false))
    configure({ recognized: false })
    assert.deepEqual(ids(), [])
    configure({ recognized: true })
    const [first, second] = calls('address-list')
    assert.equal(first?.options?.signal?.aborted, true)
    assert.ok(second)
    assert.equal(calls('country-selections').length, 3)
  })

  it('LOC-080 counts a failure that the shopper does not see', async () => {
    const { answer: reply, said } = await opened(recognized)
    await reply('address-list', fault('offline'))
    const [counted] = said.metrics
    assert.equal(counted?.name, 'LocationListFailed')
    const failure = { call: 'address-list', reason: 'offline', status: 0 }
    assert.deepEqual({ ...(counted?.fields as object), ...failure }, counted?.fields)
  })

  it('LOC-072 LOC-074 are asked for again after the element was away', async () => {
    const {
      answer: reply,
      calls,
      popover,
      said,
    } = await opened({ recognized: true, ...selections })
    await reply('address-list', fault('aborted'))
    await reply('country-selections', fault('aborted'))
    assert.deepEqual(said.metrics, [])
    popover.close()
    popover.open()
    assert.deepEqual([calls('address-list').length, calls('country-selections').length], [2, 2])
  })
})

const seventeen: readonly [code: string, country: string, zip: string][] = [
  ['UK_MAINLAND', 'GB', 'EC1A 1BB'],
  ['UK_BFPO', 'GB', 'BF1 2AT'],
  ['UK_CHANNEL_ISLANDS', 'GB', 'JE2 3NN'],
  ['UK_ISLANDS', 'GB', 'ZE1 0AA'],
  ['UK_NORTHERN_IRELAND', 'GB', 'BT1 5GS'],
  ['UK_HIGHLANDS', 'GB', 'IV1 1HY'],
  ['DE_MAINLAND', 'DE', '10115'],
  ['DE_ISLANDS', 'DE', '26548'],
  ['FR_MAINLAND', 'FR', '75001'],
  ['FR_CORSICA', 'FR', '20000'],
  ['FR_OVERSEAS', 'FR', '97100'],
  ['IT_MAINLAND', 'IT', '00118'],
  ['IT_ISLANDS', 'IT', '90121'],
  ['ES_MAINLAND', 'ES', '28001'],
  ['ES_BALEARICS', 'ES', '07001'],
  ['ES_CANARIES', 'ES', '35001'],
  ['BR', 'BR', '01001-000'],
]

describe('regions and countries', () => {
  afterEach(forgetPage)

  it('LOC-010 are asked for with what the page wants to offer', async () => {
    const primarySelectionsOrder = ['DE', 'UK_BFPO']
    const { bodies } = await opened({ ...selections, primarySelectionsOrder, deviceType: 'iPad' })
    assert.deepEqual(bodies('country-selections'), [
      {
        deviceType: 'iPad',
        primarySelections: 'UK_BFPO,DE',
        primarySelectionsOrder: 'DE,UK_BFPO',
        secondarySelections: 'FR',
      },
    ])
  })

  it('LOC-011 are all countries by name, without a call, where the page offers none', async () => {
    const { said, settled, shown } = await opened({ locale: 'de' })
    await settled()
    assert.deepEqual(said.calls, [])
    const names = shown().places?.map(({ name }) => name) ?? []
    assert.equal(new Set(names).size, 249)
    assert.deepEqual(names, names.toSorted(new Intl.Collator('de').compare))
    assert.ok(names.includes('Österreich'))
  })

  it('LOC-011 are named by the codes of ISO 3166-1', () => {
    const codes = builtInPlaces('en').map(({ code }) => code)
    assert.ok(codes.every(code => /^[A-Z]{2}$/.test(code)))
    for (const code of ['DE', 'GB', 'AX', 'ZW', 'BQ', 'SS', 'TL']) assert.ok(codes.includes(code))
    for (const code of ['UK', 'EU', 'XK', 'AN', 'SU']) assert.equal(codes.includes(code), false)
  })

  for (const [code, countryCode, sampleZip] of seventeen) {
    it(`LOC-012 LOC-013 sends ${code} with a zip code of it`, async () => {
      const { answer: reply, bodies, panel, shown } = await opened(selections)
      const html = asHtml([{ code, kind: 'region', name: 'Somewhere' }])
      await reply('country-selections', answer({ html }))
      const [place] = shown().places ?? []
      assert.equal(place?.name, 'Somewhere')
      panel.select(place?.id ?? '')
      panel.submitPlace()
      const [body] = bodies('address-change') as [Record<string, string>]
      const { locationType, zipCode, addressLabel } = body
      assert.deepEqual(
        [zipCode, body['countryCode'], locationType, addressLabel],
        [sampleZip, countryCode, 'REGION', ''],
      )
    })
  }

  it('LOC-014 sends a country by its code, without a zip code', async () => {
    const { bodies, counted, panel, settled } = await opened({})
    await settled()
    panel.select('FR')
    panel.submitPlace()
    const [body] = bodies('address-change') as [Record<string, string>]
    assert.deepEqual([body['countryCode'], body['locationType']], ['FR', 'COUNTRY'])
    assert.deepEqual(['zipCode' in body, 'addressId' in body], [false, false])
    assert.deepEqual(counted(), ['LocationPlaceChosen'])
  })

  it('LOC-014 tells the country Brazil from the region', () => {
    const [region, country] = (['region', 'country'] as const).map(kind =>
      placeOf({ code: 'BR', kind, name: 'Brazil' }),
    )
    assert.notEqual(region?.id, country?.id)
    assert.deepEqual([region?.sampleZip, country?.sampleZip], ['01001-000', undefined])
  })

  it('LOC-075 leaves out a region that nobody knows, and says so', async () => {
    const { answer: reply, said, shown } = await opened(selections)
    const offered = [
      { code: 'MOON', kind: 'region', name: 'Moon' },
      { code: 'DE', kind: 'country', name: 'Germany' },
    ] as const
    await reply('country-selections', answer({ html: asHtml(offered) }))
    assert.deepEqual(
      shown().places?.map(({ code }) => code),
      ['DE'],
    )
    assert.deepEqual(said.warnings, ['region MOON is not known and is left out'])
  })

  it('LOC-076 are all countries after a failed call, which is not sent again', async () => {
    const { answer: reply, calls, popover, shown } = await opened(selections)
    await reply('country-selections', fault('unavailable', 503))
    assert.equal(shown().places?.length, 249)
    popover.close()
    popover.open()
    assert.equal(calls('country-selections').length, 1)
  })

  it('LOC-077 sends nothing when another is selected', async () => {
    const { calls, panel, settled } = await opened({})
    await settled()
    panel.select('FR')
    panel.select('DE')
    assert.deepEqual(calls('address-change'), [])
  })
})
