import { expect } from '@open-wc/testing'
import { catalogue } from '../../elements/index.ts'
import { brokenCounters, lateCounter, misdescribedCounters } from '../support/broken/counters.ts'
import { tellFigure } from '../support/figure-in-browser.ts'
import { faultsOf } from '../support/faults/kinds.ts'
import { patience } from '../support/faults/sight.ts'
import { trialsOf } from '../support/faults/suite.ts'
import { meetFault, overtake } from '../support/faults/trial.ts'

const trialOf = (descriptor: typeof lateCounter) => trialsOf(descriptor)[0]!

const offline = { fault: 'drop-before', reason: 'offline', status: 0 }

describe('Faults of calls', () => {
  // Broken elements never recover, so wait less for them.
  before(() => void Object.assign(patience, { frames: 60, ms: 2_000 }))
  after(() => {
    const calls = catalogue.flatMap(({ calls: own = [] }) => own)
    return tellFigure({
      suite: 'faults of calls',
      what: 'kinds of faults on every call of every element',
      reached: new Set(calls.flatMap(faultsOf).map(({ fault }) => fault)).size,
      toReach: 20,
    })
  })

  for (const { descriptor, found, name } of brokenCounters) {
    it(`COR-072 is found broken by an element that ${name}`, async () => {
      const missed = await meetFault(trialOf(descriptor), offline).catch(String)
      expect(missed).to.match(found)
    })
  }

  for (const { descriptor, found, name } of misdescribedCounters) {
    it(`COR-072 says what is wrong in a descriptor that ${name}`, async () => {
      const missed = await meetFault(trialOf(descriptor), offline).catch(String)
      expect(missed).to.match(found)
    })
  }

  it('COR-070 is found broken by an element that takes whatever comes', async () => {
    const missed = await overtake(trialOf(lateCounter)).catch(String)
    expect(missed).to.match(/deeply equal .*Counted 2/)
  })
})
