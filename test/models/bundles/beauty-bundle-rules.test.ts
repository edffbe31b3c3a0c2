import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  formOf,
  offered,
  patternOf,
  sumOf,
} from '../../../src/widgets/bundles/beauty-bundle/beauty-bundle.rules.ts'

const soap = {
  asin: 'B0SOAP0001',
  offerListingId: 'OLB0SOAP0001',
  title: 'Sea salt soap',
  url: '/dp/B0SOAP0001',
  imageUrl: '/images/soap.svg',
  price: '€9.90',
  checked: true,
}
const polish = { ...soap, asin: 'B0NAILPOL1', offerListingId: 'OLB0NAILPOL1' }

function judged(...given: unknown[]) {
  const said: string[] = []
  return { items: offered(given, fault => said.push(fault)), said }
}

describe('rules of the beauty bundle', () => {
  it('BEA-022 offers what it can, without blanks around it', () => {
    const spaced = { ...soap, asin: ' B0SOAP0001 ', title: ' Sea salt soap\n', checked: undefined }
    assert.deepEqual(judged(spaced), { items: [{ ...soap, position: 0 }], said: [] })
  })

  it('BEA-022 leaves out what is no item or came before, says so, and keeps the places', () => {
    const { items, said } = judged(null, soap, { asin: 'B0X' }, soap, polish)
    assert.deepEqual(
      items.map(({ asin, position }) => [asin, position]),
      [
        [soap.asin, 1],
        [polish.asin, 4],
      ],
    )
    assert.deepEqual(said, [
      'items[0] is left out: expected an object, got null',
      'items[2] is left out: offerListingId: expected a text, got undefined',
      'items[3] is left out: the same came before',
    ])
    assert.equal(patternOf(items, 5), '01001')
  })

  it('BEA-022 names each fault in an item, and offers the item without it', () => {
    const { items, said } = judged({
      ...soap,
      title: '',
      url: 'javascript:alert(1)',
      imageUrl: '/a\u0007b',
      price: 9.9,
      checked: 'no',
    })
    assert.deepEqual(items, [
      { ...soap, title: soap.asin, url: '', imageUrl: '', price: '', position: 0 },
    ])
    const address = 'expected an http(s) or relative address'
    assert.deepEqual(said, [
      'items[0] (B0SOAP0001): title: expected a text; its asin is used',
      `items[0] (B0SOAP0001): url: ${address}, got "javascript:alert(1)"; none is used`,
      String.raw`items[0] (B0SOAP0001): imageUrl: ${address}, got "/a\u0007b"; none is used`,
      'items[0] (B0SOAP0001): price: expected a text, got 9.9; none is used',
      'items[0] (B0SOAP0001): checked: expected true or false, got "no"; it is checked',
    ])
  })

  it('BEA-022 offers an item without picture, link and price, and says nothing of it', () => {
    const { asin, offerListingId, title } = soap
    const { items, said } = judged({ asin, offerListingId, title, imageUrl: null, price: null })
    assert.deepEqual(items, [{ ...soap, url: '', imageUrl: '', price: '', position: 0 }])
    assert.deepEqual(said, [])
  })

  it('BEA-010 looks up a pattern among the own sums alone', () => {
    assert.equal(sumOf({ '1': ' €1 ' }, '1'), '€1')
    assert.equal(sumOf(Object.create({ '1': '€1' }) as Record<string, unknown>, '1'), '')
  })

  it('BEA-011 has a text of one, of both, and of more', () => {
    assert.deepEqual([0, 1, 2, 3, 9].map(formOf), ['one', 'one', 'both', 'many', 'many'])
  })
})
