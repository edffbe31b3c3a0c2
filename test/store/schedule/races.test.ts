import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { onBothDatabases } from '../../support/both-databases.ts'
import { visit, type Shopper } from '../../support/store.ts'

const crowd = 50
const capacity = 7
const asin = 'B0WASHER01'
const minute = 60_000

const reserve = async (who: Shopper, id: string, of = asin): Promise<string> =>
  (await (await who.post(`/__facts/delivery-slot/${id}/reserve?asin=${of}`, {})).json()).verdict
const counted = (verdicts: readonly string[], wanted: string) =>
  verdicts.filter(verdict => verdict === wanted).length

onBothDatabases('delivery slots at the same moment', (store, database) => {
  let shoppers: Shopper[]
  let first: Shopper
  let made = 0
  /** The clock only goes on: a rate counts what came before. */
  let now = Date.now()
  before(async () => {
    store().setClock(() => now)
    shoppers = await Promise.all(Array.from({ length: crowd }, () => visit(store())))
    first = shoppers[0]!
  })

  /** An option of its own, with slots of this capacity. Returns their ids. */
  async function slotsOf(count: number, more: object = {}): Promise<string[]> {
    made += 1
    const ids = Array.from({ length: count }, (_slot, at) => `RACE${made}-${at}`)
    const slots = ids.map(id => ({ id, capacity, ...more }))
    await first.post('/__fixtures', { deliveryOption: { id: `race${made}`, slots } })
    return ids
  }
  const taken = async (id: string): Promise<number> =>
    (await (await first.get(`/__facts/delivery-slot/${id}`)).json()).taken

  it('are never oversold', async () => {
    const [id = ''] = await slotsOf(1)
    const verdicts = await Promise.all(shoppers.map(who => reserve(who, id)))
    assert.equal(counted(verdicts, 'reserved'), capacity, database)
    assert.equal(counted(verdicts, 'full'), crowd - capacity)
    assert.equal(await taken(id), capacity)
  })

  it('are never oversold when they have room for one, time after time', async () => {
    const ids = await slotsOf(12, { capacity: 1 })
    // Each for a product of its own: a shopper holds one slot for a product.
    const asks = ids.flatMap((id, at) =>
      shoppers.map(async who => ({ id, verdict: await reserve(who, id, `B0RACE${1000 + at}`) })),
    )
    const verdicts = await Promise.all(asks)
    for (const id of ids) {
      const own = verdicts.flatMap(one => (one.id === id ? [one.verdict] : []))
      assert.deepEqual([counted(own, 'reserved'), await taken(id)], [1, 1], id)
    }
  })

  it('are never oversold while shoppers change from one to the other', async () => {
    const [one = '', other = ''] = await slotsOf(2)
    const verdicts = await Promise.all(
      shoppers.flatMap((who, at) => {
        const [a, b] = at % 2 === 0 ? [one, other] : [other, one]
        return [reserve(who, a), reserve(who, b), reserve(who, a)]
      }),
    )
    assert.ok(verdicts.every(verdict => ['reserved', 'full'].includes(verdict)))
    const [inOne, inOther] = [await taken(one), await taken(other)]
    assert.ok(inOne <= capacity && inOther <= capacity, `${inOne} ${inOther}`)
  })

  it('are taken once by a shopper who asks many times', async () => {
    const [id = ''] = await slotsOf(1)
    const verdicts = await Promise.all(shoppers.map(() => reserve(first, id)))
    assert.equal(counted(verdicts, 'reserved'), crowd)
    assert.equal(await taken(id), 1)
  })

  it('are free in the moment in which a reservation expires, not before', async () => {
    const [id = ''] = await slotsOf(1, { capacity: 1 })
    const [holder, next] = [shoppers[1]!, shoppers[2]!]
    assert.equal(await reserve(holder, id), 'reserved')
    now += 15 * minute - 1
    assert.equal(await reserve(next, id), 'full')
    now += 1
    assert.deepEqual([await taken(id), await reserve(next, id)], [0, 'reserved'])
    // Who held it asks again: somebody else has it.
    assert.equal(await reserve(holder, id), 'full')
  })

  it('are held for longer by asking again', async () => {
    const [id = ''] = await slotsOf(1, { capacity: 1 })
    assert.equal(await reserve(first, id), 'reserved')
    now += 10 * minute
    assert.equal(await reserve(first, id), 'reserved')
    now += 10 * minute
    assert.equal(await taken(id), 1)
  })

  it('are held for each product of a shopper', async () => {
    const [id = ''] = await slotsOf(1)
    await Promise.all([reserve(first, id), reserve(first, id, 'B0DISHWA01')])
    assert.equal(await taken(id), 2)
  })

  it('are gone at their cutoff, and where there are none', async () => {
    const [id = ''] = await slotsOf(1, { cutoffIn: 0 })
    assert.equal(await reserve(first, id), 'gone')
    assert.equal(await reserve(first, 'none'), 'gone')
  })

  it('are made once by stores that start together', async () => {
    await Promise.all([store().tick(), store().tick()])
    const answer = await first.get('/dp/scheduled-delivery/calendar?shipoption=scheduled')
    const { days } = await answer.json()
    assert.equal(new Set(days.map(([id]: [string]) => id)).size, days.length)
  })
})
