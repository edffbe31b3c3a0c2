import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { known } from '../../../demo/store/fitment/seed/known-models.ts'
import { registry } from '../../../src/page/registry.ts'
import { clearFaults, eventsOf, journal, press, setFault, tap } from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { arrive, stripe } from '../../support/fitment-text.ts'
import { isCut } from '../../support/fitment-finders.ts'
import { waitUntil } from '../../support/wait.ts'

const ajax = '/gp/replacement-parts/ajax'
const queryPath = `${ajax}/smartbox-query.html`
const configPath = `${ajax}/smartbox-config.html`
const experiencePath = `${ajax}/smartbox-experience-enhance-popover.html`
const { fits } = known

type Wanted = NonNullable<Parameters<typeof stripe>[0]>

/** The smart box in the page, on a page view that has explained it already. */
async function smartbox({ attributes = '', ...wanted }: Wanted = {}) {
  const view = await stripe({ ...wanted, attributes: `data-finder="smartbox" ${attributes}` })
  const { all, host, one, root } = view
  const told = eventsOf(host, 'dp-metric', 'dp-experience-opened', 'dp-experience-closed')
  const seen: CustomEvent[] = []
  const model = () => one('#model') as HTMLInputElement
  const options = () => all('.suggestion')
  return {
    ...view,
    model,
    options,
    optionTexts: () => options().map(node => node.textContent),
    chips: () => all('.chip').map(node => node.querySelector('bdi')?.textContent),
    removers: () => all('.chip-remove'),
    partButton: () => all('.entry > .button').at(-1)!,
    isFocused: (node: () => Element | null | undefined) =>
      waitUntil(() => node() && root.activeElement === node(), 'focus is elsewhere'),
    is: (selector: string) => waitUntil(() => one(selector), `no ${selector}`),
    isGone: (selector: string) => waitUntil(() => !one(selector), `${selector} stays`),
    heard(name: string) {
      seen.push(...told.take())
      return seen.filter(({ type }) => type === name).map(({ detail }) => detail)
    },
    async keys(text: string) {
      model().focus()
      await sendKeys({ type: text })
    },
    lists: (text: string) =>
      waitUntil(() => options().some(node => node.textContent.includes(text)), `lists no ${text}`),
  }
}

const metricsOf = (view: Awaited<ReturnType<typeof smartbox>>) =>
  view.heard('dp-metric').map(({ name }) => name)

const inputs = async (qType: string) =>
  (await journal(queryPath))
    .filter(({ query }) => query['qType'] === qType)
    .map(({ query }) => query['input'])

/** Brand, series and model one after the other, by the keyboard alone. */
async function filtered(wanted?: Wanted) {
  const view = await smartbox(wanted)
  await view.keys('berg')
  // Not a machine of that brand, which an earlier visit may have saved.
  await waitUntil(() => view.optionTexts()[0] === 'Bergstrom', 'lists no brand')
  await press('ArrowDown', 'Enter')
  await view.lists(fits.displaySeries)
  await view.keys('gs 60')
  await waitUntil(() => view.optionTexts()[0] === fits.displaySeries, 'lists no series')
  await press('ArrowDown', 'Enter')
  await view.lists(fits.displayModel)
  await view.keys('GS60-42')
  await view.lists(fits.displayModel)
  const at = view.optionTexts().indexOf(fits.displayModel)
  for (let row = 0; row <= at; row++) await press('ArrowDown')
  await press('Enter')
  await waitUntil(() => view.chips().length === 3, 'not three filters')
  return view
}

/** The pointer comes to a node. Browsers send both events; React listens to the first. */
function over(node: Element): void {
  node.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }))
  node.dispatchEvent(new PointerEvent('pointerenter'))
}
const rest = () => setViewport({ width: 800, height: 600 })
const newPageView = () => registry.done?.delete('experience-popover')
const explained = () => (registry.done ??= new Set()).add('experience-popover')

