import { expect } from '@open-wc/testing'
import { sendMouse, setViewport } from '@web/test-runner-commands'
import 'virtual:dp-tech-term'
import { eventsOf, inShadow, mount, place, press } from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { engine } from '../../support/engine.ts'
import { nextDrawing, nextTask, waitUntil } from '../../support/wait.ts'

const tag = 'dp-tech-term'
const html = (name: string, definition = `About ${name}`) =>
  `<${tag} data-term="${name}" data-definition="${definition}">${name}</${tag}>`

const show = (name = 'IP68', definition?: string) => mount(tag, html(name, definition))
const termOf = (host: Element) => inShadow(host, '[part=term]')
const places = () => [...document.querySelectorAll<HTMLElement>('body > [data-dp-outlet]')]
const panels = () =>
  places().flatMap(({ shadowRoot }) => [...shadowRoot!.querySelectorAll('dialog')])
const body = () => panels()[0]?.querySelector('.modal-body')
const isOpen = () => !!panels()[0]?.matches(':modal')
const opens = () => waitUntil(isOpen, 'never opens')
const closes = () => waitUntil(() => !panels()[0], 'never closes')
const goes = () => waitUntil(() => !places()[0], 'the panel stays in the body')
const hasFocus = (host: Element) => host.shadowRoot?.activeElement === termOf(host)

async function opened(name?: string, definition?: string) {
  const host = await show(name, definition)
  termOf(host).focus()
  termOf(host).click()
  await opens()
  return host
}

async function told(heard: ReturnType<typeof eventsOf>) {
  let seen: CustomEvent[] = []
  await waitUntil(() => (seen = heard.take()).length > 0, 'no event')
  return seen.map(({ type, detail }) => [type, detail.term])
}

