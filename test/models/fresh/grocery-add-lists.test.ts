import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assistantListAdd, shoppingListAdd } from '../../../src/contract/fresh/grocery-lists.ts'
import { page } from '../../../src/page/page.ts'
import { answer as answerOf, fault } from '../../support/fresh-model.ts'
import { coffee, grocery } from '../../support/grocery-model.ts'

const list = { listId: 'L', listToken: 'T' }
const told = { asin: coffee.asin, listId: 'L', listType: 'shoppinglist' }

describe('model of the shopping list of a grocery', () => {
  it('GRO-030 posts asin, list and token', () => {
    const { one, sent } = grocery(list)
    void one.list.add()
    assert.deepEqual(sent('shopping-list-add')?.body, {
      asin: coffee.asin,
      listID: 'L',
      token: 'T',
    })
  })

  it('GRO-031 sends nothing without an asin', () => {
    const { calls, one } = grocery({ ...list, asin: undefined })
    void one.list.add()
    assert.equal(calls('shopping-list-add').length, 0)
  })

  it('GRO-032 sends once while the call is under way, and again afterwards', async () => {
    const { answer, calls, one } = grocery(list)
    void one.list.add()
    void one.list.add()
    assert.equal(calls('shopping-list-add').length, 1)
    await answer('shopping-list-add', answerOf({ successful: true }))
    void one.list.add()
    assert.equal(calls('shopping-list-add').length, 2)
  })

  it('GRO-033, GRO-040 gives both lists 5000 ms', () => {
    assert.deepEqual([shoppingListAdd.timeout, assistantListAdd.timeout], [5000, 5000])
  })

  it('GRO-034 says so, and tells of it', async () => {
    const { answer, detail, one, said } = grocery(list)
    void one.list.add()
    await answer('shopping-list-add', answerOf({ successful: true }))
    assert.deepEqual([one.list.$result.get(), said.announced], ['added', ['Added to your list']])
    assert.deepEqual(detail('dp-list-item-added'), told)
  })

  for (const [row, outcome, result, why] of [
    [
      'GRO-035',
      answerOf({ successful: false, errorCodes: [1, 2] }),
      'already',
      { reason: 'alreadyInList', status: 200 },
    ],
    [
      'GRO-035, GRO-036',
      answerOf({ successful: false, errorCodes: [2, 1] }),
      'error',
      { reason: 'serviceError', status: 200 },
    ],
    ['GRO-036', answerOf({ successful: false }), 'error', { reason: 'serviceError', status: 200 }],
    ['GRO-036', fault('timeout'), 'error', { reason: 'timeout', status: 0 }],
  ] as const) {
    it(`${row}, GRO-060 shows ${result} for ${why.reason}`, async () => {
      const { answer, detail, names, one } = grocery(list)
      void one.list.add()
      await answer('shopping-list-add', outcome)
      assert.equal(one.list.$result.get(), result)
      assert.deepEqual(names(), ['dp-list-item-failed'])
      assert.deepEqual(detail('dp-list-item-failed'), { ...told, ...why })
    })
  }

  it('GRO-034 says nothing of an earlier item once the page shows another', async () => {
    const { answer, configure, detail, one } = grocery(list)
    void one.list.add()
    await answer('shopping-list-add', answerOf({ successful: true }))
    configure({ asin: 'B0EGGS0001' })
    assert.equal(one.list.$result.get(), null)
    void one.list.add()
    configure({ asin: 'B0BREAD001' })
    await answer('shopping-list-add', answerOf({ successful: true }))
    assert.deepEqual(
      [one.list.$result.get(), one.list.$state.get(), detail('dp-list-item-added')],
      [null, 'ready', { ...told, asin: 'B0EGGS0001' }],
    )
  })

  it('GRO-054 offers a list only with its id and its token, and an assistant only with its address', () => {
    const offered = [{}, list, { listId: 'L' }, { listToken: 'T' }].map(config =>
      grocery(config).one.list.isOffered(),
    )
    assert.deepEqual(offered, [false, true, false, false])
    assert.equal(grocery().one.assistant.isOffered(), false)
    assert.equal(grocery({ assistantListUrl: '/a' }).one.assistant.isOffered(), true)
  })
})

const info = {
  listId: 'A',
  itemId: 'I',
  itemName: 'Coffee',
  encryptedItemName: 'x',
  updateAt: 2,
  createAt: 1,
  itemType: 'SHOPPING_LIST',
}
const signedOut = (body: object | null) => Object.assign(fault('signedOut', 401), { body })
const assistant = { assistantListUrl: '/a', marketplaceId: 'M1' }

