import { expect, nextFrame } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import 'virtual:dp-fitment-stripe'
import { known } from '../../../demo/store/fitment/seed/known-models.ts'
import { page } from '../../../src/page/page.ts'
import {
  clearFaults,
  clearJournal,
  eventsOf,
  hold,
  inShadow,
  journal,
  mount,
  pageState,
  place,
  press,
  session,
  setFault,
} from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { engine } from '../../support/engine.ts'
import { leavings } from '../../support/leavings.ts'
import { waitUntil } from '../../support/wait.ts'
import { warnings } from '../../support/warnings.ts'

const tag = 'dp-fitment-stripe'
const checkPath = '/gp/replacement-parts/ajax/hsx-rpp-dp-ajax-handler.html'
const myModelPath = '/gp/replacement-parts/ajax/my-model.html'
const detail = `data-page-type="detail" data-asin="${known.part.asin}" data-ptd="dishwasher"`
const { fits, fitsNot } = known
const named = `data-model-brand="${fits.brand}" data-model-display-brand="Bergström"
  data-model-series="${fits.series}" data-model-number="${fits.model}"`
const found = `${named} data-stripe-state="result-found"`

const names = ['dp-model-selected', 'dp-fitment-checked', 'dp-model-cleared', 'dp-metric']

async function show(attributes: string, around = (host: string) => host) {
  const host = await mount(tag, `<div>${around(`<${tag} ${attributes}>Fallback</${tag}>`)}</div>`)
  const heard = eventsOf(host, ...names)
  const one = (selector: string) => host.shadowRoot!.querySelector<HTMLElement>(selector)
  return {
    host,
    heard,
    one,
    text: () => one('.stripe')?.textContent ?? '',
    find: (selector: string) => inShadow(host, selector),
    is: (state: string) => host.matches(`:state(${state})`),
    becomes: (state: string) => waitUntil(() => host.matches(`:state(${state})`), `never ${state}`),
    shows: (selector: string) => waitUntil(() => one(selector), `never shows ${selector}`),
    detailOf: (name: string) => heard.take().find(({ type }) => type === name)?.detail as object,
  }
}
type View = Awaited<ReturnType<typeof show>>

const input = ({ find }: View) => find('#model') as HTMLInputElement

/** Submits a number by the keyboard. */
async function submit(view: View, number: string): Promise<void> {
  input(view).focus()
  input(view).value = number
  input(view).dispatchEvent(new InputEvent('input', { bubbles: true }))
  await press('Enter')
}

/** A stripe that has checked this model. */
async function checked(model: string, attributes = detail) {
  const view = await show(attributes)
  await submit(view, model)
  await waitUntil(() => view.is('result-found') || view.is('no-result'), 'never checked')
  await view.shows('.result')
  return view
}

const queryOf = (url: string | undefined) =>
  Object.fromEntries(new URL(url ?? '', location.origin).searchParams)

beforeEach(async () => {
  page.$fitment.set(null)
  await session()
  await clearFaults()
  await clearJournal()
})

