import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const foreign: Readonly<Record<string, Record<string, string>>> = {
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'another site of the same domain': { 'sec-fetch-site': 'same-site' },
  'another site, in a browser of old': { origin: 'https://evil.example' },
  'another port, in a browser of old': { origin: 'http://localhost:81' },
  'a page without an origin, in a browser of old': { origin: 'null' },
}
const own: Readonly<Record<string, Record<string, string>>> = {
  'the shop': { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' },
  'the shop, under a policy that hides the origin': {
    'sec-fetch-site': 'same-origin',
    origin: 'null',
  },
  'the shop, in a browser of old': { origin: 'http://localhost' },
  'a proxy that has ended TLS': { origin: 'https://localhost' },
  'a page that is loaded again': { 'sec-fetch-site': 'none' },
  'a program': {},
}
/** Addresses that change something, of calls, forms and pages, and one that there is not. */
const unsafe = ['/dp/cart/add-items', '/cart/remove', '/gp/delivery/location.html', '/dp/session']
const addresses = [...unsafe, '/nowhere', '/']

const typeOf = async (answer: Response) => (await answer.json()).type

describe('a request of another site', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore()
    shopper = await visit(store)
  })
  after(() => store.close())

  const post = (path: string, headers: Record<string, string>) =>
    store.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'asin=B0COFFEE01',
    })

  for (const [who, headers] of Object.entries(foreign)) {
    it(`STO-030 is refused and gets no session when it is of ${who}`, async () => {
      for (const path of addresses) {
        const answer = await post(path, headers)
        assert.equal(answer.status, 403, path)
        assert.equal(await typeOf(answer), 'OTHER_SITE', path)
        assert.equal(answer.headers.get('set-cookie'), null, path)
      }
    })

    it(`STO-030 is refused with the session and the token when it is of ${who}`, async () => {
      const { cookie, csrfToken } = shopper
      const answer = await post('/dp/session', { cookie, 'x-dp-csrf-token': csrfToken, ...headers })
      assert.equal(await typeOf(answer), 'OTHER_SITE')
    })
  }

  for (const [who, headers] of Object.entries(own)) {
    it(`STO-030 is none when it is of ${who}`, async () => {
      const { cookie, csrfToken } = shopper
      const items = [{ asin: 'B0COFFEE01', offerListingId: 'OLB0COFFEE01', quantity: 1 }]
      const answer = await shopper.post('/dp/cart/add-items', { items }, headers)
      assert.equal(answer.status, 200)
      const token = { cookie, 'x-dp-csrf-token': csrfToken }
      assert.notEqual((await post('/cart/remove', { ...token, ...headers })).status, 403)
    })
  }

  it('STO-030 leads to any page by a link', async () => {
    const answer = await shopper.get('/cart', { 'sec-fetch-site': 'cross-site' })
    assert.equal(answer.status, 200)
  })

  it('STO-031 needs a token at every address, and gets no session without one', async () => {
    for (const path of addresses) {
      for (const cookie of ['', shopper.cookie]) {
        const answer = await post(path, { cookie })
        assert.equal(answer.status, 403, path)
        assert.equal(await typeOf(answer), 'CSRF', path)
        assert.equal(answer.headers.get('set-cookie'), null, path)
      }
    }
  })

  it('STO-014 is told to a person as a page, in their language', async () => {
    for (const [language, words] of [
      ['en', 'open for too long'],
      ['de', 'zu lange offen'],
    ] as const) {
      const cookie = `${shopper.cookie}; shop_language=${language}`
      for (const path of addresses) {
        const answer = await post(path, { cookie, accept: 'text/html' })
        assert.equal(answer.status, 403)
        assert.match(answer.headers.get('content-security-policy') ?? '', /default-src/)
        assert.match(await answer.text(), new RegExp(words))
      }
    }
  })
})