describe(tag, () => {
  before(() => setViewport({ width: 800, height: 600 }))
  afterEach(async () => {
    for (const host of document.querySelectorAll(tag)) host.remove()
    await goes()
  })

  it('TEC-001 opens a panel at the end of the body, with the definition under the term', async () => {
    await opened('IP68', 'Keeps out dust.')
    expect(document.body.lastElementChild === places()[0]).to.equal(true)
    expect([panels()[0]?.ariaLabel, panels()[0]?.querySelector('h2')?.textContent]).to.deep.equal([
      'IP68',
      'IP68',
    ])
    expect(body()?.textContent).to.equal('Keeps out dust.')
  })

  for (const [name, key] of [
    ['Enter', 'Enter'],
    ['Space', ' '],
  ] as const) {
    it(`TEC-001 opens by ${name}`, async () => {
      const host = await show()
      termOf(host).focus()
      await press(key)
      await opens()
      expect(termOf(host).role).to.equal('button')
    })
  }

  it('TEC-001 shows a definition given as content, and leaves that where it is', async () => {
    const host = await mount(
      tag,
      `<${tag} data-term="OLED">OLED<span slot="definition"><b id="own">Each</b> pixel glows.</span></${tag}>`,
    )
    const own = host.querySelector('#own')!
    termOf(host).click()
    await opens()
    expect(body()?.innerHTML.replaceAll(/<!--.*?-->/g, '')).to.equal(
      '<b id="own">Each</b> pixel glows.',
    )
    expect([own.isConnected, own.checkVisibility()]).to.deep.equal([true, false])
  })

  it('TEC-001 shows a definition as text, and what is in a template', async () => {
    await opened('IP68', '&lt;img src=x onerror=alert(1)&gt;')
    expect(body()?.textContent).to.equal('<img src=x onerror=alert(1)>')
    await press('Escape')
    await goes()
    const host = await mount(
      tag,
      `<${tag} data-term="OLED">OLED<template slot="definition"><i>Glows</i></template></${tag}>`,
    )
    termOf(host).click()
    await opens()
    expect(body()?.querySelector('i')?.textContent).to.equal('Glows')
  })

  it('TEC-001 shows the new definition of an open term', async () => {
    const host = await opened()
    host.dataset['definition'] = 'Changed'
    await waitUntil(() => body()?.textContent === 'Changed', 'never changes')
    expect([panels().length, isOpen()]).to.deep.equal([1, true])
  })

  it('TEC-001 keeps a press from the label or the link around the term', async () => {
    const host = await mount(tag, `<label><input type="checkbox">${html('IP68')}</label>`)
    termOf(host).click()
    await opens()
    expect(host.parentElement!.querySelector('input')!.checked).to.equal(false)
  })

  it('TEC-002 darkens the page behind the panel', async () => {
    await opened()
    const { backgroundColor } = getComputedStyle(panels()[0]!, '::backdrop')
    expect(backgroundColor).to.match(/^rgba\(11, 16, 26, 0\.5\d*\)$/)
  })

  for (const [how, act] of [
    ['the close button', () => panels()[0]!.querySelector<HTMLElement>('.close')!.click()],
    ['Escape', () => press('Escape')],
    ['a press on the background', () => sendMouse({ type: 'click', position: [20, 300] })],
  ] as const) {
    it(`TEC-003 TEC-004 closes by ${how}, gives focus back, and leaves nothing in the body`, async () => {
      const { overflow } = document.documentElement.style
      const host = await opened()
      expect(host.matches(':state(open)')).to.equal(true)
      await act()
      await closes()
      expect([hasFocus(host), host.matches(':state(open)')]).to.deep.equal([true, false])
      expect(document.documentElement.style.overflow).to.equal(overflow)
      await goes()
    })
  }

  it('TEC-005 changes the content of the one panel when another term opens', async () => {
    const first = await opened('IP68')
    const second = await mount(tag, html('OLED'))
    const [panel] = panels()
    termOf(second).click()
    await waitUntil(() => body()?.textContent === 'About OLED', 'never changes')
    expect([panels().length, panels()[0] === panel, panel?.ariaLabel]).to.deep.equal([
      1,
      true,
      'OLED',
    ])
    expect([first, second].map(one => one.matches(':state(open)'))).to.deep.equal([false, true])
    await press('Escape')
    await closes()
    expect(hasFocus(second)).to.equal(true)
  })

  it('TEC-005 keeps the panel for the newer term when the older one leaves the page', async () => {
    const first = await opened('IP68')
    const second = await mount(tag, html('OLED'))
    termOf(second).click()
    await waitUntil(() => body()?.textContent === 'About OLED', 'never changes')
    first.remove()
    await nextTask()
    expect([isOpen(), body()?.textContent]).to.deep.equal([true, 'About OLED'])
  })

  it('TEC-005 opens again while the panel slides out, in the same place', async () => {
    const host = await opened()
    await press('Escape')
    await closes()
    termOf(host).click()
    await opens()
    expect([places().length, panels().length]).to.deep.equal([1, 1])
  })

  it('TEC-006 is plain text without a definition', async () => {
    for (const given of ['', 'data-definition="  "']) {
      const host = await mount(tag, `<${tag} data-term="USB-C" ${given}>USB-C</${tag}>`)
      expect(host.shadowRoot?.querySelector('[role], [tabindex]') ?? null).to.equal(null)
      host.click()
      await nextDrawing()
      expect(places()).to.deep.equal([])
    }
  })

  it('TEC-006 is a term as soon as a definition comes', async () => {
    const host = await mount(tag, `<${tag} data-term="USB-C">USB-C</${tag}>`)
    host.insertAdjacentHTML('beforeend', '<span slot="definition">A plug</span>')
    await waitUntil(() => host.shadowRoot?.querySelector('[part=term]'), 'stays plain')
    host.lastElementChild!.remove()
    await waitUntil(() => !host.shadowRoot?.querySelector('[part=term]'), 'stays a term')
  })

  it('TEC-006 shows terms inside of a definition as plain text', async () => {
    const host = await mount(
      tag,
      `<${tag} data-term="OLED">OLED<span slot="definition">Not ${html('LCD')}!</span></${tag}>`,
    )
    termOf(host).click()
    await opens()
    expect(body()?.textContent).to.equal('Not LCD!')
    expect(body()?.querySelector(tag) ?? null).to.equal(null)
  })

  it('TEC-007 goes at once with its term, and frees the page', async () => {
    const host = await opened()
    host.remove()
    await nextTask()
    expect([places(), document.documentElement.style.overflow]).to.deep.equal([[], ''])
  })

  it('TEC-007 stays with a term that only moves', async () => {
    const host = await opened()
    place('<p></p>').append(host)
    await nextTask()
    expect([isOpen(), host.matches(':state(open)')]).to.deep.equal([true, true])
  })

  it('TEC-007 closes when the page removes the panel', async () => {
    const host = await opened()
    places()[0]!.remove()
    await waitUntil(() => !host.matches(':state(open)'), 'stays open')
    expect(document.documentElement.style.overflow).to.equal('')
    termOf(host).click()
    await opens()
  })

  it('TEC-008 is a modal dialog in a shadow root of its own, with the focus inside', async () => {
    const sheets = document.adoptedStyleSheets.length + document.styleSheets.length
    await opened()
    const [node] = places()
    expect(node?.shadowRoot?.activeElement === panels()[0]).to.equal(true)
    expect(panels()[0]?.matches(':modal')).to.equal(true)
    await press('Tab', 'Tab', 'Tab')
    expect([document.body, node!].includes(document.activeElement as HTMLElement)).to.equal(true)
    expect(document.adoptedStyleSheets.length + document.styleSheets.length).to.equal(sheets)
    expect(node?.getClientRects().length).to.equal(0)
  })

  it('TEC-008 reads in the direction and the language of its term', async () => {
    const host = await mount(tag, `<p dir="rtl" lang="ar">${html('IP68')}</p>`)
    termOf(host).click()
    await opens()
    await Promise.all(
      panels()[0]!
        .getAnimations()
        .map(({ finished }) => finished),
    )
    const [node] = places()
    expect([node?.dir, node?.lang, panels()[0]?.getBoundingClientRect().left]).to.deep.equal([
      'rtl',
      'ar',
      0,
    ])
  })

  engine.it('TEC-009 slides out as a copy that nobody can press', 'motion', async () => {
    const host = await opened()
    await Promise.all(
      panels()[0]!
        .getAnimations()
        .map(({ finished }) => finished),
    )
    const time = holdClocks()
    try {
      await press('Escape')
      await closes()
      const copies = [...places()[0]!.shadowRoot!.querySelectorAll('[inert]')]
      expect(copies.map(one => one.textContent)).to.deep.equal(['IP68About IP68'])
      const [slide] = copies[0]!.getAnimations()
      expect(slide?.effect?.getTiming().duration).to.equal(300)
      expect(hasFocus(host)).to.equal(true)
      time.tick(300)
    } finally {
      time.restore()
    }
  })

  engine.it('TEC-009 slides in 300 ms, and tells of both ends', 'motion', async () => {
    const host = await opened()
    const heard = eventsOf(host, 'dp-tech-term-opened', 'dp-tech-term-closed')
    expect(getComputedStyle(panels()[0]!).transitionDuration.split(', ')[0]).to.equal('0.3s')
    expect(await told(heard)).to.deep.equal([['dp-tech-term-opened', 'IP68']])
    const time = holdClocks()
    try {
      await press('Escape')
      await closes()
      time.tick(299)
      expect(heard.take()).to.deep.equal([])
      time.tick(1)
    } finally {
      time.restore()
    }
    expect(await told(heard)).to.deep.equal([['dp-tech-term-closed', 'IP68']])
  })

  it('TEC-009 tells of the end of a term that another one has replaced', async () => {
    const first = await opened('IP68')
    const heard = eventsOf(document, 'dp-tech-term-opened', 'dp-tech-term-closed')
    await told(eventsOf(first, 'dp-tech-term-opened'))
    heard.take()
    const second = await mount(tag, html('OLED'))
    termOf(second).click()
    const seen: unknown[] = []
    await waitUntil(() => {
      seen.push(...heard.take().map(({ type, detail }) => [type, detail.term]))
      return seen.length > 1
    }, 'no events')
    expect(seen).to.have.deep.members([
      ['dp-tech-term-closed', 'IP68'],
      ['dp-tech-term-opened', 'OLED'],
    ])
  })

  it('COR-108 is a sheet at the bottom of a narrow window', async () => {
    await setViewport({ width: 390, height: 700 })
    await opened()
    await Promise.all(
      panels()[0]!
        .getAnimations()
        .map(({ finished }) => finished),
    )
    const { bottom, width } = panels()[0]!.getBoundingClientRect()
    await setViewport({ width: 800, height: 600 })
    expect(bottom).to.be.closeTo(700, 0.1)
    expect(width).to.be.closeTo(390, 0.1)
  })
})