describe('dp-fitment-stripe on a detail page', () => {
  it('FIT-004 FIT-009 FIT-053 FIT-060 FIT-064 FIT-081 finds that the part fits, and says so', async () => {
    const view = await checked(fits.model)
    expect(view.text()).to.contain(`This fits your`).and.to.contain(fits.displayModel)
    expect(view.is('enter-model') || view.is('no-result') || view.is('busy')).to.equal(false)
    const events = view.heard.take().filter(({ type }) => type !== 'dp-metric')
    expect(events.map(({ type }) => type)).to.deep.equal([
      'dp-model-selected',
      'dp-fitment-checked',
    ])
    expect(events[1]?.detail).to.include({ fits: true, failed: false, asin: known.part.asin })
    expect(page.$fitment.get()).to.include({ fits: true, model: fits.model, scope: 'default' })
    await waitUntil(() => view.one('[role=status]')?.textContent?.includes('This fits'))
    await waitUntil(async () => (await journal(myModelPath)).some(({ query }) => 'asin' in query))
  })

  it('FIT-061 finds that it does not fit', async () => {
    const view = await checked(fitsNot.model)
    expect(view.is('no-result')).to.equal(true)
    expect(view.text()).to.contain('This does not fit your').and.to.not.contain('Try again')
  })

  engine.it(
    'FIT-055 FIT-148 says what is missing of a model, and leads on with what is known',
    'the Navigation API',
    async () => {
      const view = await show(detail)
      await submit(view, known.withoutSeries.model)
      await view.shows('.said')
      expect(view.text()).to.contain('We need brand, series and model')
      expect(input(view).getAttribute('aria-describedby')).to.equal('said')
      const [url] = await leavings(() => view.find('.said .link').click())
      expect(queryOf(url)).to.include({ rppModelNumber: known.withoutSeries.model, rd: '' })
      expect(await journal(checkPath)).to.deep.equal([])
    },
  )

  it('FIT-062 FIT-063 FIT-147 FIT-168 says of a failed check that it could not be checked, and tries again', async () => {
    await setFault({ match: { path: checkPath }, fault: 'status:500', times: 1 })
    const view = await checked(fits.model)
    expect(view.is('no-result')).to.equal(true)
    const name = 'Bergstrom GS 60 GS60-4210W'
    expect(view.find('.result-text').textContent).to.equal(
      `We could not check whether this fits your ${name}.`,
    )
    view.find('.result .busy-button').click()
    await view.becomes('result-found')
    expect(await journal(checkPath)).to.have.length(2)
  })

  it('FIT-077 COR-102 returns to an empty, focused input', async () => {
    const view = await checked(fits.model)
    view.heard.take()
    view.find('.result-ways .link').click()
    await view.shows('#model')
    await waitUntil(() => view.host.shadowRoot?.activeElement === input(view), 'no focus')
    expect(input(view).value).to.equal('')
    expect(view.detailOf('dp-model-cleared')).to.include({ model: fits.model })
    expect(page.$fitment.get()).to.equal(null)
  })

  it('FIT-077 FIT-138 opens no saved models over the page by the focus that it gives, but by an arrow', async () => {
    const { brand, model, series } = fits
    const saved = new URLSearchParams({ brand, model, series, scope: 'default' })
    await fetch(`${myModelPath}?${saved}`)
    const view = await checked(model)
    view.find('.result-ways .link').click()
    await view.shows('#model')
    await waitUntil(() => view.host.shadowRoot?.activeElement === input(view), 'no focus')
    await nextFrame()
    await nextFrame()
    expect(input(view).ariaExpanded).to.equal('false')
    await press('ArrowDown')
    await view.shows('[role=option][aria-selected=true]')
  })

  it('COR-102 keeps focus in the stripe when the result takes the place of the input', async () => {
    const view = await checked(fits.model)
    expect(document.activeElement).to.equal(view.host)
  })

  it('COR-101 shows no ring around the result, which takes focus and is no control', async () => {
    const view = await checked(fits.model)
    const group = view.host.shadowRoot?.activeElement as HTMLElement
    expect([group.role, group.tabIndex]).to.deep.equal(['group', -1])
    expect(group.matches(':focus-visible')).to.equal(true)
    expect(getComputedStyle(group).outlineStyle).to.equal('none')
    await press('Tab')
    const control = view.host.shadowRoot?.activeElement as HTMLElement
    expect(control.matches('a, button')).to.equal(true)
    expect(getComputedStyle(control).outlineStyle).to.equal('solid')
  })

  it('FIT-066 FIT-073 FIT-155 names the brand as it is shown, and leads to all parts by what is sent', async () => {
    const view = await show(`${detail} ${found}`)
    await view.shows('.result')
    expect(view.text()).to.contain(`Bergström ${fits.series} ${fits.model}`)
    const link = view.find('.result a') as HTMLAnchorElement
    expect(link.pathname).to.equal('/pcp/partfinder/seeAllParts')
    expect(queryOf(link.href)).to.deep.equal({
      ref: 'dp_rpp_stripe_showallparts',
      wholeGoodModelBrand: fits.brand,
      wholeGoodModelNumber: fits.model,
      wholeGoodModelSeries: fits.series,
      productType: 'dishwasher',
      pageNumber: '1',
    })
  })

  it('FIT-075 leads to the page of the brand in the smart-home scope', async () => {
    const state = pageState('fitment-stripe', { stripeParams: { scope: 'smarthome' } })
    const view = await show(`${detail} ${found}`, host => state + host)
    await view.shows('.result')
    const link = view.find('.result a') as HTMLAnchorElement
    expect(link.pathname).to.equal('/pcp/partfinder/brandPage')
    expect(queryOf(link.href)).to.include({ modelNumber: fits.model, experienceType: 'smarthome' })
  })

  engine.it(
    'FIT-074 submits the search where the page names no product type',
    'the Navigation API',
    async () => {
      const view = await show(`data-page-type="detail" data-asin="${known.part.asin}" ${found}`)
      await view.shows('.result')
      const [url] = await leavings(() => view.find('.result-ways > .button').click())
      expect(url).to.match(/^\/s\/ref=dp_rpp_stripe_showallparts\?/)
      expect(queryOf(url)).to.include({ rppModelNumber: fits.model, rppModelBrand: fits.brand })
    },
  )

  it('FIT-065 cuts the name in the dropdown finder alone, and keeps it as the accessible one', async () => {
    const long = found.replace(fits.model, known.longName.model)
    const state = pageState('fitment-stripe', { brands: [{ value: 'a', label: 'A' }] })
    const view = await show(`${detail} ${long} data-finder="dropdown"`, host => state + host)
    await view.shows('.result')
    const name = `Bergström ${fits.series} ${known.longName.model}`
    const sentence = view.find('.result-text')
    expect(sentence.textContent).to.equal(`This fits your ${name.slice(0, 35)}….`)
    expect(view.find('.result .visually-hidden').textContent).to.contain(name)
    const text = await show(`${detail} ${long}`)
    await text.shows('.result')
    expect(text.find('.result-text').textContent).to.equal(`This fits your ${name}.`)
  })

  it('FIT-021 asks for help while the page has someone who helps', async () => {
    const view = await show(`${detail} data-category="hvac"`)
    expect(view.one('.help')).to.equal(null)
    const helper = place('<dp-model-help></dp-model-help>')
    await view.shows('.help')
    const asked = eventsOf(document, 'dp-help-requested')
    view.find('.help').click()
    expect(asked.take()[0]?.detail).to.deep.equal({ category: 'homehvac' })
    helper.remove()
    await waitUntil(() => !view.one('.help'), 'still shows the link')
  })

  it('FIT-134 aborts its check when it is removed', async () => {
    await hold({ path: checkPath }, 1)
    const view = await show(detail)
    await submit(view, fits.model)
    await view.becomes('busy')
    await waitUntil(async () => (await journal(checkPath)).length, 'never checks')
    view.host.remove()
    await waitUntil(() => !view.is('busy'), 'stays busy')
    expect(view.heard.take().map(({ type }) => type)).to.not.include('dp-fitment-checked')
  })

  it('FIT-151 takes over the model of another stripe, and gives it up with it', async () => {
    const first = await show(detail)
    const second = await show(detail)
    await submit(first, fits.model)
    await second.becomes('result-found')
    expect(second.heard.take().map(({ type }) => type)).to.not.include('dp-model-selected')
    await first.becomes('result-found')
    await first.shows('.result-ways .link')
    first.find('.result-ways .link').click()
    await second.becomes('enter-model')
    expect(second.detailOf('dp-model-cleared')).to.equal(undefined)
  })
})

