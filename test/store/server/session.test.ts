import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { elsewhere } from '../../support/elsewhere.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'
import { fitmentRequests } from '../fitment/requests.ts'

const coffee = { asin: 'B0COFFEE01', offerListingId: 'OLB0COFFEE01', quantity: 1 }
const { path: saved } = fitmentRequests['my-model-save']

const json = async (who: Shopper, path: string) => (await who.get(path)).json()
const cart = async (who: Shopper) => (await json(who, '/dp/cart/count')).entity.items
const nameOf = async (who: Shopper) => (await json(who, '/dp/session')).name

/** What the database has of a visitor. */
const held = async (who: Shopper) => {
  const paths = ['/__facts/cart', '/__facts/place', '/__facts/fitment']
  const facts = await Promise.all(paths.map(path => json(who, path)))
  return JSON.stringify(facts, (name, value) => (name === 'sessionId' ? undefined : value))
}

describe('a visitor who becomes somebody else', () => {
  let store: TestStore
  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())

  it('STO-033 is the person that they have chosen', async () => {
    for (const [as, person] of [
      ['signed-in', { name: 'Robin', prime: false, business: false, recognized: true }],
      ['member', { name: 'Mira', prime: true, business: false, recognized: true }],
      ['business', { name: 'Birch & Sons', prime: false, business: true, recognized: true }],
      ['signed-out', { name: null, prime: false, business: false, recognized: false }],
    ] as const) {
      const { csrfToken: _, ...shown } = await json(await visit(store, as), '/dp/session')
      assert.deepEqual(shown, person)
    }
  })

  it('STO-033 is nobody else by a GET, whatever its address says', async () => {
    const shopper = await visit(store)
    for (const path of ['/dp/session?as=member', '/?as=member', '/gp/sign-in.html?as=member']) {
      await shopper.get(path, { 'sec-fetch-site': 'same-origin', accept: 'text/html' })
      assert.equal(await nameOf(shopper), null, path)
    }
  })

  it('STO-033 gets a new session and a new token', async () => {
    const old = await visit(store)
    const fresh = await old.becomes('member')
    assert.match(fresh.cookie, /^dp_session=[\w-]{22}\.[\w-]{43}$/)
    assert.notEqual(fresh.cookie, old.cookie)
    assert.notEqual(fresh.csrfToken, old.csrfToken)
    const mixed = { cookie: fresh.cookie, 'x-dp-csrf-token': old.csrfToken }
    assert.equal((await old.post('/dp/cart/add-items', { items: [coffee] }, mixed)).status, 403)
  })

  it('STO-033 keeps what they hold, in every table', async () => {
    const old = await visit(store)
    const key = { 'idempotency-key': 'first' }
    const add = (who: Shopper) => who.post('/dp/cart/add-items', { items: [coffee] }, key)
    assert.equal((await add(old)).status, 200)
    assert.equal((await old.get(saved)).status, 200)
    const zip = { zip: '12345', path: '/' }
    assert.equal((await old.postForm('/gp/delivery/location.html', zip)).status, 303)
    const whole = await held(old)
    assert.match(whole, /B0COFFEE01.*12345.*GS60-4210W/)
    const fresh = await old.becomes('member')
    assert.equal(await held(fresh), whole)
    // A second try after the change is still the same attempt.
    assert.equal((await add(fresh)).status, 200)
    assert.equal(await cart(fresh), 1)
  })

  it('STO-033 leaves nothing to who knows the old session', async () => {
    const old = await (await visit(store)).becomes('signed-in')
    await old.post('/dp/cart/add-items', { items: [coffee] })
    const fresh = await old.becomes('member')
    assert.deepEqual([await cart(old), await nameOf(old)], [0, null])
    await old.post('/dp/cart/add-items', { items: [coffee] })
    assert.deepEqual([await cart(fresh), await nameOf(fresh)], [1, 'Mira'])
  })

  it('STO-033 keeps the session if they are that person already', async () => {
    const member = await visit(store, 'member')
    const answer = await member.post('/dp/session', { as: 'member' })
    assert.equal(answer.headers.get('set-cookie'), null)
    assert.equal((await answer.json()).csrfToken, member.csrfToken)
  })

  it('STO-034 is led to a page of this shop, and to no other site', async () => {
    for (const redirect of elsewhere) {
      const led = await (await visit(store)).postForm('/dp/session', { as: 'member', redirect })
      assert.equal(led.headers.get('location'), '/', redirect)
    }
    const fields = { as: 'member', redirect: '/s?k=a#b' }
    const back = await (await visit(store)).postForm('/dp/session', fields)
    assert.equal(back.headers.get('location'), '/s?k=a#b')
  })

  it('STO-034 leads nobody from the location page or the catalogue to another site', async () => {
    const shopper = await visit(store)
    const change = (path: string) =>
      shopper.postForm('/gp/delivery/location.html', { zip: '12345', path })
    for (const path of elsewhere) {
      assert.equal((await change(path)).headers.get('location'), '/', path)
      const { pathname } = new URL(`/catalog/${path}`, 'http://localhost')
      const catalogue = (await shopper.get(pathname)).headers.get('location')
      const led = new URL(catalogue ?? '/', 'http://localhost')
      assert.equal(led.host, 'localhost', path)
      assert.ok(!led.pathname.startsWith('//'), path)
    }
    assert.equal((await change('/cart')).headers.get('location'), '/cart')
  })
})
