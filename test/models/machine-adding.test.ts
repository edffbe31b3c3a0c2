import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { adding } from '../../src/machine/adding.ts'

/** An adder whose clock the test turns. */
function adder(coolMs?: number) {
  let due: (() => void) | undefined
  const after = (_ms: number, run: () => void) => {
    due = run
    return () => (due = undefined)
  }
  const add = adding({ after, ...(coolMs !== undefined && { coolMs }) })
  return { add, state: () => add.$state.get(), cooled: () => due?.() }
}

describe('an element that adds', () => {
  it('adds once at a time, and again once the server has answered', () => {
    const { add, state } = adder()
    const signal = add.start()
    assert.equal(add.start(), undefined)
    assert.deepEqual([state(), signal?.aborted], ['adding', false])
    add.answer()
    assert.deepEqual([state(), signal?.aborted], ['ready', true])
    assert.ok(add.start())
  })

  it('adds nothing while it cools down', () => {
    const { add, cooled, state } = adder(1_000)
    add.start()
    add.answer()
    assert.deepEqual([state(), add.start()], ['cooling', undefined])
    cooled()
    assert.equal(state(), 'ready')
  })

  it('tells a refusal from a failure, and adds again after either', () => {
    const { add, state } = adder(1_000)
    add.start()
    add.refuse()
    assert.equal(state(), 'refused')
    add.start()
    add.fail()
    assert.equal(state(), 'failed')
    assert.ok(add.start())
  })

  it('forgets all when it leaves, also what it was cooling down from', () => {
    const { add, cooled, state } = adder(1_000)
    const signal = add.start()
    add.leave()
    assert.deepEqual([state(), signal?.aborted], ['ready', true])
    add.answer()
    assert.equal(state(), 'ready')
    add.start()
    add.answer()
    add.leave()
    add.start()
    cooled()
    assert.equal(state(), 'adding')
  })
})