describe('dp-fitment-stripe on search and browse pages', () => {
  it('FIT-003 keeps its fallback and counts a page type that it does not know', async () => {
    const counted = eventsOf(document, 'dp-metric')
    const host = place(`<${tag} data-page-type="home">Fallback</${tag}>`)
    await waitUntil(() => host.shadowRoot?.querySelector('slot'), 'no fallback')
    let seen: string[] = []
    await waitUntil(() => {
      seen = [...seen, ...counted.take().map(({ detail: { name } }) => name as string)]
      return seen.includes('InvalidPageType')
    }, 'is not counted')
  })

  engine.it(
    'FIT-067 FIT-076 submits the model, and can be forbidden to',
    'the Navigation API',
    async () => {
      const view = await show('data-page-type="search" data-keywords="pump" data-browse-node="12"')
      const forms = eventsOf(view.host, 'dp-before-navigate')
      const [url] = await leavings(() => submit(view, fits.model))
      expect(url).to.match(/^\/s\/ref=sx_rpp_stripe_showallparts\?/)
      expect(Object.keys(queryOf(url))).to.deep.equal([
        'keywords',
        'rh',
        'node',
        'rpp',
        'rd',
        'rppModelNumber',
        'rppModelBrand',
      ])
      expect(forms.take()[0]?.detail).to.include({ kind: 'form' })
      view.host.addEventListener('dp-before-submit-search', event => event.preventDefault())
      const again = eventsOf(view.host, 'dp-before-submit-search')
      const urls = await leavings(async () => {
        await submit(view, fits.model)
        await waitUntil(() => again.take().length, 'is not asked')
      }, 0)
      expect(urls).to.deep.equal([])
      await waitUntil(async () => (await journal(myModelPath)).length > 0, 'is not saved')
      expect((await journal(myModelPath))[0]?.query).to.not.have.property('asin')
    },
  )

  engine.it(
    'FIT-078 FIT-079 FIT-080 shows the summary, searches parts, and clears by a search',
    'the Navigation API',
    async () => {
      const view = await show(`data-page-type="search" data-result-count="24" ${found}`)
      await view.shows('.result')
      expect(view.text()).to.contain(`24 parts fit your Bergström ${fits.series} ${fits.model}`)
      const parts = view.find('.part-search input') as HTMLInputElement
      parts.focus()
      await press('Enter')
      parts.value = ' WR55 '
      const [url] = await leavings(() => press('Enter'))
      expect(queryOf(url)).to.include({ keywords: 'WR55', rppModelNumber: fits.model })
      const [cleared] = await leavings(() => view.find('.result-ways .link').click())
      expect(queryOf(cleared)).to.include({ rd: '1', rpp: '', rppModelNumber: '' })
    },
  )

  engine.it('FIT-072 leads from a browse page to its address', 'the Navigation API', async () => {
    const view = await show('data-page-type="browse" data-widget-redirect-url="/b/parts?a=1"')
    const [url] = await leavings(() => submit(view, fits.model))
    expect(url).to.match(/^\/b\/parts\?/)
    expect(queryOf(url)).to.include({ a: '1', rppModelNumber: fits.model })
  })
})

