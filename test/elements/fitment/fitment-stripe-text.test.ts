import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { known, misspelt, nonsense } from '../../../demo/store/fitment/seed/known-models.ts'
import { hold, press, setFault, tap } from '../../support/browser.ts'
import { arrive, asked, stripe } from '../../support/fitment-text.ts'

const queries = '/gp/replacement-parts/ajax/query-index.html'
const [series, otherSeries] = known.severalSeries
const severalSeries = series.model
const severalBrands = 'WD4810'

const right = (node: Element) => Math.round(node.getBoundingClientRect().right)

type View = Awaited<ReturnType<typeof stripe>>

const textsOf = (nodes: readonly HTMLElement[]) => nodes.map(node => node.textContent)
const tells = (view: View) => view.comes(view.message, 'a message')
const offers = (view: View) => view.comes(view.picker, 'a picker')
const picks = (view: View) => view.comes(() => view.told('dp-model-selected')[0], 'a pick')
const picked = (view: View) => {
  const { brand, model, series: ofModel } = view.told('dp-model-selected')[0]!
  return [brand, ofModel, model]
}

/** A number was typed and submitted by its button. */
async function submitted(text: string, wanted?: Parameters<typeof stripe>[0]) {
  const view = await stripe(wanted)
  view.type(text)
  view.button().click()
  return view
}

