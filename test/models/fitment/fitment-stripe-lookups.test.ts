import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CallSpec } from '../../../src/contract/call.ts'
import type { Shape } from '../../../src/contract/fits.ts'
import { fitmentCalls } from '../../../src/contract/fitment/index.ts'

const calls: readonly CallSpec[] = fitmentCalls
const kindOf = ({ query }: CallSpec): unknown =>
  (query as Shape | undefined)?.entries?.['qtype']?.literal

describe('fitment calls', () => {
  // A model can send only calls of the contract, with only these kinds.
  it('FIT-133 ask for no kind of lookup but these', () => {
    const kinds = calls.filter(({ path }) => path.endsWith('/query-index.html')).map(kindOf)
    assert.deepEqual(kinds.toSorted(), [
      'combinedModelSuggest',
      'modelInfo',
      'modelSearch',
      'modelSuggest',
      'partInfo',
    ])
  })
})
