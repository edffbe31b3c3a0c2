import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { blockingTime } from '../../bench/cold-load.ts'

const work = (start: number, duration: number) => ({ start, duration })

describe('bench blocking time', () => {
  it('counts of each piece of work what is beyond 50 ms', () => {
    assert.equal(blockingTime([], 0), 0)
    assert.equal(blockingTime([work(100, 50), work(200, 80), work(300, 120)], 0), 100)
  })

  it('begins at the first paint', () => {
    assert.equal(blockingTime([work(0, 90)], 100), 0)
    assert.equal(blockingTime([work(50, 150)], 100), 50)
    assert.equal(blockingTime([work(50, 90)], 100), 0)
  })
})
