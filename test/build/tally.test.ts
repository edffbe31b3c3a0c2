import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { afterRetry, filesToRetry, ofProcess } from '../../build/tally.mjs'

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

const files = ['a', 'b', 'c', 'd', 'e']

describe('Test files that fail', () => {
  it('run again, and count as unsteady if they then pass', () => {
    const first = red(failure('a'), failure('b'))
    assert.deepEqual(filesToRetry(first, files), ['a', 'b'])
    const { failed, isGreen, passed, unsteady } = afterRetry(first, green)
    assert.deepEqual([passed, failed, isGreen], [10, 0, true])
    assert.deepEqual(unsteady, [failure('a'), failure('b')])
  })

  it('count as failed if they fail again, while others are unsteady', () => {
    const first = red(failure('a'), failure('b'))
    const { failed, failures, isGreen, passed, unsteady } = afterRetry(first, red(failure('b')))
    assert.deepEqual([passed, failed, isGreen], [9, 1, false])
    assert.deepEqual([failures, unsteady], [[failure('b')], [failure('a')]])
  })

  it('count as failed if the second run breaks down', () => {
    const broken = { ...red(), failed: 1 }
    const { failures, isGreen, unsteady } = afterRetry(red(failure('a')), broken)
    assert.deepEqual([failures, unsteady, isGreen], [[failure('a')], [], false])
  })

  it('do not run again if there are too many, or if one is unknown', () => {
    assert.deepEqual(filesToRetry(red(...files.map(file => failure(file))), files), [])
    assert.deepEqual(filesToRetry(red(failure('a'), failure('z')), files), [])
    assert.deepEqual(filesToRetry(green, files), [])
  })

  it('are all files of a process that ended before it told of its tests', () => {
    const early = { ...red(), failed: 1 }
    const { failures }: { failures: Failure[] } = ofProcess(early, ['a', 'b'])
    assert.deepEqual(
      failures.map(({ file }) => file),
      ['a', 'b'],
    )
    assert.match(failures[0]?.message ?? '', /ended before/)
    assert.deepEqual(filesToRetry({ ...early, failures }, files), ['a', 'b'])
    for (const told of [green, red(failure('a'))]) assert.equal(ofProcess(told, files), told)
  })
})
