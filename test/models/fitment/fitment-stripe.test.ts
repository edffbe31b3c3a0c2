import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { page } from '../../../src/page/page.ts'
import {
  answered,
  asin,
  checkedStripe,
  failed,
  fits,
  lg,
  said,
  stripeOf,
} from '../../support/fitment-stripe.ts'

const check = 'fitment-check'
const finderOf = (config: object) => stripeOf(config).stripe.$finder.get().name
const other = { ...lg, model: 'other', displayModel: 'OTHER' }

describe('what the stripe begins with', () => {
  for (const state of ['result-found', 'no-result'] as const) {
    it(`FIT-004 shows ${state} where the page says so`, () => {
      const { shown, said: host } = stripeOf({
        stripeState: state,
        modelBrand: 'lg',
        modelDisplayBrand: 'LG Electronics',
        modelNumber: 'LSX',
      })
      assert.deepEqual([shown().state, [...host.states]], [state, [state]])
      assert.equal(shown().machine?.displayBrand, 'LG Electronics')
    })

    it(`FIT-153 shows enter-model for ${state} without a model number`, () => {
      const { shown } = stripeOf({ stripeState: state, modelBrand: 'lg' })
      assert.deepEqual([shown().state, shown().machine], ['enter-model', null])
    })
  }

  it('FIT-008 checks the model of the page at load, where it does not say what comes of it', async () => {
    const model = { modelBrand: 'lg', modelSeries: 'side', modelNumber: 'LSX' }
    const made = stripeOf(model)
    assert.equal(made.callsOf(check).length, 1)
    await made.answer(check, fits)
    assert.equal(made.shown().state, 'result-found')
    assert.deepEqual(made.eventsOf('dp-model-selected'), [])
    for (const config of [
      { ...model, stripeState: 'enter-model' as const },
      { ...model, pageType: 'search' as const },
      { ...model, modelSeries: '' },
    ]) {
      const silent = stripeOf(config)
      assert.deepEqual(silent.callsOf(check), [])
    }
  })

  it('FIT-007 is hidden until the page shows it', () => {
    const { configure, shown, said: host } = stripeOf({ hideStripeOnLoad: true })
    assert.equal(host.states.has('concealed'), true)
    configure({ hideStripeOnLoad: false })
    assert.deepEqual([shown().hidden, host.states.has('concealed')], [false, false])
  })

  it('FIT-001 FIT-002 FIT-137 takes the finder that the page names', () => {
    const brands = [{ value: 'lg', label: 'LG' }]
    assert.equal(finderOf({ finderName: 'dropdown', brands }), 'dropdown')
    assert.equal(finderOf({ finderName: 'smartbox' }), 'smartbox')
    assert.equal(finderOf({ finderName: 'other' }), 'text')
    const { stripe, said: host } = stripeOf({ finderName: 'dropdown' })
    assert.deepEqual([stripe.$finder.get().name, host.warnings.length], ['text', 1])
  })
})

