import { expect } from '@open-wc/testing'
import { catalogue } from '../../elements/index.ts'
import { brokenCounters } from '../support/broken/counters.ts'
import { session } from '../support/browser.ts'
import { tellFigure } from '../support/figure-in-browser.ts'
import { faultsOf } from '../support/faulted/faults.ts'
import { faultedCalls } from '../support/faulted/index.ts'
import { meetFault } from '../support/faulted/trial.ts'

describe('Faults of calls', () => {
  after(() => {
    const kinds = new Set(faultedCalls.flatMap(faultsOf).map(({ fault }) => fault))
    return tellFigure({
      suite: 'faults of calls',
      what: 'kinds of faults on every call of every element',
      reached: kinds.size,
      toReach: 20,
    })
  })

  it('COR-072 is tried for every call of every element', () => {
    const calls = catalogue.flatMap(({ calls: own = [] }) => own.map(({ id }) => id))
    const tried = new Set(faultedCalls.map(({ call }) => call.id))
    expect([...tried].toSorted()).to.deep.equal([...new Set(calls)].toSorted())
  })

  for (const { name, faulted, found } of brokenCounters) {
    it(`COR-072 is found to be broken by an element that ${name}`, async () => {
      await session()
      const fault = { fault: 'status:503', reason: 'unavailable', status: 503 }
      const missed = await meetFault(faulted, fault).catch(error => error)
      expect(String(missed)).to.match(found)
    })
  }
})
