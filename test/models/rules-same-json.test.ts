import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isSameJson } from '../../src/rules/same-json.ts'

it('COR-015 compares what the page gives, also where a value refers to itself', () => {
  const knot: { self?: unknown } = {}
  knot.self = knot
  assert.equal(isSameJson([{ a: 1 }], [{ a: 1 }]), true)
  assert.equal(isSameJson([{ a: 1 }], [{ a: 2 }]), false)
  assert.equal(isSameJson(undefined, undefined), true)
  assert.equal(isSameJson(undefined, []), false)
  assert.equal(isSameJson(knot, knot), true)
  assert.equal(isSameJson(knot, {}), false)
  assert.equal(isSameJson([1n], [1n]), false)
})
