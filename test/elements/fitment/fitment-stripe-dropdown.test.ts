import { expect, nextFrame } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { brandWithoutData, known } from '../../../demo/store/fitment/seed/known-models.ts'
import { journal, pageState, place, press, setFault, tap } from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { arrive, asked, stripe } from '../../support/fitment-text.ts'
import { isCut, named, picks, typeInto } from '../../support/fitment-finders.ts'
import { waitUntil } from '../../support/wait.ts'
import { warnings } from '../../support/warnings.ts'

const queries = '/gp/replacement-parts/ajax/query-index.html'
const noDataPath = '/gp/replacement-parts/ajax/no-fitment-data-popover.html'
const checkPath = '/gp/replacement-parts/ajax/hsx-rpp-dp-ajax-handler.html'

/** How often saved and popular models were asked for. */
const mine = async () => (await journal('/gp/replacement-parts/ajax/my-model.html')).length

const bergstrom = { value: 'BERGSTROM', label: 'Bergstrom' }
const blake = { value: 'BLAKEDEXTER', label: 'Blake & Dexter' }
const long = { value: 'LONG', label: 'Sixteen Letters!' }
const usual = {
  brands: [bergstrom, blake, long, brandWithoutData],
  favoriteBrands: ['BLAKEDEXTER', 'NOBODY', 'LONG'],
  stripeParams: { brandsMissingFitment: 'x#grünhaus' },
}
const { fits } = known

interface Wanted extends NonNullable<Parameters<typeof stripe>[0]> {
  state?: object
}

/** The dropdown finder in the page. */
async function dropdown({ attributes = '', state, ...wanted }: Wanted = {}) {
  place(pageState('fitment-stripe', { ...usual, ...state }))
  const view = await stripe({ ...wanted, attributes: `data-finder="dropdown" ${attributes}` })
  const { all, one, root } = view
  const brand = () => one('.brand-button') as HTMLButtonElement
  const filter = () => one('.brands-filter input') as HTMLInputElement
  const model = () => one('#model') as HTMLInputElement
  const rows = () => all('.brands-option')
  const is = (selector: string) => waitUntil(() => one(selector), `no ${selector}`)
  const isFocused = (node: () => Element | undefined) =>
    waitUntil(() => root.activeElement === node() && root.activeElement, 'focus is elsewhere')
  return {
    ...view,
    brand,
    filter,
    model,
    rows,
    is,
    isFocused,
    options: () => all('.suggestion'),
    filterBy: (text: string) => typeInto(filter(), text),
    typeModel: (text: string) => typeInto(model(), text),
    activeRow: () => root.getElementById(filter().getAttribute('aria-activedescendant') ?? ''),
    isGone: (selector: string) => waitUntil(() => !one(selector), `${selector} stays`),
    async open() {
      brand().click()
      await is('.brands')
      await isFocused(filter)
    },
    async choose(label: string) {
      brand().click()
      await is('.brands')
      rows()
        .find(row => (row.ariaLabel ?? row.textContent) === label)!
        .click()
      await nextFrame()
    },
  }
}

const brandsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ value: `V${n}`, label: `Brand ${n}` }))

