import assert from 'node:assert/strict'
import { describe, it, mock } from 'node:test'
import { hintMs } from '../../../src/widgets/fitment/fitment-stripe/hint-times.ts'
import { hintOf } from '../../../src/widgets/fitment/fitment-stripe/hints.ts'
import {
  asin,
  checkedStripe,
  failed,
  fits,
  setAddress,
  stripeOf,
} from '../../support/fitment-stripe.ts'

const post = 'fitment-metrics'

async function counted(config: Parameters<typeof stripeOf>[0], ...names: string[]) {
  const made = stripeOf(config)
  for (const name of names) made.stripe.count(name)
  await made.codeComes()
  return made.callsOf(post)
}

interface Body {
  group: string
  marketplaceId: string
  data: Record<string, string>
}
const bodyOf = (call: { input: unknown } | undefined) => (call!.input as { body: Body }).body
const configOf = (change = {}) => stripeOf(change).ports.config

describe('metrics of the stripe', () => {
  it('FIT-128 FIT-129 post the page around what is counted', async () => {
    const [call] = await counted(
      {
        category: 'Grills',
        requestId: 'r1',
        sessionId: 's1',
        marketplaceId: 'm1',
        metricsUrl: '/metrics',
        weblabName: 'w',
        weblabTreatment: 'T1',
      },
      'BrandNotFound',
    )
    assert.deepEqual(bodyOf(call), {
      group: 'general',
      marketplaceId: 'm1',
      data: {
        requestId: 'r1',
        session: 's1',
        deviceType: 'desktop',
        featureName: 'fitment-stripe',
        action: 'BrandNotFound',
        scope: 'default',
        pageType: 'detail',
        asin,
        category: 'grill',
        weblabName: 'w',
        weblabTreatment: 'T1',
      },
    })
    assert.equal(call?.options?.at, '/metrics')
  })

  for (const [scope, sent] of [
    ['inkandtoner', 'inkandtoner'],
    ['personalcomputers', 'personalcomputers'],
    ['camera', 'camera'],
    ['tools', 'tools'],
    ['smarthome', 'default'],
    [undefined, 'default'],
  ] as const) {
    it(`FIT-130 call the scope ${scope} ${sent}`, async () => {
      const [call] = await counted({ stripeParams: { scope } }, 'x')
      assert.equal(bodyOf(call).data['scope'], sent)
    })
  }

  it('FIT-131 are sent once within 250 ms, when they are equal', async () => {
    let now = 1000
    mock.method(performance, 'now', () => now)
    const made = stripeOf()
    const after = async (ms: number, name = 'x') => {
      now += ms
      made.stripe.count(name)
      await made.codeComes()
      return made.callsOf(post).length
    }
    assert.deepEqual([await after(0), await after(249), await after(0, 'y')], [1, 1, 2])
    assert.equal(await after(1), 3)
    mock.restoreAll()
  })

  it('FIT-132 change nothing when they fail', async () => {
    const made = await checkedStripe(failed())
    const before = made.shown()
    await made.answer(post, failed())
    assert.deepEqual([made.shown(), made.metrics()], [before, ['CheckFitmentError']])
  })
})

describe('hints at the input', () => {
  const evaluated = '?a=1&pcpIsAccessibilityEvaluator=1'

  it('FIT-014 FIT-015 stand 1000 ms, or 10000 with extendedPopoverAndEnabledTextbox', () => {
    assert.equal(hintOf(configOf(), 'text', ''), 'enterModelPopover')
    assert.equal(hintMs('enterModelPopover', false), 1000)
    assert.equal(hintMs('enterModelPopover', true), 10_000)
  })

  it('FIT-017 are a callout for 10000 ms with enableV2CalloutBox', () => {
    assert.equal(hintOf(configOf({ enableV2CalloutBox: true }), 'dropdown', ''), 'callout')
    assert.equal(hintMs('callout', false), 10_000)
  })

  it('FIT-018 are that of the smart box for 2000 ms', () => {
    assert.equal(hintOf(configOf(), 'smartbox', ''), 'smartPopover')
    assert.equal(hintMs('smartPopover', true), 2000)
  })

  it('FIT-019 are none for an accessibility evaluator', () => {
    assert.equal(hintOf(configOf(), 'text', evaluated), null)
    assert.equal(hintOf(configOf({ enableV2CalloutBox: true }), 'text', evaluated), null)
  })

  it('FIT-014 open at load in enter-model alone', async () => {
    setAddress('')
    const entering = stripeOf()
    await entering.codeComes()
    assert.equal(entering.shown().hint, 'enterModelPopover')
    const found = stripeOf({ stripeState: 'result-found', modelNumber: 'LSX' })
    await found.codeComes()
    assert.equal(found.shown().hint, null)
    const hidden = stripeOf({ hideStripeOnLoad: true })
    await hidden.codeComes()
    assert.equal(hidden.shown().hint, null)
  })

  it('FIT-159 give way to the pop-up of the smart box, and do not come after it', async () => {
    const made = stripeOf({ finderName: 'smartbox' })
    const early = made.stripe.displaceHints()
    await made.codeComes()
    assert.equal(made.shown().hint, null)
    early()
    const late = stripeOf({ finderName: 'smartbox' })
    await late.codeComes()
    assert.equal(late.shown().hint, 'smartPopover')
    const end = late.stripe.displaceHints()
    assert.equal(late.shown().hint, null)
    end()
    await late.codeComes()
    assert.equal(late.shown().hint, null)
  })

  it('FIT-014 close with the finder that they explain', async () => {
    const made = await checkedStripe(fits)
    assert.deepEqual([made.shown().state, made.shown().hint], ['result-found', null])
  })
})
