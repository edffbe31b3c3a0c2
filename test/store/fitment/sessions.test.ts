import assert from 'node:assert/strict'
import { beforeEach, it } from 'node:test'
import { brandWithoutData, known } from '../../../demo/store/fitment/seed/known-models.ts'
import { onBothDatabases } from '../../support/both-databases.ts'
import { addressOf, lookUp, namesIn, numbersIn, read } from '../../support/fitment-calls.ts'
import { visit, type Shopper } from '../../support/store.ts'
import { fitmentRequests } from './requests.ts'

const { fits, fitsNot, ampersand, part } = known

const askBox = (who: Shopper, qType: string, input: string) =>
  read(who, 'smartbox-query', { input, qType, scope: 'default' })

async function entityOf(who: Shopper, input: string) {
  const { aggregations, hits } = await askBox(who, 'smartboxAutocomplete', input)
  const { entity, buckets } = aggregations.group_by
  return { entity, keys: buckets.map(({ key }: { key: string }) => key), hits }
}

onBothDatabases('fitment of a session', store => {
  let shopper: Shopper
  beforeEach(async () => {
    shopper = await visit(store())
  })

  const saveModel = ({ brand, series, model }: typeof fits | typeof fitsNot, scope = 'default') =>
    read(shopper, 'my-model', { brand, series, model, scope })
  const load = (more: Record<string, string> = {}, who = shopper) =>
    read(who, 'my-model', { getMyModel: '1', scope: 'default', ...more })
  const combined = (q: string, qBrand = 'BERGSTROM') =>
    lookUp(shopper, 'combinedModelSuggest', q, { getMyModels: '1', isDropdownStripe: '1', qBrand })
  const facts = async () => (await shopper.get('/__facts/fitment')).json()

  it('FIT-081, FIT-087 keeps the models of a session, the latest first, and for it alone', async () => {
    await saveModel(fits)
    await saveModel(fitsNot)
    await saveModel(fits)
    const { myModels } = await load()
    assert.equal(myModels['meta-data'].count, 2)
    assert.deepEqual(numbersIn(myModels), [fits.model, fitsNot.model])
    assert.ok(myModels.data.every(({ isSavedModel }: { isSavedModel: boolean }) => isSavedModel))
    assert.equal(myModels.data[1].display_series, 'Cool 180')
    assert.deepEqual(numbersIn((await load({}, await visit(store()))).myModels), [])
  })

  it('keeps the 50 latest models of a session', async () => {
    const saved = Array.from({ length: 60 }, (_, n) => ({ brand: 'Bergstrom', model: `M${n}` }))
    await shopper.post('/__fixtures/fitment', { saved })
    await saveModel(fits)
    const numbers = numbersIn((await load()).myModels)
    assert.equal(numbers.length, 50)
    assert.equal(numbers[0], fits.model)
    assert.equal(numbers[1], 'M59')
  })

  it('lists saved models of a brand and of a scope', async () => {
    await saveModel(fits)
    await saveModel(fitsNot, 'smarthome')
    const { brand, series, model } = ampersand
    await read(shopper, 'my-model', { brand: 'Blake & Dexter', series, model, scope: 'default' })
    assert.deepEqual(numbersIn((await load({ brand })).myModels), [model])
    assert.deepEqual(numbersIn((await load({ scope: 'smarthome' })).myModels), [fitsNot.model])
  })

  it('FIT-089 gives popular models of the brand and the category, marked as not saved', async () => {
    const { popularModels } = await load({ brand: 'BERGSTROM', category: 'major_appliance' })
    assert.equal(popularModels.data.length, 20)
    assert.equal(numbersIn(popularModels)[0], fits.model)
    const brands = popularModels.data.map(
      (one: { normalized_brand: string }) => one.normalized_brand,
    )
    assert.deepEqual([...new Set(brands)], ['BERGSTROM'])
    assert.equal(popularModels.data[0].isSavedModel, undefined)
  })

  it('OWN-002 lists a model no longer that was set inactive, until it is saved again', async () => {
    await saveModel(fits)
    const body = { ...fitmentRequests['model-inactive'].body, brand: 'Bergstrom' }
    assert.deepEqual(
      await (await shopper.post('/gp/replacement-parts/ajax/my-model.html', body)).json(),
      {
        success: 1,
      },
    )
    assert.deepEqual(numbersIn((await load()).myModels), [])
    assert.equal((await facts()).saved[0].inactive, true)
    await saveModel(fits)
    assert.deepEqual(numbersIn((await load()).myModels), [fits.model])
  })

  it('OWN-004 keeps what a shopper said of a machine, the latest word', async () => {
    const { path, body } = fitmentRequests['ownership-set']
    await shopper.post(path, body)
    await shopper.post(path, { ...body, doesOwn: true })
    const [said, ...others] = (await facts()).ownership
    assert.deepEqual(others, [])
    assert.equal(said.doesOwn, true)
    assert.equal(said.number, fits.model)
  })

  it('FIT-109, FIT-110 suggests saved models and hits of the brand, each once', async () => {
    await saveModel(fits)
    const { myModels, hits, popularModels } = await combined('gs60')
    assert.deepEqual(numbersIn(myModels), [fits.model])
    assert.equal(popularModels, undefined)
    const names = namesIn(hits)
    assert.ok(names.length > 0 && hits.found > names.length)
    assert.ok(names.every(([brand, , number]) => brand === 'BERGSTROM' && number !== fits.model))
    assert.deepEqual(namesIn((await combined('gs60', 'EMBERLY')).hits), [])
  })

  it('FIT-111 finds by series and number as one text, and popular models by none', async () => {
    const { hits } = await combined(`${fits.series}${fits.model}`)
    assert.deepEqual(namesIn(hits), [[fits.brand, fits.series, fits.model]])
    const { popularModels } = await combined('')
    assert.equal(numbersIn(popularModels)[0], fits.model)
  })

  it('FIT-118 gives the smart box brands, then series, then models, as shown#compared', async () => {
    const brands = await entityOf(shopper, 'b')
    assert.equal(brands.entity, 'brand')
    assert.ok(brands.keys.includes('Blake & Dexter#BLAKEDEXTER'))
    assert.deepEqual((await entityOf(shopper, 'Bergstrom')).keys, ['Bergstrom#BERGSTROM'])
    for (const input of ['BERGSTROM', 'BERGSTROM GS', 'bergstrom gs']) {
      const series = await entityOf(shopper, input)
      assert.equal(series.entity, 'series', input)
      assert.ok(series.keys.includes('GS 60#GS 60'), input)
    }
    const models = await entityOf(shopper, 'BERGSTROM GS 60 gs60-4')
    assert.equal(models.entity, 'model')
    assert.ok(models.keys.includes('GS60-4210W#GS60-4210W'))
    assert.ok(models.keys.every((key: string) => key.startsWith('GS60-4')))
    assert.ok(namesIn(models.hits).every(([, series]) => series === 'GS 60'))
    // The first of the models are hits, too.
    const numbers = namesIn(models.hits).map(([, , number]) => number)
    assert.ok(numbers.length > 0)
    assert.deepEqual(
      numbers,
      models.keys.slice(0, numbers.length).map((key: string) => key.split('#')[1]),
    )
    assert.equal((await entityOf(shopper, 'GS60-4210W')).entity, 'model')
  })

  it('FIT-124, FIT-162 verifies a part and finds parts by number or words', async () => {
    assert.equal((await askBox(shopper, 'partVerification', '740 2218')).hits.found, 1)
    assert.equal((await askBox(shopper, 'partVerification', '740')).hits.found, 0)
    const { hits } = await askBox(shopper, 'part', 'circulation pump GS 45')
    const [{ fields }] = hits.hit
    assert.deepEqual(fields.partnumber, part.number)
    // The brand is shown before it, once.
    assert.match(`${fields.brand} ${fields.display_model}`, /^Bergstrom circulation pump/)
    assert.equal((await askBox(shopper, 'part', '%')).hits.found, 0)
  })

  it('FIT-107 escapes the brand in the no-data text, and says it in the shop’s language', async () => {
    const brand = `<img src=x onerror="alert(1)">&`
    const query = { category: 'grill', selectedBrand: brand }
    const bad = await (await shopper.get(addressOf('no-fitment-data-popover', query))).text()
    assert.ok(!bad.includes('<img'))
    assert.ok(bad.includes('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;'))
    const path = addressOf('no-fitment-data-popover', {
      category: 'grill',
      selectedBrand: brandWithoutData.value,
    })
    const cookie = `${shopper.cookie}; shop_language=de`
    const german = await (await shopper.get(path, { cookie })).text()
    assert.ok(german.includes('Noch keine Angaben für Grünhaus'))
  })

  it('OWN-010, OWN-015 previews parts of a machine with data-asin, and none of an unknown one', async () => {
    const preview = async (number: string) => {
      const query = new URLSearchParams({
        wholeGoodModelBrand: fits.brand,
        wholeGoodModelNumber: number,
        productType: 'DISHWASHER',
      })
      const path = `/pcp/partfinder/ajax/detailPagePreviewParts/?${query}`
      return (await shopper.get(path)).text()
    }
    const html = await preview(fits.model)
    assert.equal(html.match(/data-asin="/g)?.length, 6)
    assert.ok(html.includes(`data-asin="${part.asin}"`))
    assert.equal(await preview('NOTHING'), '')
  })

  it('FBK-015, FBK-024 gives the feedback its controls by name', async () => {
    const query = { previousUrl: 'http://localhost/' }
    const html = await (await shopper.get(addressOf('feedback-widget', query))).text()
    for (const name of [
      'rating',
      'feedbackReason_modelNotFound',
      'feedbackReason_fitInformationIncorrect',
      'feedbackReason_difficultToUse',
      'feedbackReason_other',
      'feedback_question_about_order',
      'comment',
    ]) {
      assert.ok(html.includes(`name="${name}"`), name)
    }
    assert.ok(html.includes('data-dp-action="submit"'))
  })

  it('MDL-008, MDL-011 gives videos by their ids, and the panels that were asked for', async () => {
    const videos = { category: 'grill', videoIds: 'plate,label' }
    const { videosInfo } = await read(shopper, 'modelnumber-help-videos', videos)
    assert.equal(videosInfo.length, 2)
    const content = (category: string, hasLeftPanelContent: string) =>
      read(shopper, 'modelnumber-help-content', { category, hasLeftPanelContent })
    const right = await content('homehvac', 'false')
    assert.equal(right.leftPanelHTML, '')
    assert.ok(right.rightPanelHTML.includes('Heating and cooling'))
    assert.ok((await content('hvac', 'true')).leftPanelHTML.includes('<img'))
    assert.equal((await content('nothing', 'true')).rightPanelHTML, '')
  })

  it('FBK-009, FIT-128 answers metrics and feedback with 204 and keeps them apart', async () => {
    const { path, body } = fitmentRequests['fitment-metrics']
    const feedback = fitmentRequests['feedback-log'].body
    for (const sent of [body, feedback]) assert.equal((await shopper.post(path, sent)).status, 204)
    const arrived = await facts()
    assert.deepEqual(arrived.metrics[0].data, body.data)
    assert.deepEqual(arrived.feedback[0].data, feedback.data)
    assert.equal(arrived.feedback.length, 1)
  })

  it('STO-005 names what is too long in a metric or a feedback', async () => {
    const { path, body } = fitmentRequests['fitment-metrics']
    const feedback = fitmentRequests['feedback-log'].body
    const faultOf = async (sent: { data: object }, data: object) => {
      const answer = await shopper.post(path, { ...sent, data: { ...sent.data, ...data } })
      return answer.status === 204 ? null : (await answer.json()).entity.field
    }
    assert.equal(await faultOf(feedback, { comment: 'x'.repeat(2_000) }), null)
    assert.equal(await faultOf(feedback, { comment: 'x'.repeat(2_001) }), 'data.comment')
    assert.equal(await faultOf(body, { action: 'x'.repeat(2_001) }), 'data.action')
    assert.equal(await faultOf(body, { ['x'.repeat(2_001)]: '' }), 'data')
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`f${n}`, '']))
    assert.equal(await faultOf(body, many), 'data')
    assert.deepEqual((await facts()).metrics, [])
  })

  it('STO-005 keeps the 50 latest words of a shopper on their machines', async () => {
    const { path, body } = fitmentRequests['ownership-set']
    const now = Date.now()
    for (let n = 0; n < 52; n += 1) {
      store().setClock(() => now + n)
      await shopper.post(path, { ...body, modelNumber: `M${n}` })
    }
    store().setClock(Date.now)
    const numbers = (await facts()).ownership.map(({ number }: { number: string }) => number)
    assert.deepEqual([numbers.length, numbers[0], numbers.at(-1)], [50, 'M2', 'M51'])
  })

  it('forgets metrics after an hour, and feedback never', async () => {
    const now = Date.now()
    for (const { body, path } of [
      fitmentRequests['fitment-metrics'],
      fitmentRequests['feedback-log'],
    ]) {
      await shopper.post(path, body)
    }
    store().setClock(() => now + 3_700_000)
    await store().tick()
    store().setClock(Date.now)
    const { metrics, feedback } = await facts()
    assert.deepEqual([metrics.length, feedback.length], [0, 1])
  })
})
