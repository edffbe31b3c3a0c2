import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { page } from '../../../src/page/page.ts'
import { answer, fault, forgetPage, opened, updated } from '../../support/location-model.ts'

const asin = 'B0HEADPH01'
const done = answer(null)
const failed = fault('unavailable', 503)

/** The place has just been changed. */
async function refreshed(config: Parameters<typeof opened>[0] = {}, address?: object) {
  const made = await opened(config)
  const change = async () => {
    made.panel.type('10115')
    made.panel.submitZip()
    await made.answer('address-change', updated(address))
  }
  await change()
  const told = () =>
    made.said.events.flatMap(({ name, detail }) =>
      name === 'dp-location-refreshed' ? [detail] : [],
    )
  return {
    ...made,
    change,
    told,
    sent: () => made.calls('unified-refresh').length,
    settle: (...outcomes: (typeof done)[]) =>
      outcomes.reduce(
        (before, outcome) => before.then(() => made.answer('unified-refresh', outcome)),
        Promise.resolve(),
      ),
  }
}

describe('the unified refresh', () => {
  afterEach(() => {
    forgetPage()
    page.quantity(asin).set(undefined)
  })

  it('LOC-049 sends all sixteen fields of the new place, product and context', async () => {
    const { bodies } = await refreshed(
      {
        asin,
        merchantId: 'M1',
        smid: 'S1',
        exMerchId: 'E1',
        relatedRequestId: 'R1',
        wdg: 'W1',
        urlParams: 'a=1',
        oneClick: true,
        deviceType: 'tabletApp',
      },
      {
        addressLabel: 'Home',
        addressId: 'A1',
        zipCode: '10115',
        city: 'Berlin',
        state: 'BE',
        district: 'Mitte',
        countryCode: 'DE',
      },
    )
    assert.deepEqual(bodies('unified-refresh'), [
      {
        addressId: 'A1',
        zipCode: '10115',
        city: 'Berlin',
        state: 'BE',
        district: 'Mitte',
        countryCode: 'DE',
        quantity: '1',
        relatedRequestId: 'R1',
        asin,
        merchantId: 'M1',
        deviceType: 'tabletApp',
        smid: 'S1',
        wdg: 'W1',
        exMerchId: 'E1',
        oneClick: 'true',
        urlParams: 'a=1',
      },
    ])
  })

  it('LOC-049 sends empty what has no value', async () => {
    const [body] = (await refreshed({}, { addressLabel: 'X' })).bodies('unified-refresh')
    const values = Object.entries(body as Record<string, string>)
    assert.equal(values.length, 16)
    assert.deepEqual(
      values.filter(([, value]) => value),
      [
        ['quantity', '1'],
        ['deviceType', 'desktop'],
        ['oneClick', 'false'],
      ],
    )
  })

  it('LOC-050 sends the quantity of the product, and 1 while there is none', async () => {
    for (const [quantity, sent] of [
      [3, '3'],
      [undefined, '1'],
      [null, '1'],
      [0, '1'],
    ] as const) {
      page.quantity(asin).set(quantity)
      const [body] = (await refreshed({ asin })).bodies('unified-refresh')
      assert.equal((body as Record<string, string>)['quantity'], sent)
    }
  })

  it('LOC-051 tells of a success once, and does not repeat it', async () => {
    const { said, sent, settle, told } = await refreshed()
    assert.equal(said.states.has('refreshing'), true)
    await settle(done)
    assert.deepEqual(told(), [{ success: true, attempt: 1, retriesLeft: 2 }])
    assert.deepEqual([sent(), said.states.has('refreshing')], [1, false])
  })

  it('LOC-052 tells of a failure before it tries again', async () => {
    const { said, settle, told } = await refreshed()
    const order: string[] = []
    const { events, calls } = said
    events.push = (...added) => order.push(...added.map(({ name }) => name))
    calls.push = (...added) => order.push(...added.map(({ id }) => id))
    await settle(failed)
    assert.deepEqual(order, ['dp-location-refreshed', 'unified-refresh'])
    assert.deepEqual(told(), [])
  })

  it('LOC-052 LOC-053 sends three in all, and then gives up', async () => {
    const { sent, settle, told } = await refreshed()
    await settle(failed, fault('offline'), fault('timeout'))
    assert.equal(sent(), 3)
    assert.deepEqual(told(), [
      { success: false, attempt: 1, retriesLeft: 2 },
      { success: false, attempt: 2, retriesLeft: 1 },
      { success: false, attempt: 3, retriesLeft: 0 },
    ])
  })

  it('LOC-053 sends as many more as the page allows', async () => {
    const { sent, settle } = await refreshed({ retryBudget: 0 })
    await settle(failed)
    assert.equal(sent(), 1)
  })

  it('LOC-054 ends with a success after one failure', async () => {
    const { popover, sent, settle, told } = await refreshed()
    await settle(failed, done)
    assert.equal(sent(), 2)
    assert.deepEqual(told().at(-1), { success: true, attempt: 2, retriesLeft: 1 })
    assert.equal(popover.$stale.get(), false)
  })

  it('LOC-055 begins anew with the next change, and ends the refresh under way', async () => {
    const { calls, change, sent, settle, told } = await refreshed()
    await settle(failed, failed)
    await change()
    assert.equal(calls('unified-refresh').at(-2)?.options?.signal?.aborted, true)
    await settle(failed, failed, failed)
    assert.equal(sent(), 6)
    assert.deepEqual(told().at(-1), { success: false, attempt: 3, retriesLeft: 0 })
  })

  it('LOC-079 says that the page is stale when the last has failed, until one succeeds', async () => {
    const { change, popover, said, settle } = await refreshed()
    await settle(failed, failed)
    assert.equal(popover.$stale.get(), false)
    await settle(failed)
    assert.equal(popover.$stale.get(), true)
    assert.match(said.announced.at(-1) ?? '', /still shows details for your earlier location/)
    await change()
    assert.equal(popover.$stale.get(), true)
    await settle(done)
    assert.equal(popover.$stale.get(), false)
  })

  it('LOC-072 ends quietly when the element leaves the page', async () => {
    const { said, sent, settle, told } = await refreshed()
    await settle(fault('aborted'))
    assert.deepEqual([sent(), told(), said.states.has('refreshing')], [1, [], false])
  })

  it('LOC-035 LOC-080 counts a failure with what went wrong', async () => {
    const { said, settle } = await refreshed({ pageType: 'search' })
    await settle(failed)
    assert.deepEqual(said.metrics.at(-1), {
      name: 'LocationRefreshFailed',
      fields: {
        pageType: 'search',
        actionSource: 'dp-location-popover',
        deviceType: 'desktop',
        reason: 'unavailable',
        status: 503,
      },
    })
  })
})
