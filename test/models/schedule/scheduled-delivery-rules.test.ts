import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { helpUrl } from '../../../src/widgets/schedule/scheduled-delivery/help.rules.ts'
import {
  isOff,
  verdictOn,
  type Answer,
} from '../../../src/widgets/schedule/scheduled-delivery/verdict.rules.ts'

const answer = (qualityDetail: string, more: Partial<Answer> = {}): Answer => ({
  quality: qualityDetail === 'NORMAL' ? 'NORMAL' : 'DEFERRED',
  qualityDetail,
  ...more,
})
const hidden = { hideOnError: true, marketplaceId: 'DE' }
const shown = { hideOnError: false, marketplaceId: 'DE' }
const phone = { ...shown, phoneMessageMarketplaceId: 'DE', phoneNumber: '040 1' }
const unknown = { kind: 'block', text: 'sd.unknown' }

describe('what an answer about slots means', () => {
  for (const detail of ['SYSTEM_UNKNOWN_PROMISE', 'BUSINESS_UNKNOWN_PROMISE']) {
    it(`SCH-042 is not known with ${detail}`, () => {
      assert.deepEqual(verdictOn(answer(detail), hidden, true), unknown)
    })
    it(`SCH-043 is that no van goes there with ${detail} and JurisdictionNotFound`, () => {
      const said = answer(detail, { errorCode: 'JurisdictionNotFound' })
      assert.deepEqual(verdictOn(said, hidden, true), { kind: 'ineligible' })
    })
  }

  it('SCH-033 is that no van goes there, whatever else it says, where there is a postal code', () => {
    const said = answer('NORMAL', { errorCode: 'JurisdictionNotFound', errorMsg: 'No.' })
    assert.deepEqual(verdictOn(said, shown, true), { kind: 'ineligible' })
    assert.deepEqual(verdictOn(said, shown, false), { kind: 'told', words: 'No.' })
  })

  it('SCH-044 is not known when every slot is taken', () => {
    assert.deepEqual(verdictOn(answer('CAPACITY_FULL'), hidden, true), unknown)
  })

  it('SCH-045 is not sure when the item is not in stock', () => {
    assert.deepEqual(verdictOn(answer('SD_INVENTORY_STATE_RESTRICTED'), hidden, true), {
      kind: 'block',
      text: 'sd.notSure',
    })
  })

  it('SCH-046 is nothing when all is normal', () => {
    for (const config of [hidden, shown, phone])
      assert.deepEqual(verdictOn(answer('NORMAL'), config, true), { kind: 'content' })
    assert.deepEqual(verdictOn(null, shown, true), { kind: 'content' })
  })

  it('SCH-046 is what the server says of an error, or that it is not known', () => {
    const said = answer('NORMAL', { errorCode: 'Lost', errorMsg: 'Ask us.' })
    assert.deepEqual(verdictOn(said, hidden, true), { kind: 'told', words: 'Ask us.' })
    assert.deepEqual(verdictOn(answer('NORMAL', { errorCode: 'Lost' }), hidden, true), unknown)
  })

  for (const [row, detail, text] of [
    ['SCH-047', 'CAPACITY_FULL', 'sd.callDate'],
    ['SCH-048', 'SD_INVENTORY_STATE_RESTRICTED', 'sd.estimate'],
    ['SCH-049', 'SYSTEM_UNKNOWN_PROMISE', 'sd.noPromise'],
    ['SCH-049', 'BUSINESS_UNKNOWN_PROMISE', 'sd.noPromise'],
    ['SCH-049', 'NEVER_HEARD_OF', 'sd.noPromise'],
  ] as const) {
    it(`${row} is ${text} with ${detail} where the shop calls`, () => {
      const said = answer(detail, { errorMsg: 'Ask us.' })
      assert.deepEqual(verdictOn(said, phone, true), { kind: 'phone', text, phone: '040 1' })
    })
  }

  for (const [what, config] of [
    ['in another marketplace', { ...phone, marketplaceId: 'FR' }],
    ['where the page names none', shown],
    ['without a phone number', { ...phone, phoneNumber: undefined }],
  ] as const) {
    it(`SCH-051 SCH-052 is what the server says ${what}, or that it is not known`, () => {
      const said = answer('CAPACITY_FULL', { errorMsg: '<b>Full</b>' })
      assert.deepEqual(verdictOn(said, config, true), { kind: 'told', words: '<b>Full</b>' })
      assert.deepEqual(verdictOn(answer('CAPACITY_FULL'), config, true), unknown)
    })
  }

  it('SCH-058 is that nobody has to choose, unless there are slots', () => {
    const fine = { ...answer('NORMAL'), count: 3 }
    assert.deepEqual(
      [
        fine,
        'waiting' as const,
        'failed' as const,
        { ...fine, count: 0 },
        { ...fine, quality: 'DEFERRED' },
        { ...fine, errorCode: 'Lost' },
        { ...fine, errorMsg: 'Lost' },
      ].map(isOff),
      [false, false, true, true, true, true, true],
    )
  })
})

describe('the page about scheduled deliveries', () => {
  it('SCH-053 is a help page of the shop', () => {
    const url = helpUrl({ helpId: 'G&1', merchantType: 'standard' })
    assert.equal(url, '/gp/help/customer/display.html?nodeId=G%261')
  })
  it('SCH-054 is that of the installation', () => {
    const url = helpUrl({ helpId: '10 00', merchantType: 'installation' })
    assert.equal(url, '/gp/feature.html?docId=10%2000')
  })
  it('SCH-053 is none where the page names none, and any text is safe', () => {
    assert.equal(helpUrl({ merchantType: 'standard' }), undefined)
    assert.ok(helpUrl({ helpId: '\ud800', merchantType: 'standard' })?.endsWith('%EF%BF%BD'))
  })
})