describe('a picked model on a detail page', () => {
  it('FIT-053 FIT-150 is told in all its forms, after $fitment holds it', async () => {
    const made = stripeOf({ category: 'Grills' })
    let held: unknown
    const { emit } = made.ports
    made.ports.emit = (...event: Parameters<typeof emit>) => {
      held ??= page.$fitment.get()
      return emit.call(made.ports, ...event)
    }
    made.stripe.pick(lg)
    const { isSavedModel: _, ...model } = lg
    assert.deepEqual(made.eventsOf('dp-model-selected'), [lg])
    const known = { ...model, category: 'grill', scope: 'default' }
    assert.deepEqual(held, { ...known, fits: null, failed: false })
    await made.answer(check, fits)
    assert.deepEqual(page.$fitment.get(), { ...known, fits: true, failed: false })
  })

  it('FIT-054 FIT-055 is not checked without brand, series and model', async () => {
    for (const name of ['brand', 'series', 'model'] as const) {
      const made = stripeOf()
      made.stripe.pick({ ...lg, [name]: ' ' })
      const { busy, state, said: message } = made.shown()
      assert.deepEqual([made.callsOf(check), busy, state], [[], false, 'enter-model'])
      assert.equal(message?.text, 'We need brand, series and model to check the fit.')
      assert.ok(made.said.announced.includes(message?.text))
      await made.settled()
    }
  })

  it('FIT-056 FIT-057 FIT-058 FIT-059 sends brand, model and series normalized', async () => {
    const made = stripeOf({ stripeParams: { scope: 'tools' } })
    made.stripe.pick(lg)
    assert.deepEqual(made.queryOf(check), {
      ie: 'UTF8',
      brand: 'BLACKDECKER',
      model: 'LSX-26366',
      series: 'SIDE BY SIDE',
      asin,
      scope: 'tools',
    })
    await made.settled()
    made.stripe.pick({ ...lg, brand: 'Кама-5 è' })
    assert.equal((made.queryOf(check) as { brand: string }).brand, 'КАМА5È')
  })

  it('FIT-059 asks for brand and series too in the dropdown finder alone', () => {
    const made = stripeOf({ finderName: 'dropdown', brands: [{ value: 'lg', label: 'LG' }] })
    made.stripe.pick(lg)
    assert.equal((made.queryOf(check) as Record<string, string>)['doBrandSeriesCheck'], '1')
  })

  it('FIT-060 FIT-064 fits after yes', async () => {
    const made = await checkedStripe(fits)
    assert.deepEqual([made.shown().state, made.shown().busy], ['result-found', false])
    assert.deepEqual(made.eventsOf('dp-fitment-checked'), [
      { fits: true, failed: false, asin, ...said },
    ])
    assert.deepEqual(made.said.announced, ['This fits your LG Side by Side LSXS26366S.'])
  })

  for (const value of [
    { success: 1, payload: { fitment_decision: 'no' } },
    { success: 0, payload: { fitment_decision: 'yes' } },
    { success: 1 },
  ]) {
    it(`FIT-061 does not fit after ${JSON.stringify(value)}`, async () => {
      const made = await checkedStripe(answered(value))
      assert.deepEqual([made.shown().state, made.shown().failed], ['no-result', false])
      const [checked] = made.eventsOf('dp-fitment-checked') as [{ fits: boolean; failed: boolean }]
      assert.deepEqual([checked.fits, checked.failed, made.metrics()], [false, false, []])
    })
  }

  for (const problem of ['timeout', 'offline', 'malformed', 'unavailable']) {
    it(`FIT-062 FIT-063 does not fit after ${problem}, and says that the check failed`, async () => {
      const made = await checkedStripe(failed(problem))
      assert.deepEqual([made.shown().state, made.shown().failed], ['no-result', true])
      assert.deepEqual(made.metrics(), ['CheckFitmentError'])
      assert.deepEqual(made.eventsOf('dp-fitment-checked'), [
        { fits: false, failed: true, asin, ...said },
      ])
      assert.equal(page.$fitment.get()?.failed, true)
    })
  }

  it('FIT-168 says of a failed check that it could not be checked, not that it does not fit', async () => {
    const made = await checkedStripe(failed())
    const name = 'LG Side by Side LSXS26366S'
    assert.deepEqual(made.said.announced, [`We could not check whether this fits your ${name}.`])
  })

  it('FIT-147 is checked again after a failure', async () => {
    const made = await checkedStripe(failed())
    made.stripe.retry()
    assert.deepEqual([made.shown().state, made.shown().busy], ['no-result', true])
    await made.answer(check, fits)
    assert.deepEqual([made.shown().state, made.shown().failed], ['result-found', false])
  })

  it('FIT-051 FIT-146 is busy while it is checked, and begins nothing else', async () => {
    const made = stripeOf()
    made.stripe.pick(lg)
    assert.deepEqual([made.shown().busy, made.said.states.has('busy')], [true, true])
    assert.equal(made.stripe.begin(), null)
    await made.answer(check, fits)
    assert.equal(made.said.states.has('busy'), false)
  })

  it('FIT-146 gives the check up when the input is edited', async () => {
    const made = stripeOf()
    made.stripe.pick(lg)
    made.stripe.edited()
    await made.answer(check, fits)
    assert.deepEqual([made.shown().state, made.shown().busy], ['enter-model', false])
    assert.deepEqual(made.eventsOf('dp-fitment-checked'), [])
  })

  it('FIT-050 forgets an earlier message with the next lookup, and with an edit', () => {
    const { stripe, shown } = stripeOf()
    const message = { tone: 'error', text: 'No' } as const
    stripe.end(message)
    assert.equal(shown().said, message)
    stripe.begin()
    assert.equal(shown().said, null)
    stripe.end(message)
    stripe.edited()
    assert.equal(shown().said, null)
  })

  it('FIT-134 gives up its check when it leaves the page, and checks anew when it is back', async () => {
    const made = stripeOf()
    made.stripe.pick(lg)
    made.leave()
    assert.equal(made.callsOf(check)[0]?.options?.signal?.aborted, true)
    assert.equal(made.shown().busy, false)
    made.comeBack()
    await made.answer(check, fits)
    assert.deepEqual([made.callsOf(check).length, made.shown().state], [2, 'result-found'])
  })

  it('FIT-166 is checked again when the product changes', async () => {
    const made = await checkedStripe(fits)
    made.configure({ asin: 'B0OTHERPMP' })
    assert.deepEqual([made.shown().state, made.shown().busy], ['enter-model', true])
    assert.equal((made.queryOf(check) as { asin: string }).asin, 'B0OTHERPMP')
    assert.equal(made.eventsOf('dp-model-selected').length, 1)
  })
})

