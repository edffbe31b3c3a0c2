import { expect, nextFrame } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import 'virtual:dp-offer-features'
import { eventsOf, inShadow, mount, press } from '../../support/browser.ts'
import { emulateReducedMotion } from '../../support/engine.ts'
import { late } from '../../../src/widgets/services/offer-features/offer-features.late.ts'
import { waitUntil } from '../../support/wait.ts'

const tag = 'dp-offer-features'
const long = 'Two people carry it to its place, up to the fifth floor and without a lift. '.repeat(
  4,
)
const row = (inner: string, attributes = '') =>
  `<div style="font:16px/20px serif" ${attributes}>${inner}</div>`
const delivery = row(
  `<b style="line-height:1">Delivery:</b> ${long}<a id="terms" href="#terms">Terms</a>`,
)

async function show(inner: string) {
  const host = await mount(tag, `<div style="width:300px"><${tag}>${inner}</${tag}></div>`)
  await waitUntil(() => host.shadowRoot?.querySelector('.more'), 'the text is cut')
  await nextFrame()
  return host
}
const more = (host: Element) => inShadow(host, '.more')
const panel = (host: Element) => inShadow(host, '#panel')
const hasPanel = (host: Element) => host.shadowRoot?.querySelector('#panel') !== null
async function open(host: Element): Promise<HTMLElement> {
  more(host).focus()
  await press('Enter')
  await waitUntil(() => hasPanel(host), 'the panel opens')
  return panel(host)
}

describe(`${tag}: the whole text of a row`, () => {
  before(async () => {
    await emulateReducedMotion(true)
    await setViewport({ width: 900, height: 700 })
  })
  after(async () => {
    await emulateReducedMotion(false)
    await setViewport({ width: 800, height: 600 })
  })

  // First: once the code has come, it is there for all.
  it('OFR-006 shows the text whole in its row if the code of the popover cannot load', async () => {
    const { load } = late.wholeText
    late.wholeText.load = () => Promise.reject(new Error('offline'))
    try {
      const host = await show(delivery)
      expect(inShadow(host, '.text').offsetHeight).to.equal(60)
      more(host).click()
      await waitUntil(() => !host.shadowRoot?.querySelector('.more'), 'nothing is cut')
      expect(inShadow(host, '.text').offsetHeight).to.equal(host.querySelector('div')?.offsetHeight)
      expect(inShadow(host, '.text').offsetHeight).to.be.greaterThan(60)
    } finally {
      late.wholeText.load = load
    }
  })

  it('OFR-006 opens a popover at the text, and gives the focus back', async () => {
    const host = await show(delivery)
    const opened = await open(host)
    expect(opened.matches(':popover-open')).to.equal(true)
    expect(opened.innerText).to.include(long.trim())
    expect(
      Math.abs(opened.getBoundingClientRect().top - more(host).getBoundingClientRect().bottom),
    ).to.be.lessThan(12)
    expect(more(host).ariaExpanded).to.equal('true')
    await press('Escape')
    await nextFrame()
    expect(hasPanel(host)).to.equal(false)
    expect(host.shadowRoot?.activeElement).to.equal(more(host))
  })

  it('OFR-006 closes by its button, by a press outside and by a second press', async () => {
    const host = await show(delivery)
    const ways = [
      () => panel(host).querySelector<HTMLElement>('.close')?.click(),
      () => more(host).click(),
      () => {
        for (const type of ['pointerdown', 'pointerup'])
          document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }))
      },
    ]
    for (const way of ways) {
      await open(host)
      way()
      await nextFrame()
      expect(hasPanel(host), String(way)).to.equal(false)
    }
  })

  it('OFR-006 shows the links of the text, and leaves the row as it is', async () => {
    const host = await show(delivery)
    const before = host.innerHTML
    const opened = await open(host)
    expect(opened.querySelector('a')?.getAttribute('href')).to.equal('#terms')
    expect(opened.querySelector('#terms')).to.equal(null)
    expect(host.innerHTML).to.equal(before)
  })

  it('OFR-006 is a sheet in a narrow window, and follows the window', async () => {
    await setViewport({ width: 400, height: 700 })
    const host = await show(delivery)
    expect((await open(host)).matches('dialog:modal')).to.equal(true)
    await setViewport({ width: 900, height: 700 })
    await waitUntil(() => panel(host).matches(':popover-open'), 'a popover')
    await press('Escape')
    await nextFrame()
    expect([hasPanel(host), document.documentElement.style.overflow]).to.deep.equal([false, ''])
  })

  it('OFR-006 closes when the text is no longer cut', async () => {
    const host = await show(delivery)
    await open(host)
    host.parentElement!.style.width = '2000px'
    await waitUntil(() => !hasPanel(host), 'the panel is gone')
    expect(host.shadowRoot?.querySelector('.more')).to.equal(null)
  })

  it('OFR-006 closes with the element, and opens again with it', async () => {
    const host = await show(delivery)
    await open(host)
    const place = host.parentElement
    host.remove()
    await nextFrame()
    expect(document.querySelector(':popover-open')).to.equal(null)
    place?.append(host)
    await waitUntil(() => panel(host).matches(':popover-open'), 'the panel is back')
  })

  it('OFR-007 takes the header of the row as title, and counts the row by its name', async () => {
    const host = await show(
      row(`<b style="line-height:1">Delivery:</b> ${long}`, 'offer-display-feature-name="carried"'),
    )
    const events = eventsOf(host, 'dp-metric')
    expect(more(host).ariaLabel).to.equal('More: Delivery')
    expect((await open(host)).querySelector('h2')?.innerText).to.equal('Delivery')
    const [metric] = events.take().map(({ detail }) => detail)
    expect([metric.name, metric.fields]).to.deep.equal([
      'OfferFeatureOpened',
      { feature: 'carried' },
    ])
  })

  for (const [kind, html, title] of [
    ['the name of the row', row(long, 'offer-display-feature-name="Delivery"'), 'Delivery'],
    ['a word of its own', row(long), 'Details'],
    ['no link', row(`<a href="#">Terms</a> ${long}`), 'Details'],
  ]) {
    it(`OFR-007 takes ${kind} as title where the row has no header`, async () => {
      const host = await show(html ?? '')
      expect((await open(host)).getAttribute('aria-label')).to.equal(title)
    })
  }
})
