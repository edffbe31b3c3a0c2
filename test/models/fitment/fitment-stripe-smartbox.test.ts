import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { messages } from '../../../src/widgets/fitment/fitment-stripe/fitment-stripe.messages.ts'
import { smartbox } from '../../../src/widgets/fitment/fitment-stripe/smartbox.model.ts'
import {
  filterOf,
  inOrder,
  matchedIn,
  nameBy,
} from '../../../src/widgets/fitment/fitment-stripe/smartbox.rules.ts'
import { answered, failed, finderStripe, hitOf, machineOf } from '../../support/fitment-stripe.ts'

const washer = machineOf('Bosch', 'Serie 6', 'WAU28')
const models = (count: number) =>
  Array.from({ length: count }, (_, n) => machineOf('Bosch', 'Serie', `M${n}`))

const buckets = (entity: string, ...keys: string[]) =>
  answered({ aggregations: { group_by: { entity, buckets: keys.map(key => ({ key })) } } })
const hits = (...found: ReturnType<typeof hitOf>[]) =>
  answered({ hits: { found: found.length, hit: found } })

function make(config = {}) {
  const host = finderStripe(config)
  const box = smartbox(host.stripe)
  const asked = () =>
    host.callsOf('smartbox-query').map(({ input }) => (input as { query: object }).query)
  const answer = (outcome: object) => host.answerOf('smartbox-query', outcome)
  return {
    ...host,
    box,
    asked,
    answer,
    now: () => box.$box.get(),
    /** Texts of the options, by group. */
    options: () =>
      box.$box.get().list?.groups.map(({ options }) => options.map(({ text }) => text)) ?? [],
    filters: () => inOrder(box.$box.get().filters).map(({ text, value }) => `${text}=${value}`),
    config: (outcome: object) => host.answerOf('smartbox-config', outcome),
    /** Types and lets the keystroke delay pass. */
    type(text: string) {
      box.type(text)
      mock.timers.tick(250)
    },
    async suggest(text: string, outcome: object) {
      box.type(text)
      mock.timers.tick(250)
      await answer(outcome)
    },
  }
}

const holdTimers = () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
  afterEach(() => mock.timers.reset())
}

describe('parts of a machine', () => {
  holdTimers()

  it("FIT-118 stand before and behind the last '#' of a key", () => {
    const parts = ['Bosch#BOSCH', 'No#1#NO1', 'Bosch'].map(key => filterOf(key, 'brand'))
    assert.deepEqual(
      parts.map(({ text, value }) => [text, value]),
      [
        ['Bosch', 'BOSCH'],
        ['No#1', 'NO1'],
        ['Bosch', 'Bosch'],
      ],
    )
  })

  it('FIT-121 are named in the order of what was matched', () => {
    assert.deepEqual(
      (['brand', 'series', 'model'] as const).map(kind => nameBy(kind, washer)),
      ['Bosch Serie 6 WAU28', 'Serie 6 WAU28 Bosch', 'WAU28 Bosch Serie 6'],
    )
  })

  it('FIT-121 are matched where one begins with the text', () => {
    assert.deepEqual(
      ['bo', 'ser', 'wau', 'x', ''].map(typed => matchedIn(washer, typed)),
      ['brand', 'series', 'model', 'brand', 'brand'],
    )
  })
})

describe('the smart box, while it is typed in', () => {
  holdTimers()

  it('FIT-116 asks 250 ms after the last keystroke, with scope', () => {
    const { asked, box } = make({ stripeParams: { scope: 'tools' } })
    box.type('bo')
    mock.timers.tick(249)
    box.type('bos')
    mock.timers.tick(249)
    const before = asked().length
    mock.timers.tick(1)
    assert.equal(before, 0)
    assert.deepEqual(asked(), [{ input: 'bos', qType: 'smartboxAutocomplete', scope: 'tools' }])
  })

  it('FIT-116 asks nothing while an input method composes', () => {
    const { asked, box } = make()
    box.type('ボッシュ', true)
    mock.timers.tick(1000)
    assert.deepEqual(asked(), [])
  })

  it('FIT-117 asks nothing below 2 characters, blanks aside', () => {
    const { asked, type } = make()
    type('b')
    type(' b ')
    assert.deepEqual(asked(), [])
    type('bo')
    assert.equal(asked().length, 1)
  })

  it('FIT-117 asks for one character, or none, once a filter is set', async () => {
    const { asked, box, suggest, type } = make()
    box.open()
    await suggest('bo', buckets('brand', 'Bosch#BOSCH'))
    box.choose('0')
    type('s')
    assert.deepEqual(
      asked().map(query => (query as { input: string }).input),
      ['bo', 'BOSCH', 'BOSCH s'],
    )
  })

  it('FIT-119 shows no more buckets than configured, 20 without a configuration', async () => {
    const many = buckets('brand', ...models(30).map(({ model }) => `${model}#${model}`))
    const plain = make()
    await plain.suggest('bo', many)
    const limited = make()
    await limited.config(answered({ strings: {}, aggregatedResultLimit: 3 }))
    await limited.suggest('bo', many)
    assert.deepEqual([plain.options()[0]?.length, limited.options()[0]?.length], [20, 3])
  })

  it('FIT-121 names a hit in the order of what was matched', async () => {
    const { options, suggest } = make()
    await suggest('wau', hits(hitOf(washer)))
    assert.deepEqual(options()[1], ['WAU28 Bosch Serie 6'])
  })

  it('FIT-122 closes on blur, and an answer that comes later opens nothing', async () => {
    const { answer, box, now, type } = make()
    type('bo')
    box.close()
    await answer(buckets('brand', 'Bosch#BOSCH'))
    assert.equal(now().list, null)
  })

  it('FIT-125 says the configured text of a failure, and closes the list', async () => {
    const { answer, config, told, now, type } = make()
    await config(answered({ strings: { ajax_error: 'Kaputt.' } }))
    type('bo')
    await answer(failed('unavailable', 503))
    assert.deepEqual(told.said, [{ tone: 'error', text: 'Kaputt.' }])
    assert.deepEqual([told.counted, now().list], [['SmartboxQueryFailed'], null])
  })

  it('COR-032 says nothing of a call that ended with the element', async () => {
    const { answer, told, type } = make()
    type('bo')
    await answer(failed('aborted'))
    assert.deepEqual([told.said, told.counted], [[], []])
  })
})

