import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { verdictOf } from '../../bench/figures.ts'
import { isReached, proofPage } from '../../build/proof-page.mjs'

const page = (figures: object[]) =>
  proofPage({
    figures,
    bench: {
      sizes: {
        node: 'v24',
        processors: '2 × x',
        figures: [
          { what: 'one | selector', reached: 14_400, unit: 'B', atMost: 14_336 },
          { what: 'on PostgreSQL', reached: null, unit: 'ms', atMost: 50, note: 'not installed' },
        ],
      },
    },
    verdictOf,
    commit: 'abc1234',
    date: '2026-01-02',
  })

describe('The proof', () => {
  it('says what was reached beside what was to be reached', () => {
    const text = page([{ suite: 'leaks', what: 'hosts left', reached: 0, toReach: 0 }])
    assert.match(text, /2026-01-02, commit abc1234, Node v24/)
    assert.match(text, /\| leaks \| hosts left \| 0 \| 0 \| reached \|/)
  })

  it('hides nothing that was missed or not measured', () => {
    const text = page([{ suite: 'leaks', what: 'hosts left', reached: 2, toReach: 0 }])
    assert.match(text, /\| leaks \| hosts left \| 2 \| 0 \| \*\*missed\*\* \|/)
    assert.match(text, /one \\\| selector \| 14,400 B \| at most 14,336 B \| \*\*missed\*\*/)
    assert.match(text, /on PostgreSQL \| not measured \| at most 50 ms \| skipped \| not installed/)
  })

  it('takes more than there has to be as reached, but for faults', () => {
    assert.ok(isReached({ reached: 2_000, toReach: 1_500 }))
    assert.ok(!isReached({ reached: 1_499, toReach: 1_500 }))
    assert.ok(!isReached({ reached: 1, toReach: 0 }))
  })
})
