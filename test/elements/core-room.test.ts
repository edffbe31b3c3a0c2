import { expect } from '@open-wc/testing'
import { session } from '../support/browser.ts'
import { engine } from '../support/engine.ts'
import { bring, shownPage } from '../support/shown-page.ts'
import { waitUntil } from '../support/wait.ts'

/** The page sheet dp.css: where it keeps room, and where not. */

const deal = 'data-offer-listing-id="offer" data-polling-interval-ms="30000" data-layout="single"'
const box = (attributes = deal, inner = '') => `<dp-deal-box ${attributes}>${inner}</dp-deal-box>`
const width = 768

async function pageOf(html: string) {
  const { csrfToken } = await session('signed-out')
  const page = await shownPage(html, width, csrfToken)
  const host = page.find('dp-deal-box')
  return { page, host, height: () => host.getBoundingClientRect().height }
}

describe('Room in the page', () => {
  it('COR-171 is kept for a deal that can come', async () => {
    const { height } = await pageOf(box())
    expect(height()).to.be.greaterThan(100)
  })

  const state = '<script type="application/json" data-dp-state="deal-box">{}</script>'
  for (const [where, html] of Object.entries({
    'inside of the tag': box('data-layout="single"', state.replace('="deal-box"', '')),
    'in the page': box('data-layout="single"') + state,
  })) {
    it(`COR-171 is kept for a deal whose fields page state may give, ${where}`, async () => {
      expect((await pageOf(html)).height()).to.be.greaterThan(100)
    })
  }

  for (const [fault, html] of Object.entries({
    'without any field': box('data-layout="single"'),
    'without one required field': box('data-layout="single" data-offer-listing-id="offer"'),
    'that the page disables': `<meta name="dp-disable" content="dp-invite-button dp-deal-box">${box()}`,
  })) {
    it(`COR-171 is not kept before the code comes for a deal ${fault}`, async () => {
      const { height, host } = await pageOf(html)
      const { marginBlock } = getComputedStyle(host)
      expect([height(), marginBlock]).to.deep.equal([0, '0px'])
    })
  }

  engine.it(
    'COR-171 goes once the code finds that a required field is missing',
    'the DevTools protocol',
    async () => {
      const { height, host, page } = await pageOf(box())
      page.document.head.append(
        Object.assign(page.document.createElement('script'), { src: '/dist/dp.js' }),
      )
      await waitUntil(() => host.matches(':state(incomplete)'), 'the deal box finds its fault')
      expect(height()).to.equal(0)
    },
  )

  it('COR-171 is not kept for other elements that lack a field, and their fallback stays', async () => {
    const { csrfToken } = await session('signed-out')
    const html =
      '<dp-ownership-stripe data-brand="B">Yours?</dp-ownership-stripe><dp-quantity-selector></dp-quantity-selector>'
    const page = await shownPage(html, width, csrfToken)
    expect(page.find('dp-ownership-stripe').getBoundingClientRect().height).to.be.within(10, 30)
    expect(page.find('dp-quantity-selector').getBoundingClientRect().height).to.be.lessThan(30)
  })
})

describe('Neighbours in the page', () => {
  const html = `<style>dp-buy-box { margin: 0 }</style>
    <dp-deal-box></dp-deal-box>
    <dp-ownership-stripe data-product-type="a" data-brand="b" data-model-number="c"></dp-ownership-stripe>
    <p id="row"><dp-quantity-selector data-widget-id="q"></dp-quantity-selector><button>Buy</button></p>
    <dp-buy-box></dp-buy-box>
    <p><dp-delivery-countdown data-seconds="0">Soon</dp-delivery-countdown></p>
    <dp-expander><ul><li>One</li></ul></dp-expander>`

  async function margins(before = '') {
    const { csrfToken } = await session('signed-out')
    const page = await shownPage(before + html, width, csrfToken)
    const of = (tag: string) => {
      const { marginBlock, marginInline } = getComputedStyle(page.find(tag))
      return `${marginBlock} / ${marginInline}`
    }
    return [
      'dp-ownership-stripe',
      'dp-quantity-selector',
      'dp-buy-box',
      'dp-delivery-countdown',
      'dp-expander',
    ].map(of)
  }

  it('COR-172 are 8 px away, unless the page or a sentence says otherwise', async () => {
    expect(await margins()).to.deep.equal([
      '8px / 0px',
      '8px / 0px 8px',
      '0px / 0px',
      '0px / 0px',
      '0px / 0px',
    ])
  })

  it('COR-172 are as far away as --dp-margin says', async () => {
    for (const [set, block] of [
      ['0px', '0px / 0px'],
      ['20px', '20px / 0px'],
    ]) {
      const [stripe] = await margins(`<style>:root { --dp-margin: ${set} }</style>`)
      expect(stripe).to.equal(block)
    }
  })
})

describe('Text in the page', () => {
  engine.it(
    'COR-170 COR-113 moves nothing on a page of 10 px',
    'the DevTools protocol',
    async () => {
      const { csrfToken } = await session('signed-out')
      const tag = 'dp-ownership-stripe'
      const html = `<style>body { font-size: 10px }</style>
        <${tag} data-product-type="coffee" data-brand="b" data-model-number="c"></${tag}>`
      const page = await shownPage(html, width, csrfToken)
      expect(getComputedStyle(page.find(tag)).fontSize).to.equal('12px')
      expect(await bring(page, tag, [])).to.deep.equal([])
    },
  )

  it('COR-170 keeps small text at 12 px, whatever the page says', async () => {
    const { csrfToken } = await session('signed-out')
    const css = '<style>:root { --dp-font-small: 8px }</style>'
    const page = await shownPage(`${css}<dp-deal-box></dp-deal-box>`, width, csrfToken)
    const probe = Object.assign(page.document.createElement('i'), { textContent: 'x' })
    page.find('dp-deal-box').append(probe)
    probe.style.fontSize = 'var(--_dp-font-small)'
    expect(getComputedStyle(probe).fontSize).to.equal('12px')
  })
})