describe('dp-fitment-stripe, brand popover', () => {
  beforeEach(arrive)

  it('FIT-099 FIT-105 FIT-136 has a filter, a button per known favorite, and the list', async () => {
    const { all, brand, filter, open, rows } = await dropdown()
    await open()
    expect(brand().ariaExpanded).to.equal('true')
    expect(filter().ariaLabel).to.equal('Filter brands')
    expect(named(all('.brands-favorite'))).to.deep.equal([
      ['Blake & Dexter', 'Blake & Dexter'],
      ['Sixteen Letters…', 'Sixteen Letters!'],
    ])
    expect(named(rows())).to.deep.equal([
      ['Bergstrom', 'Bergstrom'],
      ['Blake & Dexter', 'Blake & Dexter'],
      ['Sixteen Letters…', 'Sixteen Letters!'],
      ['Grünhaus', 'Grünhaus'],
    ])
  })

  it('FIT-099 is as high as all brands need, also while the filter keeps few', async () => {
    const heights: number[] = []
    for (const count of [3, 200]) {
      const { filterBy, one, open, rows } = await dropdown({ state: { brands: brandsOf(count) } })
      await open()
      const row = rows()[0]!.offsetHeight
      const height = () => one('.brands-list')!.clientHeight / row
      heights.push(height())
      filterBy('Brand 2')
      await waitUntil(() => rows()[0]?.textContent === 'Brand 2', 'is not filtered')
      heights.push(height())
    }
    expect(heights).to.deep.equal([3, 3, 7.5, 7.5])
  })

  it('FIT-105 cuts brands where the page says so', async () => {
    const { open, rows } = await dropdown({ attributes: 'data-brand-option-limit="4"' })
    await open()
    expect(rows()[0]?.textContent).to.equal('Berg…')
  })

  it('COR-100 has nothing for axe to find, filtered and empty too', async () => {
    const { host, filterBy, open } = await dropdown()
    await open()
    // Half faded in, its texts have little contrast.
    const fades = host.shadowRoot?.getAnimations() ?? []
    await Promise.all(fades.map(({ finished }) => finished))
    await expect(host).to.be.accessible()
    filterBy('b')
    await press('ArrowDown')
    await nextFrame()
    await expect(host).to.be.accessible()
    filterBy('xyz')
    await nextFrame()
    await expect(host).to.be.accessible()
  })

  it('FIT-100 FIT-103 shows what the filter keeps, or that there is nothing', async () => {
    const { filterBy, one, open, rows } = await dropdown()
    await open()
    filterBy('BL')
    await waitUntil(() => rows().length === 1, 'is not filtered')
    expect(rows()[0]?.textContent).to.equal('Blake & Dexter')
    filterBy('blx')
    await waitUntil(() => !rows().length, 'is not filtered')
    expect(one('.brands-empty')?.textContent).to.equal('No brand matches.')
  })

  it('FIT-102 FIT-135 COR-101 chooses by the keyboard alone, and gives focus back', async () => {
    const { brand, is, isFocused, isGone, filter, model, one } = await dropdown()
    expect(model().disabled).to.equal(true)
    brand().focus()
    await press('Enter')
    await is('.brands')
    await isFocused(filter)
    await press('b', 'Enter', 'e', 'Enter')
    await isGone('.brands')
    await isFocused(brand)
    expect(brand().textContent).to.equal('Bergstrom')
    await press('Tab')
    expect(await isFocused(model)).to.equal(undefined)
    expect([model().disabled, !one('.said')]).to.deep.equal([false, true])
  })

  it('COR-101 reaches every brand by arrow keys; Enter chooses the active one', async () => {
    const { activeRow, brand, isGone, open } = await dropdown()
    await open()
    await press('ArrowDown', 'ArrowDown')
    expect(activeRow()?.textContent).to.equal('Blake & Dexter')
    await press('ArrowUp', 'Enter')
    await isGone('.brands')
    expect(brand().textContent).to.equal('Bergstrom')
  })

  it('COR-102 closes by Escape, by a press outside and on the button, and keeps what was chosen', async () => {
    const { brand, isFocused, isGone, open } = await dropdown()
    await open()
    await press('Escape')
    await isGone('.brands')
    await isFocused(brand)
    const elsewhere = place(
      '<button type="button" style="position:fixed;inset:auto 0 0 auto">Elsewhere</button>',
    )
    await open()
    await tap(elsewhere)
    await isGone('.brands')
    await open()
    brand().click()
    await isGone('.brands')
    expect(brand().textContent).to.equal('Select a brand')
  })

  it('FIT-104 counts BrandNotFound 250 ms after the filter stopped matching', async () => {
    const { filterBy, open, told } = await dropdown()
    await open()
    const names = () => told('dp-metric').map(({ name }) => name)
    const time = holdClocks()
    filterBy('xyz')
    time.tick(249)
    const before = names()
    time.tick(1)
    time.restore()
    expect([before, names()]).to.deep.equal([[], ['BrandNotFound']])
  })

  it('FIT-136 chooses a favorite by a press', async () => {
    const { all, brand, isGone, open } = await dropdown()
    await open()
    all('.brands-favorite')[1]!.click()
    await isGone('.brands')
    expect([brand().textContent, brand().ariaLabel]).to.deep.equal([
      'Sixteen Letters!',
      'Select a brand: Sixteen Letters!',
    ])
    await open()
    expect(all('[aria-selected=true]').map(node => node.ariaLabel)).to.deep.equal([
      'Sixteen Letters!',
    ])
  })

  it('FIT-099 draws few of 2,000 brands, and tells assistive technology of all', async () => {
    const { activeRow, one, open, rows } = await dropdown({ state: { brands: brandsOf(2000) } })
    await open()
    const list = one('.brands-list')!
    const [first] = rows()
    expect(rows().length).to.be.lessThan(50)
    expect([first?.ariaSetSize, first?.ariaPosInSet]).to.deep.equal(['2000', '1'])
    expect(list.scrollHeight).to.equal(first!.offsetHeight * 2000)
    list.scrollTop = list.scrollHeight
    await waitUntil(() => rows().some(row => row.textContent === 'Brand 1999'), 'no last row')
    await press('ArrowDown')
    expect(activeRow()?.textContent).to.equal('Brand 0')
    await press('ArrowUp', 'PageDown', 'PageDown')
    expect(activeRow()?.textContent).to.equal('Brand 16')
    await waitUntil(() => rows().some(row => row.textContent === 'Brand 10'), 'no rows around it')
    const { bottom } = activeRow()!.getBoundingClientRect()
    expect(bottom).to.be.at.most(list.getBoundingClientRect().bottom + 1)
  })

  it('FIT-100 begins at the top of what the filter keeps', async () => {
    const { filterBy, one, open, rows } = await dropdown({ state: { brands: brandsOf(2000) } })
    await open()
    const list = one('.brands-list')!
    list.scrollTop = 20_000
    await waitUntil(() => rows().some(row => row.textContent === 'Brand 500'), 'does not scroll')
    filterBy('brand 1')
    await waitUntil(() => rows()[0]?.textContent === 'Brand 1', 'not the first')
    expect([list.scrollTop, rows()[0]?.ariaSetSize]).to.deep.equal([0, '1111'])
  })

  it('FIT-137 draws the text finder without brands, with one warning', async () => {
    const warned = await warnings(async () => {
      const { one } = await dropdown({ state: { brands: [] } })
      expect([!one('.brand-button'), !!one('#model')]).to.deep.equal([true, true])
    })
    expect(warned.filter(text => text.includes('without brands'))).to.have.lengthOf(1)
  })

  for (const dir of ['ltr', 'rtl'] as const) {
    it(`COR-106 COR-021 is whole at 320 px (${dir})`, async () => {
      await setViewport({ width: 320, height: 640 })
      const { all, one, open } = await dropdown({ dir })
      await open()
      const { left, right } = one('[part~=popover]')!.getBoundingClientRect()
      const cut = all('.entry-field, [part~=popover], .brands-favorite').filter(isCut)
      const sizes = [left >= 0, right <= 320, document.documentElement.scrollWidth <= 320]
      await setViewport({ width: 800, height: 600 })
      expect([sizes, cut]).to.deep.equal([[true, true, true], []])
    })
  }
})

