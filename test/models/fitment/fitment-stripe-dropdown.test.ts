import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { dropdown } from '../../../src/widgets/fitment/fitment-stripe/dropdown.model.ts'
import { names } from '../../../src/widgets/fitment/fitment-stripe/dropdown.rules.ts'
import { messages } from '../../../src/widgets/fitment/fitment-stripe/fitment-stripe.messages.ts'
import type { Machine } from '../../../src/widgets/fitment/fitment-stripe/fitment-stripe.ports.ts'
import { answered, failed, finderStripe, hitOf, machineOf } from '../../support/fitment-stripe.ts'

const bosch = { value: 'BOSCH', label: 'Bosch' }
const acme = { value: 'ACME', label: 'Acme' }
const washer = machineOf('Bosch', 'Serie 6', 'WAU28')
const dryer = machineOf('Bosch', 'Serie 6', 'WQG24')

const listOf = (...models: readonly Machine[]) => ({
  'meta-data': { count: models.length },
  data: models.map(one => ({ ...hitOf(one).fields, isSavedModel: one.isSavedModel })),
})
const hitsOf = (...models: readonly Machine[]) => models.map(one => hitOf(one))

function make(config = {}) {
  const host = finderStripe({
    brands: [bosch, acme],
    stripeParams: { brandsMissingFitment: 'acme#other' },
    ...config,
  })
  const finder = dropdown(host.stripe)
  const { answerOf: answer, callsOf: calls } = host
  return {
    ...host,
    finder,
    calls,
    answer,
    /** Types, lets the delay pass, and lists these. */
    async suggest(text: string, ...found: readonly Machine[]) {
      finder.edit(text, false)
      mock.timers.tick(400)
      await answer('combined-suggest', answered({ hits: hitsOf(...found) }))
    },
    texts: () =>
      finder.suggestions.$list.get()?.groups.map(({ machines }) => machines.map(one => one.model)),
  }
}
function withBrand(config = {}) {
  const made = make(config)
  made.finder.brands.choose(bosch)
  return made
}

const holdTimers = () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
  afterEach(() => mock.timers.reset())
}

describe('the brand of the dropdown finder', () => {
  holdTimers()

  it('FIT-135 enables the model input, once it is chosen', () => {
    const { finder } = make()
    const before = finder.isEnabled()
    finder.brands.choose(bosch)
    assert.deepEqual([before, finder.isEnabled(), finder.$brand.get()], [false, true, bosch])
  })

  it('FIT-016 is not needed for the input where the page says so', () => {
    const { finder } = make({ extendedPopoverAndEnabledTextbox: true })
    assert.equal(finder.isEnabled(), true)
    finder.brands.choose(acme)
    assert.equal(finder.isEnabled(), false)
  })

  it('FIT-106 FIT-107 disables the input without data, and asks what is said of it', async () => {
    const { answer, calls, finder } = make({ category: 'grill' })
    finder.brands.choose(acme)
    assert.equal(finder.isEnabled(), false)
    assert.deepEqual(calls('no-data-popover')[0]?.input, {
      query: { category: 'grill', selectedBrand: 'ACME' },
    })
    await answer('no-data-popover', answered('<p>Soon.</p>'))
    assert.deepEqual(finder.$noData.get(), { brand: acme, html: '<p>Soon.</p>' })
  })

  it('FIT-108 enables it again with data, and closes the popover', async () => {
    const { answer, finder } = make()
    finder.brands.choose(acme)
    await answer('no-data-popover', answered('<p>Soon.</p>'))
    finder.brands.choose(bosch)
    assert.deepEqual([finder.isEnabled(), finder.$noData.get()], [true, null])
  })

  it('FIT-108 opens nothing for a brand that was left before the answer', async () => {
    const { answer, calls, finder } = make()
    finder.brands.choose(acme)
    finder.brands.choose(bosch)
    assert.equal(calls('no-data-popover')[0]?.options?.signal?.aborted, true)
    await answer('no-data-popover', answered('<p>Soon.</p>'))
    assert.equal(finder.$noData.get(), null)
  })

  for (const [what, outcome, counted] of [
    ['a failing call', failed('unavailable', 503), ['NoDataPopoverFailed']],
    ['an empty answer', answered(' '), []],
  ] as const) {
    it(`FIT-144 has the built-in text after ${what}, and announces it`, async () => {
      const { answer, told, finder, said } = make()
      finder.brands.choose(acme)
      await answer('no-data-popover', outcome)
      assert.deepEqual([finder.$noData.get()?.html, told.counted], [null, counted])
      assert.deepEqual(said.announced, [messages['fitment.noData'].replace('{brand}', 'Acme')])
    })
  }

  it('COR-032 opens nothing after the element has left', async () => {
    const { answer, finder } = make()
    finder.brands.choose(acme)
    await answer('no-data-popover', failed('aborted'))
    assert.equal(finder.$noData.get(), null)
  })
})

