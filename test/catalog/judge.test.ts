import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { judge } from '../../demo/catalog/writer/judge.ts'
import type { GivenFields } from '../../demo/catalog/writer/read.ts'
import { dealBox } from '../../elements/deals/deal-box.ts'
import { fitmentStripe } from '../../elements/fitment/fitment-stripe.ts'
import { quantitySelector } from '../../elements/buying/quantity-selector.ts'

const id = { value: 'qty' }
const quantity = (fields: GivenFields) => judge(quantitySelector, { id, ...fields })

describe('judge', () => {
  it('COR-005 finds nothing when all is as declared or left open', () => {
    const fields = {
      maxQuantity: { value: '12' },
      enable: { value: '' },
      disclaimer: { value: '' },
      viewType: { value: null },
      qsItems: { value: [{ id: 'one', data: { quantity: 1 } }] },
    }
    assert.deepEqual(quantity(fields), [])
  })

  it('COR-005 names what was expected, what came and what is used when a value does not fit', () => {
    assert.deepEqual(quantity({ maxQuantity: { value: '0' } }), [
      {
        field: 'maxQuantity',
        expected: 'a whole number of at least 1',
        received: '"0"',
        message:
          'data-max-quantity: expected a whole number of at least 1, got "0"; using 999 instead',
      },
    ])
  })

  it('COR-005 names the bound that is used when a number is beyond it', () => {
    const told = judge(dealBox, { pollingIntervalMs: { value: 5 } }).find(
      ({ field }) => field === 'pollingIntervalMs',
    )
    assert.match(told?.message ?? '', /^data-polling-interval-ms: .*; using 1000 instead$/)
  })

  it('COR-005 names the field as page state has it when JSON does not fit', () => {
    const [problem, ...others] = quantity({ qsItems: { value: [{ id: 1 }] } })
    assert.match(problem?.message ?? '', /^qsItems: .*got \[\{"id":1\}\]; the value is ignored$/)
    assert.deepEqual(others, [])
  })

  it('COR-006 misses a required field when only its descriptor asks for it', () => {
    const missed = judge(dealBox, { offerListingId: { expression: 'offer.id' } })
    assert.deepEqual(
      missed.map(({ field }) => field),
      [
        'aapiEndpoint',
        'claimEndpoint',
        'cartCountEndpoint',
        'cartAddEndpoint',
        'pollingIntervalMs',
      ],
    )
    assert.equal(
      missed[0]?.message,
      'data-aapi-endpoint is required: expected an http(s) or relative address, got nothing, and <meta name="dp-call-deal-product"> is missing or empty; the fallback shows',
    )
  })

  it('COR-006 tells once of a required field when what is given does not fit', () => {
    const told = judge(quantitySelector, { id: { value: {} } })
    assert.deepEqual(
      told.map(({ message }) => message),
      ['data-widget-id is required: expected a text, got {}; the fallback shows'],
    )
  })

  it('COR-006 does not miss a required field when a page store may give it', () => {
    assert.deepEqual(judge(fitmentStripe, {}), [])
  })

  it('COR-010 names the nearest field when there is none of the name', () => {
    const [problem] = quantity({ maxQuantty: { value: 3 } })
    assert.equal(problem?.message, 'maxQuantty is unknown; the nearest known name is maxQuantity')
  })
})
