import { expect } from '@open-wc/testing'
import { spy } from 'sinon'
import {
  clearFaults,
  clearJournal,
  journal,
  pageState,
  session,
  setFault,
  setMeta,
} from '../../support/browser.ts'
import {
  configuredAs,
  cream,
  fieldsOf,
  noSample,
  rosewood,
  samples,
  soap,
  tag,
  tracked,
  trackPath,
} from '../../support/free-sample.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'
import { warnings } from '../../support/warnings.ts'

const decline = `data-decline-tracking-url="${trackPath}?choice=none"`
const field = 'freeSampleOfferListingId'

/** Warnings of samples of these items, and the samples. */
async function told(items: readonly unknown[], attributes = '') {
  let shown: Awaited<ReturnType<typeof samples>> | undefined
  const said = await warnings(async () => {
    shown = await samples({ attributes, items })
  })
  return { ...shown!, said: said.map(text => text.replace(/^.*?dp-free-sample>?:? ?/, '')) }
}

describe(`${tag} in its form`, () => {
  beforeEach(async () => {
    await session()
    await clearFaults()
    await clearJournal()
  })
  after(clearFaults)

  it('SMP-013 SMP-014 SMP-015 submits offer and product of the choice, each once', async () => {
    const { fields, pick } = await samples()
    expect(fields()).to.deep.equal(noSample)
    await pick('0')
    expect(fields()).to.deep.equal(fieldsOf(rosewood))
    await pick('2')
    expect(fields()).to.deep.equal(fieldsOf(soap))
    await pick('none')
    expect(fields()).to.deep.equal(noSample)
  })

  it('SMP-016 SMP-017 tells the server each choice once, at the address it was given', async () => {
    const { pick } = await samples({ attributes: decline })
    await pick('0')
    expect(await tracked(1)).to.deep.equal([`GET ${rosewood.asin}`])
    await pick('none')
    expect(await tracked(2)).to.deep.equal([`GET ${rosewood.asin}`, 'GET none'])
    await pick('1')
    expect(await tracked(3)).to.deep.equal([
      `GET ${rosewood.asin}`,
      'GET none',
      `GET ${cream.asin}`,
    ])
  })

  it('SMP-016 leaves braces and a query in an address alone, and sends no token', async () => {
    const { press } = await samples({
      items: [{ ...soap, trackingUrl: `${trackPath}/{place}?choice={x}&at=1` }],
    })
    await press()
    await waitUntil(async () => (await journal(trackPath)).length > 0, 'no request')
    const [{ headers = {}, path, query } = {}] = await journal(trackPath)
    expect([decodeURIComponent(path ?? ''), query]).to.deep.equal([
      `${trackPath}/{place}`,
      { choice: '{x}', at: '1' },
    ])
    expect(Object.keys(headers).filter(name => name.startsWith('x-dp'))).to.deep.equal([])
  })

  it('SMP-017 asks for nothing at a decline without an address', async () => {
    const { pick } = await samples({ attributes: configuredAs(cream) })
    await pick('none')
    await pick('0')
    expect(await tracked(1)).to.deep.equal([`GET ${rosewood.asin}`])
  })

  it('SMP-017 takes the address that the page gives the call', async () => {
    setMeta('dp-call-sample-tracking', `${trackPath}?choice=page`)
    try {
      const { pick } = await samples()
      await pick('none')
      expect(await tracked(1)).to.deep.equal(['GET page'])
    } finally {
      document.head.querySelector('meta[name="dp-call-sample-tracking"]')?.remove()
    }
  })

  for (const fault of ['status:500', 'drop-before', 'hold']) {
    it(`SMP-018 keeps a choice, and waits for nothing, when tracking has ${fault}`, async () => {
      const { fields, press, said, states } = await samples({ items: [soap] })
      await setFault({ match: { path: `${trackPath}*` }, fault })
      const warned = await warnings(async () => {
        await press()
        expect([states(), fields()]).to.deep.equal([['selected'], fieldsOf(soap)])
        await waitUntil(() => said() === `Your sample: ${soap.title}`, 'nothing is said')
        await waitUntil(async () => (await journal(trackPath)).length > 0, 'no request')
        await nextDrawing()
      })
      expect([states(), fields(), warned]).to.deep.equal([['selected'], fieldsOf(soap), []])
    })
  }

  it('SMP-017 SMP-018 asks for nothing without an address', async () => {
    const { trackingUrl: _, ...plain } = soap
    const { fields, press, said } = await told([plain])
    const fetched = spy(window, 'fetch')
    try {
      await press()
      expect([fields(), said]).to.deep.equal([fieldsOf(soap), []])
      await press()
      expect([fields(), fetched.args]).to.deep.equal([noSample, []])
    } finally {
      fetched.restore()
    }
  })

  it('SMP-026 announces a choice, and that there is none', async () => {
    const { find, pick, said } = await samples()
    expect(said()).to.equal('')
    await pick('1')
    await waitUntil(() => said() === `Your sample: ${cream.title}`, said())
    expect(find('[role=status]')?.ariaLive ?? 'polite').to.equal('polite')
    await pick('none')
    await waitUntil(() => said() === 'No sample chosen', said())
  })

  it('SMP-023 says that the number of items is another one, and counts those given', async () => {
    const { control, said } = await told([soap], 'data-item-count="3"')
    expect([said, control().textContent]).to.deep.equal([
      ['itemCount is 3, but there are 1 items; these count'],
      'Add sample',
    ])
    expect((await told([soap, cream], 'data-item-count="2"')).said).to.deep.equal([])
  })

  it('SMP-030 leaves out items without asin or offer, says which, and shows the rest', async () => {
    const { opens, radios, said } = await told([
      { ...rosewood, asin: undefined },
      cream,
      { ...soap, offerListingId: ' ' },
      'no item',
      soap,
    ])
    expect(said).to.deep.equal([
      'items[0] is left out: asin: expected a text, got undefined',
      'items[2] is left out: offerListingId: expected a text, got " "',
      'items[3] is left out: expected an object, got "no item"',
    ])
    await opens()
    expect(radios().map(({ labels }) => labels?.[0]?.textContent)).to.deep.equal([
      cream.title,
      soap.title,
      'No thanks',
    ])
  })

  it('SMP-031 takes the place of the fields of the server, with what they hold', async () => {
    const { fields, form, host, states } = await samples({
      fallback: `<select name="${field}"><option value=""></option>
        <option value="${soap.offerListingId}" selected></option></select>`,
    })
    expect([states(), fields()]).to.deep.equal([['selected'], fieldsOf(soap)])
    host.remove()
    form.append(host.querySelector('select')!)
    await waitUntil(() => fields()[0]?.[0] === soap.offerListingId, 'the field stays disabled')
    expect(fields()).to.deep.equal([[soap.offerListingId], []])
  })

  it('SMP-031 counts an empty field of the server as none, where one was configured', async () => {
    const { states } = await samples({
      attributes: configuredAs(cream),
      fallback: `<select name="${field}"><option value="" selected></option></select>`,
    })
    expect(states()).to.deep.equal(['declined'])
    const other = await samples({
      fallback: `<input type="checkbox" name="${field}" value="${soap.offerListingId}">`,
    })
    expect(other.states()).to.deep.equal(['undecided'])
  })

  it('SMP-031 finds the sample of a field once the items are here', async () => {
    const { becomes, fields, host } = await samples({
      items: null,
      fallback: `<input type="hidden" name="${field}" value="${soap.offerListingId}">`,
    })
    expect(fields()).to.deep.equal([[], []])
    host.insertAdjacentHTML('beforeend', pageState('free-sample', { items: [cream, soap] }))
    document.dispatchEvent(new CustomEvent('dp-page-state-changed'))
    await becomes('selected')
    expect(fields()).to.deep.equal(fieldsOf(soap))
  })

  it('SMP-013 leaves a name to a control of the page that comes first', async () => {
    const { fields, pick } = await samples({
      inForm: `<input type="hidden" name="${field}" value="OWN">`,
    })
    await pick('0')
    expect(fields()).to.deep.equal([['OWN'], [rosewood.asin]])
  })

  it('COR-061 goes back to the configured sample on a reset', async () => {
    const { fields, form, pick, states } = await samples({ attributes: configuredAs(cream) })
    await pick('none')
    form.reset()
    await waitUntil(() => states()[0] === 'selected')
    expect(fields()).to.deep.equal(fieldsOf(cream))
  })

  it('COR-060 SMP-033 chooses and submits nothing while it is disabled', async () => {
    const { control, fields, host, opens, picker } = await samples({
      attributes: configuredAs(cream),
    })
    await opens()
    host.toggleAttribute('disabled', true)
    await waitUntil(() => control().disabled)
    expect([picker(), fields()]).to.deep.equal([null, [[], []]])
    host.toggleAttribute('disabled', false)
    await waitUntil(() => !control().disabled)
    expect(fields()).to.deep.equal(fieldsOf(cream))
  })
})
