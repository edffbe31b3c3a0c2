import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import * as fc from 'fast-check'
import { contract } from '../../src/contract/index.ts'
import { claimPath, startStore, visit, type Shopper, type TestStore } from '../support/store.ts'

const paths = [
  ...contract.filter(({ method }) => method === 'POST').map(({ path }) => path),
  claimPath('DB0HEADPH01'),
  '/cart/update',
  '/cart/remove',
  '/dp/metrics',
  '/dp/session',
]
const nasty = fc.constantFrom(
  '\0',
  '\ud800',
  "'; drop table deal; --",
  '__proto__',
  'B0HEADPH01',
  'OLB0HEADPH01',
  '999999999999999999999',
  '-1',
  '1e9',
  '%',
  'x'.repeat(5_000),
)
const number = fc.constantFrom(0, -1, 1, 999, 1000, 1.5, 2 ** 53, -(2 ** 31), 1e308)
const leaf = fc.oneof(nasty, number, fc.string(), fc.boolean(), fc.constant(null))
const { tree } = fc.letrec<{ tree: unknown }>(tie => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('tree')),
    fc.dictionary(fc.string(), tie('tree')),
  ),
}))
/** Bodies that are nearly right get further than noise. */
const nearly = fc.record(
  {
    asin: leaf,
    quantity: leaf,
    devicePreRegistered: fc.boolean(),
    offerListingId: leaf,
    as: leaf,
    items: fc.array(
      fc.record({
        asin: fc.oneof(fc.constant('B0HEADPH01'), nasty),
        offerListingId: fc.oneof(fc.constant('OLB0HEADPH01'), nasty),
        quantity: fc.oneof(number, fc.constant(1)),
      }),
      { maxLength: 60 },
    ),
  },
  { requiredKeys: [] },
)
const field = fc.oneof(
  fc.constantFrom(
    'asin',
    'quantity',
    'lineId',
    'items[0][asin]',
    'items[0][quantity]',
    'gift-wrap',
  ),
  nasty,
)

/** A change of the delivery location whose parts may be anything, or contradict each other. */
const placeChange = fc.record(
  {
    locationType: fc.constantFrom('LOCATION_INPUT', 'REGION', 'COUNTRY', 'LOCKER_ADDRESS', '\0'),
    zipCode: fc.oneof(nasty, fc.string(), fc.constant('10001')),
    addressId: fc.oneof(nasty, fc.string()),
    countryCode: fc.oneof(nasty, fc.constantFrom('DE', 'XX')),
    primarySelections: fc.oneof(nasty, fc.constant('DE,,BR,'.repeat(500))),
    primarySelectionsOrder: nasty,
    secondarySelections: nasty,
    currentAddressCount: nasty,
    loadCount: nasty,
    selectedAddressId: nasty,
    asin: nasty,
    quantity: nasty,
  },
  { requiredKeys: ['locationType'] },
)
const placePaths = paths.filter(path => path.includes('delivery') || path.includes('location'))
const fromPage = {
  deviceType: 'desktop',
  pageType: 'detail',
  actionSource: 'test',
  isDefaultShippingAddress: 'false',
  addressLabel: '\ud800',
  oneClick: 'false',
}

describe('hostile requests', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore()
    shopper = await visit(store, 'member')
  })
  after(() => store.close())

  const send = async (path: string, body: string, type: string, headers: object = {}) => {
    const own = { cookie: shopper.cookie, 'x-dp-csrf-token': shopper.csrfToken }
    const answer = await store.app.request(path, {
      method: 'POST',
      headers: { ...own, 'content-type': type, 'x-dp-encrypted-token': 'demo', ...headers },
      body,
    })
    assert.ok(answer.status < 500, `${answer.status} for ${body.slice(0, 200)} to ${path}`)
    return answer
  }

  it('never give a 500 as JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.oneof(tree, nearly), async (path, body) => {
        await send(path, JSON.stringify(body), 'application/json')
      }),
      { numRuns: 400 },
    )
  })

  it('never give a 500 as a form', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.array(fc.tuple(field, fc.oneof(nasty, fc.string()))),
        async (path, fields) => {
          const body = new URLSearchParams([...fields, ['anti-csrftoken', shopper.csrfToken]])
          await send(path, body.toString(), 'application/x-www-form-urlencoded')
        },
      ),
      { numRuns: 400 },
    )
  })

  it('never give a 500 as a change of the delivery location', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...placePaths), placeChange, async (path, fields) => {
        const body = new URLSearchParams({ ...fromPage, ...fields })
        await send(path, body.toString(), 'application/x-www-form-urlencoded')
      }),
      { numRuns: 300 },
    )
  })

  it('never give a 500 by address or header', async () => {
    const bad = ['%00', '%E0%A4', "'", '..%2f..%2fpackage.json', '%F0%9F%98%80']
    for (const part of bad) {
      for (const path of [
        `/dp/deals/product?buyingOptionTypes=LIGHTNING_DEAL&offerListingId=${part}`,
        `/images/${part}.svg`,
        `/dist/${part}`,
        `/s/?k=${part}`,
        `/cart?error=${part}`,
      ]) {
        const answer = await shopper.get(path)
        assert.ok(answer.status < 500, `${answer.status} for ${path}`)
      }
      const claim = JSON.stringify({ asin: 'B0HEADPH01', quantity: 1, devicePreRegistered: false })
      await send(claimPath(part), claim, 'application/json', { 'idempotency-key': part })
    }
  })

  it('refuse bodies that are nested deeply, cut off or not what they say', async () => {
    const deep = '['.repeat(30_000) + ']'.repeat(30_000)
    for (const path of paths) {
      for (const [body, type] of [
        [deep, 'application/json'],
        ['{"asin":"B0', 'application/json'],
        ['no boundary', 'multipart/form-data; boundary=x'],
        ['no boundary', 'multipart/form-data'],
        ['%%%=%E0%A4&&&=', 'application/x-www-form-urlencoded'],
      ] as const) {
        const { status, headers } = await send(path, body, type)
        const isRefused = status >= 400 || headers.get('location')?.includes('error=')
        assert.ok(isRefused, `${status} for ${body.slice(0, 20)} as ${type} to ${path}`)
      }
    }
  })

  it('refuse a claim under the idempotency key of another call', async () => {
    const key = { 'idempotency-key': 'taken' }
    const items = [{ asin: 'B0COFFEE01', offerListingId: 'OLB0COFFEE01', quantity: 1 }]
    const added = await shopper.post('/dp/cart/add-items', { items }, key)
    assert.equal(added.status, 200)
    const claim = { asin: 'B0HEADPH01', quantity: 1, devicePreRegistered: false }
    const answer = await shopper.post(claimPath('DB0HEADPH01'), claim, key)
    assert.equal(answer.status, 422)
  })

  it('refuse an idempotency key that is too long', async () => {
    const claim = JSON.stringify({ asin: 'B0HEADPH01', quantity: 1, devicePreRegistered: false })
    const key = { 'idempotency-key': 'k'.repeat(256) }
    const answer = await send(claimPath('DB0HEADPH01'), claim, 'application/json', key)
    assert.equal(answer.status, 400)
  })
})
