import { expect, nextFrame } from '@open-wc/testing'
import 'virtual:dp-offer-features'
import { eventsOf, inShadow, mount, press } from '../../support/browser.ts'
import { emulateReducedMotion } from '../../support/engine.ts'
import { waitUntil } from '../../support/wait.ts'
import { warnings } from '../../support/warnings.ts'

const tag = 'dp-offer-features'
const long = 'Two people carry it to its place, up to the fifth floor and without a lift. '.repeat(
  4,
)
const names = ['dp-features-expanded', 'dp-features-collapsed']

/** Engines round the ascent of bold text in their own way: a lower line of it leaves the row's line at 20 px. */
const row = (text: string, attributes = '', style = '') =>
  `<div style="font:16px/20px serif;${style}" ${attributes}><b style="line-height:1">Name</b> ${text}</div>`
const rows = (count: number, first = '') =>
  row('text', first) + row('text <a href="#">link</a>').repeat(count - 1)

const show = (inner: string, attributes = '', width = 300) =>
  mount(tag, `<div style="width:${width}px"><${tag} ${attributes}>${inner}</${tag}></div>`)

const box = (host: Element) => inShadow(host, '#rows')
const control = (host: Element) => inShadow(host, '.control')
const isState = (host: Element, state: string) => host.matches(`:state(${state})`)
const shown = (host: Element) =>
  [...host.children].filter(child => child.checkVisibility({ contentVisibilityAuto: true })).length
const mores = (host: Element) => [...(host.shadowRoot?.querySelectorAll('.more') ?? [])]

async function frames(): Promise<void> {
  await nextFrame()
  await nextFrame()
}

