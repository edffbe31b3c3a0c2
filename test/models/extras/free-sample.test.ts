import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { freeSample } from '../../../elements/extras/free-sample.ts'
import { choosing } from '../../../src/widgets/extras/free-sample/choice.model.ts'
import { messages } from '../../../src/widgets/extras/free-sample/free-sample.messages.ts'
import type {
  SampleConfig,
  SamplePorts,
} from '../../../src/widgets/extras/free-sample/free-sample.ports.ts'
import { fieldsOf } from '../../../src/widgets/extras/free-sample/samples.rules.ts'
import { portsOf } from '../../support/ports.ts'

const soap = {
  asin: 'B0SMPLSOP1',
  offerListingId: 'OLB0SMPLSOP1',
  title: 'Sea salt soap',
  image: '/images/soap.svg',
  trackingUrl: '/track?choice=soap',
}
const cream = { ...soap, asin: 'B0SMPLCRM1', offerListingId: 'OLB0SMPLCRM1', title: 'Oat cream' }
const configured = { selectedAsin: soap.asin, offerListingId: soap.offerListingId }

function make(given: Partial<SampleConfig> = {}) {
  const host = portsOf(freeSample, { items: [soap, cream], ...given }, { messages })
  const element = { querySelectorAll: () => [] }
  const choice = choosing(
    Object.assign(host.ports, { element }) as unknown as SamplePorts,
    () => {},
  )
  choice.begin()
  return { ...host, choice, submitted: () => host.said.submitted }
}

describe('choice of a free sample', () => {
  it('SMP-027 keeps a choice when the page says late which product is in view', () => {
    const { choice, configure, submitted } = make(configured)
    configure({ asin: 'B0LIPSTIK1' })
    assert.deepEqual(submitted(), fieldsOf(soap))
    choice.take(cream)
    configure({ asin: 'B0LOTION01' })
    assert.deepEqual(submitted(), fieldsOf(null))
  })

  it('COR-015 SMP-027 follows the page with items that refer to themselves, or have no JSON', () => {
    const knot: Record<string, unknown> = { ...soap, image: 1n }
    knot['trackingUrl'] = knot
    const { choice, configure, said, submitted } = make({
      asin: 'B0LIPSTIK1',
      items: [knot] as unknown as SampleConfig['items'] & object,
    })
    const expected = 'expected an http(s) or relative address'
    assert.deepEqual(said.warnings, [
      `items[0] (${soap.asin}): image: ${expected}, got bigint; none is used`,
      `items[0] (${soap.asin}): trackingUrl: ${expected}, got object; none is used`,
    ])
    choice.take(choice.$samples.get()[0]!)
    configure({ items: [cream, soap] })
    assert.deepEqual(submitted(), fieldsOf(soap))
    configure({ asin: 'B0LOTION01' })
    assert.deepEqual(submitted(), fieldsOf(null))
  })

  it('COR-005 SMP-023 SMP-030 warns once of a fault, however often the product changes', () => {
    const broken = { ...cream, offerListingId: '' }
    const { configure, said } = make({ items: [soap, broken], itemCount: 3, selectedAsin: 'X' })
    const first = [...said.warnings]
    assert.equal(first.length, 3)
    for (const asin of ['B0LIPSTIK1', 'B0LOTION01', 'B0LIPSTIK1']) configure({ asin })
    assert.deepEqual(said.warnings, first)
    configure({ items: [soap, broken, { ...broken, asin: 'B0SMPLLIP1' }] })
    assert.equal(said.warnings.length, 4)
  })
})