describe('suggestions of the dropdown finder', () => {
  holdTimers()

  it('FIT-109 are asked with brand, and with what the page configures', () => {
    const { calls, finder } = withBrand({
      queryGroup: 'g1',
      asin: 'B0DISHPUMP',
      browseNode: 'n1',
      category: 'grill',
    })
    finder.edit(' wau ', false)
    mock.timers.tick(400)
    assert.deepEqual(calls('combined-suggest')[0]?.input, {
      query: {
        qtype: 'combinedModelSuggest',
        getMyModels: '1',
        isDropdownStripe: '1',
        q: 'wau',
        qBrand: 'BOSCH',
        qGroup: 'g1',
        asin: 'B0DISHPUMP',
        browseNode: 'n1',
        qCategory: 'grill',
      },
    })
  })

  for (const [what, answer, shown] of [
    [
      'all',
      { myModels: listOf(washer), popularModels: listOf(dryer), hits: [] },
      [['WAU28'], ['WQG24'], []],
    ],
    ['saved models', { myModels: listOf(washer) }, [['WAU28'], [], []]],
    ['popular models', { popularModels: listOf(washer) }, [[], ['WAU28'], []]],
    ['hits', { hits: hitsOf(washer) }, [[], [], ['WAU28']]],
    ['nothing', {}, [[], [], []]],
  ] as const) {
    it(`FIT-110 are shown of an answer with ${what}`, async () => {
      const made = withBrand()
      made.finder.edit('w', false)
      mock.timers.tick(400)
      await made.answer('combined-suggest', answered(answer))
      assert.deepEqual(made.texts(), shown)
    })
  }

  it('FIT-110 have each model once, saved ones first', async () => {
    const { answer, finder, texts } = withBrand()
    finder.edit('w', false)
    mock.timers.tick(400)
    const all = { myModels: listOf(washer), popularModels: listOf(washer, dryer) }
    await answer('combined-suggest', answered({ ...all, hits: hitsOf(washer, dryer) }))
    assert.deepEqual(texts(), [['WAU28'], ['WQG24'], []])
    assert.equal(finder.suggestions.$list.get()?.total, 2)
  })

  it('FIT-138 are saved and popular models of the brand at first; one is picked without a lookup', async () => {
    const { calls, told, finder, settled } = withBrand()
    told.listed = { saved: [washer], popular: [dryer] }
    void finder.open()
    await settled()
    finder.choose('1')
    assert.deepEqual([told.listedFor, told.picked], [['BOSCH'], [dryer]])
    assert.deepEqual([calls('combined-suggest'), finder.$text.get()], [[], 'Serie 6 WQG24'])
  })

  it('FIT-138 of one brand are forgotten with it', async () => {
    const { told, finder, settled, texts } = withBrand({ stripeParams: {} })
    told.listed = { saved: [washer], popular: [] }
    void finder.open()
    await settled()
    finder.brands.choose(acme)
    assert.equal(texts(), undefined)
    void finder.open()
    await settled()
    assert.deepEqual(told.listedFor, ['BOSCH', 'ACME'])
  })

  it('FIT-140 close after a failure, which is counted once and not said; the next key asks again', async () => {
    const { answer, calls, told, finder, suggest, texts } = withBrand()
    await suggest('w', washer, dryer)
    finder.edit('wa', false)
    mock.timers.tick(400)
    await answer('combined-suggest', failed('timeout'))
    assert.deepEqual([texts(), told.counted, told.said], [undefined, ['CombinedSuggestFailed'], []])
    finder.edit('wau', false)
    mock.timers.tick(400)
    assert.equal(calls('combined-suggest').length, 3)
  })
})

