import { expect } from '@open-wc/testing'
import { session } from '../../support/browser.ts'
import { engine } from '../../support/engine.ts'
import { bring, shownPage } from '../../support/shown-page.ts'

const words =
  'Headphones that fold flat and play for forty hours on one charge, in sea blue, with a hard case'
const tag = 'dp-expander'
const width = 320

const titles: Readonly<Record<string, { style: string; attributes?: string; page?: string }>> = {
  'of its own line height': { style: 'font:24px/1.9 serif' },
  'with margins': { style: 'font:24px/30px serif;margin:9px 0 21px' },
  'with padding': { style: 'font:24px/30px serif;padding:7px 3px 40px' },
  'in a page that keeps text in one line': { style: 'font:24px/30px serif', page: 'nowrap' },
  'with a height in px': {
    style: 'font:24px/30px serif;margin:0 0 9px',
    attributes: 'data-collapsed-height="100"',
  },
}

async function page({ attributes = '', page: space = '', style }: (typeof titles)[string]) {
  const { csrfToken } = await session('signed-out')
  const rule = space && `<style>body { white-space: ${space} }</style>`
  const html = `${rule}<${tag} data-kind="title" ${attributes}><h1 style="${style}">${words}</h1></${tag}>`
  const shown = await shownPage(html, width, csrfToken)
  return { shown, heading: shown.find(`${tag} h1`) }
}

/** Height of the text in a node, without its padding. */
function textHeight(node: HTMLElement): number {
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(node)
  return (
    node.clientHeight - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd)
  )
}

describe('dp-expander before its code arrives', () => {
  for (const [kind, title] of Object.entries(titles)) {
    engine.it(
      `EXP-033 shows whole lines of a title ${kind}, and moves nothing later`,
      'the DevTools protocol',
      async () => {
        const { shown, heading } = await page(title)
        const line = Number.parseFloat(getComputedStyle(heading).lineHeight)
        const count = title.attributes ? 3 : 2
        expect(textHeight(heading)).to.be.closeTo(count * line, 0.5)
        expect(await bring(shown, tag, [])).to.deep.equal([])
      },
    )
  }

  it('EXP-033 folds a title with a height in px in every browser', async () => {
    const { heading } = await page(titles['with a height in px']!)
    expect(textHeight(heading) / 30).to.be.oneOf([2, 3])
  })

  it('EXP-033 hides the next line, which would show in the padding', async () => {
    const { heading } = await page(titles['with padding']!)
    const { overflowY, overflowClipMargin } = getComputedStyle(heading)
    const keeps = CSS.supports('overflow-clip-margin', 'content-box')
    expect([overflowY, keeps ? overflowClipMargin : 'content-box']).to.deep.equal([
      'clip',
      'content-box',
    ])
  })

  it('EXP-033 unfolds the title after ten seconds if the code never arrives', async () => {
    const { heading } = await page(titles['with margins']!)
    const [wait] = heading.getAnimations()
    expect(wait?.effect?.getTiming().delay).to.equal(10_000)
    wait?.finish()
    expect(textHeight(heading)).to.be.greaterThan(60)
  })
})
