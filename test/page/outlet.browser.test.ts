import { expect, nextFrame } from '@open-wc/testing'
import { outlet } from '../../src/page/outlet.ts'
import { place } from '../support/browser.ts'
import { waitUntil } from '../support/wait.ts'

const button = '<button>Buy</button>'
let ends: (() => void)[] = []

/** A page with a button, and what stands beside it in shadow roots. */
function besideButton(html = `<div><p>${button}</p><p></p></div>`) {
  const outer = place(html)
  const find = (selector: string) => outer.querySelector(selector) as HTMLElement
  const node = find('button, li')
  const show = (text: string, styles: readonly string[] = []) => {
    const content = Object.assign(document.createElement('div'), { textContent: text })
    const end = outlet(node, content, styles)
    ends.push(end)
    return end
  }
  const beside = () => {
    const next = node.nextElementSibling
    return next?.shadowRoot ? next : null
  }
  const texts = () =>
    [...outer.querySelectorAll('span')].map(span => span.shadowRoot?.textContent ?? '')
  return { outer, find, node, show, beside, texts }
}

describe('An outlet', () => {
  afterEach(() => {
    for (const end of ends) end()
    ends = []
  })

  it('COR-100 is an item of the list when it stands after one', () => {
    const { show, beside } = besideButton('<ul><li>First</li></ul>')
    show('Second')
    expect(beside()?.role).to.equal('listitem')
  })

  it('COR-099 stands after the node of the page, in a shadow root of its own, until its end', () => {
    const { show, beside, outer } = besideButton()
    const before = outer.innerHTML
    const end = show('Wait')
    expect(beside()?.localName).to.equal('span')
    expect(beside()?.shadowRoot?.textContent).to.equal('Wait')
    end()
    expect(outer.innerHTML).to.equal(before)
  })

  it('COR-099 has the tokens and the sheets that it is given, and takes no rule of the page', async () => {
    const rules =
      'span{display:none!important;letter-spacing:9px;color:red}div{color:red!important}'
    const { show, beside } = besideButton(
      `<section style="color:rgb(1,2,3)"><style>${rules}</style>${button}</section>`,
    )
    show('Wait', ['div { border-block-start: 2px solid var(--_dp-accent) }'])
    const outer = beside() as HTMLElement
    const inner = outer.shadowRoot?.querySelector('div') as HTMLElement
    const { display, color } = getComputedStyle(outer)
    const shown = getComputedStyle(inner)
    // In a page without dp.css the tokens come a moment later.
    await waitUntil(() => shown.getPropertyValue('--_dp-accent'), 'has no tokens')
    expect([display, color, shown.color]).to.deep.equal([
      'inline-block',
      'rgb(1, 2, 3)',
      'rgb(1, 2, 3)',
    ])
    expect([shown.letterSpacing, shown.borderTopWidth]).to.deep.equal(['normal', '2px'])
    expect(shown.borderTopColor).not.to.equal(color)
  })

  it('COR-099 follows the node that the page moves, and is away while it is away', async () => {
    const { show, beside, find, node, texts } = besideButton()
    show('Wait')
    find('p:last-child').append(node)
    await nextFrame()
    expect(beside()?.shadowRoot?.textContent).to.equal('Wait')
    const home = find('p:last-child')
    node.remove()
    await nextFrame()
    expect(texts()).to.deep.equal([])
    home.prepend(node)
    await nextFrame()
    expect([beside()?.shadowRoot?.textContent, texts().length]).to.deep.equal(['Wait', 1])
  })

  it('COR-099 follows a part of the page that is taken out and put back with the node in it', async () => {
    const { show, beside, find, outer, texts } = besideButton()
    show('Wait')
    const part = find('p')
    part.remove()
    await nextFrame()
    expect(part.childElementCount).to.equal(1)
    outer.append(part)
    await nextFrame()
    expect([beside()?.shadowRoot?.textContent, texts().length]).to.deep.equal(['Wait', 1])
  })

  it('COR-099 gives several elements a place each at one node', async () => {
    const { show, find, node, texts } = besideButton()
    const end = show('First')
    show('Second')
    expect(texts()).to.deep.equal(['Second', 'First'])
    find('p:last-child').append(node)
    await nextFrame()
    expect(texts()).to.deep.equal(['Second', 'First'])
    end()
    expect(texts()).to.deep.equal(['Second'])
  })

  it('COR-099 stays out where the page takes it out', async () => {
    const { show, beside, outer, texts } = besideButton()
    show('Wait')
    beside()?.remove()
    outer.append(document.createElement('i'))
    await nextFrame()
    expect(texts()).to.deep.equal([])
  })
})
