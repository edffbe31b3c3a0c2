import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { onBothDatabases } from '../../support/both-databases.ts'
import { visit, type Shopper } from '../../support/store.ts'

const milk = { asin: 'B0MILK0001', storeId: 'HALL', brandId: 'HARBOR', isItemSoldByCount: true }
const crowd = 50

const addTo = (path: string) => (who: Shopper, key: string, change: object) =>
  who.post(
    path.replace('{token}', who.csrfToken),
    { ...milk, quantity: 1, ...change },
    {
      'idempotency-key': key,
    },
  )
const add = addTo('/alm/addtofreshcart?ref_=t&almBrandId=HARBOR')
const addToOrder = addTo('/fom/add-to-fresh-order?csrf={token}')
const fixture = (who: Shopper, body: object) => who.post('/__fixtures', body)
const statuses = (answers: Response[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length

interface Line {
  asin: string
  quantity: number
}
const lines = async (who: Shopper): Promise<string[]> =>
  (await (await who.get('/__facts/cart')).json())
    .map(({ asin, quantity }: Line) => `${asin} ${quantity}`)
    .toSorted()
const heldBy = async (who: Shopper) => (await (await who.get('/__facts/fresh')).json()).slotId
const taken = async (who: Shopper, id: string) =>
  (await (await who.get(`/__facts/fresh/slot/${id}`)).json()).taken
const reserve = async (who: Shopper, slotId: string): Promise<boolean> => {
  const query = new URLSearchParams({ ref: 't', client: 't', slotId })
  return (await (await who.post(`/afx/cartconflicts/resolve?${query}`, {})).json()).isSuccess
}

onBothDatabases('groceries at the same moment', store => {
  let shoppers: Shopper[]
  let first: Shopper
  before(async () => {
    shoppers = await Promise.all(Array.from({ length: crowd }, () => visit(store(), 'member')))
    first = shoppers[0]!
  })

  it('are neither lost nor doubled, whatever is refused between', async () => {
    const asin = 'B0FRESHRA1'
    await fixture(first, { product: { asin, freshStore: true, stock: 3 } })
    const visits = shoppers.map(async who => [
      ...(await Promise.all(['one', 'one'].map(key => add(who, key, {})))),
      await add(who, 'two', { quantity: 2 }),
      ...(await Promise.all(['a', 'b'].map(key => add(who, key, { asin, quantity: 2 })))),
      await add(who, 'unknown', { storeId: 'NONE' }),
    ])
    const answers = (await Promise.all(visits)).flat()
    assert.equal(statuses(answers, 200), crowd * 4)
    assert.equal(statuses(answers, 400), crowd * 2)
    for (const who of shoppers) assert.deepEqual(await lines(who), ['B0FRESHRA1 2', 'B0MILK0001 3'])
  })

  it('end in a quantity that was asked for, in one line, when one shopper changes it 50 times', async () => {
    const asin = 'B0FRESHRA2'
    await fixture(first, { product: { asin, freshStore: true } })
    const wanted = Array.from({ length: crowd }, (_, n) => (n % 9) + 1)
    const answers = await Promise.all(
      wanted.map((quantity, n) =>
        add(first, `set ${n}`, { asin, quantity, setQuantityFlag: true }),
      ),
    )
    const seen = await Promise.all(
      answers.map(async answer => (await answer.json()).clientResponseModel.items[0].amountInCart),
    )
    assert.deepEqual(seen, wanted)
    const own = (await lines(first)).filter(line => line.startsWith(asin))
    assert.equal(own.length, 1)
  })

  it('leave the stock once each, and never more than there are', async () => {
    const asin = 'B0FRESHRA3'
    await fixture(first, { product: { asin, freshStore: true, stock: 30 } })
    await Promise.all(shoppers.map(who => fixture(who, { freshOrder: {} })))
    const twice = shoppers.flatMap(who =>
      [1, 2].map(() => addToOrder(who, 'o', { asin, quantity: 2 })),
    )
    const answers = await Promise.all(twice)
    assert.equal(statuses(answers, 200), 30)
    assert.equal(statuses(answers, 400), 70)
    assert.equal((await addToOrder(first, 'last', { asin })).status, 400)
  })

  it('go by delivery times that are never fuller than they have room', async () => {
    const id = 'RACED'
    await fixture(first, { slot: { id, storeId: 'HALL', capacity: 7 } })
    const done = await Promise.all(
      shoppers.map(async who =>
        (await Promise.all([reserve(who, id), reserve(who, id)])).some(Boolean),
      ),
    )
    assert.equal(done.filter(Boolean).length, 7)
    assert.equal(await taken(first, id), 7)
    const held = await Promise.all(shoppers.map(heldBy))
    assert.deepEqual(
      held.map(slot => slot === id),
      done,
    )
  })

  it('change places without waiting for each other', async () => {
    const pair = ['CHANGE-A', 'CHANGE-B']
    for (const id of pair) await fixture(first, { slot: { id, capacity: crowd } })
    const all = shoppers.flatMap((who, n) =>
      [pair[n % 2]!, pair[(n + 1) % 2]!].map(id => reserve(who, id)),
    )
    assert.ok((await Promise.all(all)).every(Boolean))
    const both = (await taken(first, 'CHANGE-A')) + (await taken(first, 'CHANGE-B'))
    assert.equal(both, crowd)
  })
})