describe('the smart box and the models that the shopper knows', () => {
  holdTimers()

  it('FIT-160 lists saved and popular models for the empty box', async () => {
    const { box, told, options, settled, asked } = make()
    told.listed = { saved: [washer], popular: models(2) }
    box.open()
    await settled()
    assert.deepEqual(options().slice(2), [
      ['Bosch Serie 6 WAU28'],
      ['Bosch Serie M0', 'Bosch Serie M1'],
    ])
    assert.deepEqual(asked(), [])
  })

  it('FIX-001 FIX-002 FIX-003 suggests at most 10 recent, 10 popular models and 5 hits', async () => {
    const { box, told, options, settled, suggest } = make()
    told.listed = { saved: models(25), popular: models(25) }
    box.open()
    await settled()
    const empty = options().map(({ length }) => length)
    await suggest('bosch', hits(...models(25).map(one => hitOf(one))))
    assert.deepEqual(empty, [0, 0, 10, 10])
    assert.deepEqual(
      options().map(({ length }) => length),
      [0, 5, 10, 10],
    )
  })

  it('FIX-001 FIX-002 FIX-003 takes the caps that the page sets', async () => {
    const { box, told, options, settled, suggest } = make({
      recentMax: 1,
      popularMax: 2,
      hitsMax: 0,
    })
    told.listed = { saved: models(5), popular: models(5) }
    box.open()
    await settled()
    await suggest('bosch', hits(...models(5).map(one => hitOf(one))))
    assert.deepEqual(
      options().map(({ length }) => length),
      [0, 0, 1, 2],
    )
  })

  it('FIT-160 keeps of them what the text is found in', async () => {
    const { box, told, options, settled, suggest } = make()
    told.listed = { saved: [washer, machineOf('Miele', 'W1', 'WWD 120')], popular: [] }
    box.open()
    await settled()
    await suggest('wwd miele', answered({}))
    assert.deepEqual(options()[2], ['Miele W1 WWD 120'])
  })

  it('FIT-160 sets all three filters by a model', async () => {
    const { box, told, filters, settled } = make()
    told.listed = { saved: [washer], popular: [] }
    box.open()
    await settled()
    box.choose('0')
    assert.deepEqual(filters(), ['Bosch=BOSCH', 'Serie 6=SERIE 6', 'WAU28=WAU28'])
  })

  it('COR-072 does without them where they do not come', async () => {
    const { box, options, settled, suggest } = make()
    box.open()
    await settled()
    await suggest('bo', buckets('brand', 'Bosch#BOSCH'))
    assert.deepEqual(options(), [['Bosch'], [], [], []])
  })
})

/** Model and brand are chosen, one after the other. */
async function filtered() {
  const made = make()
  made.box.open()
  await made.suggest('wa', buckets('model', 'WAU28#WAU28'))
  made.box.choose('0')
  await made.answer(buckets('brand', 'Bosch#BOSCH'))
  made.box.choose('0')
  return made
}

