import { expect, nextFrame } from '@open-wc/testing'
import { holdClocks } from '../../support/clock.ts'
import { waitUntil } from '../../support/wait.ts'
import { sendMouse, setViewport } from '@web/test-runner-commands'
import 'virtual:dp-action-panel'
import { page } from '../../../src/page/page.ts'
import { middle } from '../../parts/mount.tsx'
import { eventsOf, inShadow, mount, pageState, press } from '../../support/browser.ts'
import { warnings } from '../../support/warnings.ts'

const both = { featureHtml: '<p>Feature</p>', contentHtml: '<p>Content</p>' }
const events = [
  'dp-action-panel-opened',
  'dp-action-panel-closed',
  'dp-action-panel-mode-changed',
  'dp-metric',
]
const hiding = ['sns', 'deal', 'pospromo', 'mom', 'fresh', 'oos', 'b2brd', 'sampling']

const html = (attributes = '', state: object = both) =>
  `<dp-action-panel ${attributes}>${pageState('action-panel', state)}</dp-action-panel>`

async function show(attributes?: string, state?: object) {
  const host = await mount('dp-action-panel', html(attributes, state))
  return { host, heard: eventsOf(host, ...events) }
}

const panelOf = (host: Element) => host.shadowRoot?.querySelector<HTMLElement>('.popover')
const button = (host: Element) => inShadow(host, '.button')
const isOpen = (host: Element) => !!panelOf(host)?.matches(':popover-open')
const opens = (host: Element) => waitUntil(() => isOpen(host), 'never opens', { interval: 5 })
const closes = (host: Element) => waitUntil(() => !panelOf(host), 'never closes', { interval: 5 })
const filled = (host: Element, part: string) =>
  waitUntil(() => panelOf(host)?.querySelector(part)?.textContent, 'never filled', { interval: 5 })

/** What slides in has come to rest. */
const rests = (host: Element) =>
  Promise.all((panelOf(host)?.getAnimations() ?? []).map(({ finished }) => finished))

async function shown(attributes?: string, state?: object) {
  const view = await show(attributes, state)
  button(view.host).focus()
  button(view.host).click()
  await opens(view.host)
  return { ...view, panel: inShadow(view.host, '.popover') }
}

/** Whether the feature container takes up room. */
const hasFeature = (host: Element) => inShadow(host, '.feature').offsetHeight > 0
const names = (heard: ReturnType<typeof eventsOf>) => heard.take().map(({ type }) => type)

