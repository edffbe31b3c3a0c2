import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { known } from '../../../demo/store/fitment/seed/known-models.ts'
import { addressOf, lookUp, namesIn, numbersIn, read } from '../../support/fitment-calls.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'
import { fitmentRequests } from './requests.ts'

const { fits, part } = known
const modelPath = '/gp/replacement-parts/ajax/my-model.html'

/** The field at fault, else the status. */
const refused = async (answer: Response) =>
  answer.status === 400 ? (await answer.json()).entity.field : answer.status

interface Saved {
  scope: string
  brand: string
  series: string
  number: string
  asin: string | null
  inactive: boolean
}

describe('models that a shopper has saved', () => {
  let store: TestStore
  let shopper: Shopper
  let neighbour: Shopper
  let now = Date.UTC(2030, 0, 1)
  before(async () => {
    store = await startStore({ faults: true })
    store.setClock(() => now)
  })
  after(() => store.close())
  beforeEach(async () => {
    shopper = await visit(store)
    neighbour = await visit(store)
  })

  const machine = { brand: fits.brand, series: fits.series, model: fits.model }
  const save = (more: Record<string, string> = {}, who = shopper) => {
    now += 1
    return read(who, 'my-model', { ...machine, scope: 'default', ...more })
  }
  const load = (more: Record<string, string> = {}, who = shopper) =>
    read(who, 'my-model', { getMyModel: '1', scope: 'default', ...more })
  const combined = (q: string, more: Record<string, string> = {}) =>
    lookUp(shopper, 'combinedModelSuggest', q, {
      getMyModels: '1',
      isDropdownStripe: '1',
      qBrand: fits.brand,
      ...more,
    })
  const facts = async (who = shopper) => (await who.get('/__facts/fitment')).json()
  const savedOf = async (who = shopper): Promise<Saved[]> => (await facts(who)).saved
  const post = (path: string, body: object, who = shopper) => {
    now += 1
    return who.post(path, body)
  }
  const giveUp = (more: object = {}, who = shopper) =>
    post(modelPath, { setModelInactive: '1', ...machine, scope: 'default', ...more }, who)

  const long = 'x'.repeat(201)

  it('are told by scope, brand, series and number', async () => {
    const others = [
      { scope: 'smarthome' },
      { brand: 'EMBERLY' },
      { series: 'GS 61' },
      { model: 'GS60-1' },
    ]
    await save()
    for (const other of others) await save(other)
    await save({}, neighbour)
    assert.equal((await savedOf()).length, 5)
    await giveUp()
    const inactive = (await savedOf()).filter(one => one.inactive)
    assert.deepEqual(
      inactive.map(({ scope, brand, series, number }) => [scope, brand, series, number]),
      [['default', fits.brand, fits.series, fits.model]],
    )
    assert.equal((await savedOf(neighbour))[0]?.inactive, false)
  })

  it('OWN-018 come back to their place on the list, and none comes that was not saved', async () => {
    await save()
    await save({ model: 'NEWER' })
    await giveUp()
    assert.deepEqual(numbersIn((await load()).myModels), ['NEWER'])
    await giveUp({ setModelInactive: '0' })
    await giveUp({ setModelInactive: '0', model: 'NEVER-SAVED' })
    assert.deepEqual(numbersIn((await load()).myModels), ['NEWER', fits.model])
  })

  it('keep the product that they were last saved with', async () => {
    assert.deepEqual(await save({ asin: part.asin }), { success: 1 })
    assert.equal((await savedOf())[0]?.asin, part.asin)
    await save()
    assert.deepEqual(
      (await savedOf()).map(({ asin }) => asin),
      [null],
    )
  })

  it('come the latest first, and the oldest go for this shopper alone', async () => {
    await save({}, neighbour)
    for (let n = 0; n < 51; n += 1) await save({ model: `M${n}` })
    const numbers = (await savedOf()).map(({ number }) => number)
    assert.deepEqual([numbers.length, numbers[0], numbers.at(-1)], [50, 'M1', 'M50'])
    assert.deepEqual(numbersIn((await load()).myModels).slice(0, 2), ['M50', 'M49'])
    assert.equal((await savedOf(neighbour)).length, 1)
  })

  it('are listed once, of one scope or of all, with what the data know of them', async () => {
    await save({ model: 'NOWHERE-1', series: 'ZZ' })
    await save({ scope: 'smarthome' })
    await save()
    const { myModels } = await combined('')
    assert.deepEqual(numbersIn(myModels), [fits.model, 'NOWHERE-1'])
    const [listed, unknown] = myModels.data
    assert.equal(listed.display_model, fits.displayModel)
    assert.deepEqual(unknown, {
      brand: fits.brand,
      series: 'ZZ',
      modelnumber: 'NOWHERE-1',
      normalized_brand: fits.brand,
      normalized_series: 'ZZ',
      normalized_model: 'NOWHERE-1',
      isSavedModel: true,
    })
    assert.deepEqual(numbersIn((await load({ scope: 'smarthome' })).myModels), [fits.model])
  })

  it('are told apart where one series and number spell the same as another', async () => {
    await save({ series: 'ZZ 1', model: '23' })
    await save({ series: 'ZZ 12', model: '3' })
    await save({ series: '', model: 'ZZ 123' })
    const { myModels } = await load()
    assert.deepEqual(numbersIn(myModels), ['ZZ 123', '3', '23'])
  })

  it('are suggested by the beginning of number, or of series and number, and of the brand', async () => {
    await save()
    await save({ brand: 'EMBERLY' })
    for (const q of ['gs60-42', `${fits.series} ${fits.model}`, '', '-'])
      assert.deepEqual(numbersIn((await combined(q)).myModels), [fits.model], q)
    for (const q of ['4210', '60-42', 'x'])
      assert.deepEqual(numbersIn((await combined(q)).myModels), [], q)
  })

  it('FIT-110 are no hits as well, of which there are 20', async () => {
    const unsaved = await combined('gs60')
    const all = namesIn(unsaved.hits)
    assert.deepEqual([all.length, all.some(([, , number]) => number === fits.model)], [20, true])
    await save()
    const saved = await combined('gs60')
    assert.deepEqual(
      namesIn(saved.hits),
      all.filter(([, , number]) => number !== fits.model),
    )
    assert.equal(saved.hits.found, unsaved.hits.found)
    assert.equal((await combined('')).popularModels.data.length, 20)
  })

  it('are refused without a name, too long, or with an asin that is none', async () => {
    const get = async (query: Record<string, string>) =>
      refused(await shopper.get(addressOf('my-model', { scope: 'default', ...query })))
    for (const field of ['brand', 'model']) {
      assert.equal(await get({ ...machine, [field]: '-' }), field)
      assert.equal(await refused(await giveUp({ [field]: '-' })), field)
    }
    for (const field of ['brand', 'model', 'series', 'scope']) {
      assert.equal(await get({ ...machine, [field]: long }), field)
      assert.equal(await refused(await giveUp({ [field]: long })), field)
    }
    assert.equal(await get({ ...machine, asin: 'x' }), 'asin')
    assert.equal(await get({ ...machine, asin: '' }), 'asin')
    assert.equal(await get({ getMyModel: '1', asin: 'x' }), 'asin')
    assert.equal(await get({ getMyModel: '1', asin: '' }), 200)
    assert.equal(await get({ getMyModel: '1', scope: long }), 'scope')
    const query = { qtype: 'combinedModelSuggest', qBrand: fits.brand, getMyModels: '1' }
    const path = addressOf('query-index', { ...query, isDropdownStripe: '1', q: long })
    assert.equal(await refused(await shopper.get(path)), 'q')
    assert.deepEqual(await savedOf(), [])
  })
})