describe('dp-fitment-stripe, brand without data', () => {
  beforeEach(arrive)

  it('FIT-106 FIT-107 disables the input, and says why in a popover of 400 px', async () => {
    const { choose, is, model, one } = await dropdown({ attributes: 'data-category="Grills"' })
    await choose('Grünhaus')
    await is('.html > *')
    expect(model().disabled).to.equal(true)
    expect(one('.popover')!.offsetWidth).to.equal(400)
    const [call] = await journal(noDataPath)
    expect(call?.query).to.deep.equal({ category: 'grill', selectedBrand: 'GRÜNHAUS' })
  })

  it('FIT-108 is enabled again, and the popover closed, by a brand with data', async () => {
    const { choose, is, isGone, model } = await dropdown()
    await choose('Grünhaus')
    await is('.html > *')
    await choose('Bergstrom')
    await isGone('.html')
    expect(model().disabled).to.equal(false)
  })

  it('FIT-107 takes no focus, and closes by Escape', async () => {
    const { brand, choose, is, isFocused, isGone } = await dropdown()
    await choose('Grünhaus')
    await is('.html > *')
    await isFocused(brand)
    await press('Escape')
    await isGone('.html')
  })

  it('FIT-144 says it in its own words when the call fails', async () => {
    await setFault({ match: { path: noDataPath }, fault: 'status:503' })
    const { choose, is, one } = await dropdown()
    await choose('Grünhaus')
    await is('.html')
    expect(one('.html')?.textContent).to.equal('We have no fit information for Grünhaus yet.')
  })
})

