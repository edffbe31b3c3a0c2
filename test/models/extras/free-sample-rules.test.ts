import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { SampleConfig } from '../../../src/widgets/extras/free-sample/free-sample.ports.ts'
import {
  asGiven,
  configuredSample,
  offered,
} from '../../../src/widgets/extras/free-sample/samples.rules.ts'

const soap = {
  asin: 'B0SMPLSOP1',
  offerListingId: 'OLB0SMPLSOP1',
  title: 'Sea salt soap',
  image: '/images/soap.svg',
  trackingUrl: '/track?choice=soap',
}
const cream = { ...soap, asin: 'B0SMPLCRM1', offerListingId: 'OLB0SMPLCRM1', title: 'Oat cream' }

function judged(...given: unknown[]) {
  const said: string[] = []
  return { samples: offered(given, fault => said.push(fault)), said }
}
const config = (given: Partial<SampleConfig>) => given as SampleConfig

describe('rules of samples', () => {
  it('SMP-030 offers what it can, without blanks around it', () => {
    const spaced = {
      ...soap,
      asin: ' B0SMPLSOP1 ',
      title: ' Sea salt soap\n',
      image: ' /images/soap.svg ',
    }
    assert.deepEqual(judged(spaced), { samples: [soap], said: [] })
  })

  it('SMP-034 uses no unsafe address, names it once, and offers the sample', () => {
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      '/a\u0007b',
      'ht\ntps://a.example/',
      7,
      {},
    ]) {
      const { samples, said } = judged({ ...soap, image: address, trackingUrl: address }, cream)
      assert.deepEqual(samples, [{ ...soap, image: '', trackingUrl: '' }, cream])
      const written = JSON.stringify(address)
      assert.deepEqual(
        said,
        ['image', 'trackingUrl'].map(
          name =>
            `items[0] (B0SMPLSOP1): ${name}: expected an http(s) or relative address, got ${written}; none is used`,
        ),
      )
    }
  })

  it('SMP-034 cuts what came short', () => {
    const { said } = judged({ ...soap, image: `javascript:${'x'.repeat(500)}` })
    const [{ length } = { length: 0 }] = said
    assert.ok(length > 0 && length < 200, said.join())
  })

  it('SMP-034 names all items without an address for tracking at once, if others have one', () => {
    const { trackingUrl: _, ...plain } = soap
    const blank = { ...cream, asin: 'B0SMPLLIP1', trackingUrl: null }
    const { samples, said } = judged(plain, cream, blank)
    assert.equal(samples.length, 3)
    assert.deepEqual(said, [
      'items[0] (B0SMPLSOP1), items[2] (B0SMPLLIP1): trackingUrl is missing, so choosing this is not tracked',
    ])
  })

  it('SMP-018 SMP-034 says nothing where the page tracks no sample', () => {
    const { trackingUrl: _, ...plain } = soap
    const { trackingUrl: __, image: ___, ...bare } = cream
    assert.deepEqual(judged(plain, bare), {
      samples: [
        { ...soap, trackingUrl: '' },
        { ...cream, image: '', trackingUrl: '' },
      ],
      said: [],
    })
  })

  it('SMP-035 gives a sample without a title its asin, and says so', () => {
    for (const title of [undefined, null, ' ', 3]) {
      const { samples, said } = judged({ ...soap, title })
      assert.deepEqual(samples, [{ ...soap, title: soap.asin }])
      assert.deepEqual(said, ['items[0] (B0SMPLSOP1): title: expected a text; its asin is used'])
    }
  })

  it('SMP-035 leaves out what came before, and keeps another offer of the same product', () => {
    const other = { ...soap, offerListingId: 'OTHER' }
    const { samples, said } = judged(soap, { ...soap, title: 'Again' }, other)
    assert.deepEqual(samples, [soap, other])
    assert.deepEqual(said, ['items[1] is left out: the same came before'])
  })

  it('SMP-001 SMP-029 reads the configured sample, with what its item says', () => {
    const { asin: selectedAsin, offerListingId } = soap
    const ids = { selectedAsin, offerListingId }
    assert.deepEqual(configuredSample(config(ids), [cream, soap]), soap)
    assert.deepEqual(configuredSample(config({ ...ids, title: 'Soap' }), [soap]), {
      ...soap,
      title: 'Soap',
    })
    assert.deepEqual(configuredSample(config(ids), [cream]), {
      ...soap,
      title: soap.asin,
      image: '',
      trackingUrl: '',
    })
    assert.equal(configuredSample(config({ selectedAsin }), [soap]), null)
    assert.equal(configuredSample(config({ offerListingId }), [soap]), null)
  })

  it('SMP-016 writes braces so that they are no parameters of a call', () => {
    assert.equal(asGiven('/t/{a}?b={c}'), '/t/%7Ba%7D?b=%7Bc%7D')
  })
})
