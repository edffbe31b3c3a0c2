import { expect } from '@open-wc/testing'
import { place } from '../support/browser.ts'
import { cutOff } from '../support/fit.ts'
import { otherFonts } from '../support/fonts.ts'
import { inFont, inTurn, kindsFor, type Kind } from '../support/judges/fonts.ts'
import { letters, spell } from '../support/letters.ts'

/** The judges of views look in other fonts and letters (COR-151). These tests show that they find what only such a view shows. */

const kinds = Object.keys(otherFonts) as Kind[]

/** A box in a shadow root, as large as its words are in the shop's own font. */
function fittingBox(words: string) {
  const host = place('<div></div>')
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = `<p style="inline-size: max-content; margin: 0; white-space: nowrap; overflow: hidden">${words}</p>`
  const box = root.querySelector('p') as HTMLElement
  const { width, height } = box.getBoundingClientRect()
  return {
    box,
    fix: () => Object.assign(box.style, { width: `${width}px`, height: `${height}px` }),
    size: () => {
      const now = box.getBoundingClientRect()
      return [now.width - width, now.height - height]
    },
  }
}

describe('views in other fonts', () => {
  for (const [kind, differs] of [
    ['narrow', ([width = 0]) => width < 0],
    ['wide', ([width = 0]) => width > 0],
    ['with tall lines', ([, height = 0]) => height > 0],
    ['with digits of different widths', ([width = 0]) => Math.abs(width) > 1],
  ] as [Kind, (more: readonly number[]) => boolean][]) {
    it(`COR-151 are judged in a font ${kind}, and then in the shop's own`, async () => {
      const { size } = fittingBox('Quantity 4444444')
      let more: readonly number[] = []
      const found = await inFont(kind, () => {
        more = size()
        return ['cut off']
      })
      expect(found).to.deep.equal([`in a font ${kind}: cut off`])
      expect(differs(more), `${more}`).to.equal(true)
      expect(size()).to.deep.equal([0, 0])
    })
  }

  it('COR-151 are found to be cut off in a wide font alone', async () => {
    fittingBox('Quantity').fix()
    expect(cutOff(document.body)).to.deep.equal([])
    expect((await inFont('wide', () => cutOff(document.body))).join()).to.match(
      /a font wide: .*width/,
    )
  })

  it('COR-151 are found to be cut off with Japanese letters alone, and are written back', () => {
    const { box, fix } = fittingBox('illicit till')
    fix()
    const restore = spell(document.body, 'Japanese')
    expect(cutOff(document.body).join()).to.match(/width/)
    expect(box.textContent).to.match(/^[か-ほ]+$/)
    restore()
    expect([box.textContent, ...cutOff(document.body)]).to.deep.equal(['illicit till'])
    expect(letters.Arabic('Add 2')).to.match(/^[\u0621-\u064a]{3} 2$/)
  })

  it('COR-151 come to every kind of font in turn', () => {
    expect(kinds.map((_, at) => inTurn(at).toSorted())).to.deep.equal(
      kinds.map(() => kinds.toSorted()),
    )
    // A run of few takes every fourth view.
    for (const every of [1, 4]) {
      const first = kinds.map((_, at) => kindsFor(at * every)[0])
      expect(new Set(first).size, `${every}`).to.equal(kinds.length)
    }
  })
})
