import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  fitmentFeedback,
  type FitmentFeedback,
} from '../../../elements/fitment/fitment-feedback.ts'
import type { CallSpec, Outcome } from '../../../src/contract/call.ts'
import type { Config } from '../../../src/element/describe.ts'
import { messages } from '../../../src/widgets/fitment/fitment-feedback/fitment-feedback.messages.ts'
import { model } from '../../../src/widgets/fitment/fitment-feedback/fitment-feedback.model.ts'
import {
  allReasons,
  orderQuestion,
  sentReasons,
} from '../../../src/widgets/fitment/fitment-feedback/reasons.rules.ts'
import { portsOf } from '../../support/ports.ts'

const machine = { asin: 'B0DISHPUMP', brand: 'whirlpool', model: 'wdt780', modelSeries: 'gold' }
const checked = { ...machine, series: 'gold', fits: true, failed: false }
const done = { ok: true, value: null, status: 204 } as Outcome<CallSpec>
const html = { ok: true, value: '<p></p>', status: 200 } as unknown as Outcome<CallSpec>
const fault = (problem: 'timeout' | 'aborted'): Outcome<CallSpec> => ({
  ok: false,
  problem,
  status: 0,
  code: '',
})
const node = {} as HTMLElement

type Sent = { body: { group: string; marketplaceId: string; data: Record<string, unknown> } }

function make(config: Partial<Config<FitmentFeedback>> = {}) {
  const host = portsOf(
    fitmentFeedback,
    { ...machine, previousUrl: 'https://shop.example/dp/B0DISHPUMP', ...config },
    { messages },
  )
  const feedback = model(host.ports)
  const { said, settled } = host
  const loads = () => said.calls.filter(({ id }) => id === 'feedback-widget')
  const logs = () =>
    said.calls.filter(({ id }) => id === 'feedback-log').map(({ input }) => (input as Sent).body)
  async function answer(outcome: Outcome<CallSpec>) {
    said.calls.at(-1)?.answer(outcome)
    await settled()
  }
  /** The modal, with its content there. */
  async function explain() {
    feedback.choose('negative', node)
    await answer(html)
  }
  return { ...host, feedback, loads, logs, answer, explain }
}

