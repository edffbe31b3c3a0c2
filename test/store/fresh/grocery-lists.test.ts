import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { signatures } from '../../../demo/store/server/session.ts'
import { leads } from '../../support/checkout.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const additem = '/afx/lists/json/shoppinglists/additem'
const assistant = '/dp/assistant/list/items'
const coffee = { asin: 'B0COFFEE01', title: 'House blend coffee' }
const spoken = { ...coffee, locale: 'en-GB', marketplaceId: 'M1' }

/** What a page says of the list. */
const listOf = ({ cookie }: Shopper) => {
  const [, sessionId = ''] = /dp_session=([^.]+)/.exec(cookie) ?? []
  return { listID: 'SHOPPING', token: signatures('test').list(sessionId, 'SHOPPING') }
}
const say = (who: Shopper, items: object[] = [spoken], headers = {}) =>
  who.post(assistant, { items }, headers)
/** Forty items for the assistant. */
const teas = (from: number) =>
  Array.from({ length: 40 }, (_, n) => ({ ...spoken, asin: `B0SAY${from + n}`, title: 'Tea' }))

describe('the lists of a shopper', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())
  beforeEach(async () => {
    shopper = await visit(store)
  })

  const add = async (asin: string, { who = shopper, headers = {}, list = {} } = {}) =>
    who.post(additem, { asin, ...listOf(who), ...list }, headers)
  const page = async (path: string, who = shopper) =>
    (await who.get(path, { accept: 'text/html' })).text()

  it('GRO-034 GRO-035 puts an item on the list, once', async () => {
    assert.deepEqual(await (await add('B0COFFEE01')).json(), { successful: true, errorCodes: [] })
    assert.deepEqual(await (await add('B0COFFEE01')).json(), { successful: false, errorCodes: [1] })
    const html = await page('/fresh/list')
    assert.equal(html.split('data-listed="B0COFFEE01"').length, 2)
    assert.match(html, /Kestrel Roasters house blend/)
  })

  it('answers a second try under one key like the first', async () => {
    const headers = { 'idempotency-key': 'list' }
    for (const answer of [
      await add('B0HONEY001', { headers }),
      await add('B0HONEY001', { headers }),
    ]) {
      assert.deepEqual(await answer.json(), { successful: true, errorCodes: [] })
    }
  })

  it('GRO-036 takes no item that the shop does not have', async () => {
    const answer = await (await add('B0UNKNOWN1')).json()
    assert.deepEqual(answer, { successful: false, errorCodes: [2] })
  })

  it('takes a hundred items', async () => {
    for (let n = 0; n < 100; n += 1) {
      const asin = `B0LIST${String(n).padStart(4, '0')}`
      await shopper.post('/__fixtures', { product: { asin } })
      await shopper.postForm('/fresh/list/add', { asin })
    }
    const answer = await (await add('B0COFFEE01')).json()
    assert.deepEqual(answer, { successful: false, errorCodes: [3] })
  })

  it('GRO-030 wants the token of the list, of this shopper', async () => {
    const other = listOf(await visit(store))
    for (const list of [other, { token: 'wrong' }, { listID: 'OTHER' }, { listID: 'DEMO' }]) {
      assert.equal((await add('B0COFFEE01', { list })).status, 403, JSON.stringify(list))
    }
    assert.match(await page('/fresh/list'), /Your shopping list is empty/)
  })

  it('keeps the list of the examples apart', async () => {
    const list = { listID: 'DEMO', token: 'demo' }
    assert.equal((await (await add('B0COFFEE01', { list })).json()).successful, true)
    assert.deepEqual((await (await add('B0COFFEE01', { list })).json()).errorCodes, [1])
    assert.match(await page('/fresh/list'), /Your shopping list is empty/)
  })

  it('works without scripts: puts on the list, takes off it', async () => {
    assert.equal(
      await leads(shopper.postForm('/fresh/list/add', { asin: 'B0COFFEE01' })),
      '/fresh/list',
    )
    assert.match(await page('/fresh/list'), /data-listed="B0COFFEE01"/)
    await leads(shopper.postForm('/fresh/list/remove', { asin: 'B0COFFEE01' }))
    assert.match(await page('/fresh/list'), /Your shopping list is empty/)
  })

  it('GRO-055 GRO-042 sends who is not signed in to sign in, and back to the page', async () => {
    const host = 'shop.test'
    const referer = `http://${host}/dp/B0COFFEE01?offer=OL1`
    const answer = await say(shopper, [spoken], { host, referer })
    assert.equal(answer.status, 401)
    const path = encodeURIComponent('/dp/B0COFFEE01?offer=OL1')
    const redirectUrl = `/gp/sign-in.html?useRedirectOnSuccess=1&path=${path}`
    assert.equal((await answer.json()).redirectUrl, redirectUrl)
    for (const other of [
      'http://elsewhere.test/dp/B0COFFEE01',
      'nowhere',
      `http://${host}//evil`,
    ]) {
      const { redirectUrl: home } = await (
        await say(shopper, [spoken], { host, referer: other })
      ).json()
      assert.equal(home, '/gp/sign-in.html?useRedirectOnSuccess=1&path=%2F', other)
    }
  })

  it('GRO-041 tells what the assistant has on its list', async () => {
    const member = await visit(store, 'member')
    const { itemInfoList } = await (await say(member)).json()
    const [{ createAt, customerId, encryptedItemName, itemId, updateAt, ...rest }] = itemInfoList
    assert.deepEqual(rest, {
      listId: 'ASSISTANT',
      itemName: coffee.title,
      itemType: 'SHOPPING_LIST',
    })
    assert.equal(createAt, updateAt)
    assert.match(itemId, /^\d+$/)
    assert.ok(![coffee.title, ''].includes(encryptedItemName))
    assert.ok(!member.cookie.includes(customerId))
    const [again] = (await (await say(member, [{ ...spoken, title: 'Coffee' }])).json())
      .itemInfoList
    assert.deepEqual([again.itemId, again.itemName], [itemId, 'Coffee'])
  })

  it('shows the list of the assistant to its shopper, who can take things off it', async () => {
    const member = await visit(store, 'member')
    await say(member)
    const html = await page('/fresh/assistant', member)
    assert.match(html, /House blend coffee/)
    const [, id = ''] = /name="id" value="(\d+)"/.exec(html) ?? []
    await shopper.postForm('/fresh/assistant/remove', { id })
    assert.match(await page('/fresh/assistant', member), /House blend coffee/)
    assert.equal(
      await leads(member.postForm('/fresh/assistant/remove', { id })),
      '/fresh/assistant',
    )
    assert.match(await page('/fresh/assistant', member), /Nothing is on this list/)
    assert.match(await page('/fresh/assistant'), /Sign in/)
  })

  it('keeps the newest hundred items for the assistant', async () => {
    const member = await visit(store, 'member')
    for (const from of [10_000, 20_000, 30_000]) await say(member, teas(from))
    const html = await page('/fresh/assistant', member)
    assert.equal(html.split('name="id"').length - 1, 100)
    assert.doesNotMatch(html, /B0SAY10000/)
    assert.match(html, /B0SAY30039/)
  })

  it('GRO-044 GRO-046 takes what the page tells, and wants the token of the session for it', async () => {
    const event = {
      eventName: 'ADD_ITEM_SUCCESS',
      eventType: 'ADD_ITEM',
      pageName: 'detail',
      listType: 'SHOPPING_LIST',
      sessionId: 's',
      item: coffee,
    }
    const path = '/alexashoppinglists/api/logevents'
    assert.equal((await shopper.post(path, event)).status, 204)
    assert.equal((await shopper.post(path, event, { 'x-dp-csrf-token': 'x' })).status, 403)
    assert.equal((await shopper.post(path, { ...event, eventName: 'OTHER' })).status, 400)
    const trigger = await shopper.get('/ussx/weblab-trigger?weblabValue=W&treatment=T1&requestId=R')
    assert.equal(trigger.status, 204)
  })
})
