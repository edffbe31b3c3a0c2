import { expect, nextFrame } from '@open-wc/testing'
import 'virtual:dp-expander'
import { inShadow, mount } from '../../support/browser.ts'
import { emulateReducedMotion } from '../../support/engine.ts'
import { waitUntil } from '../../support/wait.ts'

const words =
  'Headphones that fold flat and play for forty hours on one charge, in sea blue, with a hard case'
const frame = (host: Element) => inShadow(host, '.content')
const control = (host: Element) => inShadow(host, '.control')

/** Boxes of all texts in a node, in window px. */
function boxesOf(node: Node): DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(node)
  return [...range.getClientRects()].filter(({ width }) => width > 1)
}

/** Lines of text that the frame's end cuts, and how many lines stand above it. */
function lines(host: HTMLElement) {
  const { bottom } = frame(host).getBoundingClientRect()
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
  const boxes: DOMRect[] = []
  while (walker.nextNode()) boxes.push(...boxesOf(walker.currentNode))
  // Glyphs do not fill the box of their font.
  const cut = boxes.filter(box => box.top < bottom - 2 && box.bottom > bottom + 2)
  const middles = boxes.map(box => Math.round((box.top + box.bottom) / 2))
  return { cut: cut.length, shown: new Set(middles.filter(at => at < bottom)).size }
}
const twoWhole = { cut: 0, shown: 2 }

const headings: Readonly<Record<string, string>> = {
  'of its own line height': `<h1 style="font:24px/1.9 serif">${words}</h1>`,
  'with close lines': `<h1 style="font:24px/1.25 serif">${words}</h1>`,
  'of a size in fractions': `<h1 style="font:21.3px/1.37 serif">${words}</h1>`,
  'with padding and margins': `<h1 style="font:24px/30px serif;margin:9px 0 21px;padding:7px 3px 40px;border:3px solid">${words}</h1>`,
  'in a block of its own': `<div style="padding:11px"><h1 style="font:24px/30px serif;padding-bottom:35px">${words}</h1></div>`,
  'that is a flex container': `<h1 style="font:24px/30px serif;display:flex;gap:9px"><b>New</b><span>${words}</span></h1>`,
  'that hides what is too long': `<h1 style="font:24px/30px serif;overflow:hidden">${words}</h1>`,
}

async function show(html: string, attributes = '', width = 300) {
  const host = await mount(
    'dp-expander',
    `<div style="width:${width}px"><dp-expander data-kind="title" ${attributes}>${html}</dp-expander></div>`,
  )
  await waitUntil(() => host.matches(':state(collapsed)'), 'the title is folded', { interval: 5 })
  await nextFrame()
  return host
}
const place = (host: HTMLElement) => host.parentElement!

