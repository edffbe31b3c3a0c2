import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { tally } from '../../build/tally.mjs'

const failure = (file: string, title = 'a test') => ({ file, title, message: 'no' })
type Failure = ReturnType<typeof failure>

const green = { passed: 2, failed: 0, skipped: 0, failures: [] as Failure[], isGreen: true }
const red = (...failures: Failure[]) => ({
  ...green,
  passed: 10 - failures.length,
  failed: failures.length,
  failures,
  isGreen: false,
})

/** A test runner with prepared results, one per run. Records the files of each run. */
function runner(...runs: (typeof green)[]) {
  const asked: string[][] = []
  const test = (files: string[]) => {
    asked.push(files)
    return runs[asked.length - 1] ?? green
  }
  return { asked, test }
}

const files = ['a', 'b', 'c', 'd', 'e']

describe('Test files that fail', () => {
  it('run again, and count as unsteady if they then pass', () => {
    const { asked, test } = runner(red(failure('a'), failure('b')))
    const { failed, isGreen, passed, unsteady } = tally(files, test)
    assert.deepEqual(asked, [files, ['a', 'b']])
    assert.deepEqual([passed, failed, isGreen], [10, 0, true])
    assert.deepEqual(unsteady, [failure('a'), failure('b')])
  })

  it('count as failed if they fail again, while others are unsteady', () => {
    const { test } = runner(red(failure('a'), failure('b')), red(failure('b')))
    const { failed, failures, isGreen, passed, unsteady } = tally(files, test)
    assert.deepEqual([passed, failed, isGreen], [9, 1, false])
    assert.deepEqual([failures, unsteady], [[failure('b')], [failure('a')]])
  })

  it('count as failed if the second run breaks down', () => {
    const { test } = runner(red(failure('a')), { ...red(), failed: 1 })
    const { failures, isGreen, unsteady } = tally(files, test)
    assert.deepEqual([failures, unsteady, isGreen], [[failure('a')], [], false])
  })

  it('count as failed if there are too many to run again', () => {
    const many = files.map(file => failure(file))
    const { asked, test } = runner(red(...many))
    assert.deepEqual(tally(files, test).failures, many)
    assert.equal(asked.length, 1)
  })
})