describe('what shoppers say of their machines', () => {
  let store: TestStore
  let shopper: Shopper
  let now = Date.UTC(2030, 0, 1)
  before(async () => {
    store = await startStore({ faults: true })
    store.setClock(() => now)
  })
  after(() => store.close())
  beforeEach(async () => {
    shopper = await visit(store)
  })

  const { path, body } = fitmentRequests['ownership-set']
  const say = (more: object = {}, who = shopper) => {
    now += 1
    return who.post(path, { ...body, ...more })
  }
  interface Said {
    productType: string
    brand: string
    series: string
    number: string
    doesOwn: boolean
  }
  const said = async (who = shopper): Promise<Said[]> =>
    (await (await who.get('/__facts/fitment')).json()).ownership

  it('OWN-004 is kept for each kind, brand, series and number, and for each shopper', async () => {
    const neighbour = await visit(store)
    const others = [
      { productType: 'REFRIGERATOR' },
      { brand: 'EMBERLY' },
      { series: undefined },
      { modelNumber: 'OTHER' },
    ]
    await say()
    for (const other of others) await say(other)
    await say({}, neighbour)
    assert.deepEqual(
      (await said()).map(({ series }) => series),
      [fits.series, fits.series, fits.series, '', fits.series],
    )
    await say({ doesOwn: true })
    assert.deepEqual(
      (await said()).map(({ doesOwn }) => doesOwn),
      [false, false, false, false, true],
    )
    assert.deepEqual(
      (await said(neighbour)).map(({ doesOwn }) => doesOwn),
      [false],
    )
  })

  it('OWN-018 is forgotten when they take it back, for this machine and shopper alone', async () => {
    const neighbour = await visit(store)
    const others = [
      { modelNumber: 'OTHER' },
      { brand: 'EMBERLY' },
      { series: 'GS 61' },
      { productType: 'OVEN' },
    ]
    await say({}, neighbour)
    await say()
    for (const other of others) await say(other)
    await say({ doesOwn: null })
    assert.equal((await said()).length, others.length)
    assert.equal((await said(neighbour)).length, 1)
    assert.equal((await say({ doesOwn: null })).status, 200)
  })

  it('STO-005 goes for this shopper alone when it is the oldest of 51', async () => {
    const neighbour = await visit(store)
    await say({}, neighbour)
    for (let n = 0; n < 51; n += 1) await say({ modelNumber: `M${n}` })
    assert.deepEqual([(await said()).length, (await said(neighbour)).length], [50, 1])
  })

  it('OWN-004 is refused without a name, or too long', async () => {
    for (const field of ['productType', 'brand', 'modelNumber']) {
      assert.equal(await refused(await say({ [field]: '-' })), field)
    }
    for (const field of ['productType', 'brand', 'modelNumber', 'series']) {
      assert.equal(await refused(await say({ [field]: 'x'.repeat(201) })), field)
    }
    assert.deepEqual(await said(), [])
  })
})