describe('model of the fitment feedback', () => {
  it('FBK-002 sends a positive rating at once', () => {
    const { feedback, logs, said } = make()
    feedback.choose('positive', node)
    assert.deepEqual(
      logs().map(({ data }) => data['rating']),
      ['positive'],
    )
    assert.deepEqual([feedback.$state.get(), [...said.states]], ['sent', ['sent']])
  })

  it('FBK-003 FBK-020 opens the modal with the negative rating, and sends nothing yet', () => {
    const { feedback, logs, said } = make()
    feedback.choose('negative', node)
    assert.deepEqual([feedback.$state.get(), logs()], ['modal', []])
    assert.equal(feedback.$feedback.get().rating, 'negative')
    assert.deepEqual(said.events, [{ name: 'dp-feedback-rated', detail: { rating: 'negative' } }])
  })

  it('FBK-005 knows four reasons that are sent, and one that is none', () => {
    assert.deepEqual(allReasons, [
      'feedbackReason_modelNotFound',
      'feedbackReason_fitInformationIncorrect',
      'feedbackReason_difficultToUse',
      'feedbackReason_other',
      'feedback_question_about_order',
    ])
    assert.equal(Object.hasOwn(sentReasons, orderQuestion), false)
  })

  it('FBK-007 sends each chosen reason as 1, and no other', async () => {
    const { explain, feedback, logs, said } = make()
    await explain()
    feedback.set('feedbackReason_other', true)
    feedback.set('feedbackReason_difficultToUse', true)
    feedback.set('feedbackReason_modelNotFound', true)
    feedback.set('feedbackReason_difficultToUse', false)
    feedback.submit()
    const { data } = logs()[0]!
    const reasons = Object.entries(data).filter(([name]) => name.startsWith('feedbackReason'))
    assert.deepEqual(reasons, [
      ['feedbackReason_other', 1],
      ['feedbackReason_modelNotFound', 1],
    ])
    assert.deepEqual(said.events.at(-1), {
      name: 'dp-feedback-submitted',
      detail: {
        rating: 'negative',
        reasons: ['feedbackReason_other', 'feedbackReason_modelNotFound'],
        asin: 'B0DISHPUMP',
        brand: 'whirlpool',
        model: 'wdt780',
      },
    })
  })

  it('FBK-008 FBK-009 sends all that is known, in the group of its own', context => {
    context.mock.timers.enable({ apis: ['Date'], now: Date.UTC(2024, 1, 29, 12) })
    const { feedback, logs } = make({
      reftag: 'tag',
      category: 'grill',
      marketplaceId: 'M1',
      weblabName: 'W',
      weblabTreatment: 'T1',
    })
    feedback.choose('positive', node)
    assert.deepEqual(logs(), [
      {
        group: 'feedback',
        marketplaceId: 'M1',
        data: {
          rating: 'positive',
          dateTime: '2024-02-29T12:00:00.000Z',
          refTag: 'tag',
          asin: 'B0DISHPUMP',
          brand: 'whirlpool',
          model: 'wdt780',
          category: 'grill',
          weblabName: 'W',
          weblabTreatment: 'T1',
        },
      },
    ])
  })

  it('FBK-011 takes no second feedback for the same answer', () => {
    const { feedback, logs, said } = make()
    feedback.choose('positive', node)
    feedback.choose('negative', node)
    feedback.choose('positive', node)
    assert.deepEqual([feedback.$state.get(), logs().length], ['sent', 1])
    assert.equal(said.events.length, 2)
    assert.deepEqual(said.announced, [messages['feedback.thanks']])
  })

  it('FBK-006 submits nothing without a rating', async () => {
    const { explain, feedback, logs } = make()
    await explain()
    feedback.$feedback.set({ rating: null, reasons: [], comment: '' })
    feedback.submit()
    assert.deepEqual([feedback.$state.get(), logs()], ['modal', []])
  })

  it('FBK-012 FBK-013 switches other reasons off for a question about an order, which is never sent', async () => {
    const { explain, feedback, logs, said } = make()
    await explain()
    feedback.set('feedbackReason_other', true)
    feedback.set(orderQuestion, true)
    assert.deepEqual(feedback.$feedback.get().reasons, [orderQuestion])
    assert.equal(feedback.asksAboutOrder(), true)
    assert.deepEqual(said.announced, [messages['feedback.orderHelp']])
    feedback.submit()
    assert.deepEqual(logs(), [])
  })

  it('FBK-014 lets go of that question for another reason', async () => {
    const { explain, feedback } = make()
    await explain()
    feedback.set(orderQuestion, true)
    feedback.set('feedbackReason_other', true)
    assert.deepEqual(feedback.$feedback.get().reasons, ['feedbackReason_other'])
    assert.equal(feedback.asksAboutOrder(), false)
  })

  it('FBK-015 asks for the content of the modal, and builds it in after a failure', async () => {
    const { answer, feedback, loads, said } = make({ feedbackButtonId: '', ptd: 'dishwasher' })
    feedback.choose('negative', node)
    assert.deepEqual(loads()[0]?.input, {
      query: {
        feedbackButtonId: '',
        previousUrl: 'https://shop.example/dp/B0DISHPUMP',
        modelSeries: 'gold',
        brand: 'whirlpool',
        asin: 'B0DISHPUMP',
        ptd: 'dishwasher',
      },
    })
    assert.equal(feedback.$content.get(), 'loading')
    await answer(fault('timeout'))
    assert.equal(feedback.$content.get(), 'built-in')
    assert.deepEqual(said.metrics, [
      { name: 'FeedbackWidgetFailed', fields: { reason: 'timeout', status: 0 } },
    ])
  })

  for (const [isFeedbackWidgetUpdateEnabled, times] of [
    [false, 1],
    [true, 2],
  ] as const) {
    it(`FBK-016 loads the content ${times === 1 ? 'once' : 'anew after a check'}`, async () => {
      const { explain, feedback, hears, loads } = make({ isFeedbackWidgetUpdateEnabled })
      for (const event of ['none', 'dp-fitment-checked', 'none']) {
        hears(event, checked)
        await explain()
        feedback.close()
      }
      assert.equal(loads().length, times)
      assert.deepEqual(feedback.$content.get(), { html: '<p></p>' })
    })
  }

  it('FBK-017 can be used again for an answer about another model, not for the same', () => {
    const { feedback, hears } = make()
    feedback.choose('positive', node)
    hears('dp-fitment-checked', checked)
    assert.equal(feedback.$state.get(), 'sent')
    hears('dp-fitment-checked', { ...checked, model: 'x1' })
    assert.deepEqual([feedback.$state.get(), feedback.$feedback.get().rating], ['idle', null])
  })

  it('FBK-018 says thank you and counts it when the feedback did not arrive', async () => {
    const { answer, feedback, said } = make()
    feedback.choose('positive', node)
    await answer(fault('timeout'))
    assert.equal(feedback.$state.get(), 'sent')
    assert.deepEqual(said.metrics, [
      { name: 'FeedbackLogFailed', fields: { reason: 'timeout', status: 0 } },
    ])
    assert.deepEqual(said.announced, [messages['feedback.thanks']])
  })

  it('FBK-021 sends a rating that was changed to positive without reasons', async () => {
    const { answer, explain, feedback, logs } = make()
    await explain()
    feedback.set(orderQuestion, true)
    feedback.set('rating', 'positive')
    feedback.set('comment', ' Well done ')
    assert.equal(feedback.asksAboutOrder(), false)
    feedback.submit()
    await answer(done)
    const { dateTime, ...data } = logs()[0]!.data
    assert.equal(typeof dateTime, 'string')
    assert.deepEqual(
      [data['rating'], data['comment'], orderQuestion in data],
      ['positive', 'Well done', false],
    )
  })

  it('FBK-023 ends the call when the modal closes, and asks again', async () => {
    const { explain, feedback, loads } = make()
    feedback.choose('negative', node)
    feedback.close()
    assert.equal(loads()[0]?.options?.signal?.aborted, true)
    assert.equal(feedback.$content.get(), 'none')
    await explain()
    assert.equal(loads().length, 2)
  })

  it('FBK-024 builds in what cannot be used, and counts it', async () => {
    const { explain, feedback, said } = make()
    await explain()
    feedback.rejectContent()
    assert.equal(feedback.$content.get(), 'built-in')
    assert.deepEqual(said.metrics, [
      { name: 'FeedbackWidgetFailed', fields: { reason: 'malformed', status: 200 } },
    ])
  })

  it('FBK-024 takes over what named controls say, and nothing else', async () => {
    const { explain, feedback } = make()
    await explain()
    feedback.set('rating', 'neutral')
    feedback.set('toString', true)
    // A button of that name only says that it was pressed.
    feedback.set('feedbackReason_other', '')
    feedback.set('feedbackReason_modelNotFound', '')
    feedback.set('feedbackReason_other', '')
    assert.deepEqual(feedback.$feedback.get(), {
      rating: 'negative',
      reasons: ['feedbackReason_modelNotFound'],
      comment: '',
    })
  })

  for (const close of ['close', 'dp-model-cleared']) {
    it(`FBK-025 FBK-026 is as before after ${close}, and sends nothing`, async () => {
      const { explain, feedback, hears, logs } = make()
      const end = () => (close === 'close' ? feedback.close() : hears(close, checked))
      await explain()
      end()
      assert.deepEqual([feedback.$state.get(), logs()], ['idle', []])
      assert.equal(feedback.$feedback.get().rating, null)
    })
  }

  it('COR-032 closes when it leaves the page, quietly', async () => {
    const { answer, feedback, leave, said } = make()
    feedback.choose('negative', node)
    leave()
    await answer(fault('aborted'))
    assert.deepEqual([feedback.$state.get(), feedback.$content.get()], ['idle', 'none'])
    assert.deepEqual(said.metrics, [])
  })
})