describe('dp-fitment-stripe, text finder', () => {
  beforeEach(arrive)

  it('FIT-022 FIT-026 FIT-027 FIT-032 looks a number up, and takes the only model', async () => {
    const view = await submitted(` ${known.fits.model.split('').join(' ')} `)
    await picks(view)
    const { brand, model, series: ofModel } = known.fits
    expect(picked(view)).to.deep.equal([brand, ofModel, model])
    const [query] = await asked('modelInfo')
    expect(query).to.deep.equal({ qtype: 'modelInfo', q: model, isDetail: '1' })
  })

  it('FIT-025 FIT-045 says what it does not look up', async () => {
    const view = await submitted('x'.repeat(50))
    await tells(view)
    expect(view.message()).to.contain('x'.repeat(50))
    expect(await asked('modelInfo')).to.deep.equal([])
    expect(view.input().getAttribute('aria-invalid')).to.equal('true')
    const described = view.input().getAttribute('aria-describedby')
    expect(view.root.getElementById(described!)?.textContent).to.contain('could not find')
  })

  for (const [category, sent] of [
    ['HVAC', 'homehvac'],
    ['Grills', 'grill'],
    ['kitchen', 'kitchen'],
  ] as const) {
    it(`FIT-027 FIT-028 sends the category ${category} as ${sent}`, async () => {
      const attributes = `data-category="${category}"`
      const view = await submitted(known.fits.model, { attributes })
      await picks(view)
      expect((await asked('modelInfo')).map(query => query['qCategory'])).to.deep.equal([sent])
    })
  }

  it('FIT-033 FIT-035 lets the shopper choose the series', async () => {
    const view = await submitted(severalSeries)
    await offers(view)
    const texts = textsOf(view.entries())
    expect(texts).to.have.members(
      known.severalSeries.map(one => `${one.displaySeries} ${one.displayModel}`),
    )
    view.entries()[texts.indexOf(`${otherSeries.displaySeries} ${severalSeries}`)]!.click()
    await picks(view)
    expect(picked(view)[1]).to.equal(otherSeries.series)
    await view.comes(() => !view.picker(), 'the picker closes')
  })

  it('FIT-034 FIT-035 lets the shopper choose the brand', async () => {
    const view = await submitted(severalBrands)
    await offers(view)
    expect(view.entries().length).to.equal(known.severalBrands.length)
    view.entries()[0]!.click()
    await picks(view)
    const brands: readonly unknown[] = known.severalBrands.map(({ brand }) => brand)
    expect(brands).to.include(picked(view)[0])
  })

  it('FIT-036 FIT-037 FIT-038 asks what was meant, and looks that up', async () => {
    const view = await submitted(misspelt)
    await offers(view)
    expect(view.picker()!.textContent).to.contain(`'${misspelt}' not found. Did you mean:`)
    const texts = textsOf(view.entries())
    expect(texts.at(-1)).to.equal('None of these')
    view.entries()[texts.indexOf(known.fits.displayModel)]!.click()
    await picks(view)
    expect(picked(view)[2]).to.equal(known.fits.model)
    expect((await asked('modelSearch')).length).to.equal(1)
  })

  for (const pageType of ['detail', 'browse'] as const) {
    it(`FIT-040 FIT-041 finds nothing on a ${pageType} page, and asks for no part`, async () => {
      const view = await submitted(nonsense, { pageType })
      await tells(view)
      expect(view.message()).to.contain(`"${nonsense}"`)
      expect(await asked('partInfo')).to.deep.equal([])
    })
  }

  it('FIT-039 FIT-042 FIT-043 knows a part on a search page, and searches it', async () => {
    const { number } = known.part
    const view = await submitted(number, { pageType: 'search' })
    // Numbers of models may resemble it.
    await view.comes(() => view.picker() ?? view.message(), 'an answer')
    view.entries().at(-1)?.click()
    await tells(view)
    expect(view.message()).to.contain(`"${number}" looks like a part number.`)
    expect(view.told('dp-part-detected')).to.deep.equal([{ partNumber: number }])
    view.one('.said .link')!.click()
    await view.comes(() => view.told('dp-before-submit-search')[0], 'a search')
    const [{ fields }] = view.told('dp-before-submit-search') as [{ fields: { keywords: string } }]
    expect(fields.keywords).to.equal(number)
  })

  it('FIT-044 finds neither model nor part', async () => {
    const view = await submitted(nonsense, { pageType: 'search' })
    await tells(view)
    expect(view.message()).to.contain(`"${nonsense}"`)
    expect((await asked('partInfo')).length).to.equal(1)
  })

  it('FIT-046 FIT-047 FIT-048 shows one message at a time, and counts a failure once', async () => {
    const view = await submitted('x'.repeat(50))
    await tells(view)
    await setFault({ match: { path: queries, query: 'modelInfo' }, fault: 'status:503', times: 1 })
    view.type(known.fits.model)
    view.button().click()
    await view.comes(() => view.message().includes('could not look up'), 'the failure')
    expect(view.all('.said').length).to.equal(1)
    const counted = view.told('dp-metric').filter(({ name }) => name === 'ModelLookupFailed')
    expect(counted.map(({ fields }) => fields)).to.deep.equal([
      { reason: 'unavailable', status: 503 },
    ])
    view.button().click()
    await picks(view)
  })

  it('FIT-050 FIT-146 FIT-051 is busy until the shopper edits, and takes one submit', async () => {
    await hold({ path: queries, query: 'modelInfo' }, 1)
    const view = await submitted(known.fits.model)
    await view.comes(view.isBusy, 'it is busy')
    expect([view.label(), view.button().getAttribute('aria-busy')]).to.deep.equal([
      'Checking…',
      'true',
    ])
    view.button().click()
    await view.comes(async () => (await asked('modelInfo')).length, 'the lookup arrives')
    view.type(severalSeries)
    await view.comes(() => !view.isBusy(), 'it is given up')
    expect(view.label()).to.equal('Check fit')
    view.button().click()
    await offers(view)
    expect((await asked('modelInfo')).length).to.equal(2)
    expect(view.told('dp-model-selected')).to.deep.equal([])
  })

  it('FIT-091 FIT-095 FIT-096 suggests models while a number is typed', async () => {
    const view = await stripe({ attributes: 'data-query-group="kitchen"' })
    view.type('GS')
    await view.comes(() => view.options().length === 20, 'suggestions')
    expect(view.root.textContent).to.match(/Models: 20 of \d+/)
    const sent = (await asked('modelSuggest')).at(-1)
    expect(sent).to.deep.equal({
      qtype: 'modelSuggest',
      q: 'GS',
      qGroup: 'kitchen',
      isDetail: '1',
    })
    const status = () => view.one('[role=status]')?.textContent ?? ''
    await view.comes(() => /Models: 20 of/.test(status()), 'it is announced')
  })

  it('FIT-094 asks for nothing by keys that change no text', async () => {
    const view = await stripe()
    view.type(known.fits.model)
    await view.comes(() => view.options().length, 'suggestions')
    const before = (await asked('modelSuggest')).length
    await press('ArrowLeft', 'F2', 'Shift', 'Control', 'PageUp', 'PageDown', 'ArrowDown')
    view.type(`${known.fits.model}X`)
    await view.comes(() => !view.options().length, 'no model has this number')
    expect((await asked('modelSuggest')).length).to.equal(before + 1)
  })

  it('FIT-138 lists what the session searched, and takes it without a lookup', async () => {
    const { brand, model, series: ofModel } = known.fits
    const saved = new URLSearchParams({ brand, model, series: ofModel, scope: 'default' })
    await fetch(`/gp/replacement-parts/ajax/my-model.html?${saved}`)
    const view = await stripe()
    view.input().focus()
    await view.comes(() => view.options().length, 'saved models')
    expect(view.root.textContent).to.contain('Recently Searched Models')
    expect(view.options()[0]!.textContent).to.contain('Saved')
    view.options()[0]!.click()
    await picks(view)
    expect(picked(view)).to.deep.equal([brand, ofModel, model])
    expect(view.told('dp-model-selected')[0]).to.include({ isSavedModel: true })
    expect(await asked('modelInfo')).to.deep.equal([])
  })

  it('FIT-140 closes the list when suggestions fail, and asks again at the next key', async () => {
    const view = await stripe()
    view.type('GS')
    await view.comes(() => view.options().length, 'suggestions')
    await setFault({ match: { path: queries, query: 'modelSuggest' }, fault: 'empty', times: 1 })
    view.type('GS6')
    await view.comes(() => !view.options().length, 'the list closes')
    expect(view.message()).to.equal('')
    const counted = view.told('dp-metric').filter(({ name }) => name === 'ModelSuggestFailed')
    expect(counted.length).to.equal(1)
    view.type('GS60')
    await view.comes(() => view.options().length, 'suggestions again')
  })

  it('FIT-142 takes a failed model-search for no suggestion', async () => {
    await setFault({ match: { path: queries, query: 'modelSearch' }, fault: 'html', times: 1 })
    const view = await submitted(misspelt)
    await tells(view)
    expect(view.message()).to.contain(`"${misspelt}"`)
  })

  it('FIT-145 leaves a picker by Back, by Escape and by editing; the text stays', async () => {
    const view = await submitted(severalSeries)
    const leaves = () => view.comes(() => !view.picker(), 'the picker closes')
    await offers(view)
    view.one('.picker-header .link')!.click()
    await leaves()
    expect([view.input().value, view.host.matches(':state(enter-model)')]).to.deep.equal([
      severalSeries,
      true,
    ])
    view.button().click()
    await offers(view)
    await press('Escape')
    await leaves()
    view.button().click()
    await offers(view)
    view.type(`${severalSeries}X`)
    await leaves()
    expect(view.told('dp-model-selected')).to.deep.equal([])
  })
})

