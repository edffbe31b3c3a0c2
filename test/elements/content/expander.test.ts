import { expect, nextFrame } from '@open-wc/testing'
import { waitUntil } from '../../support/wait.ts'
import { resetMouse, sendMouse } from '@web/test-runner-commands'
import 'virtual:dp-expander'
import { emulateReducedMotion, engine } from '../../support/engine.ts'
import { textOf } from '../../support/drive.ts'
import { cdp, eventsOf, inShadow, mount, press } from '../../support/browser.ts'

const names = ['dp-content-expanded', 'dp-content-collapsed']

const items = (count: number) => '<li>Folds flat</li>'.repeat(count)
/** Without markers: they make a line of some fonts higher. */
const bullets = (attributes = '', inner = items(8)) =>
  `<dp-expander ${attributes}>
    <ul style="margin:0;line-height:20px;list-style:none">${inner}</ul>
  </dp-expander>`
const link = (text: string) => `<li><a href="#">${text}</a></li>`
const longTitle = 'Headphones that fold flat and play for forty hours on one charge, in sea blue'
const title = (attributes = '', inner = longTitle) =>
  `<dp-expander data-kind="title" ${attributes}>
    <h1 style="margin:0;font-size:20px;line-height:24px;width:200px">${inner}</h1>
  </dp-expander>`

const frame = (host: Element) => inShadow(host, '.content')
const control = (host: Element) => inShadow(host, '.control')
const hasControl = (host: Element) => host.shadowRoot?.querySelector('.control') !== null
const isState = (host: Element, state: string) => host.matches(`:state(${state})`)
const becomes = (host: Element, state: string) =>
  waitUntil(() => isState(host, state), `<dp-expander> is never ${state}`, { interval: 5 })

/** Mounts and waits until the content is measured. */
async function show(html: string, state = 'collapsed') {
  const host = await mount('dp-expander', html)
  await becomes(host, state)
  return { host, events: eventsOf(host, ...names) }
}

async function pointTo(element: Element | null): Promise<void> {
  const { left, top } = element?.getBoundingClientRect() ?? { left: 700, top: 500 }
  await sendMouse({ type: 'move', position: [Math.round(left) + 5, Math.round(top) + 5] })
}

