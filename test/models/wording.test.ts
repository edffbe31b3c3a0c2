import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dealBox } from '../../elements/deals/deal-box.ts'
import { tabularBuyBox } from '../../elements/renewed/tabular-buy-box.ts'
import { blueprint } from '../../src/element/blueprint.ts'
import { expectation, misfitText, missingProblem, quote } from '../../src/element/wording.ts'

const fields = new Map(blueprint(dealBox, {}).fields.map(field => [field.name, field]))
const field = (name: string) => fields.get(name) ?? assert.fail(name)

describe('words to the author of a page', () => {
  it('COR-005 say both bounds of a number in one', () => {
    assert.equal(expectation(field('maxQuantity')), 'a whole number from 1 to 999')
    assert.equal(expectation(field('pollingIntervalMs')), 'a whole number of at least 1000')
    assert.equal(expectation(field('systemTime')), 'a whole number')
  })

  it('COR-006 say where else a missing field was looked for', () => {
    assert.equal(
      missingProblem(field('csrfToken')).message,
      'data-csrf-token is required: expected a text, got nothing, and <meta name="dp-csrf-token"> is missing or empty; the fallback shows',
    )
    assert.match(missingProblem(field('offerListingId')).message, /got nothing; the fallback/)
  })

  it('COR-006 name page state as the place of a missing field that only page state can set', () => {
    const rows = blueprint(tabularBuyBox, {}).fields.find(({ name }) => name === 'rows')
    assert.match(
      missingProblem(rows!).message,
      /^rows in the page state is required: expected a list/,
    )
  })

  it('COR-005 quote up to 80 characters whole, and of more the first 77', () => {
    // The quotes count.
    assert.equal(quote('x'.repeat(78)), `"${'x'.repeat(78)}"`)
    assert.equal(quote('x'.repeat(79)), `"${'x'.repeat(76)}…`)
    assert.equal(quote(undefined), 'nothing')
  })

  it('COR-083 do not say what a token was given that does not fit', () => {
    const given = ['secret']
    const csrfToken = field('csrfToken')
    assert.equal(missingProblem(csrfToken, { received: given }).received, '•••')
    for (const text of [
      missingProblem(csrfToken, { received: given }).message,
      misfitText('csrfToken', csrfToken, given, 'secret'),
    ]) {
      assert.match(text, /expected a text, got •••/)
      assert.doesNotMatch(text, /secret/)
    }
    assert.equal(quote({ with: { csrfToken: 'secret' } }), '{"with":{"csrfToken":"•••"}}')
  })
})