describe('dp-fitment-stripe, models of a brand', () => {
  beforeEach(arrive)

  it('FIT-109 FIT-059 COR-101 picks a suggestion by the keyboard alone, and checks its series', async () => {
    const view = await dropdown()
    await view.choose('Bergstrom')
    view.typeModel('GS60-42')
    await waitUntil(() => view.options().length > 0, 'no suggestions')
    await press('ArrowDown', 'Enter')
    await picks(view)
    const [{ brand } = { brand: '' }] = view.told('dp-model-selected')
    expect(brand).to.equal('BERGSTROM')
    const [query] = await asked('combinedModelSuggest')
    expect(query).to.include({
      q: 'GS60-42',
      qBrand: 'BERGSTROM',
      getMyModels: '1',
      isDropdownStripe: '1',
      asin: 'B0PUMP0001',
    })
    await waitUntil(() => view.host.matches(':not(:state(enter-model))'), 'no result')
    const [check] = await journal(checkPath)
    expect(check?.query['doBrandSeriesCheck']).to.equal('1')
  })

  it('FIT-164 picks a suggestion by touch', async () => {
    const view = await dropdown()
    await view.choose('Bergstrom')
    view.typeModel('GS60-42')
    await waitUntil(() => view.options().length > 0, 'no suggestions')
    await tap(view.options()[0]!)
    await picks(view)
  })

  it('FIT-111 takes what is typed, when it is the one suggestion', async () => {
    const view = await dropdown()
    await view.choose('Bergstrom')
    view.typeModel(`${fits.series.toLowerCase()} ${fits.model}`)
    await press('Enter')
    await picks(view)
    expect(view.told('dp-model-selected')[0]).to.include({ model: fits.model })
  })

  it('FIT-113 asks to choose from the list, which stays', async () => {
    const view = await dropdown()
    await view.choose('Bergstrom')
    view.typeModel('GS')
    await waitUntil(() => view.options().length > 1, 'no suggestions')
    await press('Enter')
    await waitUntil(view.message, 'no message')
    expect(view.message()).to.contain('Please choose your model from the list.')
    expect(view.options().length).to.be.greaterThan(1)
    expect(view.told('dp-model-selected')).to.deep.equal([])
  })

  it('FIT-114 says by the button that there are none', async () => {
    const view = await dropdown()
    await view.choose('Bergstrom')
    view.typeModel('qxqxqx')
    view.button().click()
    await waitUntil(view.message, 'no message')
    expect(view.message()).to.contain('No models match what you typed.')
  })

  it('FIT-140 FIT-141 shows nothing of failing suggestions, and the error of a failing Enter', async () => {
    await setFault({ match: { path: queries }, fault: 'status:503' })
    const view = await dropdown()
    await view.choose('Bergstrom')
    view.typeModel('GS60')
    const names = () => view.told('dp-metric').map(({ name }) => name)
    await waitUntil(() => names().includes('CombinedSuggestFailed'), 'counts nothing')
    expect([view.message(), view.options()]).to.deep.equal(['', []])
    await press('Enter')
    await waitUntil(view.message, 'no message')
    expect(view.message()).to.contain('We could not look up that model number.')
  })

  it('FIT-016 can be typed before a brand is chosen, where the page says so', async () => {
    const { model } = await dropdown({
      attributes: 'data-extended-popover-and-enabled-textbox',
    })
    expect(model().disabled).to.equal(false)
  })

  it('FIT-138 asks for saved and popular models when the input is first focused, once per brand', async () => {
    const view = await dropdown()
    await view.choose('Bergstrom')
    expect(await mine()).to.equal(0)
    view.model().focus()
    await waitUntil(() => view.options().length > 0, 'no models')
    view.brand().focus()
    await nextFrame()
    view.model().focus()
    await waitUntil(() => view.options().length > 0, 'no models')
    expect(await mine()).to.equal(1)
    view.options()[0]!.click()
    await picks(view)
    expect(await asked('modelInfo')).to.deep.equal([])
  })

  it('FIT-065 cuts the model in the result, and keeps its whole name', async () => {
    const { longName } = known
    const view = await dropdown()
    await view.choose('Bergstrom')
    view.typeModel(`${longName.series} ${longName.model}`)
    await press('Enter')
    await waitUntil(() => view.host.matches(':not(:state(enter-model))'), 'no result')
    const result = () => view.one('[part~=result]')?.textContent ?? ''
    await waitUntil(() => result().includes('…'), 'is not cut')
    expect(result()).to.contain(longName.displayModel)
  })
})
