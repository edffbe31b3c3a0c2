import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openPGlite, type Database } from '../../../demo/store/database/database.ts'
import { catalogueOf } from '../../../demo/store/fitment/catalogue.ts'
import { partData } from '../../../demo/store/fitment/part-data.ts'
import { known, misspelt } from '../../../demo/store/fitment/seed/known-models.ts'
import { seededSnapshot } from '../../../demo/store/snapshot.ts'
import { startStore, visit, type TestStore } from '../../support/store.ts'

const { fits, fitsNot, part } = known

describe('what pages read about spare parts', () => {
  let database: Database
  let data: ReturnType<typeof partData>
  before(async () => {
    database = await openPGlite(null, await seededSnapshot())
    data = partData(database, catalogueOf(database))
  })
  after(() => database.close())

  it('lists the parts of a machine page by page, each once', async () => {
    const asked = { model: fits, perPage: 12 }
    const pages = [await data.list(asked), await data.list({ ...asked, page: 2 })]
    const [first] = pages
    assert.ok(first && first.total > 24)
    assert.deepEqual(
      pages.map(({ cards }) => cards.length),
      [12, 12],
    )
    const asins = pages.flatMap(({ cards }) => cards.map(({ asin }) => asin))
    assert.equal(new Set(asins).size, asins.length)
    assert.ok(asins.includes(part.asin))
    const last = await data.list({ ...asked, page: Math.ceil(first.total / 12) })
    assert.equal(last.cards.length, first.total % 12 || 12)
    assert.deepEqual((await data.list({ ...asked, page: 999_999_999 })).cards, [])
  })

  it('counts the kinds of parts in the whole list, and lists one kind', async () => {
    const all = await data.list({ model: fits, perPage: 100 })
    assert.equal(
      all.types.reduce((sum, { count }) => sum + count, 0),
      all.total,
    )
    const type = 'circulation-pump'
    const pumps = await data.list({ model: fits, type, perPage: 100 })
    assert.deepEqual(pumps.types, all.types)
    assert.equal(pumps.total, all.types.find(({ value }) => value === type)?.count)
    assert.equal(pumps.cards.length, pumps.total)
  })

  it('tells whether one part fits a machine', async () => {
    const ofPump = { asin: part.asin, perPage: 1 }
    assert.equal((await data.list({ ...ofPump, model: fits })).total, 1)
    assert.equal((await data.list({ ...ofPump, model: fitsNot })).total, 0)
    const unknown = { brand: 'NOBODY', series: '', model: 'X' }
    assert.equal((await data.list({ ...ofPump, model: unknown })).total, 0)
  })

  it('finds parts by words of their title and by the beginning of their number', async () => {
    for (const search of ['circulation GS 45', part.number, '740 22']) {
      const { cards } = await data.list({ search, perPage: 5 })
      assert.ok(
        cards.some(({ asin }) => asin === part.asin),
        search,
      )
    }
    assert.equal((await data.list({ search: '%', perPage: 5 })).total, 0)
  })

  it('names the departments with their brands, favorites and brands without data', async () => {
    const nodes = await data.nodes()
    assert.equal(nodes.length, 8)
    for (const { node, parts, brands, favoriteBrands, machineTypes } of nodes) {
      assert.ok(parts > 0 && machineTypes.length > 0 && favoriteBrands.length > 0, node)
      const labels = brands.map(({ label }) => label)
      assert.deepEqual(
        labels,
        labels.toSorted((a, b) => a.localeCompare(b)),
      )
      const values = new Set(brands.map(({ value }) => value))
      assert.ok(
        favoriteBrands.every(value => values.has(value)),
        node,
      )
    }
    const [appliances] = nodes
    assert.ok(appliances)
    assert.ok(appliances.brandsMissingFitment.split('#').includes('GRÜNHAUS'))
    const brand = appliances.brands.find(({ value }) => value === 'ÉLECTRORIVAGE')
    assert.equal(brand?.label, 'Électro Rivage')
  })

  it('finds machines by number, brand and department, with how many parts fit them', async () => {
    const [machine] = await data.machines({ number: fits.model.toLowerCase(), limit: 3 })
    assert.equal(machine?.model, fits.model)
    assert.equal(machine.parts, (await data.list({ model: fits, perPage: 1 })).total)
    const grills = await data.machines({ node: 'grills', limit: 5 })
    assert.equal(grills.length, 5)
    assert.ok(grills.every(({ node }) => node === 'grills'))
    assert.deepEqual(await data.machines({ brand: 'nobody' }), [])
    assert.equal((await data.machine(fits))?.displayModel, fits.displayModel)
    assert.equal(await data.machine({ ...fits, series: 'GS 99' }), null)
    assert.deepEqual((await data.similar(misspelt))[0], fits.model)
  })

  it('says of a part what its page needs, and of anything else nothing', async () => {
    const facts = await data.facts(part.asin)
    assert.equal(facts?.productType, 'DISHWASHER')
    assert.equal(facts.finder, 'text')
    assert.equal(facts.node.category, 'major_appliance')
    assert.equal(await data.facts('B0COFFEE01'), null)
    const others = ['B0BATTERY1', 'B0VACBAG01', 'B0BELT0001', 'B0FILTER01', 'B0SIDEBRSH']
    const found = await Promise.all(others.map(asin => data.facts(asin)))
    assert.deepEqual(
      found.map(other => [other?.finder, other?.scope]),
      [
        ['dropdown', 'default'],
        ['smartbox', 'default'],
        ['dropdown', 'default'],
        ['smartbox', 'default'],
        ['smartbox', 'smarthome'],
      ],
    )
  })
})