describe('dp-expander', () => {
  before(() => emulateReducedMotion(true))
  afterEach(() => resetMouse())
  after(() => emulateReducedMotion(false))

  it('EXP-001 starts collapsed', async () => {
    const { host } = await show(bullets())
    expect(frame(host).clientHeight).to.be.lessThan(160)
    expect(control(host).ariaExpanded).to.equal('false')
  })

  it('EXP-002 toggles by a click on the title', async () => {
    const { host, events } = await show(title())
    const heading = host.querySelector('h1')
    heading?.click()
    await becomes(host, 'expanded')
    expect(frame(host).clientHeight).to.be.greaterThan(heading?.offsetHeight ?? 1000)
    heading?.click()
    await becomes(host, 'collapsed')
    expect(frame(host).clientHeight).to.equal(48)
    expect(events.take().map(({ type }) => type)).to.deep.equal(names)
  })

  it('EXP-002 leaves the title alone while the shopper marks text in it', async () => {
    const { host, events } = await show(title())
    getSelection()?.selectAllChildren(host)
    host.querySelector('h1')?.click()
    getSelection()?.empty()
    expect(events.take()).to.deep.equal([])
  })

  it('EXP-003 collapses an expanded title when the mouse leaves it', async () => {
    const { host } = await show(title())
    await pointTo(host)
    host.querySelector('h1')?.click()
    await becomes(host, 'expanded')
    await pointTo(null)
    await becomes(host, 'collapsed')
  })

  it('EXP-004 keeps a title expanded while focus is inside', async () => {
    const { host } = await show(title())
    await pointTo(host)
    control(host).focus()
    await press('Enter')
    await pointTo(null)
    await nextFrame()
    expect(isState(host, 'expanded')).to.equal(true)
  })

  it('EXP-005 EXP-006 shows the more text while collapsed and the close text while expanded', async () => {
    const { host } = await show(bullets())
    expect(control(host).textContent?.trim()).to.equal('More')
    control(host).click()
    await nextFrame()
    expect(control(host).textContent?.trim()).to.equal('Less')
  })

  it('EXP-005 EXP-006 shows the texts that the page gives', async () => {
    const { host } = await show(bullets('data-more-text="All features" data-close-text="Fewer"'))
    expect(control(host).textContent?.trim()).to.equal('All features')
    control(host).click()
    await nextFrame()
    expect(control(host).textContent?.trim()).to.equal('Fewer')
  })

  it('EXP-007 keeps bullets expanded when the pointer leaves, and unfolds none by a click', async () => {
    const { host, events } = await show(bullets())
    host.querySelector('li')?.click()
    expect(events.take()).to.deep.equal([])
    await pointTo(host)
    control(host).click()
    await pointTo(null)
    await nextFrame()
    expect(isState(host, 'expanded')).to.equal(true)
  })

  engine.it(
    'EXP-009 toggles without a fade when reduced motion is preferred',
    'reduced motion',
    async () => {
      const { host } = await show(bullets())
      control(host).click()
      expect(frame(host).style.opacity).to.equal('')
      expect(frame(host).clientHeight).to.equal(160)
    },
  )

  it('EXP-012 leaves content that fits without a control, and its title without a toggle', async () => {
    const { host, events } = await show(title('', 'Short'), 'static')
    host.querySelector('h1')?.click()
    await nextFrame()
    expect(events.take()).to.deep.equal([])
    expect(hasControl(host)).to.equal(false)
    const fitting = await show(bullets('', items(5)), 'static')
    expect(hasControl(fitting.host)).to.equal(false)
  })

  for (const key of ['Enter', ' ']) {
    for (const html of [bullets(), title()]) {
      const kind = html.includes('title') ? 'title' : 'bullets'
      it(`EXP-013 works by ${key} on the button of ${kind}`, async () => {
        const { host } = await show(html)
        await press('Tab')
        expect(host.shadowRoot?.activeElement).to.equal(control(host))
        await press(key)
        expect(control(host).ariaExpanded).to.equal('true')
        expect(frame(host).id).to.equal(control(host).getAttribute('aria-controls'))
      })
    }
  }

  it('EXP-013 shows the button of a title, folded and unfolded', async () => {
    const { host } = await show(title())
    const isSeen = () => {
      const { left, top, width, height } = control(host).getBoundingClientRect()
      return host.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2) === control(host)
    }
    expect([isSeen(), textOf(control(host))]).to.deep.equal([true, '… More'])
    control(host).click()
    await nextFrame()
    expect([isSeen(), textOf(control(host))]).to.deep.equal([true, 'Less'])
  })

  it('EXP-014 leaves a click on a link to the link', async () => {
    const { host, events } = await show(title('', `<a href="#exp-014">Maker</a> ${longTitle}`))
    host.querySelector('a')?.click()
    await waitUntil(() => location.hash === '#exp-014', 'the link is followed')
    expect(events.take()).to.deep.equal([])
    history.replaceState(null, '', location.pathname + location.search)
  })

  const styles = [
    ['normal', 'fontWeight', '400'],
    ['bold', 'fontWeight', '700'],
    ['small', 'fontSize', '14px'],
    ['large', 'fontSize', '20px'],
  ] as const
  for (const [style, property, value] of styles) {
    it(`EXP-015 makes the first wrapped heading ${style} and no other`, async () => {
      const page = '<style>h2, h3 { font-size: 17px; font-weight: 600 }</style>'
      const inner = '<p>About</p><h2>Wrapped</h2><h3>Second</h3><div><h2>Deep</h2></div>'
      const { host } = await show(
        `<div style="font-size:16px"><h2>Outside</h2>${page}
          <dp-expander data-heading-style="${style}">${inner}</dp-expander></div>`,
        'static',
      )
      const looks = (heading: Element) => getComputedStyle(heading)[property]
      const [outside, wrapped, second, deep] = host.parentElement?.querySelectorAll('h2, h3') ?? []
      const own = property === 'fontSize' ? '17px' : '600'
      const found = [wrapped, outside, second, deep].map(one => one && looks(one))
      expect(found).to.deep.equal([value, own, own, own])
      expect(wrapped?.textContent).to.equal('Wrapped')
    })
  }

  it('EXP-016 sends one event for each toggle, once the host has its state', async () => {
    const { host, events } = await show(bullets())
    const seen: boolean[] = []
    host.addEventListener('dp-content-expanded', () => seen.push(isState(host, 'expanded')))
    control(host).click()
    await nextFrame()
    control(host).click()
    expect(seen).to.deep.equal([true])
    expect(events.take().map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['dp-content-expanded', { kind: 'bullets' }],
      ['dp-content-collapsed', { kind: 'bullets' }],
    ])
  })

  for (const pointerType of ['touch', 'pen']) {
    it(`EXP-017 keeps a title expanded when a ${pointerType} is lifted`, async () => {
      const { host } = await show(title())
      host.querySelector('h1')?.click()
      frame(host).dispatchEvent(new PointerEvent('pointerleave', { pointerType }))
      expect(isState(host, 'expanded')).to.equal(true)
      frame(host).dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
      expect(isState(host, 'collapsed')).to.equal(true)
    })
  }

  it('EXP-018 expands when focus enters what is folded away, and not before', async () => {
    const { host } = await show(bullets('', link('First') + items(6) + link('Last')))
    const [first, last] = host.querySelectorAll('a')
    first?.focus()
    expect(isState(host, 'collapsed')).to.equal(true)
    last?.focus()
    expect(isState(host, 'expanded')).to.equal(true)
  })

  it('EXP-018 expands when a search of the page scrolls to what is folded away', async () => {
    const { host } = await show(bullets())
    host.querySelector('li:last-child')?.scrollIntoView()
    await becomes(host, 'expanded')
    expect(frame(host).scrollTop).to.equal(0)
  })

  it('EXP-021 folds a title to two lines and bullets to five', async () => {
    const one = await show(title())
    expect(frame(one.host).clientHeight).to.equal(48)
    const other = await show(bullets())
    expect(frame(other.host).clientHeight).to.equal(100)
  })

  it('EXP-021 folds to the lines that collapsedHeight has room for, also when that changes', async () => {
    const { host } = await show(bullets('data-collapsed-height="70"'))
    expect(frame(host).clientHeight).to.equal(60)
    host.dataset['collapsedHeight'] = '90'
    await nextFrame()
    expect(frame(host).clientHeight).to.equal(80)
    host.dataset['collapsedHeight'] = '5'
    await nextFrame()
    expect(frame(host).clientHeight).to.equal(20)
    host.dataset['collapsedHeight'] = '160'
    await becomes(host, 'static')
  })

  it('EXP-022 starts unfolded with data-expanded', async () => {
    const { host, events } = await show(bullets('data-expanded'), 'expanded')
    expect(frame(host).clientHeight).to.equal(160)
    expect(control(host).textContent?.trim()).to.equal('Less')
    expect(events.take()).to.deep.equal([])
  })

  it('COR-053 shows data-expanded that the page changes, and sends no event', async () => {
    const { host, events } = await show(bullets())
    host.dataset['expanded'] = ''
    await becomes(host, 'expanded')
    expect(frame(host).clientHeight).to.equal(160)
    expect(events.take()).to.deep.equal([])
  })

  it('COR-100 has nothing for axe to find, collapsed and expanded', async () => {
    for (const html of [bullets(), title()]) {
      const { host } = await show(html)
      await expect(host).to.be.accessible()
      control(host).click()
      await expect(host).to.be.accessible()
    }
  })

  engine.it(
    'COR-105 keeps the button visible with forced colors',
    'emulated media features',
    async () => {
      await cdp('Emulation.setEmulatedMedia', {
        features: [{ name: 'forced-colors', value: 'active' }],
      })
      const { host } = await show(bullets())
      const { color, backgroundColor } = getComputedStyle(control(host))
      await cdp('Emulation.setEmulatedMedia', { features: [] })
      expect(color).not.to.equal(backgroundColor)
    },
  )
})
