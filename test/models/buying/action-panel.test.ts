import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { actionPanel } from '../../../elements/buying/action-panel.ts'
import { messages } from '../../../src/widgets/buying/action-panel/action-panel.messages.ts'
import {
  isKnownMode,
  modeOf,
  showsFeature,
} from '../../../src/widgets/buying/action-panel/modes.rules.ts'
import { model } from '../../../src/widgets/buying/action-panel/action-panel.model.ts'
import { portsOf } from '../../support/ports.ts'

const hiding = ['sns', 'deal', 'pospromo', 'mom', 'fresh', 'oos', 'b2brd', 'sampling']

describe('modes of the action panel', () => {
  it('ACT-002 are ten', () => {
    for (const mode of ['onetime', 'used', ...hiding]) assert.equal(isKnownMode(mode), true, mode)
  })

  it('ACT-003 ACT-004 show the feature container in onetime and used', () => {
    assert.deepEqual(['onetime', 'used'].map(showsFeature), [true, true])
  })

  it('ACT-005 hide it in the eight others', () => {
    assert.deepEqual(hiding.filter(showsFeature), [])
  })

  it('ACT-014 follow a buying option of their name in any case', () => {
    assert.deepEqual(['SNS', 'Used', 'b2brd'].map(modeOf), ['sns', 'used', 'b2brd'])
  })

  it('ACT-014 are deal for a lightning deal, and onetime for all else', () => {
    const options = ['LIGHTNING_DEAL', 'NEW', 'B2B_NEW', 'constructor', undefined]
    assert.deepEqual(options.map(modeOf), ['deal', 'onetime', 'onetime', 'onetime', 'onetime'])
  })
})

describe('model of the action panel', () => {
  it('ACT-007 warns of each unknown mode once', () => {
    const { ports, said, configure } = portsOf(actionPanel, { mode: 'twotime' }, { messages })
    model(ports)
    configure({ title: 'Ways to buy' })
    configure({ mode: 'SNS' })
    assert.deepEqual(
      said.warnings.map(text => /twotime|SNS/.exec(text)?.[0]),
      ['twotime', 'SNS'],
    )
  })

  it('ACT-014 tells the mode in effect as its own', () => {
    const { ports, configure } = portsOf(
      actionPanel,
      { buyingOption: 'LIGHTNING_DEAL' },
      { messages },
    )
    const { fields } = model(ports)
    assert.deepEqual(fields(), { mode: 'deal' })
    configure({ mode: 'oos' })
    assert.deepEqual(fields(), { mode: 'oos' })
  })

  it('ACT-006 says nothing of a change of mode while it is closed', () => {
    const { ports, said, configure } = portsOf(actionPanel, { mode: 'onetime' }, { messages })
    model(ports)
    configure({ mode: 'sns' })
    assert.deepEqual(said.events, [])
  })
})