describe('pages about spare parts', () => {
  let store: TestStore
  before(async () => {
    store = await startStore()
  })
  after(() => store.close())

  it('answer what a shopper may put into their address, never with a 500', async () => {
    const shopper = await visit(store)
    const odd = ['%00', '%27', '%F0%9F%98%80', '-1', '1e9', '{address}a|b|c', 'x'.repeat(500)]
    for (const one of odd) {
      for (const path of [
        `/pcp/partfinder/seeAllParts?wholeGoodModelBrand=${one}&wholeGoodModelNumber=${one}`,
        `/pcp/partfinder/seeAllParts?wholeGoodModelBrand=BERGSTROM&wholeGoodModelSeries=GS+60&wholeGoodModelNumber=${fits.model}&pageNumber=${one}&partType=${one}`,
        `/pcp/partfinder/brandPage?brand=${one}`,
        `/b/?node=${one}`,
        `/s/ref=x?rpp=${one}&rppModelNumber=${one}&asin=${one}&keywords=${one}&page=${one}`,
      ]) {
        assert.ok((await shopper.get(path)).status < 500, path)
      }
    }
  })

  it('find a part by a number that it replaces', async () => {
    const page = await (await store.app.request('/s/?k=740.2201')).text()
    assert.ok(page.includes(part.asin))
  })

  it('tell whether a shopper has said that they own a machine', async () => {
    const data = partDataOf(await openPGlite(null, await seededSnapshot()))
    const { database, parts } = data
    const { asin = '', brand, series, model, machineType } = { ...fitsNot }
    assert.equal((await parts.machineOf('s', asin))?.doesOwn, null)
    await database.query(
      'disown',
      `insert into ownership (session_id, product_type, brand, series, number, does_own, said_at)
        values ('s', $1, $2, $3, $4, false, 0)`,
      [machineType, brand, series, model],
    )
    assert.equal((await parts.machineOf('s', asin))?.doesOwn, false)
    assert.equal((await parts.machineOf('other', asin))?.doesOwn, null)
    await database.close()
  })
})

const partDataOf = (database: Database) => ({
  database,
  parts: partData(database, catalogueOf(database)),
})