describe(tag, () => {
  before(() => emulateReducedMotion(true))
  after(() => emulateReducedMotion(false))

  it('OFR-001 shows as many rows as the first row with a count says', async () => {
    const host = await show(
      row('text') + row('text', 'displayable-row-count="2"') + rows(2, 'displayable-row-count="1"'),
    )
    expect([shown(host), isState(host, 'collapsed')]).to.deep.equal([2, true])
  })

  it('OFR-001 lets data-row-count go before the rows', async () => {
    const host = await show(rows(4, 'displayable-row-count="1"'), 'data-row-count="3"')
    expect(shown(host)).to.equal(3)
    host.setAttribute('data-row-count', '2')
    await nextFrame()
    expect(shown(host)).to.equal(2)
    host.removeAttribute('data-row-count')
    await nextFrame()
    expect(shown(host)).to.equal(1)
  })

  for (const count of ['0', 'three', '-1', '1.5', '']) {
    it(`OFR-001 shows all rows when the count is "${count}"`, async () => {
      let host: HTMLElement | undefined
      const told = await warnings(async () => {
        host = await show(rows(4, `displayable-row-count="${count}"`))
      })
      expect(host && [shown(host), isState(host, 'static')]).to.deep.equal([4, true])
      expect(told.filter(text => text.includes('displayable-row-count'))).to.have.length(
        count ? 1 : 0,
      )
    })
  }

  it('OFR-002 is as tall as its rows, each with 4 px, and 6 px once', async () => {
    const host = await show(row(long, 'displayable-row-count="2"', 'margin:7px 0') + rows(3))
    await frames()
    expect(box(host).offsetHeight).to.equal(7 + 60 + 7 + 4 + 20 + 4 + 6)
  })

  it('OFR-003 expands to all rows, and collapses again, and tells each once', async () => {
    const host = await show(rows(5, 'displayable-row-count="2"'))
    const events = eventsOf(host, ...names)
    const before = box(host).offsetHeight
    control(host).click()
    await nextFrame()
    expect([shown(host), box(host).offsetHeight]).to.deep.equal([5, 5 * 24 + 6])
    control(host).click()
    await nextFrame()
    expect([shown(host), box(host).offsetHeight]).to.deep.equal([2, before])
    expect(events.take().map(({ type, detail }) => [type, detail])).to.deep.equal(
      names.map(name => [name, {}]),
    )
  })

  it('OFR-004 has no control for no more rows than the limit', async () => {
    const host = await show(rows(2, 'displayable-row-count="2"'))
    expect(host.shadowRoot?.querySelector('.control')).to.equal(null)
    expect(isState(host, 'static')).to.equal(true)
  })

  it('OFR-005 cuts a text to three whole lines', async () => {
    const host = await show(row(long) + row('text'))
    await frames()
    expect(inShadow(host, '.text').offsetHeight).to.equal(60)
    expect(mores(host)).to.have.length(1)
  })

  it('OFR-005 counts no line of a header above the text, and none beside it', async () => {
    const stacked = `<div style="font:16px/20px serif"><b style="display:block">A name</b><span>${long}</span></div>`
    const beside = `<div style="font:16px/20px serif;display:grid;grid-template-columns:80px 1fr"><b>A name of two lines</b><span>${long}</span></div>`
    for (const [html, height] of [
      [stacked, 80],
      [beside, 60],
    ] as const) {
      const host = await show(html)
      await frames()
      expect(inShadow(host, '.text').offsetHeight).to.equal(height)
    }
  })

  it('OFR-005 leaves a text of three lines whole', async () => {
    const host = await show('<div style="font:16px/20px serif">One<br>Two<br>Three</div>')
    await frames()
    expect([inShadow(host, '.text').offsetHeight, mores(host).length]).to.deep.equal([60, 0])
  })

  it('OFR-008 cuts and measures again when the width changes', async () => {
    const host = await show(row(long, 'displayable-row-count="1"') + rows(2))
    await frames()
    host.parentElement!.style.width = '4000px'
    await waitUntil(() => mores(host).length === 0, 'no text is cut')
    expect(box(host).offsetHeight).to.equal(20 + 4 + 6)
    host.parentElement!.style.width = '200px'
    await waitUntil(() => mores(host).length === 1, 'the text is cut')
    expect(box(host).offsetHeight).to.equal(60 + 4 + 6)
  })

  it('OFR-009 tells whether it is expanded, and keeps folded rows out of the tab order', async () => {
    const host = await show(rows(4, 'displayable-row-count="1"'))
    const links = host.querySelectorAll('a')
    expect(control(host).ariaExpanded).to.equal('false')
    await press('Tab')
    expect(host.shadowRoot?.activeElement).to.equal(control(host))
    await press('Enter')
    expect(control(host).ariaExpanded).to.equal('true')
    links[0]?.focus()
    expect(document.activeElement).to.equal(links[0])
  })

  it('OFR-010 leaves the focus on the control, which then reads show less', async () => {
    const host = await show(rows(4, 'displayable-row-count="1"'))
    control(host).focus()
    expect(control(host).innerText.trim()).to.equal('Show more')
    await press(' ')
    expect(host.shadowRoot?.activeElement).to.equal(control(host))
    expect(control(host).innerText.trim()).to.equal('Show less')
  })

  it('OFR-012 follows rows that the page adds, hides and removes', async () => {
    const host = await show(rows(2, 'displayable-row-count="2"'))
    host.insertAdjacentHTML('beforeend', row('late'))
    await waitUntil(() => isState(host, 'collapsed'), 'it folds')
    expect(shown(host)).to.equal(2)
    const [first] = host.children
    first?.toggleAttribute('hidden', true)
    await waitUntil(() => isState(host, 'static'), 'nothing folds')
    expect(shown(host)).to.equal(2)
    first?.toggleAttribute('hidden', false)
    first?.setAttribute('displayable-row-count', '1')
    await waitUntil(() => shown(host) === 1, 'one row shows')
    host.lastElementChild?.remove()
    await frames()
    expect([host.children.length, shown(host)]).to.deep.equal([2, 1])
  })

  it('OFR-012 shows a new row at the place that the page gave it', async () => {
    const host = await show(rows(2))
    host.insertAdjacentHTML('afterbegin', row('first'))
    await frames()
    const tops = [...host.children].map(child => child.getBoundingClientRect().top)
    expect(tops).to.deep.equal(tops.toSorted((a, b) => a - b))
    expect(tops[0]).to.be.lessThan(tops[1] ?? 0)
  })

  it('OFR-012 leaves no mark on rows when it is removed, and folds when it is put back', async () => {
    const host = await show(rows(3, 'displayable-row-count="1"'))
    const place = host.parentElement
    host.remove()
    await frames()
    expect(host.innerHTML).to.not.include('slot=')
    place?.append(host)
    await frames()
    expect(shown(host)).to.equal(1)
  })

  it('OFR-013 expands when a search of the page finds a text beyond the limit', async () => {
    const host = await show(rows(3, 'displayable-row-count="1"'))
    const folded = inShadow(host, '.row[hidden]')
    expect(folded.getAttribute('hidden')).to.equal('until-found')
    folded.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await nextFrame()
    expect([shown(host), isState(host, 'expanded')]).to.deep.equal([3, true])
  })

  it('shows texts beside the rows', async () => {
    const host = await show(`Before ${rows(2)}`)
    const range = document.createRange()
    range.selectNodeContents(host.firstChild!)
    expect(range.getBoundingClientRect().height).to.be.greaterThan(0)
  })
})
