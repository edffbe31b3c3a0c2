import { expect, fixture, html } from '@open-wc/testing'
import { useFakeTimers } from 'sinon'
import type { SinonFakeTimers } from 'sinon'
import { autoClose } from '../../src/overlay/auto-close.ts'
import { afterMotion } from '../../src/overlay/motion.ts'
import { onResized, onScrolledAway } from '../../src/overlay/page-movement.ts'
import { throttle } from '../../src/overlay/throttle.ts'
import { everySecond } from '../../src/overlay/ticker.ts'
import { holdClocks } from '../support/clock.ts'
import { emulateReducedMotion, engine } from '../support/engine.ts'
import { setHidden } from './media.ts'

describe('clocks', () => {
  let time: SinonFakeTimers
  beforeEach(() => {
    time = useFakeTimers({ shouldClearNativeTimers: true })
  })
  afterEach(() => {
    time.restore()
    setHidden(false)
  })

  it('ACT-009 runs at most once per interval, and a last time after the last call', () => {
    const runs: number[] = []
    const throttled = throttle(500, () => runs.push(Date.now()))
    for (let ms = 0; ms < 1200; ms += 100) {
      throttled()
      time.tick(100)
    }
    time.tick(2000)
    expect(runs).to.deep.equal([0, 500, 1000, 1500])
    throttled()
    throttled()
    throttled.cancel()
    time.tick(1000)
    expect(runs).to.have.length(5)
  })

  it('runs at once when a motion has no length', () => {
    let done = 0
    afterMotion(0, () => done++)
    expect(done).to.equal(1)
  })

  engine.it('runs after the motion, and not when it was ended before', 'motion', () => {
    const done: string[] = []
    afterMotion(300, () => done.push('first'))
    afterMotion(300, () => done.push('second'))()
    time.tick(299)
    expect(done).to.deep.equal([])
    time.tick(1)
    expect(done).to.deep.equal(['first'])
  })

  it('closes by itself, but not under the pointer or with focus inside', () => {
    const layer = document.createElement('div')
    let closed = 0
    const end = autoClose(layer, 1000, () => closed++)
    time.tick(600)
    layer.dispatchEvent(new Event('pointerenter'))
    layer.dispatchEvent(new Event('focusin'))
    time.tick(5000)
    layer.dispatchEvent(new Event('pointerleave'))
    time.tick(5000)
    layer.dispatchEvent(new Event('focusout'))
    time.tick(399)
    expect(closed).to.equal(0)
    time.tick(1)
    expect(closed).to.equal(1)
    end()
    layer.dispatchEvent(new Event('pointerenter'))
    layer.dispatchEvent(new Event('pointerleave'))
    time.tick(5000)
    expect(closed).to.equal(1)
  })

  it('DEA-004 ticks when a whole second has passed, down to zero', () => {
    const until = 2300
    const ticks: number[] = []
    const end = everySecond(
      () => until - Date.now(),
      left => ticks.push(left),
    )
    time.tick(10_000)
    end()
    expect(ticks).to.deep.equal([2000, 1000, 0])
  })

  it('COR-036 does not tick while the page is hidden, and does at once when it is seen', () => {
    const ticks: number[] = []
    const end = everySecond(
      () => 60_000 - Date.now(),
      left => ticks.push(left),
    )
    setHidden(true)
    time.tick(5500)
    expect(ticks).to.deep.equal([])
    expect(time.countTimers()).to.equal(0)
    setHidden(false)
    expect(ticks).to.deep.equal([54_500])
    time.tick(500)
    expect(ticks).to.deep.equal([54_500, 54_000])
    end()
  })

  it('COR-036 does not begin while the page is hidden', () => {
    setHidden(true)
    const end = everySecond(
      () => 60_000,
      () => {},
    )
    expect(time.countTimers()).to.equal(0)
    end()
  })

  it('COR-035 ticks at once on return from the back/forward cache', () => {
    const ticks: number[] = []
    const end = everySecond(
      () => 60_000 - Date.now(),
      left => ticks.push(left),
    )
    time.setSystemTime(30_200)
    dispatchEvent(new Event('pageshow'))
    end()
    expect(ticks).to.deep.equal([29_800])
  })
})

describe('reduced motion', () => {
  engine.it('COR-105 has no motion to wait for', 'reduced motion', async () => {
    await emulateReducedMotion(true)
    let done = 0
    afterMotion(300, () => done++)
    await emulateReducedMotion(false)
    expect(done).to.equal(1)
  })
})

const scroll = (y: number) => {
  scrollTo(0, y)
  dispatchEvent(new Event('scroll'))
}

describe('page movement', () => {
  let time: SinonFakeTimers
  beforeEach(async () => {
    await fixture(html`<div style="height:3000px"></div>`)
    scrollTo(0, 0)
    time = holdClocks()
  })
  afterEach(() => {
    time.restore()
    scrollTo(0, 0)
  })
  it('QTY-020 does not close by scrolling before the position is saved', () => {
    let left = 0
    const end = onScrolledAway({ px: 20, afterMs: 250 }, () => left++)
    time.tick(249)
    scroll(500)
    expect(left).to.equal(0)
    time.tick(1)
    scroll(510)
    expect(left).to.equal(0)
    end()
  })

  it('QTY-021 closes beyond 20 px from the saved position, not at 20', () => {
    let left = 0
    const end = onScrolledAway({ px: 20, afterMs: 250 }, () => left++)
    time.tick(250)
    scroll(20)
    expect(left).to.equal(0)
    scroll(21)
    expect(left).to.equal(1)
    end()
    scroll(500)
    expect(left).to.equal(1)
  })

  it('QTY-087 closes by a resize, but not for a keyboard while typing', () => {
    let typing = true
    let left = 0
    const end = onResized(
      () => typing,
      () => left++,
    )
    dispatchEvent(new Event('resize'))
    expect(left).to.equal(0)
    typing = false
    dispatchEvent(new Event('resize'))
    expect(left).to.equal(1)
    end()
  })
})
