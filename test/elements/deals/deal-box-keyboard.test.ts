import { expect, nextFrame } from '@open-wc/testing'
import { waitUntil } from '../../support/wait.ts'
import { page } from '../../../src/page/page.ts'
import { press } from '../../support/browser.ts'
import { dealBox } from '../../support/deal-box.ts'

const transitionsOf = (host: Element) =>
  host.shadowRoot?.getAnimations().filter(one => one instanceof CSSTransition) ?? []

describe('dp-deal-box at the keyboard', () => {
  it('DEA-001 DEA-069 DEA-081 opens, is claimed and keeps focus', async () => {
    const { asin, button, picker, get, host, says, is } = await dealBox()
    const header = get('.disclosure-header')
    header.focus()
    expect(header.getAttribute('aria-expanded')).to.equal('false')
    await press('Enter')
    await waitUntil(() => is('open'))
    await nextFrame()
    expect(header.getAttribute('aria-expanded')).to.equal('true')
    expect(page.buyingOption(asin).get()).to.equal('LIGHTNING_DEAL')
    await press('Tab')
    expect(host.shadowRoot?.activeElement === picker.button()).to.equal(true)
    await press('Tab')
    expect(host.shadowRoot?.activeElement === button()).to.equal(true)
    await press('Enter')
    await says('In your cart')
    expect(host.shadowRoot?.activeElement === get('.body')).to.equal(true)
  })

  it('DEA-081 closes when another option is chosen', async () => {
    const { asin, get } = await dealBox()
    page.buyingOption(asin).set('LIGHTNING_DEAL')
    await nextFrame()
    const header = get('.disclosure-header')
    expect(header.getAttribute('aria-expanded')).to.equal('true')
    page.buyingOption(asin).set('USED')
    await nextFrame()
    expect(header.getAttribute('aria-expanded')).to.equal('false')
  })

  it('DEA-001 is a box without a header to press as single', async () => {
    const { find, button } = await dealBox({ attributes: 'data-layout="single"' })
    expect(find('.disclosure-header')).to.equal(null)
    expect(button()?.checkVisibility({ visibilityProperty: true })).to.equal(true)
  })

  it('COR-100 is accessible in its states', async () => {
    const wanted = [
      { attributes: 'data-layout="single"' },
      { deal: { accessBehavior: 'PRIME_ONLY' }, attributes: 'data-join-url="/join"' },
      { customer: { state: 'IN_CART', expiresIn: 60_000 }, attributes: 'data-layout="single"' },
    ]
    for (const one of wanted) {
      const { asin, host } = await dealBox(one)
      page.buyingOption(asin).set('LIGHTNING_DEAL')
      await nextFrame()
      await Promise.all(transitionsOf(host).map(({ finished }) => finished))
      await expect(host).to.be.accessible()
    }
  })
})
