import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as v from 'valibot'
import { callsByAddress, chooseCall } from '../../../demo/store/server/choose-call.ts'
import { Problem } from '../../../demo/store/server/problem.ts'
import type { CallSpec } from '../../../src/contract/call.ts'
import {
  combinedSuggest,
  modelLookup,
  modelSuggest,
  partInfo,
} from '../../../src/contract/fitment/fitment.ts'
import { myModelLoad, myModelSave } from '../../../src/contract/fitment/fitment.ts'

const lookups: readonly CallSpec[] = [modelLookup, modelSuggest, partInfo, combinedSuggest]
const myModel: readonly CallSpec[] = [myModelLoad, myModelSave]

const chosen = (calls: readonly CallSpec[], query: object) => chooseCall(calls, { query }).call.id

function fault(calls: readonly CallSpec[], query: object): { field?: string; message?: string } {
  try {
    chooseCall(calls, { query })
  } catch (error) {
    if (error instanceof Problem && error.status === 400) return error.body.entity
    throw error
  }
  return assert.fail('It was taken')
}

describe('calls of one method and path', () => {
  it('are told apart by the fields that they are sent with', () => {
    assert.equal(chosen(lookups, { qtype: 'modelInfo', q: 'A' }), 'model-lookup')
    assert.equal(chosen(lookups, { qtype: 'modelSuggest', q: 'A', isDetail: '1' }), 'model-suggest')
    assert.equal(chosen(lookups, { qtype: 'partInfo', q: 'A' }), 'part-info')
    assert.equal(chosen(myModel, { getMyModel: '1', scope: 's' }), 'my-model-load')
    const saved = { brand: 'b', model: 'm', series: 's', scope: 's' }
    assert.equal(chosen(myModel, saved), 'my-model-save')
  })

  it('give what the schema of the chosen one gives, and nothing else', () => {
    const { received } = chooseCall(lookups, { query: { qtype: 'partInfo', q: 'A', other: 'x' } })
    assert.deepEqual(
      { ...v.parse(v.looseObject({}), received.query) },
      { qtype: 'partInfo', q: 'A' },
    )
    assert.equal('body' in received, false)
  })

  it('name the field that the nearest of them lacks', () => {
    assert.equal(fault(lookups, { qtype: 'modelInfo' }).field, 'q')
    assert.equal(fault(lookups, { qtype: 'modelSuggest', q: 'A' }).field, 'isDetail')
    const combined = {
      qtype: 'combinedModelSuggest',
      getMyModels: '1',
      isDropdownStripe: '1',
      q: '',
    }
    assert.equal(fault(lookups, combined).field, 'qBrand')
    assert.equal(fault(myModel, { getMyModel: '1' }).field, 'scope')
    assert.equal(fault(myModel, { brand: 'b', model: 'm', series: 's' }).field, 'scope')
  })

  it('say together what they know of a word that none of them knows', () => {
    const { field, message } = fault(lookups, { qtype: 'nonsense', q: 'A' })
    assert.equal(field, 'qtype')
    const known = '"modelInfo", "modelSuggest", "partInfo", "combinedModelSuggest"'
    assert.equal(message, `Expected one of ${known}`)
  })

  it('stand together by method and path, in their order', () => {
    const post: CallSpec = { ...myModelSave, id: 'other', method: 'POST' }
    const groups = callsByAddress([modelLookup, myModelLoad, post, partInfo, myModelSave])
    assert.deepEqual(
      groups.map(group => group.map(({ id }) => id)),
      [['model-lookup', 'part-info'], ['my-model-load', 'my-model-save'], ['other']],
    )
  })
})
