import { expect } from '@open-wc/testing'
import { sendMouse, setViewport } from '@web/test-runner-commands'
import { late } from '../../../src/widgets/extras/free-sample/free-sample.late.ts'
import { clearJournal, press } from '../../support/browser.ts'
import {
  allSamples,
  configuredAs,
  cream,
  fieldsOf,
  noSample,
  rosewood,
  samples,
  soap,
  tag,
  tracked,
  type Samples,
} from '../../support/free-sample.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'

const opened = ['dp-sample-picker-opened', {}] as const
const closed = ['dp-sample-picker-closed', {}] as const
const typesOf = (events: readonly (readonly [string, unknown])[]) => events.map(([type]) => type)

describe(`${tag}: its picker`, () => {
  beforeEach(() => setViewport({ width: 1000, height: 700 }))
  after(() => setViewport({ width: 800, height: 600 }))

  // These two first: once the code has come, it is there for all.
  it('SMP-036 says nothing if the shopper has closed the picker before its code fails to come', async () => {
    const { becomes, control, find, said } = await samples()
    const { load } = late.picker
    const { promise, reject } = Promise.withResolvers<never>()
    late.picker.load = () => promise
    try {
      control().click()
      await becomes('changing')
      await nextDrawing()
      control().click()
      await becomes('undecided')
      reject(new Error('offline'))
      await nextDrawing()
      expect([find('[part=message]'), said()]).to.deep.equal([null, ''])
    } finally {
      late.picker.load = load
    }
  })

  it('SMP-036 says that the samples cannot be shown if the code does not come, and tries again', async () => {
    const { becomes, control, find, opens, picker, said } = await samples()
    const { load } = late.picker
    late.picker.load = () => Promise.reject(new Error('offline'))
    try {
      control().click()
      await waitUntil(() => find('[part=message]'), 'no message')
      expect(find('[part=message]')?.textContent).to.include('The samples could not be shown.')
      await becomes('undecided')
      await waitUntil(() => said().includes('could not be shown'), 'nothing is said')
      expect(picker()).to.equal(null)
    } finally {
      late.picker.load = load
    }
    await opens()
    expect(find('[part=message]')).to.equal(null)
  })

  it('SMP-006 SMP-007 opens in a popover, with all samples and "No thanks"', async () => {
    const { control, events, opens, picker, radios, states } = await samples()
    const says = () => [control().ariaHasPopup, control().ariaExpanded]
    expect(says()).to.deep.equal(['dialog', 'false'])
    await opens()
    expect(says()).to.deep.equal(['dialog', 'true'])
    expect([states(), events()]).to.deep.equal([['changing'], [opened]])
    expect([picker()?.matches(':popover-open'), picker()?.ariaLabel]).to.deep.equal([
      true,
      'Choose one of 3 samples',
    ])
    const seen = radios().map(({ labels }) => [
      labels?.[0]?.textContent,
      labels?.[0]?.querySelector('img')?.getAttribute('src'),
    ])
    expect(seen).to.deep.equal([
      ...allSamples.map(({ image, title }) => [title, image]),
      ['No thanks', undefined],
    ])
  })

  it('SMP-008 SMP-021 closes at a choice, and shows and tells it once', async () => {
    const { events, fields, pick, pictures, states, text } = await samples()
    await pick('1')
    expect([states(), text(), pictures(), fields()]).to.deep.equal([
      ['selected'],
      `Your sample: ${cream.title}`,
      [cream.image],
      fieldsOf(cream),
    ])
    const { asin, offerListingId, title } = cream
    expect(events().filter(([type]) => !type.includes('picker'))).to.deep.equal([
      ['dp-before-choose-sample', { asin, offerListingId }],
      ['dp-sample-chosen', { asin, offerListingId, title, previousAsin: null }],
    ])
  })

  it('SMP-009 is 715 px wide, or as configured, and never wider than the window', async () => {
    const wide = await samples()
    await wide.opens()
    expect(wide.picker()?.offsetWidth).to.equal(715)
    const own = await samples({ attributes: 'data-popover-width="480"' })
    await own.opens()
    expect(own.picker()?.offsetWidth).to.equal(480)
    await setViewport({ width: 640, height: 700 })
    const narrow = await samples()
    await narrow.opens()
    const { left, right } = narrow.picker()!.getBoundingClientRect()
    expect(left).to.be.at.least(0)
    expect(right).to.be.at.most(640)
    expect(narrow.picker()?.matches('[popover]')).to.equal(true)
  })

  it('SMP-009 is a sheet in a narrow window', async () => {
    await setViewport({ width: 320, height: 700 })
    const { opens, picker } = await samples()
    await opens()
    expect([picker()?.matches('dialog:modal'), picker()?.offsetWidth]).to.deep.equal([true, 320])
  })

  it('SMP-010 changes a chosen sample, with the current one marked', async () => {
    const { control, marked, opens, states } = await samples({ attributes: configuredAs(cream) })
    expect(control().textContent).to.equal('Change sample')
    await opens()
    expect([states(), marked()]).to.deep.equal([['changing'], ['1']])
  })

  for (const [how, leave] of Object.entries({
    Escape: () => press('Escape'),
    'the close button': ({ find }: Samples) => find('[part~=picker] .close')?.click(),
    'a press outside': () => sendMouse({ type: 'click', position: [5, 690] }),
  })) {
    it(`SMP-011 keeps the earlier choice at ${how}`, async () => {
      const shown = await samples({ attributes: configuredAs(cream) })
      const { becomes, closed: gone, events, fields, opens } = shown
      await opens()
      await nextDrawing()
      await leave(shown)
      await gone()
      await becomes('selected')
      expect([fields(), events()]).to.deep.equal([fieldsOf(cream), [opened, closed]])
    })
  }

  for (const [state, attributes] of [
    ['undecided', ''],
    ['declined', 'data-declined'],
  ] as const) {
    it(`SMP-011 goes back to ${state}`, async () => {
      const { becomes, events, fields, marked, opens } = await samples({ attributes })
      await opens()
      expect(marked()).to.deep.equal(state === 'declined' ? ['none'] : [])
      await press('Escape')
      await becomes(state)
      expect([fields(), events()]).to.deep.equal([noSample, [opened, closed]])
    })
  }

  it('SMP-012 SMP-014 declines by "No thanks", and empties the fields', async () => {
    const { events, fields, pick, states, text } = await samples({
      attributes: configuredAs(cream),
    })
    await pick('none')
    expect([states(), text(), fields()]).to.deep.equal([['declined'], 'No sample chosen', noSample])
    const told = events().filter(([type]) => type === 'dp-sample-declined')
    expect(told).to.deep.equal([['dp-sample-declined', { previousAsin: cream.asin }]])
  })

  it('SMP-019 closes without a word at a press on what is chosen', async () => {
    await clearJournal()
    const { events, fields, pick } = await samples({ attributes: configuredAs(cream) })
    await pick('1')
    expect([fields(), typesOf(events())]).to.deep.equal([
      fieldsOf(cream),
      ['dp-sample-picker-opened', 'dp-sample-picker-closed'],
    ])
    await pick('2')
    expect(await tracked(1)).to.deep.equal([`GET ${soap.asin}`])
  })

  it('SMP-020 leaves all as it is when the page cancels, and stays open', async () => {
    await clearJournal()
    const { events, fields, host, marked, opens, radio, said, states } = await samples({
      attributes: configuredAs(cream),
    })
    host.addEventListener('dp-before-choose-sample', event => event.preventDefault())
    await opens()
    radio('0').click()
    radio('none').click()
    await nextDrawing()
    expect([states(), fields(), marked(), said()]).to.deep.equal([
      ['changing'],
      fieldsOf(cream),
      ['1'],
      '',
    ])
    expect(events().slice(1)).to.deep.equal([
      ['dp-before-choose-sample', { asin: rosewood.asin, offerListingId: rosewood.offerListingId }],
      ['dp-before-choose-sample', { asin: '', offerListingId: '' }],
    ])
    const other = await samples()
    await other.pick('2')
    expect(await tracked(1)).to.deep.equal([`GET ${soap.asin}`])
  })

  it('SMP-025 takes the focus to what is chosen, and gives it back to its control', async () => {
    const {
      closed: gone,
      control,
      opens,
      radio,
      root,
    } = await samples({
      attributes: configuredAs(cream),
    })
    control().focus()
    await opens()
    await waitUntil(() => root.activeElement === radio('1'), 'the choice has no focus')
    await press('Escape')
    await gone()
    expect(root.activeElement).to.equal(control())
    await opens()
    radio('0').click()
    await gone()
    expect(root.activeElement).to.equal(control())
  })

  it('SMP-025 begins at the first sample while none is chosen', async () => {
    const { opens, radio, root } = await samples()
    await opens()
    await waitUntil(() => root.activeElement === radio('0'), 'the first has no focus')
  })

  for (const [key, name] of [
    ['Enter', 'Enter'],
    [' ', 'the space bar'],
  ] as const) {
    it(`SMP-025 SMP-016 moves the choice by arrow keys, and ends it by ${name}`, async () => {
      await clearJournal()
      const { closed: gone, control, events, fields, marked, opens, said, states } = await samples()
      control().focus()
      await opens()
      await press('ArrowDown', 'ArrowDown')
      await waitUntil(() => marked()[0] === '2', 'the choice does not move')
      expect([states(), fields(), said()]).to.deep.equal([['selected'], fieldsOf(soap), ''])
      await press(key)
      await gone()
      await waitUntil(() => said() === `Your sample: ${soap.title}`, 'nothing is said')
      expect(typesOf(events())).to.deep.equal([
        'dp-sample-picker-opened',
        'dp-before-choose-sample',
        'dp-sample-chosen',
        'dp-before-choose-sample',
        'dp-sample-chosen',
        'dp-sample-picker-closed',
      ])
      // What the shopper has passed on the way is not counted.
      expect(await tracked(1)).to.deep.equal([`GET ${soap.asin}`])
    })
  }

  it('SMP-019 counts and says nothing when arrow keys lead back to what was chosen', async () => {
    await clearJournal()
    const shown = await samples({ attributes: configuredAs(cream) })
    const { closed: gone, fields, marked, opens, pick, said } = shown
    await opens()
    await press('ArrowDown')
    await waitUntil(() => marked()[0] === '2', 'the choice does not move')
    await press('ArrowUp')
    await waitUntil(() => marked()[0] === '1', 'the choice does not move back')
    await press('Escape')
    await gone()
    expect([fields(), said()]).to.deep.equal([fieldsOf(cream), ''])
    await pick('0')
    expect(await tracked(1)).to.deep.equal([`GET ${rosewood.asin}`])
  })

  it('SMP-025 takes the first sample by Enter while none is chosen', async () => {
    const { becomes, opens, radio, root, fields } = await samples()
    await opens()
    await waitUntil(() => root.activeElement === radio('0'), 'the first has no focus')
    await press('Enter')
    await becomes('selected')
    expect(fields()).to.deep.equal(fieldsOf(rosewood))
  })

  it('SMP-028 opens the picker after "No thanks"', async () => {
    const { control, opens, pick, states } = await samples()
    await pick('none')
    expect(control().textContent).to.equal('Choose a sample')
    await opens()
    expect(states()).to.deep.equal(['changing'])
  })

  it('SMP-012 SMP-031 keeps what the shopper has chosen over what the server had', async () => {
    const { fields, host, pick } = await samples({
      fallback: `<input type="hidden" name="freeSampleOfferListingId" value="LATER">`,
    })
    await pick('none')
    const later = { ...soap, offerListingId: 'LATER' }
    Object.assign(host, { config: { items: [...allSamples, later] } })
    await nextDrawing()
    expect(fields()).to.deep.equal(noSample)
  })

  it('SMP-033 closes with the element, and when too few samples are left', async () => {
    const { becomes, form, host, opens, picker } = await samples({
      attributes: configuredAs(cream),
    })
    await opens()
    Object.assign(host, { config: { items: [cream] } })
    await becomes('selected')
    expect(picker()).to.equal(null)
    Object.assign(host, { config: { items: allSamples } })
    await nextDrawing()
    await opens()
    host.remove()
    await nextDrawing()
    form.prepend(host)
    await becomes('selected')
    expect(picker()).to.equal(null)
  })
})
