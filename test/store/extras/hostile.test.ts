import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import * as fc from 'fast-check'
import { item, paymentField, protectionField, warrantyFieldsOf } from '../../support/extras.ts'
import { scope } from '../../support/scope.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

interface Line {
  asin: string
  quantity: number
  price: number
  associatedTo: string | null
}

const asins = ['B0HEADPH01', 'B0WASHER01', 'B0LIPSTIK1', 'B0PLAN0002', 'B0PLANMON1', 'B0SMPLLIP1']
const odd = ['', 'x', '\0', '\ud800', '__proto__', '999999999999', 'B0NOSUCH01', 'x'.repeat(3_000)]
const text = fc.constantFrom(...asins, ...asins.map(asin => `OL${asin}`), ...odd)
const asin = fc.constantFrom(...asins)
const quantity = fc.integer({ min: 1, max: 4 })
const json = fc.oneof(fc.json(), text)

/** Fields as an element sends them, with members of the JSON replaced. */
const replaced = fc.dictionary(
  fc.constantFrom('asin', 'offerListingId', 'itemType', 'itemAssociation', 'optionId', 'offerType'),
  fc.oneof(text, fc.jsonValue()),
  { maxKeys: 2 },
)
const extras = fc.oneof(
  fc.tuple(asin, asin, replaced).map(given => protectionField(...given)),
  fc.tuple(asin, asin, quantity).map(given => warrantyFieldsOf(...given)),
  fc
    .tuple(asin, fc.constantFrom('equalPay12', 'equalPay3', 'oneTimePayment', 'no'), replaced)
    .map(given => paymentField(...given)),
  fc.record({ freeSampleAsin: text, freeSampleOfferListingId: text }),
  fc.record({ warrantySelection: json }),
  fc.record({ paymentOfferInfo: json }),
)
const forms = fc
  .tuple(asin, quantity, fc.array(extras, { maxLength: 3 }))
  .map(([of, many, chosen]) => [item(of, many), ...chosen].flatMap(Object.entries<string>))

let store: TestStore
/** What a cart may never hold. */
function faultsOf(lines: readonly Line[]): string[] {
  const units = (own: (line: Line) => boolean) =>
    lines.filter(own).reduce((sum, line) => sum + line.quantity, 0)
  return lines.flatMap(line => {
    const { asin: held, associatedTo, price } = line
    const isAddOn = /PLAN|SMPL/.test(held)
    if (isAddOn !== (associatedTo !== null)) return [`${held} stands alone`]
    if (!isAddOn) return []
    const isSample = held.includes('SMPL')
    const base = units(one => one.asin === associatedTo)
    const alike = units(
      one => one.associatedTo === associatedTo && one.asin.includes('SMPL') === isSample,
    )
    return [
      ...(alike > base ? [`${alike} of ${held} for ${base}`] : []),
      ...(isSample || price > 0 ? [] : [`${held} for nothing`]),
    ]
  })
}

describe('The form of a product page', () => {
  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())

  it('STO-060 STO-062 answers whatever stands in the fields, and no cart has more than it may', async () => {
    let shopper: Shopper = await visit(store)
    const seen = new Set<string>()
    const property = fc.asyncProperty(forms, async fields => {
      const answer = await shopper.postForm('/gp/product/handle-buy-box', fields)
      assert.equal(answer.status, 303, await answer.text())
      seen.add(answer.headers.get('location') ?? '')
      const lines: Line[] = await (await shopper.get('/__facts/cart')).json()
      assert.deepEqual(faultsOf(lines), [])
      const page = await shopper.get('/cart', { accept: 'text/html' })
      assert.equal(page.status, 200)
      if (lines.length > 20) shopper = await visit(store)
    })
    await fc.assert(property, { numRuns: 300, seed: scope.seed })
    // The forms have reached both the cart and each kind of refusal.
    for (const reason of ['INVALID_EXTRA', 'UNKNOWN_ADD_ON', 'NO_PARENT', 'NOT_SOLD_ALONE'])
      assert.ok(seen.has(`/cart?error=${reason}`), reason)
    assert.ok(seen.has('/cart'))
  })
})
