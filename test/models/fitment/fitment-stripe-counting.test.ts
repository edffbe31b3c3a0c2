import assert from 'node:assert/strict'
import { describe, it, mock } from 'node:test'
import { hintOf } from '../../../src/widgets/fitment/fitment-stripe/fitment-stripe.rules.ts'
import {
  asin,
  checkedStripe,
  failed,
  fits,
  setAddress,
  stripeOf,
} from '../../support/fitment-stripe.ts'

const post = 'fitment-metrics'

function counted(config: Parameters<typeof stripeOf>[0], ...names: string[]) {
  const made = stripeOf(config)
  for (const name of names) made.stripe.count(name)
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
  it('FIT-128 FIT-129 post the page around what is counted', () => {
    const [call] = counted(
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
    it(`FIT-130 call the scope ${scope} ${sent}`, () => {
      const [call] = counted({ stripeParams: { scope } }, 'x')
      assert.equal(bodyOf(call).data['scope'], sent)
    })
  }

  it('FIT-131 are sent once within 250 ms, when they are equal', () => {
    let now = 1000
    mock.method(performance, 'now', () => now)
    const made = stripeOf()
    const after = (ms: number, name = 'x') => {
      now += ms
      made.stripe.count(name)
      return made.callsOf(post).length
    }
    assert.deepEqual([after(0), after(249), after(0, 'y')], [1, 1, 2])
    assert.equal(after(1), 3)
    mock.restoreAll()
  })

  it('FIT-132 change nothing when they fail', async () => {
    const made = await checkedStripe(failed())
    const before = made.shown()
    await made.answer(post, failed())
    assert.deepEqual([made.shown(), made.metrics()], [before, ['CheckFitmentError']])
  })
})

/** Name of the hint, and how long it stands out. */
const standing = (config: object, finder: Parameters<typeof hintOf>[1] = 'text') => {
  const { name, ms } = hintOf(configOf(config), finder, '')!
  return [name, ms]
}

describe('hints at the input', () => {
  const evaluated = '?a=1&pcpIsAccessibilityEvaluator=1'

  it('FIT-014 FIT-015 stand out for 1000 ms, or 10000 with extendedPopoverAndEnabledTextbox', () => {
    assert.deepEqual(standing({}), ['enterModelPopover', 1000])
    const extended = { extendedPopoverAndEnabledTextbox: true }
    assert.deepEqual(standing(extended), ['enterModelPopover', 10_000])
  })

  it('FIT-017 are a callout for 10000 ms with enableV2CalloutBox', () => {
    assert.deepEqual(standing({ enableV2CalloutBox: true }, 'dropdown'), ['callout', 10_000])
  })

  it('FIT-018 are that of the smart box for 2000 ms', () => {
    const extended = { extendedPopoverAndEnabledTextbox: true }
    assert.deepEqual(standing(extended, 'smartbox'), ['smartPopover', 2000])
  })

  it('FIT-019 are none for an accessibility evaluator', () => {
    assert.equal(hintOf(configOf(), 'text', evaluated), null)
    assert.equal(hintOf(configOf({ enableV2CalloutBox: true }), 'text', evaluated), null)
  })

  it('FIT-014 stand out at load in enter-model alone', () => {
    setAddress('')
    assert.equal(stripeOf().shown().isHinting, true)
    const found = stripeOf({ stripeState: 'result-found', modelNumber: 'LSX' })
    assert.equal(found.shown().isHinting, false)
    assert.equal(stripeOf({ hideStripeOnLoad: true }).shown().isHinting, false)
  })

  it('FIT-014 FIT-018 stand out for their time, and not again when the element comes back', t => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const made = stripeOf({ finderName: 'smartbox' })
    t.mock.timers.tick(1999)
    const before = made.shown().isHinting
    t.mock.timers.tick(1)
    assert.deepEqual([before, made.shown().isHinting], [true, false])
    made.leave()
    made.comeBack()
    assert.equal(made.shown().isHinting, false)
  })

  it('FIT-014 end with the time of the element in the page', () => {
    const made = stripeOf()
    made.leave()
    assert.equal(made.shown().isHinting, false)
  })

  it('FIT-014 end with the finder that they explain', async () => {
    const made = await checkedStripe(fits)
    assert.deepEqual([made.shown().state, made.shown().isHinting], ['result-found', false])
  })
})
