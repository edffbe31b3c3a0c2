import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Refused, problemOf } from '../../../demo/store/server/problem.ts'
import { defineCall } from '../../../src/contract/call.ts'
import { object, whole } from '../../../src/contract/schema.ts'

const call = defineCall({
  id: 'probe',
  about: '',
  method: 'POST',
  path: '/probe',
  output: null,
  refusals: {
    changed: { about: 'It has changed.', status: 400, body: object({ items: whole }) },
    gone: { about: 'It is gone.', status: 410 },
  },
  timeout: 1000,
})
const answered = (refusal: string, body?: unknown) =>
  problemOf(call, new Refused(refusal, 'CHANGED', 'BY_OTHERS', body))

describe('a refusal of the store', () => {
  it('COR-194 holds what its contract says, beside its names', () => {
    const { status, body } = answered('changed', { items: 2, secret: 'x' })
    assert.equal(status, 400)
    assert.deepEqual(body, { items: 2, type: 'CHANGED', entity: { status: 'BY_OTHERS' } })
    assert.deepEqual(answered('gone', { items: 2 }).body, {
      type: 'CHANGED',
      entity: { status: 'BY_OTHERS' },
    })
  })

  it('COR-194 is a fault of the store, if it lacks that or if the contract has no such refusal', () => {
    assert.throws(() => answered('changed', { items: 'two' }))
    assert.throws(() => answered('changed'))
    assert.throws(() => answered('unknown'), /probe has no refusal unknown/)
  })
})