describe("model of the voice assistant's list of a grocery", () => {
  it('GRO-039 sends the item with locale and marketplace, and the metadata', () => {
    const { one, sent } = grocery(assistant)
    void one.assistant.add()
    assert.deepEqual(sent('assistant-list-add')?.body, {
      items: [{ asin: coffee.asin, title: coffee.title, locale: 'en-US', marketplaceId: 'M1' }],
    })
    assert.ok(assistantListAdd.headers.includes('metadata'))
  })

  it('GRO-037, GRO-041 tells of each item, without the id of the shopper', async () => {
    const { answer, detail, one, said } = grocery(assistant)
    void one.assistant.add()
    assert.equal(one.assistant.$state.get(), 'adding')
    await answer('assistant-list-add', answerOf({ itemInfoList: [{ ...info, customerId: 'C' }] }))
    assert.deepEqual(detail('dp-assistant-item-added'), { items: [info] })
    assert.deepEqual([one.assistant.$state.get(), said.announced], ['added', ['Added']])
  })

  it('GRO-038 keeps the button off once the item is added, on mobile and in apps', async () => {
    const over = []
    for (const deviceType of ['mobile', 'mobileApp', 'desktop', null] as const) {
      const { answer, one } = grocery(assistant, { deviceType })
      void one.assistant.add()
      await answer('assistant-list-add', answerOf({ itemInfoList: [info] }))
      over.push(one.assistant.isOver())
    }
    assert.deepEqual(over, [true, true, false, false])
  })

  it('GRO-044, GRO-045 counts an add, with the item of the answer', async () => {
    const { answer, one, sent } = grocery(assistant)
    void one.assistant.add()
    await answer('assistant-list-add', answerOf({ itemInfoList: [info] }))
    assert.deepEqual(sent('list-log-events')?.body, {
      eventName: 'ADD_ITEM_SUCCESS',
      eventType: 'ADD_ITEM',
      pageName: 'detail',
      listType: 'SHOPPING_LIST',
      sessionId: 'S1',
      item: { asin: coffee.asin, title: coffee.title, itemId: 'I', itemName: 'Coffee' },
    })
  })

  it('GRO-043, GRO-044, GRO-060 counts and tells of a failure, and brings the link back', async () => {
    const { answer, detail, one, said, sent } = grocery(assistant)
    void one.assistant.add()
    await answer('assistant-list-add', fault('unavailable', 503))
    assert.equal(sent('list-log-events')?.body['eventName'], 'ADD_ITEM_FAILURE')
    assert.deepEqual(sent('list-log-events')?.body['item'], {
      asin: coffee.asin,
      title: coffee.title,
    })
    assert.deepEqual(detail('dp-assistant-item-failed'), {
      asin: coffee.asin,
      reason: 'unavailable',
      status: 503,
    })
    assert.equal(one.assistant.$state.get(), 'failed')
    assert.deepEqual(said.announced, [
      "The item could not be added to the voice assistant's list. Try again.",
    ])
    assert.deepEqual(
      said.metrics.map(({ name }) => name),
      ['AssistantListAddFailed'],
    )
  })

  for (const [where, body, config, expected] of [
    [
      'the address of the answer',
      { redirectUrl: '/in?from=voice' },
      {},
      'https://shop.example/in?from=voice',
    ],
    [
      'the configured page',
      {},
      { signInUrl: '/login' },
      'https://shop.example/login?useRedirectOnSuccess=1&path=%2Ffresh',
    ],
    [
      'the default page, if the answer has an empty address,',
      { redirectUrl: '' },
      {},
      'https://shop.example/gp/sign-in.html?useRedirectOnSuccess=1&path=%2Ffresh',
    ],
    [
      'the default page',
      null,
      {},
      'https://shop.example/gp/sign-in.html?useRedirectOnSuccess=1&path=%2Ffresh',
    ],
  ] as const) {
    it(`GRO-042, GRO-060 goes to ${where} after 401`, async () => {
      const { answer, detail, left, names, one } = grocery({ ...assistant, ...config })
      void one.assistant.add()
      await answer('assistant-list-add', signedOut(body))
      assert.deepEqual(left(), [expected])
      assert.deepEqual(detail('dp-before-navigate'), { url: expected, kind: 'page' })
      assert.deepEqual(names(), ['dp-assistant-item-failed', 'dp-before-navigate'])
      assert.deepEqual(detail('dp-assistant-item-failed'), {
        asin: coffee.asin,
        reason: 'signedOut',
        status: 401,
      })
    })
  }

  it('GRO-037, GRO-045 tells of the item that was added, and shows nothing of it once the page shows another', async () => {
    for (const outcome of [answerOf({ itemInfoList: [info] }), fault('timeout')]) {
      const { answer, configure, one, sent } = grocery(assistant)
      void one.assistant.add()
      configure({ asin: 'B0EGGS0001', title: 'Eggs' })
      await answer('assistant-list-add', outcome)
      const { asin, title } = coffee
      assert.partialDeepStrictEqual(sent('list-log-events')?.body['item'], { asin, title })
      assert.equal(one.assistant.$state.get(), 'ready')
    }
  })

  it('GRO-042 leads back to the whole address of a search page', async () => {
    page.$context.set({ ...page.$context.get(), pageType: 'search' })
    const { answer, left, one } = grocery(assistant)
    void one.assistant.add()
    await answer('assistant-list-add', signedOut(null))
    page.$context.set({ ...page.$context.get(), pageType: 'detail' })
    assert.match(left()[0] ?? '', /path=%2Ffresh%3Fq%3Dmilk$/)
  })

  it('GRO-042 stays, and says that it failed, where the address is foreign', async () => {
    const { answer, left, one } = grocery(assistant)
    void one.assistant.add()
    await answer('assistant-list-add', signedOut({ redirectUrl: 'https://evil.example/' }))
    assert.deepEqual([left(), one.assistant.$state.get()], [[], 'failed'])
  })
})