describe('dp-action-panel', () => {
  before(() => setViewport({ width: 800, height: 600 }))
  afterEach(() => {
    page.$asin.set(null)
    page.buyingOption(null).set(null)
  })

  it('ACT-001 opens a popover of 400 px', async () => {
    const { panel } = await shown()
    expect(panel.offsetWidth).to.equal(400)
  })

  it('ACT-001 is as wide as configured', async () => {
    const { panel } = await shown('data-popover-width="250"')
    expect(panel.offsetWidth).to.equal(250)
  })

  it('ACT-001 is narrower where the viewport is', async () => {
    await setViewport({ width: 640, height: 600 })
    const { panel } = await shown('data-popover-width="700"')
    const { left, right } = panel.getBoundingClientRect()
    await setViewport({ width: 800, height: 600 })
    expect([left, right]).to.deep.equal([8, 632])
  })

  for (const mode of ['onetime', 'used']) {
    const id = mode === 'onetime' ? 'ACT-003' : 'ACT-004'
    it(`ACT-002 ${id} shows the feature container in mode ${mode}`, async () => {
      const { host, panel } = await shown(`data-mode="${mode}"`)
      await filled(host, '.feature')
      expect([panel.dataset['mode'], hasFeature(host)]).to.deep.equal([mode, true])
    })
  }

  for (const mode of hiding) {
    it(`ACT-002 ACT-005 hides the feature container in mode ${mode}`, async () => {
      const { host, panel } = await shown(`data-mode="${mode}"`)
      await filled(host, '[part=content]')
      expect([panel.dataset['mode'], hasFeature(host)]).to.deep.equal([mode, false])
    })
  }

  it('ACT-006 follows a change of mode while it is open, and says so', async () => {
    const { host, panel, heard } = await shown('data-mode="onetime"')
    await filled(host, '.feature')
    heard.take()
    host.dataset['mode'] = 'sns'
    await nextFrame()
    expect([panel.dataset['mode'], hasFeature(host)]).to.deep.equal(['sns', false])
    host.dataset['mode'] = 'used'
    await nextFrame()
    expect([panel.dataset['mode'], hasFeature(host)]).to.deep.equal(['used', true])
    expect(heard.take().map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['dp-action-panel-mode-changed', { from: 'onetime', to: 'sns' }],
      ['dp-action-panel-mode-changed', { from: 'sns', to: 'used' }],
    ])
  })

  it('ACT-006 says nothing of a change while it is closed', async () => {
    const { host, heard } = await show('data-mode="onetime"')
    host.dataset['mode'] = 'sns'
    await nextFrame()
    expect(names(heard)).to.deep.equal([])
  })

  it('ACT-007 warns of an unknown mode and shows no feature container in it', async () => {
    let host: HTMLElement | undefined
    const told = await warnings(async () => {
      ;({ host } = await shown('id="panel" data-mode="twotime"'))
    })
    expect(told).to.have.lengthOf(1)
    expect(told[0]).to.contain('<dp-action-panel id="panel">').and.to.contain('twotime')
    expect(hasFeature(host!)).to.equal(false)
  })

  for (const treatment of ['T2', 'T3']) {
    it(`ACT-008 reflects ${treatment}, counts it with each opening, and shows the same`, async () => {
      const { host, panel, heard } = await shown(`data-treatment="${treatment}"`)
      await filled(host, '.feature')
      const counted = heard.take().filter(({ type }) => type === 'dp-metric')
      expect(panel.dataset['treatment']).to.equal(treatment)
      expect(counted.map(({ detail }) => [detail.name, detail.fields])).to.deep.equal([
        ['ActionPanelOpened', { mode: 'onetime', treatment }],
      ])
      expect(hasFeature(host)).to.equal(true)
    })
  }

  it('ACT-008 names no treatment without one', async () => {
    const { panel, heard } = await shown()
    const counted = heard.take().find(({ type }) => type === 'dp-metric')
    expect(panel.hasAttribute('data-treatment')).to.equal(false)
    expect(counted?.detail.fields).to.deep.equal({ mode: 'onetime' })
  })

  it('ACT-009 moves at most once per 500 ms while the page scrolls, and once after it', async () => {
    const time = holdClocks()
    try {
      const { host } = await show()
      button(host).click()
      await waitUntil(() => isOpen(host), 'it does not open')
      time.tick(600)
      const panel = inShadow(host, '.popover')
      const scrollTo = async (offset: number) => {
        host.style.marginTop = `${offset}px`
        host.style.display = 'block'
        dispatchEvent(new Event('scroll'))
        await Promise.resolve()
      }
      await scrollTo(20)
      const first = panel.style.top
      for (let step = 1; step < 10; step++) {
        time.tick(49)
        await scrollTo(20 + step)
      }
      expect(panel.style.top).to.equal(first)
      time.tick(500)
      expect(panel.style.top).to.equal(`${Number.parseFloat(first) + 9}px`)
    } finally {
      time.restore()
    }
  })

  for (const [how, act] of [
    ['Escape', () => press('Escape')],
    ['the close button', (host: Element) => inShadow(host, '.close').click()],
    ['a press outside', () => sendMouse({ type: 'click', position: [790, 590] })],
    [
      'the trigger',
      (host: Element) => sendMouse({ type: 'click', position: middle(button(host)) }),
    ],
  ] as const) {
    it(`ACT-010 closes by ${how}, says so once, and gives focus back`, async () => {
      const { host, heard } = await shown()
      heard.take()
      await act(host)
      await closes(host)
      const [closed, ...others] = heard.take()
      expect([closed?.type, closed?.detail]).to.deep.equal([
        'dp-action-panel-closed',
        { mode: 'onetime' },
      ])
      expect(others).to.deep.equal([])
      expect(host.shadowRoot?.activeElement === button(host)).to.equal(true)
      expect(host.matches(':state(open)')).to.equal(false)
    })
  }

  it('ACT-011 is closed after two quick presses, open after three, and never twice', async () => {
    const { host, heard } = await show()
    button(host).click()
    button(host).click()
    expect(host.matches(':state(open)')).to.equal(false)
    button(host).click()
    await opens(host)
    expect(host.shadowRoot?.querySelectorAll('.popover')).to.have.lengthOf(1)
    const shownEvents = names(heard).filter(name => name !== 'dp-metric')
    expect(shownEvents).to.deep.equal([events[0], events[1], events[0]])
  })

  it('ACT-012 runs nothing of the HTML that it shows', async () => {
    const evil =
      '<p>Fine</p><img src="x" onerror="window.ran = true"><script>window.ran = true</script>'
    const { host, panel } = await shown('', { featureHtml: evil, contentHtml: evil })
    await filled(host, '.feature')
    await filled(host, '[part=content]')
    await nextFrame()
    expect(panel.querySelectorAll('script, [onerror]')).to.have.lengthOf(0)
    expect('ran' in window).to.equal(false)
    expect(panel.querySelector('.feature p')?.textContent).to.equal('Fine')
  })

  it('ACT-013 opens nothing without content, and warns of it', async () => {
    const { host, heard } = await show('', {})
    const told = await warnings(() => button(host).click())
    await nextFrame()
    expect(told.join()).to.contain('featureHtml')
    expect(names(heard)).to.deep.equal([])
    expect(!panelOf(host)).to.equal(true)
  })

  it('ACT-014 follows the buying option of its product', async () => {
    const asin = 'B000000001'
    page.$asin.set(asin)
    page.buyingOption(asin).set('LIGHTNING_DEAL')
    const { panel } = await shown()
    expect(panel.dataset['mode']).to.equal('deal')
    page.buyingOption(asin).set('used')
    await nextFrame()
    expect(panel.dataset['mode']).to.equal('used')
    page.$asin.set('B000000002')
    await nextFrame()
    expect(panel.dataset['mode']).to.equal('onetime')
    page.buyingOption('B000000002').set('SNS')
    await nextFrame()
    expect(panel.dataset['mode']).to.equal('sns')
  })

  it('ACT-014 leaves a given mode as it is', async () => {
    page.buyingOption(null).set('SNS')
    const { panel } = await shown('data-mode="oos"')
    expect(panel.dataset['mode']).to.equal('oos')
  })

  it('ACT-015 shows a button of its own, named as the panel is', async () => {
    const { host, panel } = await shown('data-title="Ways to buy"')
    expect(button(host).textContent).to.equal('Ways to buy')
    expect([panel.ariaLabel, panel.querySelector('h2')?.textContent]).to.deep.equal([
      'Ways to buy',
      'Ways to buy',
    ])
  })

  it('ACT-015 names both from the catalogue without a title', async () => {
    const { host, panel } = await shown()
    expect([button(host).textContent, panel.ariaLabel]).to.deep.equal([
      'Purchase options',
      'Purchase options',
    ])
  })

  it('COR-100 has nothing for axe to find, closed or open', async () => {
    const { host } = await show()
    await expect(host).to.be.accessible()
    button(host).click()
    await opens(host)
    await filled(host, '[part=content]')
    await Promise.all(
      panelOf(host)!
        .getAnimations()
        .map(({ finished }) => finished),
    )
    await expect(host).to.be.accessible()
  })
})