/** What describes the input. */
const descriptionOf = (view: View) => view.find(`#${input(view).getAttribute('aria-describedby')}`)

const bulletOf = () =>
  [...document.querySelectorAll('span')]
    .map(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('.bullet'))
    .find(Boolean)
const withTarget = (host: string) => `<ul><li data-dp-fitment-bullet>Pump</li></ul>${host}`

describe('dp-fitment-stripe, bullet and hints', () => {
  it('FIT-007 FIT-010 FIT-011 FIT-012 FIT-013 leads from the bullet to the input', async () => {
    const hidden = `${detail} data-show-bullet="1" data-hide-stripe-on-load`
    const view = await show(hidden, host => `${withTarget('')}<p style="height:3000px"></p>${host}`)
    expect(getComputedStyle(view.host).display).to.equal('none')
    await waitUntil(bulletOf, 'no bullet')
    const counts = () =>
      view.heard.take().filter(({ detail: { name } }) => name === 'BulletClicked').length
    bulletOf()!.click()
    await waitUntil(() => view.host.shadowRoot?.activeElement === input(view), 'no focus')
    await waitUntil(() => view.host.getBoundingClientRect().top < innerHeight, 'is not in view')
    expect(counts()).to.equal(1)
    bulletOf()!.click()
    expect(counts()).to.equal(0)
    view.host.remove()
    await waitUntil(() => !bulletOf(), 'the bullet stays')
  })

  it('FIT-010 draws no bullet on another page, or unless it is asked for', async () => {
    await show('data-page-type="search" data-show-bullet="1"', withTarget)
    await show(detail, withTarget)
    await nextFrame()
    expect(bulletOf()).to.equal(undefined)
  })

  it('FIT-167 says in the bullet what became of the model, and asks for another one', async () => {
    const view = await show(`${detail} data-show-bullet="1" ${found}`, withTarget)
    const says = (text: string) =>
      waitUntil(() => bulletOf()?.textContent === text, `it does not say ${text}`)
    await says(`This fits your Bergström ${fits.series} ${fits.model}.`)
    view.find('.result-ways .link').click()
    await says('Enter your model to check that this part fits.')
    await view.shows('#model')
    await submit(view, fitsNot.model)
    await waitUntil(
      () => bulletOf()?.textContent?.startsWith('This does not fit your '),
      'it does not say that it does not fit',
    )
    expect(bulletOf()?.textContent).to.contain(fitsNot.model)
  })

  it('FIT-157 warns where the page has no place for the bullet', async () => {
    const warned = await warnings(async told => {
      await show(`${detail} data-show-bullet="1" data-bullet-target=".nowhere"`)
      await waitUntil(() => told.length, 'no warning')
    })
    expect(warned).to.have.length(1)
    expect(warned[0]).to.contain('.nowhere')
  })

  for (const [what, attribute, text] of [
    ['hint', '', 'Enter your model number to see whether this fits.'],
    ['callout box', 'data-enable-v2-callout-box', 'Check first: does this part fit your machine?'],
  ] as const) {
    it(`FIT-014 FIT-158 FIT-159 shows a ${what} below the input, which it describes, without focus`, async () => {
      const view = await show(`${detail} ${attribute}`)
      const hint = view.find('.hint')
      expect(hint.textContent).to.equal(text)
      expect(descriptionOf(view)).to.equal(hint)
      expect(document.activeElement).to.equal(document.body)
      const nodes = [hint, ...hint.querySelectorAll<HTMLElement>('*')]
      expect(nodes.map(({ tabIndex }) => tabIndex)).to.not.include(0)
      const { bottom } = view.find('.entry').getBoundingClientRect()
      expect(hint.getBoundingClientRect().top).to.be.at.least(bottom)
      await submit(view, known.withoutSeries.model)
      await view.shows('.said')
      expect([view.one('.hint'), descriptionOf(view) === view.one('.said')]).to.deep.equal([
        null,
        true,
      ])
    })
  }

  it('FIT-014 lets the hint stand out after a press on the bullet, not before', async () => {
    const view = await show(
      `${detail} data-show-bullet="1" data-hide-stripe-on-load data-extended-popover-and-enabled-textbox`,
      withTarget,
    )
    await waitUntil(bulletOf, 'no bullet')
    const before = view.find('.hint').dataset['open']
    bulletOf()!.click()
    await waitUntil(() => view.find('.hint').dataset['open'], 'does not stand out')
    expect(before).to.equal(undefined)
  })

  it('FIT-019 has no hint for an accessibility evaluator', async () => {
    const { pathname, search } = location
    history.replaceState(null, '', `${pathname}?pcpIsAccessibilityEvaluator=1`)
    try {
      const view = await show(detail)
      expect(view.one('.hint')).to.equal(null)
      expect(input(view).hasAttribute('aria-describedby')).to.equal(false)
    } finally {
      history.replaceState(null, '', pathname + search)
    }
  })

  for (const [id, attribute, name, ms] of [
    ['FIT-014', '', 'enterModelPopover', 1000],
    ['FIT-015', 'data-extended-popover-and-enabled-textbox', 'enterModelPopover', 10_000],
    ['FIT-017', 'data-enable-v2-callout-box', 'callout', 10_000],
  ] as const) {
    it(`${id} lets ${name} stand out for ${ms} ms, and nothing moves after that`, async () => {
      await show(detail)
      const clock = holdClocks('setTimeout', 'clearTimeout', 'performance')
      try {
        const view = await show(`${detail} ${attribute}`)
        const hint = view.find('.hint')
        const colors = () => [getComputedStyle(hint).color, getComputedStyle(hint).backgroundColor]
        hint.style.transition = 'none'
        const height = view.host.offsetHeight
        const before = colors()
        clock.tick(ms - 1)
        await nextFrame()
        expect([hint.dataset['hint'], hint.dataset['open'], colors()]).to.deep.equal([
          name,
          'true',
          before,
        ])
        clock.tick(1)
        await nextFrame()
        expect([hint.dataset['open'], view.host.offsetHeight]).to.deep.equal([undefined, height])
        expect(colors()).to.not.deep.equal(before)
      } finally {
        clock.restore()
      }
    })
  }
})

