import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { signatures } from '../../../demo/store/server/session.ts'
import {
  claimOf,
  claimPath,
  startStore,
  visit,
  type Shopper,
  type TestStore,
} from '../../support/store.ts'

interface Line {
  id: number
  asin: string
  quantity: number
  associatedTo: string | null
}

const coffee = { asin: 'B0COFFEE01', offerListingId: 'OLB0COFFEE01', quantity: 2 }
const headphones = { asin: 'B0HEADPH01', offerListingId: 'OLB0HEADPH01', quantity: 1 }
const plan = { asin: 'B0PLAN0002', offerListingId: 'OLB0PLAN0002', quantity: 1 }
const earbuds = { asin: 'B0EARBUD01', offerListingId: 'OLB0EARBUD01', quantity: 1 }
const planFor = (associatedItemId: string) => ({
  ...plan,
  additionalParameters: {
    itemAssociation: {
      associatedItemId,
      renderType: 'renderAll',
      programType: 'AmazonProtect',
      deleteConstraint: 'none',
    },
  },
})

describe('a line of a cart', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())
  beforeEach(async () => {
    shopper = await visit(store)
  })

  const add = async (items: object[], who = shopper) =>
    assert.equal((await who.post('/dp/cart/add-items', { items })).status, 200)
  const lines = async (who = shopper): Promise<Line[]> => (await who.get('/__facts/cart')).json()
  const count = async () => (await (await shopper.get('/dp/cart/count')).json()).entity.items
  const names = async (who = shopper) =>
    (await lines(who)).map(({ asin, associatedTo }) => `${asin} ${associatedTo}`).toSorted()
  const lineOf = async (asin: string) => {
    const found = (await lines()).find(line => line.asin === asin)
    assert.ok(found)
    return `${found.id}`
  }
  const leadsTo = async (path: string, fields: Record<string, string>, who = shopper) => {
    const answer = await who.postForm(path, fields)
    assert.equal(answer.status, 303)
    return answer.headers.get('location')
  }

  it('takes the plans of its product along, and nothing else', async () => {
    const neighbour = await visit(store)
    const all = [earbuds, headphones, planFor(headphones.asin), planFor(earbuds.asin)]
    await add(all)
    await add(all, neighbour)
    const theirs = await names(neighbour)
    await leadsTo('/cart/remove', { lineId: await lineOf(headphones.asin) })
    assert.deepEqual(await names(), ['B0EARBUD01 null', 'B0PLAN0002 B0EARBUD01'])
    assert.deepEqual(await names(neighbour), theirs)
  })

  it('is nobody else’s to change or remove, and nobody learns that it is there', async () => {
    await add([coffee])
    const lineId = await lineOf(coffee.asin)
    const neighbour = await visit(store)
    for (const [path, fields] of [
      ['/cart/remove', {}],
      ['/cart/update', { quantity: '9' }],
      ['/cart/update', { quantity: '0' }],
    ] as const) {
      for (const id of [lineId, '999999']) {
        assert.equal(await leadsTo(path, { lineId: id, ...fields }, neighbour), '/cart')
      }
    }
    assert.deepEqual(
      (await lines()).map(({ quantity }) => quantity),
      [2],
    )
  })

  it('changes alone, among lines of the same offer', async () => {
    await add([coffee, headphones])
    const lineId = await lineOf(coffee.asin)
    assert.equal(await leadsTo('/cart/update', { lineId, quantity: '5' }), '/cart')
    const quantities = (await lines()).map(({ asin, quantity }) => [asin, quantity])
    assert.deepEqual(quantities, [
      [coffee.asin, 5],
      [headphones.asin, 1],
    ])
  })

  it('keeps the quantity of a claimed deal, which may only be removed', async () => {
    const asin = 'B0LINES001'
    await shopper.post('/__fixtures', { product: { asin }, deal: { asin, maxQuantity: 5 } })
    await shopper.post(claimPath(`DEAL-${asin}`), claimOf(asin))
    const lineId = await lineOf(asin)
    const fixed = '/cart?error=DEAL_QUANTITY_FIXED'
    assert.equal(await leadsTo('/cart/update', { lineId, quantity: '2' }), fixed)
    assert.equal((await lines())[0]?.quantity, 1)
    assert.equal(await leadsTo('/cart/update', { lineId, quantity: '0' }), '/cart')
    assert.deepEqual(await lines(), [])
  })

  it('counts with its quantity, and none is counted in an empty cart', async () => {
    assert.equal(await count(), 0)
    await add([coffee, headphones])
    assert.equal(await count(), 3)
  })
})

const tokenIn = async (who: Shopper, asin: string) => {
  const page = await (await who.get(`/dp/${asin}`)).text()
  return page.match(/data-encrypted-token="([^"]+)"/)?.[1] ?? ''
}
const ask = async (who: Shopper, token?: string) => {
  const headers = token === undefined ? {} : { 'x-dp-encrypted-token': token }
  const answer = await who.post('/dp/invite/request', {}, headers)
  return answer.status === 200 ? 'sent' : `${answer.status} ${(await answer.json()).type}`
}

describe('an invitation', () => {
  let store: TestStore
  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())

  it('needs the token that the page has for this shopper and this product', async () => {
    const member = await visit(store, 'member')
    const token = await tokenIn(member, 'B0CONSOLE1')
    assert.equal(await ask(member, token), 'sent')
    assert.equal(await ask(member, token), 'sent')
    const [, signature = ''] = token.split('.')
    for (const forged of [undefined, '', '.', `B0HEADPH01.${signature}`, `${token}x`, 'B0CONSOLE1'])
      assert.equal(await ask(member, forged), '403 ENCRYPTED_TOKEN', `${forged}`)
    assert.equal(await ask(await visit(store, 'member'), token), '403 ENCRYPTED_TOKEN')
    assert.equal(await ask(await visit(store), token), '401 SIGN_IN_REQUIRED')
    const asked: { asin: string }[] = await (await member.get('/__facts/invitations')).json()
    assert.deepEqual(
      asked.map(({ asin }) => asin),
      ['B0CONSOLE1'],
    )
  })

  it('is for a product that is sold by invitation, and for none by the example’s token', async () => {
    const member = await visit(store, 'member')
    const [, session = ''] = /=(.*)\./.exec(member.cookie) ?? []
    const { invite } = signatures('test')
    assert.equal(await ask(member, invite(session, 'B0HEADPH01')), '409 NOT_BY_INVITATION')
    assert.equal(await ask(member, invite(session, 'B0UNKNOWN1')), '409 NOT_BY_INVITATION')
    assert.equal(await ask(member, 'demo'), 'sent')
    assert.deepEqual(await (await member.get('/__facts/invitations')).json(), [])
  })
})
