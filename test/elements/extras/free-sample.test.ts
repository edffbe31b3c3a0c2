import { expect } from '@open-wc/testing'
import { page } from '../../../src/page/page.ts'
import { pageState } from '../../support/browser.ts'
import {
  allSamples,
  asin,
  configuredAs,
  cream,
  fieldsOf,
  noSample,
  rosewood,
  samples,
  soap,
  tag,
} from '../../support/free-sample.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'

const chosen = (sample: typeof soap, previousAsin: string | null) => {
  const { asin: id, offerListingId, title } = sample
  return ['dp-sample-chosen', { asin: id, offerListingId, title, previousAsin }]
}
const before = ({ asin: id, offerListingId }: { asin: string; offerListingId: string }) => [
  'dp-before-choose-sample',
  { asin: id, offerListingId },
]
const beforeNone = before({ asin: '', offerListingId: '' })

describe(tag, () => {
  it('SMP-001 starts as selected with the configured sample, its title and its image', async () => {
    const { events, fields, pictures, states, text } = await samples({
      attributes: configuredAs(cream),
    })
    expect([states(), text(), pictures()]).to.deep.equal([
      ['selected'],
      `Your sample: ${cream.title}`,
      [cream.image],
    ])
    expect([fields(), events()]).to.deep.equal([fieldsOf(cream), []])
  })

  it('SMP-001 shows the configured title and image in place of those of the item', async () => {
    const { pictures, text } = await samples({
      attributes: `${configuredAs(cream)} data-title="Oats" data-image="/images/soap.svg"`,
    })
    expect([text(), pictures()]).to.deep.equal(['Your sample: Oats', ['/images/soap.svg']])
  })

  it('SMP-002 starts undecided without a configured sample, with empty fields', async () => {
    const { control, fields, pictures, states, text } = await samples()
    expect([states(), text(), fields()]).to.deep.equal([
      ['undecided'],
      'Add a free sample',
      noSample,
    ])
    expect(control().textContent).to.equal('Choose a sample')
    expect(pictures()).to.deep.equal(allSamples.map(({ image }) => image))
  })

  it('SMP-003 starts declined where configured, with a control that chooses', async () => {
    const { control, fields, states, text } = await samples({
      attributes: `data-declined ${configuredAs(cream)}`,
    })
    expect([states(), text(), control().textContent, fields()]).to.deep.equal([
      ['declined'],
      'No sample chosen',
      'Choose a sample',
      noSample,
    ])
  })

  it('SMP-004 SMP-005 SMP-021 takes a single sample and gives it back, with no picker', async () => {
    const { control, events, fields, picker, press, states, text } = await samples({
      items: [soap],
    })
    expect([control().textContent, control().ariaHasPopup]).to.deep.equal(['Add sample', null])
    expect(text()).to.contain(soap.title)
    await press()
    expect([states(), text(), control().textContent, picker()]).to.deep.equal([
      ['selected'],
      `Your sample: ${soap.title}`,
      'Remove sample',
      null,
    ])
    expect([fields(), events()]).to.deep.equal([fieldsOf(soap), [before(soap), chosen(soap, null)]])
    await press()
    expect([states(), fields(), events()]).to.deep.equal([
      ['declined'],
      noSample,
      [beforeNone, ['dp-sample-declined', { previousAsin: soap.asin }]],
    ])
  })

  it('SMP-028 selects a single sample at once after it was declined', async () => {
    const { control, press, states } = await samples({
      attributes: 'data-declined',
      items: [soap],
    })
    expect(control().textContent).to.equal('Choose a sample')
    await press()
    expect(states()).to.deep.equal(['selected'])
  })

  it('SMP-004 keeps the focus on its one button', async () => {
    const { control, press, root } = await samples({ items: [soap] })
    control().focus()
    await press()
    expect(root.activeElement).to.equal(control())
    expect(control().textContent).to.equal('Remove sample')
  })

  for (const [what, attributes, items] of [
    ['no items', '', []],
    ['no items in the page', '', null],
    ['nothing but broken items', '', [{}, null, 7]],
    ['a configured sample without its offer', 'data-selected-asin="B0SMPLSOP1"', []],
  ] as const) {
    it(`SMP-022 shows and submits nothing with ${what}`, async () => {
      const { fields, host, states } = await samples({ attributes, items })
      expect([states(), fields()]).to.deep.equal([['empty'], [[], []]])
      expect(host.getBoundingClientRect().height).to.equal(0)
    })
  }

  it('SMP-022 shows up when the items come later, and goes when they go', async () => {
    const { becomes, fields, host, states } = await samples({ items: null })
    const give = (items: readonly object[]) => {
      host.querySelector('script')?.remove()
      host.insertAdjacentHTML('beforeend', pageState('free-sample', { items }))
      document.dispatchEvent(new CustomEvent('dp-page-state-changed'))
    }
    give(allSamples)
    await becomes('undecided')
    expect([states(), fields()]).to.deep.equal([['undecided'], noSample])
    give([])
    await becomes('empty')
    expect([states(), fields()]).to.deep.equal([['empty'], [[], []]])
  })

  it('SMP-029 keeps a configured sample that is not among the items', async () => {
    const other = { asin: 'B0SMPLOLD1', offerListingId: 'OLB0SMPLOLD1' }
    const { fields, marked, opens, states, text } = await samples({
      attributes: `${configuredAs(other)} data-title="An older sample"`,
    })
    expect([states(), text(), fields()]).to.deep.equal([
      ['selected'],
      'Your sample: An older sample',
      fieldsOf(other),
    ])
    await opens()
    expect(marked()).to.deep.equal([])
  })

  it('SMP-029 gives back and takes a configured sample that is the only one', async () => {
    const { fields, press, states } = await samples({
      attributes: configuredAs(soap),
      items: null,
    })
    await press()
    expect([states(), fields()]).to.deep.equal([['declined'], noSample])
    await press()
    expect([states(), fields()]).to.deep.equal([['selected'], fieldsOf(soap)])
  })

  it('SMP-027 goes back to undecided when the product in view changes', async () => {
    const { becomes, events, fields, form, pick } = await samples({
      attributes: configuredAs(cream),
    })
    await pick('0')
    events()
    page.$asin.set('B0LOTION01')
    await becomes('undecided')
    expect(fields()).to.deep.equal(noSample)
    form.reset()
    await nextDrawing()
    expect([fields(), events()]).to.deep.equal([noSample, []])
  })

  it('SMP-027 stays as it is when another product than its own changes', async () => {
    const { fields, pick } = await samples({ attributes: `data-asin="${asin}"` })
    await pick('0')
    page.$asin.set('B0LOTION01')
    await nextDrawing()
    expect(fields()).to.deep.equal(fieldsOf(rosewood))
  })

  it('SMP-027 starts with what the page configures for the next product', async () => {
    const { fields, host } = await samples({ attributes: configuredAs(cream) })
    host.dataset['selectedAsin'] = soap.asin
    host.dataset['offerListingId'] = soap.offerListingId
    page.$asin.set('B0LOTION01')
    await waitUntil(() => fields()[1]?.[0] === soap.asin, 'the next sample does not come')
    expect(fields()).to.deep.equal(fieldsOf(soap))
  })

  it('SMP-032 gives a choice up that is no longer offered, and keeps any other', async () => {
    const { events, fields, host, pick, text } = await samples()
    await pick('2')
    events()
    Object.assign(host, { config: { items: [{ ...soap, title: 'Soap' }, cream] } })
    await waitUntil(() => text() === 'Your sample: Soap', 'the new title does not come')
    expect(fields()).to.deep.equal(fieldsOf(soap))
    Object.assign(host, { config: { items: [rosewood, cream] } })
    await waitUntil(() => fields()[1]?.[0] === '', 'the old sample stays')
    expect([text(), events()]).to.deep.equal(['Add a free sample', []])
  })

  it('SMP-024 puts a placeholder in place of an image that fails, beside the title', async () => {
    const { find, opens, pictures, text } = await samples({
      attributes: configuredAs(soap),
      items: [{ ...soap, image: '/images/none.svg' }, cream],
    })
    await waitUntil(() => find('.pictures [data-lost=true] svg'), 'no placeholder')
    expect([pictures(), text()]).to.deep.equal([[], `Your sample: ${soap.title}`])
    await opens()
    await waitUntil(() => find('[part~=picker] [data-lost=true] svg'), 'no placeholder')
    expect(find('[part~=picker] label')?.textContent).to.equal(soap.title)
  })
})
