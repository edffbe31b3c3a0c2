import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { waitUntil } from '../support/wait.ts'

/** Keeps the processor busy, as other programs do. */
function starve(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

describe('A wait of a test', () => {
  it('goes on beyond its time where a busy machine lets it look seldom', async () => {
    let looks = 0
    await waitUntil(
      () => {
        starve(60)
        return ++looks === 4
      },
      '',
      { interval: 20, timeout: 100 },
    )
    assert.equal(looks, 4)
  })

  it('ends, and says what did not come', async () => {
    const wait = waitUntil(() => false, 'the view', { interval: 10, timeout: 50 })
    await assert.rejects(wait, /Waited in vain: the view/)
  })
})
