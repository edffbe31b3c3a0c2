import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import {
  ownershipStripe,
  type OwnershipStripe,
} from '../../../elements/fitment/ownership-stripe.ts'
import type { CallSpec, Outcome } from '../../../src/contract/call.ts'
import type { Config } from '../../../src/element/describe.ts'
import { page } from '../../../src/page/page.ts'
import { messages } from '../../../src/widgets/fitment/ownership-stripe/ownership-stripe.messages.ts'
import { model } from '../../../src/widgets/fitment/ownership-stripe/ownership-stripe.model.ts'
import { portsOf } from '../../support/ports.ts'

const machine = { productType: 'dishwasher', brand: 'whirlpool', modelNumber: 'wdt780' }
const done = { ok: true, value: { success: 1 }, status: 200 } as unknown as Outcome<CallSpec>
const html = (value: string) => ({ ok: true, value, status: 200 }) as unknown as Outcome<CallSpec>
const fault = (problem: 'timeout' | 'unavailable' | 'aborted', status = 0): Outcome<CallSpec> => ({
  ok: false,
  problem,
  status,
  code: '',
})

function make(config: Partial<Config<OwnershipStripe>> = {}) {
  const host = portsOf(ownershipStripe, { ...machine, ...config }, { messages })
  const stripe = model(host.ports)
  const { said, settled } = host
  /** Answers the calls as they come. */
  async function answer(...outcomes: Outcome<CallSpec>[]) {
    for (const outcome of outcomes) {
      said.calls.at(-1)?.answer(outcome)
      await settled()
    }
  }
  const ids = () => said.calls.map(({ id }) => id)
  const counted = () => said.metrics.map(({ name }) => name)
  return { ...host, stripe, answer, ids, counted }
}

const known = {
  brand: 'Whirlpool',
  series: '',
  model: 'WDT780',
  scope: 'default',
  fits: true,
  failed: false,
}

