import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { adding } from '../../src/machine/adding.ts'

describe('an element that adds', () => {
  it('adds once at a time, and again once the server has answered', () => {
    const { $state, answer, start } = adding()
    const signal = start()
    assert.equal(start(), undefined)
    assert.deepEqual([$state.get(), signal?.aborted], ['adding', false])
    answer()
    assert.deepEqual([$state.get(), signal?.aborted], ['added', true])
    assert.ok(start())
  })

  for (const how of ['refuse', 'fail'] as const) {
    it(`tells how an add has ended, and adds again after it: ${how}`, () => {
      const adder = adding()
      adder.start()
      adder[how]()
      assert.equal(adder.$state.get(), how === 'refuse' ? 'refused' : 'failed')
      assert.ok(adder.start())
    })
  }

  it('asks the page once at a time, also after a listener has thrown', () => {
    const { ask } = adding()
    assert.equal(
      ask(() => !ask(() => true)),
      true,
    )
    assert.throws(() =>
      ask(() => {
        throw new Error('of the page')
      }),
    )
    assert.equal(
      ask(() => false),
      false,
    )
    assert.equal(
      ask(() => true),
      true,
    )
  })

  it('forgets how the last add ended once the shopper chooses otherwise, but not an add under way', () => {
    const { $state, answer, change, start } = adding()
    const signal = start()
    change()
    assert.deepEqual([$state.get(), signal?.aborted], ['adding', false])
    answer()
    change()
    assert.equal($state.get(), 'ready')
  })

  it('ends the add under way when it leaves, and takes no late answer', () => {
    const { $state, answer, leave, start } = adding()
    const signal = start()
    leave()
    assert.deepEqual([$state.get(), signal?.aborted], ['ready', true])
    answer()
    assert.equal($state.get(), 'ready')
    start()
    answer()
    leave()
    assert.equal($state.get(), 'ready')
  })
})
