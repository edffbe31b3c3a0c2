import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { serviceInterstitial } from '../../../elements/services/service-interstitial.ts'
import { guarding } from '../../../src/widgets/services/service-interstitial/guard.model.ts'
import type { InterstitialPorts } from '../../../src/widgets/services/service-interstitial/service-interstitial.ports.ts'
import { portsOf } from '../../support/ports.ts'
import { usualFields } from '../../support/services.ts'

const ids = { serviceAsin: 'B0SVCINST1', productAsin: 'B0WASHER01' }
const second = 1_000

function guarded() {
  const host = portsOf(serviceInterstitial, ids)
  return { ...host, guard: guarding(host.ports as InterstitialPorts) }
}

/** Lets time pass in steps, because a timer may set the next. */
const pass = (seconds: number) => {
  for (let n = 0; n < seconds; n += 10) mock.timers.tick(10 * second)
}

describe('the guard of held adds', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'Date'] }))
  afterEach(() => mock.timers.reset())

  it('INT-034 tells once of an add that is held back for more than 300 s, checked each 60 s', () => {
    const { guard, said } = guarded()
    guard.start()
    pass(300)
    assert.deepEqual(said.metrics, [])
    pass(60)
    assert.deepEqual(said.metrics, [
      { name: 'InterstitialStuck', fields: { ...ids, ...usualFields } },
    ])
    assert.equal(said.warnings.length, 1)
    pass(900)
    assert.equal(said.metrics.length, 1)
  })

  it('INT-035 tells of a dismiss without a submission for more than 30 s, checked each 20 s', () => {
    const { guard, said } = guarded()
    guard.dismissed()
    pass(30)
    assert.deepEqual(said.metrics, [])
    pass(10)
    assert.deepEqual(said.metrics, [
      { name: 'InterstitialNotSubmitted', fields: { ...ids, ...usualFields } },
    ])
    assert.equal(said.warnings.length, 1)
  })

  it('INT-039 checks nothing once it has stopped, begins anew, or its element has left', () => {
    const { guard, said, leave } = guarded()
    guard.start()
    pass(250)
    guard.start()
    pass(250)
    guard.stop()
    guard.dismissed()
    leave()
    pass(900)
    assert.deepEqual(said.metrics, [])
  })
})