describe('clearing the model', () => {
  for (const pageType of ['detail', 'browse'] as const) {
    it(`FIT-077 FIT-149 FIT-150 returns to enter-model in place on a ${pageType} page`, async () => {
      const made = stripeOf({ pageType }, ['dp-before-submit-search'])
      made.stripe.pick(lg)
      await made.settled()
      made.stripe.clear()
      const { state, machine, focus, said: message } = made.shown()
      assert.deepEqual([state, machine, focus, message], ['enter-model', null, true, null])
      assert.deepEqual([made.told.resets, page.$fitment.get()], [1, null])
      assert.deepEqual(made.eventsOf('dp-model-cleared'), [said])
    })
  }
})

describe('other fitment elements of the page', () => {
  it('FIT-151 hands over their model, which is checked without being selected', async () => {
    const made = stripeOf()
    made.hears('dp-model-selected', other)
    await made.answer(check, fits)
    assert.deepEqual([made.told.shown, made.shown().state], [[other], 'result-found'])
    assert.deepEqual(made.eventsOf('dp-model-selected'), [])
    assert.equal(made.eventsOf('dp-fitment-checked').length, 1)
  })

  it('FIT-081 FIT-147 saves no model of theirs when its failed check is tried again', async () => {
    const made = stripeOf()
    made.hears('dp-model-selected', other)
    await made.answer(check, failed())
    made.stripe.retry()
    await made.answer(check, fits)
    assert.equal(made.shown().state, 'result-found')
    assert.deepEqual(made.callsOf('my-model-save'), [])
  })

  it('FIT-151 are others: what the stripe says itself it does not follow', () => {
    const made = stripeOf()
    const { emit } = made.ports
    made.ports.emit = (...event: Parameters<typeof emit>) => {
      const goesOn = emit.call(made.ports, ...event)
      made.hears(...event)
      return goesOn
    }
    made.stripe.pick(lg)
    assert.deepEqual([made.told.shown, made.callsOf(check).length], [[], 1])
  })

  it('FIT-151 hands over their model on a search page, where nothing is checked', () => {
    const made = stripeOf({ pageType: 'search' })
    made.hears('dp-model-selected', other)
    assert.deepEqual([made.told.shown, made.said.calls], [[other], []])
  })

  it('FIT-151 clears the model with theirs, and says nothing', async () => {
    const made = await checkedStripe(fits)
    made.hears('dp-model-cleared', said)
    assert.deepEqual([made.shown().state, made.shown().machine], ['enter-model', null])
    assert.deepEqual(made.eventsOf('dp-model-cleared'), [])
  })

  it('FIT-151 returns to enter-model when $fitment is made null', async () => {
    const made = await checkedStripe(fits)
    page.$fitment.set(null)
    assert.deepEqual([made.shown().state, made.told.resets], ['enter-model', 1])
    assert.deepEqual(made.eventsOf('dp-model-cleared'), [])
  })

  it('FIT-151 leaves what the page has found alone while $fitment is null', () => {
    const { shown } = stripeOf({ stripeState: 'result-found', modelNumber: 'LSX' })
    assert.equal(shown().state, 'result-found')
  })
})