describe('dp-fitment-stripe, smart box', () => {
  beforeEach(arrive)
  beforeEach(explained)

  it('FIT-115 has the texts of its configuration, asked for once', async () => {
    const { model, partButton } = await smartbox({ attributes: 'data-category="grill"' })
    const placeholder = 'Brand, series, model or part number'
    await waitUntil(() => model().placeholder === placeholder, 'keeps its own text')
    expect(model().ariaLabel).to.equal(placeholder)
    expect(partButton().textContent).to.equal('Search parts')
    const calls = await journal(configPath)
    expect(calls.map(({ query }) => query)).to.deep.equal([{ scope: 'default' }])
  })

  it('FIT-116 FIT-117 asks for two characters, and for fewer once a filter is there', async () => {
    const { chips, keys, lists, options } = await smartbox()
    await keys('b')
    await keys('e')
    const brand = () => options().find(({ textContent }) => textContent === 'Bergstrom')
    await waitUntil(brand, 'lists no brand')
    brand()?.click()
    await lists('GS 45')
    expect(await inputs('smartboxAutocomplete')).to.deep.equal(['be', 'BERGSTROM'])
    expect(chips()).to.deep.equal(['Bergstrom'])
  })

  it('FIT-120 FIT-123 FIT-161 COR-101 checks a machine that was put together by keys alone', async () => {
    const view = await filtered()
    expect(view.chips()).to.deep.equal(['Bergstrom', fits.displaySeries, fits.displayModel])
    expect(view.button().ariaDisabled).to.equal('false')
    await press('Enter')
    await waitUntil(() => view.host.matches(':state(result-found)'), 'no result')
    expect(view.told('dp-model-selected')[0]).to.include({
      brand: fits.brand,
      series: fits.series,
      model: fits.model,
    })
  })

  it('FIT-123 searches nothing before all three are there', async () => {
    const view = await smartbox()
    await view.keys('berg')
    // Not a machine of that brand, which an earlier visit may have saved.
    await waitUntil(() => view.optionTexts()[0] === 'Bergstrom', 'lists no brand')
    await press('ArrowDown', 'Enter')
    expect(view.button().ariaDisabled).to.equal('true')
    view.button().click()
    await view.lists('GS 45')
    await press('Enter')
    expect(view.told('dp-model-selected')).to.deep.equal([])
  })

  it('FIT-120 removes a filter by its button and by Backspace; focus goes to the input', async () => {
    const { chips, isFocused, model, removers } = await filtered()
    expect(removers().map(node => node.ariaLabel)[1]).to.equal(`Remove ${fits.displaySeries}`)
    removers()[1]!.click()
    await waitUntil(() => chips().length === 2, 'removes none')
    await isFocused(model)
    expect(chips()).to.deep.equal(['Bergstrom', fits.displayModel])
    await press('Backspace')
    await waitUntil(() => chips().length === 1, 'removes none')
  })

  it('FIT-122 FIT-164 hides the list with focus, but not before a press in it has chosen', async () => {
    const { chips, keys, lists, model, options } = await smartbox()
    await keys('berg')
    await lists('Bergstrom')
    model().blur()
    await waitUntil(() => !options().length, 'stays')
    model().focus()
    await lists('Bergstrom')
    await tap(options()[0]!)
    await waitUntil(() => chips().length === 1, 'chooses nothing')
  })

  it('FIT-160 lists models that were saved, and fills in all of one', async () => {
    const { brand, model, series } = fits
    const saved = new URLSearchParams({ brand, model, series, scope: 'default' })
    await fetch(`${ajax}/my-model.html?${saved}`)
    const view = await smartbox()
    view.model().focus()
    await view.lists(fits.displayModel)
    expect(view.all('.suggestion-header')[0]?.textContent).to.equal('Recently Searched Models')
    view.options()[0]!.click()
    await waitUntil(() => view.chips().length === 3, 'not three filters')
  })

  it('FIT-125 says that a query has failed, and goes on with the next key', async () => {
    await setFault({ match: { path: queryPath }, fault: 'status:503', times: 1 })
    const view = await smartbox()
    await view.keys('berg')
    await waitUntil(view.message, 'no message')
    expect(metricsOf(view)).to.include('SmartboxQueryFailed')
    await view.keys('s')
    await view.lists('Bergstrom')
    expect(view.message()).to.equal('')
  })

  for (const [fault, names] of [
    ['status:500', ['EntityConfigCallFailed', 'WidgetConfigLoadFailed']],
    ['html', ['EntityConfigCallFailed', 'WidgetConfigLoadFailed']],
  ] as const) {
    it(`FIT-126 counts a configuration that does not come, and shows nothing (${fault})`, async () => {
      await setFault({ match: { path: configPath }, fault })
      const counted: string[] = []
      const count = (event: Event) => counted.push((event as CustomEvent).detail.name)
      document.addEventListener('dp-metric', count)
      const { message, model } = await smartbox()
      await waitUntil(() => counted.includes('WidgetConfigLoadFailed'), 'counts nothing')
      document.removeEventListener('dp-metric', count)
      expect(counted).to.deep.equal(names)
      expect([message(), model().placeholder]).to.deep.equal([
        '',
        'Search by brand, series, model or part',
      ])
    })
  }

  it('COR-100 has nothing for axe to find, with filters, list and parts', async () => {
    const { host, is, keys, partButton } = await filtered()
    await expect(host).to.be.accessible()
    await keys(known.part.number)
    partButton().click()
    await is('.results-entry')
    await expect(host).to.be.accessible()
  })

  for (const dir of ['ltr', 'rtl'] as const) {
    it(`COR-106 COR-021 is whole at 320 px (${dir})`, async () => {
      await setViewport({ width: 320, height: 640 })
      const { all } = await filtered({ dir })
      const cut = all('.entry-field, .combobox, .chip').filter(isCut)
      const fitsIn = document.documentElement.scrollWidth <= 320
      await setViewport({ width: 800, height: 600 })
      expect([fitsIn, cut]).to.deep.equal([true, []])
    })
  }
})

