import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { known, misspelt, nonsense } from '../../../demo/store/fitment/seed/known-models.ts'
import { onBothDatabases } from '../../support/both-databases.ts'
import { addressOf, lookUp, namesIn, read } from '../../support/fitment-calls.ts'
import { visit, type Shopper } from '../../support/store.ts'

const { fits, fitsNot, part, severalSeries, severalBrands, ampersand, withoutSeries } = known
const nameOf = ({ brand, series, model }: { brand: string; series: string; model: string }) => [
  brand,
  series,
  model,
]

onBothDatabases('lookups', store => {
  let shopper: Shopper
  before(async () => {
    shopper = await visit(store())
  })

  const check = async (
    model: { brand: string; series: string; model: string },
    more: Record<string, string> = {},
  ) => {
    const { brand, series, model: number } = model
    const query = { ie: 'UTF8', brand, series, model: number, asin: part.asin, scope: 'default' }
    const answer = await read(shopper, 'hsx-rpp-dp-ajax-handler', { ...query, ...more })
    assert.equal(answer.success, 1)
    return answer.payload.fitment_decision
  }

  it('FIT-026 find a model whatever its case, spaces, signs, width and accents', async () => {
    for (const text of ['GS60-4210W', 'gs604210w', ' gs 60 / 4210 w', 'ＧＳ６０－４２１０Ｗ']) {
      const { hits } = await lookUp(shopper, 'modelInfo', text)
      assert.deepEqual(namesIn(hits), [nameOf(fits)], text)
      assert.equal(hits.found, 1)
    }
    const { hits } = await lookUp(shopper, 'modelInfo', 'maree wd4810')
    assert.deepEqual(namesIn(hits), [nameOf(severalBrands[2])])
  })

  it('FIT-030 give each hit the names to show and the names to compare', async () => {
    const { hits } = await lookUp(shopper, 'modelInfo', ampersand.model)
    assert.deepEqual(hits.hit[0].fields, {
      brand: 'Blake & Dexter',
      series: 'XR 18',
      modelnumber: 'BD-780K',
      display_brand: 'Blake & Dexter',
      display_series: 'XR 18',
      display_model: 'BD-780K',
      normalized_brand: 'BLAKEDEXTER',
      normalized_series: 'XR 18',
      normalized_model: 'BD-780K',
    })
  })

  it('FIT-033, FIT-034 find one number in several series and of several brands', async () => {
    const series = await lookUp(shopper, 'modelInfo', 'GS4000')
    assert.deepEqual(namesIn(series.hits), severalSeries.map(nameOf))
    const brands = await lookUp(shopper, 'modelInfo', 'wd4810')
    assert.deepEqual(namesIn(brands.hits), severalBrands.map(nameOf))
    const tools = await lookUp(shopper, 'modelInfo', 'wd4810', { qCategory: 'powertools' })
    assert.deepEqual(namesIn(tools.hits), [nameOf(severalBrands[1])])
  })

  it('FIT-028 look beyond a category that has no such model', async () => {
    const { hits } = await lookUp(shopper, 'modelInfo', fits.model, { qCategory: 'grill' })
    assert.deepEqual(namesIn(hits), [nameOf(fits)])
  })

  it('FIT-036 find nothing under a misspelt number, but what it resembles', async () => {
    assert.equal((await lookUp(shopper, 'modelInfo', misspelt)).hits.found, 0)
    const { suggest } = await lookUp(shopper, 'modelSearch', misspelt)
    assert.equal(suggest.suggestions[0].suggestion, fits.model)
    assert.ok(suggest.suggestions.length <= 5)
    assert.deepEqual((await lookUp(shopper, 'modelSearch', nonsense)).suggest.suggestions, [])
  })

  it('FIT-036 offer the number that was meant where look-alikes were typed, signs or not', async () => {
    for (const text of ['GS6O-421OW', 'gs6o421ow', 'G5 6O 42IO W', 'G560-4Z1OW', 'gs60 42l0w']) {
      const { suggest } = await lookUp(shopper, 'modelSearch', text)
      assert.equal(suggest.suggestions[0]?.suggestion, fits.model, text)
    }
    const exact = await lookUp(shopper, 'modelSearch', fits.model)
    assert.equal(exact.suggest.suggestions[0].suggestion, fits.model)
    const eight = await lookUp(shopper, 'modelSearch', fitsNot.model.replace('8', 'B'))
    assert.equal(eight.suggest.suggestions[0].suggestion, fitsNot.model)
  })

  it('FIT-042 know a part by its number and by those that it replaces', async () => {
    for (const number of [part.number, ...part.formerly, '7402218']) {
      const { hits } = await lookUp(shopper, 'partInfo', number)
      assert.deepEqual(hits, { found: 1, hit: [{ fields: { partnumber: part.number } }] })
    }
    assert.equal((await lookUp(shopper, 'partInfo', fits.model)).hits.found, 0)
  })

  it('FIT-091, FIT-096 suggest 20 of all models that begin so, the most wanted first', async () => {
    const { hits, total } = await lookUp(shopper, 'modelSuggest', 'gs', { isDetail: '1' })
    assert.equal(hits.hit.length, 20)
    assert.ok(total > 20)
    assert.equal(hits.found, total)
    assert.deepEqual(namesIn(hits)[0], nameOf(fits))
    const whole = await lookUp(shopper, 'modelSuggest', 'GS60-42', { isDetail: '1' })
    assert.equal(whole.total, whole.hits.hit.length)
    const none = await lookUp(shopper, 'modelSuggest', nonsense, { isDetail: '1' })
    assert.deepEqual([none.total, none.hits.hit], [0, []])
  })

  it('FIT-133 answer the types of query that nobody asks for with an empty hits object', async () => {
    for (const qtype of ['brandList', 'modelList', 'seriesList', 'partSearch', 'partSuggest']) {
      assert.deepEqual(await lookUp(shopper, qtype, 'x'), { hits: {} })
    }
  })

  it('FIT-060 say yes for a machine that the part fits, and no for another', async () => {
    assert.equal(await check(fits), 'yes')
    assert.equal(await check(fits, { doBrandSeriesCheck: '1' }), 'yes')
    assert.equal(await check(fitsNot), 'no')
    assert.equal(await check(severalSeries[0]), 'yes')
    assert.equal(await check(severalSeries[1]), 'no')
  })

  it('FIT-059 let the series decide alone where the dropdown finder asks', async () => {
    const elsewhere = { ...fits, series: 'GS 99' }
    assert.equal(await check(elsewhere), 'yes')
    assert.equal(await check(elsewhere, { doBrandSeriesCheck: '1' }), 'unknown')
  })

  it('FIT-061 say that they do not know a machine, or a product that is no part', async () => {
    assert.equal(await check({ ...fits, model: nonsense }), 'unknown')
    assert.equal(await check(fits, { asin: 'B0COFFEE01' }), 'unknown')
    assert.equal(await check(withoutSeries), 'no')
  })

  it('take up a change of the catalogue with the next lookup', async () => {
    const made = { brand: 'Nørgård & Sønner', series: 'Ny', model: 'NS-1/2', fits: [part.asin] }
    assert.equal((await lookUp(shopper, 'modelInfo', 'ns12')).hits.found, 0)
    const answer = await shopper.post('/__fixtures/fitment', { models: [made] })
    assert.equal(answer.status, 201)
    const { hits } = await lookUp(shopper, 'modelInfo', 'ns12')
    const model = { brand: 'NØRGÅRDSØNNER', series: 'NY', model: 'NS-1/2' }
    assert.deepEqual(namesIn(hits), [nameOf(model)])
    assert.equal(await check(model, { doBrandSeriesCheck: '1' }), 'yes')
  })

  const long = 'x'.repeat(201)
  const wrong: [name: string, query: Record<string, string>, field: string][] = [
    ['query-index', {}, 'qtype'],
    ['query-index', { qtype: 'modelInfo' }, 'q'],
    ['query-index', { qtype: 'modelInfo', q: long }, 'q'],
    ['query-index', { qtype: 'modelSuggest', q: 'x' }, 'isDetail'],
    ['query-index', { qtype: 'other', q: 'x' }, 'qtype'],
    ['my-model', { brand: '-', model: 'm', series: '', scope: '' }, 'brand'],
    ['my-model', { getMyModel: '1', scope: 's', asin: 'x' }, 'asin'],
    ['smartbox-query', { input: 'x', qType: 'other', scope: 's' }, 'qType'],
    ['modelnumber-help-videos', { category: 'x', videoIds: '../x' }, 'videoIds'],
    ['hsx-rpp-dp-ajax-handler', { ie: 'UTF8' }, 'brand'],
  ]
  for (const [name, query, field] of wrong) {
    it(`name the field ${field} at fault in ${name}?${Object.keys(query).join('&')}`, async () => {
      const answer = await shopper.get(addressOf(name, query))
      assert.equal(answer.status, 400)
      assert.equal((await answer.json()).entity.field, field)
    })
  }
})