describe('model of the ownership stripe', () => {
  beforeEach(() => page.$fitment.set(null))

  it('OWN-002 OWN-004 marks the model inactive first, and then records the ownership', async () => {
    const { answer, said, stripe } = make({ series: 'gold', scope: 'tools' })
    void stripe.disown()
    assert.deepEqual(
      said.calls.map(({ id, input }) => [id, input]),
      [
        [
          'model-inactive',
          {
            body: {
              setModelInactive: '1',
              brand: 'whirlpool',
              model: 'wdt780',
              series: 'gold',
              scope: 'tools',
            },
          },
        ],
      ],
    )
    await answer(done)
    assert.deepEqual(
      [said.calls[1]?.id, said.calls[1]?.input],
      ['ownership-set', { body: { ...machine, series: 'gold', doesOwn: false } }],
    )
  })

  it('OWN-003 only records the ownership in the smart-home scope', async () => {
    const { answer, ids, said, stripe } = make({ scope: 'smarthome' })
    void stripe.disown()
    await answer(done)
    assert.deepEqual(ids(), ['ownership-set'])
    assert.deepEqual([...said.states], ['removed'])
  })

  it('OWN-005 leaves out a series that is not configured', async () => {
    const { answer, said, stripe } = make()
    void stripe.disown()
    await answer(done)
    assert.deepEqual(said.calls[1]?.input, { body: { ...machine, doesOwn: false } })
  })

  it('OWN-005 OWN-010 names the series of a machine that has one', async () => {
    const { answer, said, stripe } = make({ series: 'gold' })
    void stripe.preview()
    assert.partialDeepStrictEqual(said.calls[0]?.input, {
      query: { wholeGoodModelSeries: 'gold' },
    })
    await answer(html('<ul></ul>'))
    void stripe.disown()
    await answer(done, done)
    assert.deepEqual(said.events.at(-1)?.detail, { doesOwn: false, ...machine, series: 'gold' })
  })

  it('OWN-006 folds, says so, and tells of it, once the calls have succeeded', async () => {
    const { answer, said, stripe } = make()
    void stripe.disown()
    await answer(done)
    assert.deepEqual([said.events, said.announced, stripe.isFolded()], [[], [], false])
    await answer(done)
    assert.deepEqual([stripe.isFolded(), [...said.states]], [true, ['removed']])
    assert.deepEqual(said.announced, [messages['ownership.removed']])
    assert.deepEqual(said.events, [
      { name: 'dp-ownership-changed', detail: { doesOwn: false, ...machine } },
    ])
  })

  it('OWN-007 OWN-013 stays and counts setOwnershipError when the ownership is not recorded', async () => {
    const { answer, said, stripe } = make()
    void stripe.disown()
    await answer(done, fault('unavailable', 503))
    assert.deepEqual([stripe.$state.get(), stripe.$failed.get()], ['shown', true])
    assert.deepEqual(said.metrics, [
      { name: 'setOwnershipError', fields: { reason: 'unavailable', status: 503 } },
    ])
    assert.deepEqual(said.announced, [messages['ownership.failed']])
    assert.deepEqual(said.events, [])
  })

  it('OWN-008 posts no ownership and counts updateMyModelError when the model stays active', async () => {
    const { answer, counted, ids, stripe } = make()
    void stripe.disown()
    await answer(fault('timeout'))
    assert.deepEqual([ids(), counted()], [['model-inactive'], ['updateMyModelError']])
    assert.deepEqual([stripe.$state.get(), stripe.$failed.get()], ['shown', true])
  })

  it('OWN-009 takes one press while a call runs', () => {
    const { ids, said, stripe } = make()
    void stripe.disown()
    void stripe.disown()
    void stripe.preview()
    assert.deepEqual(ids(), ['model-inactive'])
    assert.deepEqual([...said.states], ['saving'])
  })

  it('OWN-010 asks for the parts of the machine, without a series where there is none', async () => {
    const { answer, said, stripe } = make()
    void stripe.preview()
    assert.deepEqual([...said.states], ['previewing'])
    const query = {
      wholeGoodModelBrand: 'whirlpool',
      wholeGoodModelSeries: undefined,
      wholeGoodModelNumber: 'wdt780',
      productType: 'dishwasher',
    }
    assert.deepEqual(said.calls[0]?.input, { query })
    await answer(html('<ul></ul>'))
    assert.deepEqual(stripe.$preview.get(), { html: '<ul></ul>' })
    assert.equal(stripe.$state.get(), 'shown')
  })

  it('OWN-011 links to all parts, in the smart-home scope to the page of the brand', () => {
    const { configure, stripe } = make({ reftag: 'tag' })
    assert.equal(
      stripe.allParts(),
      '/pcp/partfinder/seeAllParts?ref=tag&wholeGoodModelBrand=whirlpool&wholeGoodModelNumber=wdt780&wholeGoodModelSeries=&productType=dishwasher&pageNumber=1',
    )
    configure({ scope: 'smarthome' })
    assert.equal(
      stripe.allParts(),
      '/pcp/partfinder/brandPage?brand=whirlpool&modelNumber=wdt780&experienceType=smarthome&ref=tag',
    )
  })

  it('OWN-012 says that a preview is empty or failed, and can be asked again', async () => {
    const { answer, counted, said, stripe } = make()
    void stripe.preview()
    await answer(html(' '))
    stripe.parts(0, true)
    assert.equal(stripe.$preview.get(), 'empty')
    void stripe.preview()
    await answer(fault('timeout'))
    assert.equal(stripe.$preview.get(), 'failed')
    assert.deepEqual(said.announced, [
      messages['ownership.previewEmpty'],
      messages['ownership.previewFailed'],
    ])
    assert.deepEqual(counted(), ['PreviewPartsFailed'])
    void stripe.preview()
    assert.deepEqual([stripe.$preview.get(), said.calls.length], [null, 3])
  })

  it('OWN-016 records that the shopper owns the machine, and leaves the list as it is', async () => {
    const { answer, ids, said, stripe } = make()
    void stripe.own()
    assert.deepEqual([...said.states], ['saving'])
    assert.deepEqual(said.calls[0]?.input, { body: { ...machine, doesOwn: true } })
    await answer(done)
    assert.deepEqual([ids(), [...said.states]], [['ownership-set'], ['owned']])
    assert.deepEqual(said.announced, [messages['ownership.owned']])
    assert.deepEqual(said.events, [
      { name: 'dp-ownership-changed', detail: { doesOwn: true, ...machine } },
    ])
  })

  it('OWN-016 has no answer where none could be saved', async () => {
    const { answer, said, stripe } = make()
    const folded: boolean[] = []
    stripe.$state.listen(() => folded.push(stripe.isFolded()))
    void stripe.own()
    await answer(fault('timeout'))
    assert.deepEqual(folded, [false, false])
    assert.deepEqual([stripe.$answer.get(), stripe.$failed.get()], [null, true])
    assert.deepEqual([[...said.states], said.events], [[], []])
  })

  it('OWN-016 keeps the page’s machine and the preview of a machine that is owned', async () => {
    page.$fitment.set(known)
    const { answer, stripe } = make()
    void stripe.preview()
    await answer(html('<ul></ul>'))
    void stripe.own()
    await answer(done)
    assert.deepEqual([page.$fitment.get(), stripe.$preview.get()], [known, { html: '<ul></ul>' }])
  })

  it('OWN-017 shows the parts of a machine that is owned, and stays folded', async () => {
    const { answer, said, stripe } = make({ doesOwn: true })
    void stripe.preview()
    assert.deepEqual([...said.states], ['owned', 'previewing'])
    await answer(html('<ul></ul>'))
    assert.deepEqual([[...said.states], stripe.$state.get()], [['owned'], 'folded'])
    assert.deepEqual(stripe.$preview.get(), { html: '<ul></ul>' })
  })

  it('OWN-018 puts the machine back on the list first, and then forgets the answer', async () => {
    page.$fitment.set(known)
    const { answer, ids, said, stripe } = make({ series: '' })
    void stripe.disown()
    await answer(done, done)
    assert.equal(page.$fitment.get(), null)
    void stripe.undo()
    void stripe.undo()
    assert.deepEqual([...said.states], ['removed', 'undoing'])
    assert.partialDeepStrictEqual(said.calls[2]?.input, { body: { setModelInactive: '0' } })
    await answer(done)
    assert.deepEqual(said.calls[3]?.input, { body: { ...machine, doesOwn: null } })
    await answer(done)
    assert.deepEqual(ids().slice(2), ['model-inactive', 'ownership-set'])
    assert.deepEqual([stripe.$state.get(), [...said.states]], ['shown', []])
    assert.equal(said.announced.at(-1), messages['ownership.undone'])
    assert.deepEqual(said.events.at(-1), {
      name: 'dp-ownership-changed',
      detail: { doesOwn: null, ...machine },
    })
    assert.deepEqual(page.$fitment.get(), known)
  })

  it('OWN-018 leaves another machine that the page has come to know', async () => {
    page.$fitment.set(known)
    const { answer, stripe } = make()
    void stripe.disown()
    await answer(done, done)
    const other = { ...known, model: 'x1' }
    page.$fitment.set(other)
    void stripe.undo()
    await answer(done, done)
    assert.deepEqual(page.$fitment.get(), other)
  })

  it('OWN-018 puts back no machine that an answer about an earlier one took away', async () => {
    page.$fitment.set(known)
    const { answer, configure, stripe } = make()
    void stripe.disown()
    await answer(done, done)
    configure({ modelNumber: 'x1', doesOwn: false })
    void stripe.undo()
    await answer(done, done)
    assert.deepEqual([stripe.$answer.get(), page.$fitment.get()], [null, null])
  })

  for (const [what, config] of [
    ['of a machine that is owned', { doesOwn: true }],
    ['in the smart-home scope', { doesOwn: false, scope: 'smarthome' }],
  ] as const) {
    it(`OWN-018 only forgets the answer ${what}`, async () => {
      const { answer, ids, stripe } = make(config)
      void stripe.undo()
      await answer(done)
      assert.deepEqual([ids(), stripe.$answer.get()], [['ownership-set'], null])
    })
  }

  for (const [metric, outcomes] of [
    ['updateMyModelError', [fault('timeout')]],
    ['setOwnershipError', [done, fault('timeout')]],
  ] as const) {
    it(`OWN-018 keeps the answer and counts ${metric} when it cannot be taken back`, async () => {
      const { answer, counted, said, stripe } = make({ doesOwn: false })
      void stripe.undo()
      await answer(...outcomes)
      assert.deepEqual([stripe.$answer.get(), stripe.$failed.get()], [false, true])
      assert.deepEqual([[...said.states], counted(), said.events], [['removed'], [metric], []])
      void stripe.undo()
      assert.equal(stripe.$failed.get(), false)
      await answer(done, done)
      assert.equal(stripe.$answer.get(), null)
    })
  }

  for (const doesOwn of [true, false]) {
    it(`OWN-019 is folded from the start where the page knows the answer ${doesOwn}`, () => {
      const { said, stripe } = make({ doesOwn })
      assert.deepEqual([stripe.isFolded(), stripe.$answer.get()], [true, doesOwn])
      assert.deepEqual([[...said.states], said.calls], [[doesOwn ? 'owned' : 'removed'], []])
    })
  }

  it('OWN-019 follows an answer that the page changes', () => {
    const { configure, stripe } = make({ doesOwn: false })
    configure({ doesOwn: true })
    assert.deepEqual([stripe.isFolded(), stripe.$answer.get()], [true, true])
    configure({ doesOwn: undefined })
    assert.deepEqual([stripe.isFolded(), stripe.$answer.get()], [false, null])
  })

  for (const [act, state] of [
    ['disown', 'saving'],
    ['preview', 'previewing'],
  ] as const) {
    it(`OWN-013 says that it failed only until the next try to ${act}`, async () => {
      const { answer, stripe } = make()
      assert.equal(stripe.$failed.get(), false)
      void stripe.disown()
      await answer(fault('timeout'))
      assert.equal(stripe.$failed.get(), true)
      void stripe[act]()
      assert.deepEqual([stripe.$failed.get(), stripe.$state.get()], [false, state])
    })
  }

  it('OWN-006 takes the preview along when it folds', async () => {
    const { answer, stripe } = make()
    void stripe.preview()
    await answer(html('<ul></ul>'))
    void stripe.disown()
    await answer(done, done)
    assert.equal(stripe.$preview.get(), null)
  })

  for (const [what, fitment, left] of [
    ['the machine that is not owned', known, null],
    ['another model', { ...known, model: 'x1' }, { ...known, model: 'x1' }],
    ['another series', { ...known, series: 'gold' }, { ...known, series: 'gold' }],
  ] as const) {
    it(`OWN-014 leaves of the page's fitment what it should, of ${what}`, async () => {
      page.$fitment.set(fitment)
      const { answer, stripe } = make()
      void stripe.disown()
      await answer(done, done)
      assert.deepEqual(page.$fitment.get(), left)
    })
  }

  it('OWN-015 tells how many parts are shown, and nothing of none', async () => {
    const { answer, said, stripe } = make()
    void stripe.preview()
    await answer(html('<ul></ul>'))
    stripe.parts(3, false)
    assert.deepEqual(said.events, [
      {
        name: 'dp-parts-previewed',
        detail: { count: 3, brand: 'whirlpool', modelNumber: 'wdt780' },
      },
    ])
    stripe.parts(0, true)
    assert.equal(said.events.length, 1)
  })

  it('shows itself again for another machine, and gives up what runs', async () => {
    const { answer, configure, said, stripe } = make()
    void stripe.preview()
    configure({ modelNumber: 'x1' })
    assert.equal(said.calls[0]?.options?.signal?.aborted, true)
    void stripe.disown()
    await answer(done, done)
    configure({ modelNumber: 'x2' })
    assert.deepEqual([stripe.$state.get(), stripe.$preview.get()], ['shown', null])
  })

  for (const change of [
    { brand: 'lg' },
    { series: 'gold' },
    { modelNumber: 'x1' },
    { productType: 'dryer' },
  ]) {
    it(`starts again for another ${Object.keys(change)[0]}, whatever it says or saves`, async () => {
      const { answer, configure, said, stripe } = make()
      void stripe.disown()
      await answer(fault('timeout'))
      stripe.failPreview()
      configure(change)
      assert.deepEqual([stripe.$failed.get(), stripe.$preview.get()], [false, null])
      void stripe.disown()
      configure({ ...machine, series: '' })
      assert.equal(said.calls.at(-1)?.options?.signal?.aborted, true)
      assert.equal(stripe.$state.get(), 'shown')
    })
  }

  it('goes on for the same machine when the page changes something else', async () => {
    const { answer, configure, stripe } = make()
    void stripe.preview()
    await answer(html('<ul></ul>'))
    configure({ reftag: 'other' })
    assert.deepEqual(stripe.$preview.get(), { html: '<ul></ul>' })
  })

  it('COR-032 is quiet when it leaves the page', async () => {
    const { answer, counted, said, stripe } = make()
    void stripe.disown()
    await answer(fault('aborted'))
    void stripe.preview()
    await answer(fault('aborted'))
    assert.deepEqual([counted(), said.announced, stripe.$preview.get()], [[], [], null])
    assert.deepEqual([stripe.$state.get(), stripe.$failed.get()], ['shown', false])
  })
})
