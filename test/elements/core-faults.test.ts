import { expect } from '@open-wc/testing'
import { catalogue } from '../../elements/index.ts'
import { faultedCalls } from '../support/faulted/index.ts'

describe('Faults of calls', () => {
  it('COR-072 is tried for every call of every element', () => {
    const calls = catalogue.flatMap(({ calls: own = [] }) => own.map(({ id }) => id))
    const tried = new Set(faultedCalls.map(({ call }) => call.id))
    expect([...tried].toSorted()).to.deep.equal([...new Set(calls)].toSorted())
  })
})
