import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sliding } from '../../src/machine/sliding.ts'

function panel() {
  const timers = new Map<number, { at: number; run: () => void }>()
  let [now, next] = [0, 0]
  const told: string[] = []
  const after = (ms: number, run: () => void) => {
    const id = (next += 1)
    timers.set(id, { at: now + ms, run })
    return () => void timers.delete(id)
  }
  const pass = (ms: number) => {
    now += ms
    for (const [id, { at, run }] of timers) {
      if (at > now) continue
      timers.delete(id)
      run()
    }
  }
  const slide = sliding({
    after,
    openMs: 300,
    closeMs: 200,
    onOpened: () => told.push('opened'),
    onClosed: () => told.push('closed'),
  })
  return { slide, pass, told }
}

describe('a panel that slides', () => {
  it('CLI-002 CLI-005 RNW-010 counts as open and closed at the end of the motion', () => {
    const { slide, pass, told } = panel()
    assert.equal(slide.open(), true)
    pass(299)
    assert.deepEqual([slide.isShown(), told], [true, []])
    pass(1)
    assert.deepEqual([slide.$state.get(), told], ['open', ['opened']])
    slide.close()
    pass(199)
    assert.deepEqual([slide.isShown(), told], [false, ['opened']])
    pass(1)
    assert.deepEqual([slide.$state.get(), told], ['closed', ['opened', 'closed']])
  })

  it('RNW-010 tells nothing if it closes on its way in', () => {
    const { slide, pass, told } = panel()
    slide.open()
    pass(100)
    slide.close()
    pass(1000)
    assert.deepEqual([slide.$state.get(), told], ['closed', []])
  })

  it('RNW-010 tells nothing if it opens on its way out, and later tells its end', () => {
    const { slide, pass, told } = panel()
    slide.open()
    pass(300)
    slide.close()
    pass(100)
    slide.open()
    pass(300)
    assert.deepEqual([slide.$state.get(), told], ['open', ['opened']])
    slide.close()
    pass(200)
    assert.deepEqual(told, ['opened', 'closed'])
  })

  it('CLI-013 opens once on two presses', () => {
    const { slide, pass, told } = panel()
    assert.deepEqual([slide.open(), slide.open()], [true, false])
    pass(300)
    assert.deepEqual([slide.open(), told], [false, ['opened']])
  })

  it('TEC-007 is gone at once, and tells nothing, when the element leaves the page', () => {
    const { slide, pass, told } = panel()
    slide.open()
    pass(300)
    slide.drop()
    pass(1000)
    assert.deepEqual([slide.$state.get(), told], ['closed', ['opened']])
  })
})