describe('Enter in the dropdown finder', async () => {
  holdTimers()

  it('FIT-111 compares series and model, ignoring case and spaces', () => {
    const typed = ['serie6wau28', 'SERIE 6 WAU 28', 'WAU28', 'serie 6', 'Serie 6 WAU28x', '']
    assert.deepEqual(
      typed.map(text => names(text, washer)),
      [true, true, false, false, false, false],
    )
  })

  it('FIT-111 asks again with one suggestion, and picks it when it is what is typed', async () => {
    const { answer, calls, told, finder, suggest } = withBrand()
    await suggest('serie 6 wau28', washer)
    void finder.submit()
    assert.deepEqual([calls('combined-suggest').length, told.picked], [2, []])
    await answer('combined-suggest', answered({ hits: hitsOf(washer) }))
    assert.deepEqual([told.picked, told.said], [[washer], []])
  })

  it('FIT-112 asks to choose from the list, which stays open, when it is not', async () => {
    const { answer, told, finder, suggest, texts } = withBrand()
    await suggest('wau', washer)
    void finder.submit()
    await answer('combined-suggest', answered({ hits: hitsOf(washer) }))
    assert.deepEqual(told.said, [{ tone: 'info', text: messages['fitment.pickFromList'] }])
    assert.deepEqual([told.picked, texts()], [[], [[], [], ['WAU28']]])
  })

  it('FIT-113 asks to choose from the list with several, and asks the server nothing', async () => {
    const { calls, told, finder, suggest } = withBrand()
    await suggest('serie 6 wau28', washer, dryer)
    void finder.submit()
    assert.deepEqual(told.said, [{ tone: 'info', text: messages['fitment.pickFromList'] }])
    assert.deepEqual([told.picked, calls('combined-suggest').length], [[], 1])
  })

  it('FIT-114 says that there are none', async () => {
    const { told, finder, suggest } = withBrand()
    await suggest('zzz')
    void finder.submit()
    assert.deepEqual(told.said, [{ tone: 'error', text: messages['fitment.noResults'] }])
  })

  it('FIT-111 asks at once where the list is not that of the text yet', async () => {
    const { answer, calls, told, finder, suggest } = withBrand()
    await suggest('w', washer, dryer)
    finder.edit('serie6wau28', false)
    void finder.submit()
    mock.timers.tick(1000)
    assert.equal(calls('combined-suggest').length, 2)
    await answer('combined-suggest', answered({ hits: hitsOf(washer) }))
    assert.deepEqual(told.picked, [washer])
  })

  it('FIT-141 says the error of a model number, and picks nothing', async () => {
    const { answer, told, finder, stripe, suggest } = withBrand()
    await suggest('serie 6 wau28', washer)
    void finder.submit()
    await answer('combined-suggest', failed('unavailable', 500))
    assert.deepEqual(told.said, [{ tone: 'error', text: messages['fitment.modelError'] }])
    assert.deepEqual([told.picked, told.counted], [[], ['CombinedSuggestFailed']])
    assert.equal(stripe.$shown.get().busy, false)
  })

  it('FIT-051 FIT-023 does nothing twice, without a text or without a brand', () => {
    const { calls, finder } = withBrand()
    void finder.submit()
    finder.edit('wau', false)
    void finder.submit()
    void finder.submit()
    const other = make()
    other.finder.edit('wau', false)
    void other.finder.submit()
    assert.deepEqual(
      [calls('combined-suggest').length, other.calls('combined-suggest').length],
      [1, 0],
    )
  })

  it('FIT-146 gives the question up when the text is edited', () => {
    const { calls, finder, stripe } = withBrand()
    finder.edit('wau', false)
    void finder.submit()
    finder.edit('wau2', false)
    assert.equal(calls('combined-suggest')[0]?.options?.signal?.aborted, true)
    assert.equal(stripe.$shown.get().busy, false)
  })
})

describe('the dropdown finder and the stripe', async () => {
  holdTimers()

  it('FIT-077 is emptied; the brand stays, so that the input can take focus', async () => {
    const { finder, suggest, texts } = withBrand()
    await suggest('w', washer, dryer)
    finder.reset()
    assert.deepEqual([finder.$text.get(), texts(), finder.$brand.get()], ['', undefined, bosch])
  })

  it('FIT-151 shows brand and model that are taken over, of the page or not', () => {
    const { finder } = make()
    finder.show(washer)
    assert.deepEqual([finder.$brand.get(), finder.$text.get()], [bosch, 'Serie 6 WAU28'])
    finder.show(machineOf('Miele', '', 'W1'))
    assert.deepEqual(
      [finder.$brand.get(), finder.$text.get()],
      [{ value: 'MIELE', label: 'Miele' }, 'W1'],
    )
  })
})