const withLink = (state?: object) => `<div>
  <a class="how" href="#how" aria-expanded="mixed">How?</a>
  ${html('data-trigger=".how"', state)}
</div>`

async function openByLink() {
  const host = await mount('dp-action-panel', withLink())
  const link = host.parentElement!.querySelector<HTMLElement>('.how')!
  link.focus()
  link.click()
  await opens(host)
  return { host, link, heard: eventsOf(host, ...events) }
}

describe('dp-action-panel with a trigger of the page', () => {
  before(() => setViewport({ width: 800, height: 600 }))

  it('ACT-015 shows no button of its own', async () => {
    const host = await mount('dp-action-panel', withLink())
    expect(!host.shadowRoot?.querySelector('button')).to.equal(true)
  })

  it('ACT-001 opens at the trigger, and does not follow its link', async () => {
    const { host, link } = await openByLink()
    await rests(host)
    const gap = panelOf(host)!.getBoundingClientRect().top - link.getBoundingClientRect().bottom
    expect(Math.round(gap)).to.equal(6)
    expect(location.hash).to.equal('')
    expect(link.getAttribute('aria-expanded')).to.equal('true')
  })

  it('ACT-010 closes by it, and gives focus back', async () => {
    const { host, link } = await openByLink()
    await sendMouse({ type: 'click', position: middle(link) })
    await closes(host)
    expect(document.activeElement === link).to.equal(true)
    expect(link.getAttribute('aria-expanded')).to.equal('false')
  })

  it('ACT-013 leaves the link to the shopper where there is nothing to show', async () => {
    const host = await mount('dp-action-panel', withLink({}))
    const link = host.parentElement!.querySelector<HTMLElement>('.how')!
    await warnings(() => link.click())
    await waitUntil(() => location.hash === '#how', 'the link leads on')
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('opens by a trigger that is put in later', async () => {
    const host = await mount('dp-action-panel', withLink())
    const later = document.createElement('button')
    later.className = 'how'
    host.before(later)
    await nextFrame()
    later.click()
    await opens(host)
  })

  it('closes when its trigger goes', async () => {
    const { host, link, heard } = await openByLink()
    link.remove()
    await closes(host)
    expect(names(heard)).to.deep.equal(['dp-action-panel-closed'])
  })

  it('COR-032 leaves the trigger as the page had it when it goes', async () => {
    const { host, link } = await openByLink()
    host.remove()
    await nextFrame()
    expect([link.getAttribute('aria-expanded'), link.hasAttribute('aria-haspopup')]).to.deep.equal([
      'mixed',
      false,
    ])
    link.click()
    await waitUntil(() => location.hash === '#how', 'the link leads on')
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('leaves a press with a modifier key to the browser', async () => {
    const host = await mount('dp-action-panel', withLink())
    const link = host.parentElement!.querySelector<HTMLElement>('.how')!
    link.addEventListener('click', event => event.preventDefault())
    link.dispatchEvent(new MouseEvent('click', { ctrlKey: true, cancelable: true }))
    expect(host.matches(':state(open)')).to.equal(false)
  })
})
