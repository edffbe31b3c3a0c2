import { expect } from '@open-wc/testing'
import { session } from '../../support/browser.ts'
import { engine } from '../../support/engine.ts'
import { bring, shownPage } from '../../support/shown-page.ts'

const tag = 'dp-offer-features'
const long = 'Two people carry it to its place, up to the fifth floor. '.repeat(4)
const row = (text: string, attributes = '') =>
  `<div style="font:16px/20px serif" ${attributes}><b style="line-height:1">Name</b> ${text}</div>`

async function page(attributes: string, first: string) {
  const { csrfToken } = await session('signed-out')
  const inner = row(long, first) + row('text').repeat(6)
  const shown = await shownPage(`<${tag} ${attributes}>${inner}</${tag}>`, 320, csrfToken)
  return { shown, host: shown.find(tag) }
}

describe(`${tag} before its code arrives`, () => {
  for (const [kind, attributes, first] of [
    ['as the first row says', '', 'displayable-row-count="3"'],
    ['as the tag says', 'data-row-count="5"', 'displayable-row-count="3"'],
    ['all', '', ''],
  ] as const) {
    engine.it(
      `OFR-011 shows rows ${kind}, and moves nothing later`,
      'the DevTools protocol',
      async () => {
        const { shown } = await page(attributes, first)
        expect(await bring(shown, tag, [])).to.deep.equal([])
      },
    )
  }

  it('OFR-011 shows all after ten seconds if the code never arrives', async () => {
    const { host } = await page('', 'displayable-row-count="2"')
    const before = host.offsetHeight
    for (const child of host.children) {
      const wait = child.getAnimations().at(-1)
      expect(wait?.effect?.getTiming().delay).to.equal(10_000)
      wait?.finish()
    }
    expect(host.offsetHeight).to.be.greaterThan(before + 5 * 20)
  })
})
