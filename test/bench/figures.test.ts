import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { table, verdictOf } from '../../bench/figures.ts'
import { roundsOf } from '../../bench/scripts-loaded.ts'
import { median, percentile } from '../../bench/statistics.ts'

const script = (requested: number, ended: number) => ({ path: '', requested, ended })

describe('bench figures', () => {
  it('take a bound itself as reached', () => {
    const figure = { what: 'bytes', unit: 'B', atMost: 10 }
    assert.equal(verdictOf({ ...figure, reached: 10 }), 'reached')
    assert.equal(verdictOf({ ...figure, reached: 10.1 }), 'missed')
    assert.equal(verdictOf({ ...figure, reached: null }), 'skipped')
    assert.equal(verdictOf({ what: 'claims', unit: '/s', atLeast: 10, reached: 9 }), 'missed')
    assert.equal(verdictOf({ what: 'lit', unit: 'B', reached: 9 }), '')
  })

  it('stand in columns', () => {
    const lines = table([
      { what: 'bytes', reached: 12_345, unit: 'B', atMost: 16_384 },
      { what: 'claims per second', reached: null, unit: '/s', atLeast: 1_000, note: 'none' },
    ]).split('\n')
    assert.deepEqual(lines, [
      'what               reached   to reach                    note',
      '─────────────────  ────────  ─────────────────  ───────  ────',
      'bytes              12,345 B  at most 16,384 B   reached',
      'claims per second  –         at least 1,000 /s  skipped  none',
    ])
  })

  it('count a round for each script that waited for an earlier one', () => {
    assert.equal(roundsOf([]), 0)
    assert.equal(roundsOf([script(0, 9), script(1, 5), script(4, 8)]), 1)
    assert.equal(roundsOf([script(5, 9), script(0, 5)]), 2)
    assert.equal(roundsOf([script(0, 4), script(1, 2), script(3, 7), script(7, 8)]), 3)
  })

  it('take middle and rank out of unsorted values', () => {
    assert.equal(median([9, 1, 5]), 5)
    assert.equal(percentile([4, 1, 3, 2], 0.99), 4)
    assert.equal(percentile([4, 1, 3, 2], 0.5), 2)
    assert.throws(() => median([]), RangeError)
  })
})
