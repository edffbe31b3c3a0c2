import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { catalogue } from '../../elements/index.ts'
import { contract } from '../../src/contract/index.ts'
import type { Descriptor } from '../../src/element/describe.ts'
import { quarrelling, sameIds } from '../support/broken/descriptors.ts'
import {
  callConflicts,
  eventConflicts,
  failureFaults,
  nameFaults,
  unsaid,
} from '../support/conformance/descriptors.ts'
import { tellFigure } from '../support/figure.ts'

/** Rules for all descriptors together. `signs`: what the findings on broken descriptors must match. */
const rules: readonly {
  rows: string
  says: string
  faults: (descriptors: readonly Descriptor[], calls?: typeof sameIds) => string[]
  signs: readonly RegExp[]
}[] = [
  {
    rows: 'COR-059',
    says: 'one detail type to an event name, deep down, cancelable everywhere or nowhere',
    faults: eventConflicts,
    signs: [
      /kind is a \| b and a \| c/,
      /list is \{id: string\} and/,
      /failed .* one is cancelable/,
    ],
  },
  {
    rows: 'COR-059',
    says: 'what others wait for to each event',
    faults: unsaid,
    signs: [/<dp-two> waits for code of dp-thing-failed, not sent by <dp-one>/],
  },
  {
    rows: 'COR-059',
    says: 'events and their fields names that core.md asks for, and failures a reason and a status',
    faults: nameFaults,
    signs: [
      /thingDone of .* no name/,
      /ajax-success of <dp-one> is no name/,
      /itemID is not in camel case/,
      /dp-thing-failed .* no status/,
    ],
  },
  {
    rows: 'COR-059',
    says: 'one call to an id',
    faults: (descriptors, calls) => callConflicts(descriptors, calls ?? contract),
    signs: [/cart-count names several/, /cart-count of <dp-one> is another/],
  },
  {
    rows: 'COR-072',
    says: 'an end to each call that fails, by events, states, reasons and attributes that are declared',
    faults: failureFaults,
    signs: [
      /no example of <dp-one> says what becomes of cart-count/,
      /cart-count, .* <dp-two>, is none of its calls/,
      /cart-count of <dp-two> at first tells the page by dp-unheard, .* none of its events/,
      /at first ends in lost, .* none of its states/,
      /at first ends in no reason time-out, but in timeout, offline/,
      /at first has data-asinn, .* none of its attributes/,
      /at first ends in what anything looks like/,
    ],
  },
]

describe('Conformance: descriptors', () => {
  let reached = 0

  after(() => {
    const what = `rules of all descriptors together, of ${catalogue.length} elements`
    tellFigure({ suite: 'conformance', what, reached, toReach: rules.length })
  })

  for (const { faults, rows, says, signs } of rules) {
    it(`${rows} is found broken in descriptors that do not give ${says}`, () => {
      const found = faults(quarrelling, sameIds).join('\n')
      for (const sign of signs) assert.match(found, sign)
    })

    it(`${rows} gives ${says}`, () => {
      assert.deepEqual(faults(catalogue), [])
      reached += 1
    })
  }
})