describe('dp-fitment-stripe, part search of the smart box', () => {
  beforeEach(arrive)
  beforeEach(explained)

  it('FIT-124 FIT-162 COR-101 verifies a part, lists it, and searches it, by keys alone', async () => {
    const view = await smartbox({ pageType: 'search' })
    await view.keys(known.part.number)
    view.partButton().focus()
    await press('Enter')
    await view.is('.results-entry')
    await view.isFocused(() => view.one('.results-entry'))
    const { number } = known.part
    expect(await inputs('partVerification')).to.deep.equal([number])
    expect(await inputs('part')).to.deep.equal([number])
    await press('Enter')
    await waitUntil(() => view.told('dp-before-submit-search')[0], 'no search')
    const [{ fields } = { fields: {} }] = view.told('dp-before-submit-search')
    expect((fields as { keywords: string }).keywords).to.equal(number)
    await view.isGone('.results-entry')
  })

  it('FIT-163 says that it does not know a part; the text stays', async () => {
    const view = await smartbox()
    await view.keys('000000')
    await tap(view.partButton())
    await waitUntil(view.message, 'no message')
    expect(view.message()).to.contain('000000')
    expect([view.model().value, view.isBusy()]).to.deep.equal(['000000', false])
  })

  it('COR-102 closes the parts by Escape, and gives focus back', async () => {
    const view = await smartbox()
    await view.keys(known.part.number)
    view.partButton().focus()
    await press('Enter')
    await view.is('.results-entry')
    await view.isFocused(() => view.one('.results-entry'))
    await press('Escape')
    await view.isGone('.results-entry')
    await view.isFocused(view.partButton)
  })
})