describe('the filters of the smart box', () => {
  holdTimers()

  it('FIT-120 become of what is chosen, with source and type, in the order of a machine', async () => {
    const { filters, now } = await filtered()
    assert.deepEqual(filters(), ['Bosch=BOSCH', 'WAU28=WAU28'])
    assert.deepEqual(now().filters.brand, {
      text: 'Bosch',
      value: 'BOSCH',
      source: 'entity',
      modelType: 'brand',
    })
    assert.equal(now().typed, '')
  })

  it('FIT-120 are removed one by one, the last of them by Backspace', async () => {
    const { box, filters } = await filtered()
    box.removeLast()
    assert.deepEqual(filters(), ['Bosch=BOSCH'])
    box.remove('brand')
    assert.deepEqual(filters(), [])
  })

  it('FIT-123 allow a search once all three are there, and none before', async () => {
    const { answer, box, told } = await filtered()
    box.search()
    assert.deepEqual([box.isComplete(), told.picked], [false, []])
    await answer(buckets('series', 'Serie 6#SERIE 6'))
    box.choose('0')
    assert.equal(box.isComplete(), true)
    box.search()
    assert.deepEqual(told.picked, [washer])
  })

  it('FIT-051 are searched once while a check runs', () => {
    const { box, told, show } = make()
    box.show(washer)
    show({ busy: true })
    box.search()
    assert.deepEqual(told.picked, [])
  })

  it('FIT-151 FIT-077 are those of a model that is taken over, and none after a reset', () => {
    const { box, filters } = make()
    box.show(washer)
    assert.deepEqual(filters(), ['Bosch=BOSCH', 'Serie 6=SERIE 6', 'WAU28=WAU28'])
    box.reset()
    assert.deepEqual(filters(), [])
  })
})

describe('the part search of the smart box', () => {
  holdTimers()

  it('FIT-124 verifies the part, then searches it', async () => {
    const { answer, asked, box, now } = make()
    box.type(' 00611 ')
    void box.searchPart()
    assert.deepEqual(asked(), [{ input: '00611', qType: 'partVerification', scope: 'default' }])
    await answer(hits(hitOf(washer, '00611332')))
    assert.deepEqual(asked()[1], { input: '00611', qType: 'part', scope: 'default' })
    await answer(hits(hitOf(washer, '00611332')))
    assert.deepEqual(now().parts, [{ number: '00611332', of: 'Bosch Serie 6 WAU28' }])
  })

  it('FIT-124 makes no call without a text, and none of the keystroke before', () => {
    const { asked, box } = make()
    void box.searchPart()
    box.type('00611')
    void box.searchPart()
    mock.timers.tick(1000)
    assert.equal(asked().length, 1)
  })

  it('FIT-162 submits the search form with the part, and the model where it is whole', () => {
    const { box, told } = make()
    box.choosePart('00611332')
    box.show(washer)
    box.choosePart('00611332')
    assert.deepEqual(told.searched, [
      { keywords: '00611332', machine: undefined },
      { keywords: '00611332', machine: { ...washer, isSavedModel: false } },
    ])
  })

  for (const [step, outcomes] of [
    ['verification', [hits()]],
    ['search', [hits(hitOf(washer, '1')), hits()]],
  ] as const) {
    it(`FIT-163 says that the ${step} does not know it; filters and text stay`, async () => {
      const { answer, box, told, filters, now } = make()
      box.show(washer)
      box.type('00611')
      void box.searchPart()
      for (const outcome of outcomes) await answer(outcome)
      const text = messages['fitment.partNotFound'].replace('{text}', '00611')
      assert.deepEqual(told.said, [{ tone: 'error', text }])
      assert.deepEqual([now().typed, filters().length, now().parts], ['00611', 3, null])
    })
  }

  it('FIT-125 says the text of a failure', async () => {
    const { answer, box, told } = make()
    box.type('00611')
    void box.searchPart()
    await answer(failed('timeout'))
    assert.deepEqual(told.said, [{ tone: 'error', text: messages['fitment.ajaxError'] }])
  })
})

describe('the configuration of the smart box', () => {
  holdTimers()

  it('FIT-115 is asked for once, with scope, and gives the texts', async () => {
    const { box, comeBack, config, leave, said } = make({ stripeParams: { scope: 'camera' } })
    const before = box.text('part_search')
    await config(answered({ strings: { part_search: 'Find it', part_not_found: 'No {text}!' } }))
    leave()
    comeBack()
    const calls = said.calls.filter(({ id }) => id === 'smartbox-config')
    assert.deepEqual(
      calls.map(({ input }) => input),
      [{ query: { scope: 'camera' } }],
    )
    assert.deepEqual(
      [before, box.text('part_search'), box.text('part_not_found', { text: 'x' })],
      [messages['fitment.partSearch'], 'Find it', 'No x!'],
    )
  })

  for (const [what, outcome, names] of [
    ['a failing call', failed('timeout'), ['EntityConfigCallFailed', 'WidgetConfigLoadFailed']],
    ['an empty answer', answered({}), ['EntityConfigNull', 'WidgetConfigLoadFailed']],
    [
      'an answer without strings',
      answered({ aggregatedResultLimit: 3 }),
      ['StringsUndefined', 'WidgetConfigLoadFailed'],
    ],
    ['a whole answer', answered({ strings: {} }), []],
    ['a call that ended with the element', failed('aborted'), []],
  ] as const) {
    it(`FIT-126 FIT-127 counts ${names.join(' and ') || 'nothing'} for ${what}`, async () => {
      const { config, told, said } = make()
      await config(outcome)
      assert.deepEqual([told.counted, told.said, said.announced], [names, [], []])
    })
  }
})
