import { expect } from '@open-wc/testing'
import { session } from '../../support/browser.ts'
import { engine } from '../../support/engine.ts'
import { bring, shownPage } from '../../support/shown-page.ts'

const tag = 'dp-fit-guide'
const inner = '<p style="margin:0;height:71px">Waist of size M: 78 cm</p>'

async function page(attributes = '') {
  const { csrfToken } = await session('signed-out')
  const shown = await shownPage(`<${tag} ${attributes}>${inner}</${tag}>`, 320, csrfToken)
  return { shown, host: shown.find(tag) }
}

describe(`${tag} before its code arrives`, () => {
  for (const [kind, attributes, height] of [
    ['folded, with room for the control', '', 48],
    ['unfolded', 'data-expanded', 48 + 71 + 29],
  ] as const) {
    engine.it(
      `SIZ-022 shows the guide ${kind}, and moves nothing later`,
      'the DevTools protocol',
      async () => {
        const { shown, host } = await page(attributes)
        expect(host.offsetHeight).to.be.within(height - 2, height + 2)
        expect(await bring(shown, tag, [])).to.deep.equal([])
      },
    )
  }

  it('SIZ-022 unfolds the guide after ten seconds if the code never arrives', async () => {
    const { host } = await page()
    const [wait] = host.getAnimations()
    expect(wait?.effect?.getTiming().delay).to.equal(10_000)
    wait?.finish()
    expect(host.offsetHeight).to.be.greaterThan(71)
  })
})