describe('dp-fitment-stripe for everyone', () => {
  afterEach(() => setViewport({ width: 1024, height: 768 }))

  it('COR-100 has nothing for axe to find in any container, in both schemes', async () => {
    for (const scheme of ['light', 'dark']) {
      document.documentElement.style.colorScheme = scheme
      document.body.style.background = scheme === 'dark' ? '#14171c' : '#fff'
      for (const attributes of [
        detail,
        `${detail} ${found}`,
        `${detail} ${named} data-stripe-state="no-result"`,
        `data-page-type="search" data-result-count="2" ${found}`,
      ]) {
        const view = await show(attributes)
        await view.shows(attributes.includes('stripe-state') ? '.result' : '#model')
        await expect(view.host).to.be.accessible()
        view.host.remove()
      }
    }
    document.documentElement.style.colorScheme = ''
    document.body.style.background = ''
  })

  it('COR-106 scrolls nothing sideways at 320 px, from left to right and from right to left', async () => {
    await setViewport({ width: 320, height: 640 })
    for (const dir of ['ltr', 'rtl']) {
      for (const attributes of [detail, `data-page-type="search" ${found}`]) {
        const view = await show(attributes, host => `<div dir="${dir}">${host}</div>`)
        await view.shows(attributes.includes('stripe-state') ? '.result' : '#model')
        const stripe = view.find('.stripe')
        expect(stripe.scrollWidth).to.be.at.most(stripe.clientWidth)
        expect(document.documentElement.scrollWidth).to.be.at.most(320)
        view.host.remove()
      }
    }
  })
})
