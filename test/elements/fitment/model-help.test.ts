import { expect, nextFrame } from '@open-wc/testing'
import 'virtual:dp-model-help'
import {
  clearFaults,
  clearJournal,
  eventsOf,
  hold,
  journal,
  mount,
  pageState,
  press,
  session,
  setFault,
} from '../../support/browser.ts'
import { waitUntil } from '../../support/wait.ts'

const tag = 'dp-model-help'
const videosPath = '/gp/replacement-parts/ajax/modelnumber-help-videos.html'
const contentPath = '/gp/replacement-parts/ajax/modelnumber-help-content.html'

const categories = {
  Grills: {
    subSelectorLabel: 'Brand',
    subcategories: [{ id: 'weber', label: 'Weber', videoIds: ['grill'] }],
  },
  vacuum: {
    label: 'Vacuum cleaners',
    subcategories: [
      {
        id: 'upright',
        label: 'Upright',
        image: '/images/label.svg',
        videoIds: ['a', 'b'],
        filters: [{ id: 'cord', label: 'Corded', videoIds: ['b'] }],
      },
      { id: 'robot', label: 'Robot' },
      { id: 'hand', label: 'Hand', image: '/images/label.svg' },
    ],
  },
}
const configured = pageState('model-help', { categories })

async function show(attributes = '', state = configured) {
  const host = await mount(tag, `<div><${tag} ${attributes}>${state}Fallback</${tag}></div>`)
  const root = host.shadowRoot!
  const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
    root.querySelector<E>(selector)
  const comes = (selector: string) => waitUntil(() => find(selector), `no ${selector}`)
  const goes = (selector: string) => waitUntil(() => !find(selector), `${selector} stays`)
  const button = find('[part=button]')!
  const heard = eventsOf(host, 'dp-help-opened', 'dp-help-closed')
  const select = (part: string) => find<HTMLSelectElement>(`[part=${part}]`)
  const options = (part: string) => [...(select(part)?.options ?? [])].map(({ text }) => text)
  const videos = () => [...root.querySelectorAll('video')].map(video => video.getAttribute('src'))
  const help = () => find('.help')?.textContent ?? ''
  function choose(part: string, value: string) {
    const field = select(part)!
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  async function open() {
    button.focus()
    button.click()
    await comes('dialog[open]')
  }
  return {
    host,
    root,
    find,
    comes,
    goes,
    button,
    heard,
    select,
    options,
    videos,
    help,
    choose,
    open,
  }
}

/** As the stripe asks for help; whether somebody took it up. */
function request(category: string, taken = false): boolean {
  const detail = { category }
  const event = new CustomEvent('dp-help-requested', { detail, bubbles: true, cancelable: true })
  if (taken) event.preventDefault()
  return !document.body.dispatchEvent(event)
}
const queries = async (path: string) => (await journal(path)).map(({ query }) => query)

beforeEach(async () => {
  await session()
  await clearFaults()
})
after(() => clearJournal())

describe('dp-model-help', () => {
  it('MDL-001 MDL-012 opens for a request with its category, and cancels it', async () => {
    const view = await show()
    expect(request('GRILL')).to.equal(true)
    await view.comes('dialog[open]')
    expect(view.select('category')!.value).to.equal('Grills')
    await waitUntil(async () => (await queries(videosPath)).length, 'nothing asked')
    expect((await queries(videosPath))[0]).to.deep.equal({
      category: 'grill',
      subCategory: 'weber',
      videoIds: 'grill',
    })
  })

  it('MDL-001 leaves a request alone that is cancelled already', async () => {
    const view = await show()
    request('Grills', true)
    await nextFrame()
    expect(view.host.matches(':state(open)')).to.equal(false)
  })

  it('MDL-002 MDL-003 MDL-004 MDL-005 offers categories and what is in the chosen one', async () => {
    const view = await show()
    await view.open()
    const labels = () =>
      [...view.root.querySelectorAll('.choices .select-label')].map(node => node.textContent)
    expect(view.options('category')).to.deep.equal(['Vacuum cleaners', 'Grills'])
    expect([labels(), view.options('subcategory')]).to.deep.equal([
      ['Category', 'Sub Category'],
      ['Upright', 'Robot', 'Hand'],
    ])
    view.choose('category', 'Grills')
    await nextFrame()
    expect([labels(), view.options('subcategory')]).to.deep.equal([
      ['Category', 'Brand'],
      ['Weber'],
    ])
  })

  it('MDL-006 MDL-007 MDL-008 shows the picture and the videos that the filter leaves', async () => {
    const view = await show('data-category="vacuum"')
    await view.open()
    await waitUntil(() => view.find('.image'), 'no picture')
    const { root } = view
    // One that cannot be played says so in its place.
    await waitUntil(() => root.querySelectorAll('video, .help .message').length === 2, 'no videos')
    expect((await queries(videosPath))[0]?.['videoIds']).to.equal('a,b')
    view.find('.filters input[value=cord]')!.click()
    await waitUntil(async () => (await queries(videosPath)).length === 2, 'not asked anew')
    expect((await queries(videosPath))[1]?.['videoIds']).to.equal('b')
    view.choose('subcategory', 'robot')
    await view.goes('.filters')
  })

  it('MDL-008 shows the picture alone when there is no video', async () => {
    const view = await show('data-category="vacuum" data-sub-category="hand"')
    await view.open()
    await view.comes('.image')
    expect([view.videos(), view.find('.help .message')]).to.deep.equal([[], null])
  })

  it('MDL-009 loads neither player nor style of old', async () => {
    const view = await show('data-category="Grills"')
    await view.open()
    await waitUntil(async () => (await queries(videosPath)).length, 'nothing asked')
    await view.goes('.help .skeleton')
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    expect(loaded.filter(name => /\/help\/player\b|\.swf$/.test(name))).to.deep.equal([])
    expect(view.find('script, link, object, embed')).to.equal(null)
  })

  for (const [attribute, sides, sent] of [
    ['', ['right'], 'false'],
    ['data-has-left-panel-content', ['left', 'right'], 'true'],
  ] as const) {
    it(`MDL-010 MDL-011 shows ${sides.join(' and ')} of layout v2`, async () => {
      const view = await show(`data-category="vacuum" data-layout="v2" ${attribute}`)
      await view.open()
      await waitUntil(() => view.find('[part=right]')?.textContent?.trim(), 'no right panel')
      const shown = [...view.root.querySelectorAll('.help .server-html')].map(
        node => node.part.value,
      )
      expect(shown).to.deep.equal(sides)
      // They narrow videos, and here are none.
      expect(view.find('.filters')).to.equal(null)
      expect(await queries(contentPath)).to.deep.equal([
        { category: 'vacuum', subCategory: 'upright', hasLeftPanelContent: sent },
      ])
    })
  }

  it('MDL-013 says that there is none, or that it failed, and goes on from there', async () => {
    await setFault({ match: { path: videosPath }, fault: 'status:500', times: 1 })
    const view = await show('data-category="vacuum" data-sub-category="robot"')
    await view.open()
    await waitUntil(() => view.help().includes('This help could not be loaded.'), 'does not fail')
    expect(view.select('category')!.disabled).to.equal(false)
    view.find('.help .link')!.click()
    await waitUntil(
      () => view.help().includes('There is no help for this choice yet.'),
      'not empty',
    )
    view.choose('category', 'Grills')
    await waitUntil(() => !view.help().includes('no help'), 'stays')
  })

  it('MDL-014 shows the help of the newest choice', async () => {
    await hold({ path: videosPath, query: 'robot' }, 1)
    const view = await show('data-category="vacuum" data-sub-category="robot"')
    await view.open()
    await view.comes('.help .skeleton')
    view.choose('subcategory', 'hand')
    await view.comes('.image')
  })

  it('MDL-015 MDL-018 closes by Escape and by its button, stops the video and gives focus back', async () => {
    const view = await show('data-category="Grills"')
    for (const close of ['Escape', 'button']) {
      await view.open()
      if (close === 'Escape') await press('Escape')
      else view.find('.close')!.click()
      await view.goes('dialog')
      expect(view.root.activeElement).to.equal(view.button)
      expect(view.heard.take().map(({ type, detail }) => [type, detail])).to.deep.equal([
        ['dp-help-opened', { category: 'Grills', subCategory: 'weber' }],
        ['dp-help-closed', { category: 'Grills' }],
      ])
      expect(view.find('video')).to.equal(null)
    }
  })

  it('MDL-016 opens by its own button with what is configured', async () => {
    const view = await show('data-category="vacuum" data-sub-category="hand"')
    expect(view.button.textContent).to.equal('Where is my model number?')
    await view.open()
    expect([view.select('category')!.value, view.select('subcategory')!.value]).to.deep.equal([
      'vacuum',
      'hand',
    ])
  })

  it('MDL-017 offers the eight categories where none is configured, without a second choice', async () => {
    const view = await show('', '')
    await view.open()
    expect(view.options('category')).to.deep.equal([
      'Major appliances',
      'Outdoor power equipment',
      'Power tools',
      'Heating and cooling',
      'Vacuums',
      'Grills',
      'Sports',
      'Plumbing',
    ])
    expect(view.select('subcategory')).to.equal(null)
    await waitUntil(async () => (await queries(videosPath)).length, 'nothing asked')
    expect(await queries(videosPath)).to.deep.equal([{ category: 'major_appliance' }])
  })

  it('COR-101 works by keyboard alone', async () => {
    const view = await show('data-category="vacuum"')
    view.button.focus()
    await press('Enter')
    await view.comes('dialog[open]')
    view.select('subcategory')!.focus()
    await press('ArrowDown')
    await waitUntil(() => view.select('subcategory')!.value === 'robot', 'not chosen')
    expect(view.root.activeElement).to.equal(view.select('subcategory'))
  })

  for (const [state, attributes] of [
    ['at rest', ''],
    ['v1', 'data-category="vacuum"'],
    ['v2', 'data-category="vacuum" data-layout="v2" data-has-left-panel-content'],
    ['empty', 'data-category="vacuum" data-sub-category="robot"'],
  ] as const) {
    it(`COR-100 has nothing for axe to find (${state})`, async () => {
      const view = await show(attributes)
      if (state !== 'at rest') {
        await view.open()
        await view.goes('.help .skeleton')
        if (state === 'v2') await waitUntil(() => view.find('[part=right]')?.textContent, 'no text')
      }
      await Promise.all(view.root.getAnimations().map(({ finished }) => finished))
      await expect(view.host).to.be.accessible()
    })
  }
})