describe('dp-fitment-stripe, experience text', () => {
  beforeEach(arrive)
  beforeEach(newPageView)
  afterEach(clearFaults)
  afterEach(rest)

  const content = '.experience .html > *'
  /** The smart box with the pointer in it, and its explanation. */
  async function explaining(wanted?: Wanted) {
    const view = await smartbox(wanted)
    over(view.one('.entry')!)
    await view.is(content)
    return { ...view, closer: () => view.one('.experience .close')! }
  }

  it('FIX-004 FIX-011 explains the box to who comes, announced, without the focus', async () => {
    const { heard, host, one, root } = await explaining({ attributes: 'data-category="hvac"' })
    expect(root.activeElement).to.equal(null)
    const [call] = await journal(experiencePath)
    expect(call?.query).to.deep.equal({ pageType: 'detail', category: 'homehvac' })
    expect(heard('dp-experience-opened')).to.deep.equal([{ category: 'homehvac' }])
    const text = one(content)!.textContent
    await waitUntil(() => one('[role=status]')?.textContent.includes(text), 'is not announced')
    expect(one(`#${one('#model')!.getAttribute('aria-describedby')}`)!.textContent).to.equal(text)
    await expect(host).to.be.accessible()
  })

  for (const width of [320, 390, 768, 1280]) {
    it(`FIX-005 FIT-159 takes the hint's place, moves nothing and covers nothing, at ${width} px`, async () => {
      await setViewport({ width, height: 800 })
      const view = await smartbox()
      const { all, host, is, isGone, one } = view
      const before = host.offsetHeight
      over(one('.entry')!)
      await is(content)
      expect(!!one('[data-hint=smartPopover]')).to.equal(false)
      const { top } = one('.experience')!.getBoundingClientRect()
      const controls = all('.stripe input, .entry > button, .stripe .busy-button')
      expect(controls.length).to.be.at.least(3)
      for (const node of controls) {
        expect(node.getBoundingClientRect().bottom).to.be.at.most(top)
      }
      const during = host.offsetHeight
      one('.experience .close')!.click()
      await isGone('.experience')
      expect(!!one('[data-hint=smartPopover]')).to.equal(true)
      expect([during, host.offsetHeight]).to.deep.equal([before, before])
    })
  }

  const pointer = {
    comes: over,
    goes: (around: Element) => around.dispatchEvent(new PointerEvent('pointerleave')),
  }
  const focus = {
    comes: (around: Element) => around.querySelector<HTMLElement>('#model')!.focus(),
    goes: (around: Element) => around.querySelector<HTMLElement>('#model')!.blur(),
  }
  for (const [what, stays] of [
    ['pointer', [pointer]],
    ['focus', [focus]],
    ['pointer and focus', [pointer, focus]],
  ] as const)
    it(`FIX-006 FIX-008 goes after 10 s, in which the ${what} was elsewhere`, async () => {
      // What is loaded once.
      await explaining()
      newPageView()
      const view = await smartbox()
      const time = holdClocks('setTimeout', 'clearTimeout', 'performance')
      try {
        over(view.one('.entry')!)
        await waitUntil(() => view.one(content), 'no text of the shop')
        const frame = view.one('.stripe')!
        time.tick(9_000)
        for (const { comes } of stays) comes(frame)
        time.tick(60_000)
        for (const { goes } of stays) {
          time.tick(60_000)
          goes(frame)
        }
        time.tick(999)
        await nextFrame()
        const before = !!view.one('.experience')
        time.tick(1)
        await nextFrame()
        expect([before, !!view.one('.experience')]).to.deep.equal([true, false])
      } finally {
        time.restore()
      }
      expect(view.heard('dp-experience-closed')).to.deep.equal([
        { category: '', reason: 'timeout' },
      ])
    })

  for (const how of ['Escape in the stripe', 'its close control'] as const) {
    it(`FIX-007 FIX-010 goes by ${how}, and is not asked for again`, async () => {
      const { closer, heard, isGone, one } = await explaining()
      if (how === 'its close control') closer().click()
      else {
        one('.entry .button')!.focus()
        await press('Escape')
      }
      await isGone('.experience')
      expect(heard('dp-experience-closed')).to.deep.equal([{ category: '', reason: 'shopper' }])
      over((await smartbox()).one('.entry')!)
      expect(await journal(experiencePath)).to.have.lengthOf(1)
    })
  }

  it('FIX-007 gives the focus to the input when the keyboard closed it', async () => {
    const { closer, isFocused, isGone, model, partButton, root } = await explaining()
    partButton().focus()
    await press('Tab')
    await isFocused(closer)
    await press('Enter')
    await isGone('.experience')
    expect(root.activeElement === model()).to.equal(true)
  })

  it('FIX-007 stays by a press elsewhere, and by Escape elsewhere', async () => {
    const { one } = await explaining({ attributes: 'data-experience-close-ms="600000"' })
    const elsewhere = document.body.appendChild(document.createElement('button'))
    await tap(elsewhere)
    elsewhere.focus()
    await press('Escape')
    await nextFrame()
    elsewhere.remove()
    expect(!!one('.experience')).to.equal(true)
  })

  it('FIX-011 shows again below the box after a message, and is not announced again', async () => {
    const { heard, is, isGone, keys, partButton } = await explaining()
    await keys('no such part')
    partButton().click()
    await is('[part~=message]')
    await isGone('.experience')
    await keys('x')
    await is(content)
    expect(heard('dp-experience-opened')).to.have.lengthOf(1)
  })

  it('FIX-010 is asked for when the focus comes, and by no text finder', async () => {
    const text = await stripe()
    const input = text.one('#model')!
    over(input.closest('.entry')!)
    input.focus()
    const { is, model } = await smartbox()
    expect(await journal(experiencePath)).to.deep.equal([])
    model().focus()
    await is(content)
    expect(await journal(experiencePath)).to.have.lengthOf(1)
  })

  it('FIX-009 leaves the hint when it cannot be loaded; the finder works', async () => {
    await setFault({ match: { path: experiencePath }, fault: 'status:503' })
    const view = await smartbox()
    await view.keys('berg')
    await waitUntil(() => metricsOf(view).includes('ExperiencePopoverFailed'), 'counts nothing')
    await view.lists('Bergstrom')
    expect([!!view.one('.experience'), !!view.one('.hint')]).to.deep.equal([false, true])
  })
})

describe('dp-fitment-stripe, hint of the smart box', () => {
  beforeEach(arrive)
  beforeEach(explained)

  it('FIT-018 says what the smart box needs', async () => {
    const { one } = await smartbox()
    expect(one('.hint')!.dataset['hint']).to.equal('smartPopover')
    expect(one('.hint')!.textContent).to.equal('Add brand, series and model to see matching parts.')
  })
})
