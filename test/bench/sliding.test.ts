import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { framesOf } from '../../bench/sliding.ts'

describe('bench frames of a slide', () => {
  it('are those between two moments of it, without the first', () => {
    const frames = framesOf([
      [0, false],
      [16, true],
      [66, true],
      [82, true],
      [99, true],
      [115, false],
      [200, false],
    ])
    assert.deepEqual(frames, [16, 17])
  })

  it('are none where nothing slides', () => {
    assert.deepEqual(
      framesOf([
        [0, false],
        [16, false],
      ]),
      [],
    )
  })
})