describe('dp-expander and whole lines', () => {
  before(() => emulateReducedMotion(true))
  after(() => emulateReducedMotion(false))

  for (const [kind, html] of Object.entries(headings)) {
    it(`EXP-030 shows two whole lines of a heading ${kind}`, async () => {
      expect(lines(await show(html))).to.deep.equal(twoWhole)
    })
  }

  it('EXP-030 shows two whole lines of a heading that has lines of other heights', async () => {
    const host = await show(
      `<h1 style="font:24px/1.3 serif">${words} <small style="font-size:12px;line-height:4">small</small> ${words}</h1>`,
    )
    expect(lines(host).cut).to.equal(0)
    const blocks = await show(
      `<h1 style="font:24px/1.3 serif"><span style="display:block;line-height:2.5">Maker</span>${words}</h1>`,
    )
    expect(lines(blocks)).to.deep.equal(twoWhole)
  })

  const changes: Readonly<Record<string, (host: HTMLElement, heading: HTMLElement) => void>> = {
    'the text size grows': (_, { style }) => (style.fontSize = '35px'),
    'the text size of the whole page shrinks': host => (place(host).style.zoom = '0.8'),
    'the line height changes': (_, { style }) => (style.lineHeight = '43px'),
    'the font changes': (_, { style }) => (style.fontFamily = 'monospace'),
    'the width changes': host => (place(host).style.width = '200px'),
    'a child gets another line height': (_, heading) =>
      heading.insertAdjacentHTML('afterbegin', '<i style="line-height:60px">New</i> '),
    'it gets padding': (_, { style }) => (style.padding = '13px 0 27px'),
  }
  for (const [change, make] of Object.entries(changes)) {
    it(`EXP-030 shows whole lines when ${change}`, async () => {
      const host = await show(`<h1 style="font:24px/1.3 serif">${words}</h1>`)
      make(host, host.querySelector('h1')!)
      await nextFrame()
      await nextFrame()
      expect(lines(host)).to.deep.equal(twoWhole)
    })
  }

  it('EXP-030 shows whole lines of bullets, also with a height in px', async () => {
    const list = `<ul style="font:16px/23px serif">${`<li>${words}</li>`.repeat(5)}</ul>`
    for (const attributes of ['data-kind="bullets"', 'data-collapsed-height="74"']) {
      const host = await mount(
        'dp-expander',
        `<div style="width:300px"><dp-expander ${attributes}>${list}</dp-expander></div>`,
      )
      await waitUntil(() => host.matches(':state(collapsed)'), 'the bullets are folded')
      expect(lines(host).cut).to.equal(0)
    }
  })

  for (const dir of ['ltr', 'rtl']) {
    for (const page of ['ltr', 'rtl']) {
      it(`EXP-031 ends the last line with the button: ${dir} title in a page that is ${page}`, async () => {
        const host = await show(
          `<h1 dir="${dir}" style="font:24px/30px serif">${words}</h1>`,
          `dir="${page}"`,
        )
        const box = frame(host).getBoundingClientRect()
        const own = control(host).getBoundingClientRect()
        expect(own.bottom).to.be.closeTo(box.bottom, 1)
        expect(dir === 'ltr' ? box.right - own.right : own.left - box.left).to.be.closeTo(0, 1)
        const { maskImage } = getComputedStyle(frame(host))
        expect(maskImage).to.include(dir === 'ltr' ? 'to right' : 'to left')
        expect(maskImage).to.include(`${control(host).offsetWidth}px`)
      })
    }
  }

  it('EXP-031 stands behind a short last line, and covers nothing of it', async () => {
    const host = await show('<h1 style="font:24px/30px serif">One<br>Two<br>Three</h1>')
    const [, two] = boxesOf(host.querySelector('h1')!)
    const own = control(host).getBoundingClientRect()
    expect(own.left).to.be.closeTo(two?.right ?? 0, 1)
    expect(getComputedStyle(frame(host)).getPropertyValue('--_cover')).to.equal('0px')
  })

  it('EXP-031 stands behind the last line again after a font has changed that line alone', async () => {
    const host = await show('<h1 style="font:24px/30px serif">One<br>Two<br>Three</h1>')
    const heading = host.querySelector('h1')!
    heading.style.letterSpacing = '9px'
    document.fonts.dispatchEvent(new Event('loadingdone'))
    const [, two] = boxesOf(heading)
    expect(control(host).getBoundingClientRect().left).to.be.closeTo(two?.right ?? 0, 1)
  })

  it('EXP-032 moves nothing with reduced motion preferred', async () => {
    const host = await show(`<h1 style="font:24px/30px serif">${words}</h1>`)
    const whole = host.querySelector('h1')!.offsetHeight
    control(host).click()
    await nextFrame()
    const { opacity } = getComputedStyle(frame(host))
    expect([opacity, frame(host).getAnimations({ subtree: true })]).to.deep.equal(['1', []])
    expect(frame(host).clientHeight).to.be.at.least(whole)
  })

  it('EXP-031 stands below the title while it is unfolded', async () => {
    const host = await show(`<h1 style="font:24px/30px serif">${words}</h1>`)
    control(host).click()
    await nextFrame()
    const last = boxesOf(host.querySelector('h1')!).at(-1)
    expect(control(host).getBoundingClientRect().top).to.be.at.least(last?.bottom ?? Infinity)
  })

  it('EXP-033 wraps a title that the page keeps in one line', async () => {
    const host = await show(`<h1 style="font:24px/30px serif;white-space:nowrap">${words}</h1>`)
    expect(lines(host)).to.deep.equal(twoWhole)
  })
})