describe('dp-fitment-stripe, text finder, as it is used', () => {
  beforeEach(arrive)

  it('COR-101 FIT-052 FIT-098 leads from the input to a series by keyboard alone', async () => {
    const view = await stripe()
    view.input().focus()
    await sendKeys({ type: severalSeries })
    await view.comes(() => view.options().length, 'suggestions')
    await press('Escape')
    await view.comes(() => !view.options().length, 'the list closes')
    expect([view.root.activeElement, view.input().value]).to.deep.equal([
      view.input(),
      severalSeries,
    ])
    await press('Enter')
    await offers(view)
    await view.comes(() => view.root.activeElement === view.picker(), 'focus is in the picker')
    // A second Enter in haste chooses nothing.
    await press('Enter')
    expect(view.told('dp-model-selected')).to.deep.equal([])
    await press('Tab', 'Tab', 'Enter')
    await picks(view)
  })

  it('COR-101 FIT-098 takes a suggestion by keyboard alone', async () => {
    const view = await stripe()
    view.input().focus()
    await sendKeys({ type: known.fits.model })
    await view.comes(() => view.options().length, 'suggestions')
    await press('ArrowDown', 'Enter')
    await picks(view)
    expect(picked(view)[2]).to.equal(known.fits.model)
    expect(await asked('modelInfo')).to.deep.equal([])
  })

  it('COR-102 gives focus back when a picker is left', async () => {
    const view = await stripe()
    view.input().focus()
    await sendKeys({ type: severalSeries })
    await press('Enter')
    await offers(view)
    await view.comes(() => view.root.activeElement === view.picker(), 'focus is in the picker')
    await press('Tab', 'Enter')
    await view.comes(() => view.root.activeElement === view.input(), 'focus is in the input')
  })

  it('COR-107 works by touch: suggestion, picker, Back', async () => {
    const view = await stripe()
    await tap(view.input())
    await view.comes(() => view.root.activeElement === view.input(), 'focus is in the input')
    await sendKeys({ type: severalSeries })
    await view.comes(() => view.options().length, 'suggestions')
    await press('Escape')
    await tap(view.button())
    await offers(view)
    await tap(view.one('.picker-header .link')!)
    await view.comes(() => !view.picker(), 'the picker closes')
    view.type(known.fits.model)
    await view.comes(() => view.options().length === 1, 'one suggestion')
    await tap(view.options()[0]!)
    await picks(view)
    expect(picked(view)[2]).to.equal(known.fits.model)
  })

  for (const [what, text] of [
    ['suggestions', 'GS'],
    ['a picker', severalSeries],
    ['a message', nonsense],
  ] as const) {
    it(`COR-100 COR-106 has nothing for axe to find with ${what}, and fits 320 px`, async () => {
      await setViewport({ width: 320, height: 640 })
      const view = await stripe()
      view.type(text)
      if (what === 'suggestions') await view.comes(() => view.options().length, what)
      else {
        await press('Enter')
        await view.comes(() => view.picker() ?? view.message(), what)
      }
      await expect(view.host).to.be.accessible()
      expect(document.documentElement.scrollWidth <= 320).to.equal(true)
      await setViewport({ width: 800, height: 600 })
    })
  }

  it('COR-021 mirrors the field, and its list', async () => {
    const view = await stripe({ dir: 'rtl' })
    view.type('GS')
    await view.comes(() => view.options().length, 'suggestions')
    expect(right(view.one('.combobox')!) > right(view.button())).to.equal(true)
    expect(right(view.one('.suggestions')!)).to.equal(right(view.one('.combobox')!))
  })
})
