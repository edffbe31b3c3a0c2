import { expect } from '@open-wc/testing'
import { spy, stub, type SinonSpy, type SinonStub } from 'sinon'
import { cartCount } from '../../src/contract/buying/cart.ts'
import { dealClaim } from '../../src/contract/deals/deal-claim.ts'
import { storeAt } from '../../src/page/page.ts'
import { mount, pageState, place, session, setMeta } from '../support/browser.ts'
import { dealOf } from '../support/deal-box.ts'
import { locationPopover, paths } from '../support/location.ts'
import { probe } from '../support/probe.tsx'
import { waitUntil } from '../support/wait.ts'

interface Asker {
  count(this: void, at?: string): Promise<unknown>
  claim(this: void, at?: string): Promise<unknown>
}

async function asker(): Promise<Asker> {
  const tag = probe({
    descriptor: { calls: [cartCount, dealClaim] },
    model: ports => ({
      count: (at?: string) => ports.call(cartCount, {}, { at }),
      claim: (at?: string) =>
        ports.call(
          dealClaim,
          {
            params: { dealId: 'D 1' },
            query: { ref_: 'r' },
            body: { asin: 'A', quantity: 1, devicePreRegistered: false },
          },
          { at },
        ),
    }),
  })
  const host = await mount(tag, `<div><${tag}></${tag}></div>`)
  const { count, claim } = (host as unknown as { core: { guarded: Asker } }).core.guarded
  return { count, claim }
}

/** Writes page state "page" into the page, as its author would. */
async function state(fields: object): Promise<void> {
  place(pageState('page', fields))
  document.dispatchEvent(new CustomEvent('dp-page-state-changed', { detail: { name: 'page' } }))
  await waitUntil(() => storeAt('calls', null).get(), 'the addresses of the page')
}

describe('Addresses of calls', () => {
  let fetched: SinonSpy
  let warned: SinonStub

  beforeEach(async () => {
    await session()
    fetched = spy(window, 'fetch')
    warned = stub(console, 'warn')
  })
  afterEach(() => {
    fetched.restore()
    warned.restore()
    storeAt('calls', null).set(null)
    for (const meta of document.head.querySelectorAll('meta[name^="dp-call-"]')) meta.remove()
  })

  const sentTo = () => `${fetched.lastCall.args[0]}`
  it('COR-124 follow page state, then the meta, then the fixed path', async () => {
    const { count, claim } = await asker()
    await count()
    expect(sentTo()).to.equal('/dp/cart/count')
    setMeta('dp-call-cart-count', '/dp/cart/count?by=meta')
    await count()
    expect(sentTo()).to.equal('/dp/cart/count?by=meta')
    await state({
      calls: { 'cart-count': '/dp/cart/count?by=state', 'deal-claim': '/my/{dealId}' },
    })
    await count()
    expect(sentTo()).to.equal('/dp/cart/count?by=state')
    await claim()
    expect(sentTo()).to.equal('/my/D%201?ref_=r')
    expect(warned.args).to.deep.equal([])
  })

  it('COR-124 follow a field of the element before those of the page', async () => {
    const { count, claim } = await asker()
    await state({ calls: { 'cart-count': '/dp/none', 'deal-claim': '/none/{dealId}' } })
    await count('/dp/cart/count?by=field')
    expect(sentTo()).to.equal('/dp/cart/count?by=field')
    await claim('/mine/')
    expect(sentTo()).to.equal('/mine/D%201/claim-and-add-to-cart?ref_=r')
    await claim('/mine/{dealId}/now')
    expect(sentTo()).to.equal('/mine/D%201/now?ref_=r')
  })

  for (const [what, given] of [
    ['that a browser would run', 'javascript:alert(1)/{dealId}'],
    ['with a control character', '/claim\n/{dealId}'],
    ['without its parameter', '/claim'],
    ['with another parameter', '/claim/{dealID}'],
    ['that is no text', ['/claim/{dealId}']],
  ] as const) {
    it(`COR-124 COR-082 are not used, and warned of once, when a page gives one ${what}`, async () => {
      const { claim } = await asker()
      await state({ calls: { 'deal-claim': given } })
      await claim()
      await claim()
      expect(sentTo()).to.equal('/dp/deals/claim/D%201/claim-and-add-to-cart?ref_=r')
      await waitUntil(() => warned.called, 'the warning')
      expect(warned.args).to.have.lengthOf(1)
      expect(warned.args[0]?.[0])
        .to.match(/^dp-elements: <dp-probe-\d+>: the address of deal-claim: /)
        .and.contain('expected an http(s) or relative address with {dealId}, or one that ends in /')
        .and.contain(
          `got ${JSON.stringify(given)}; using /dp/deals/claim/{dealId}/claim-and-add-to-cart`,
        )
    })
  }

  it('COR-124 COR-123 lead no token to an origin that the page has not named', async () => {
    const { claim } = await asker()
    setMeta('dp-call-deal-claim', 'https://deals.example/{dealId}')
    await claim()
    expect(sentTo()).to.equal('https://deals.example/D%201?ref_=r')
    expect(fetched.lastCall.args[1].headers).not.to.have.property('x-dp-csrf-token')
    await waitUntil(() => warned.called, 'the warning')
    expect(warned.args.join()).to.contain('sends no token to https://deals.example')
  })

  it('COR-124 take the place of a required field of an element', async () => {
    const asin = await dealOf()
    await state({
      calls: {
        'deal-product': '/dp/deals/product?by=page',
        'deal-claim': '/dp/deals/claim/{dealId}/claim-and-add-to-cart?by=page',
        'cart-count': '/dp/cart/count',
      },
    })
    setMeta('dp-call-cart-add-items', '/dp/cart/add-items')
    const host = place(`<dp-deal-box data-offer-listing-id="OL${asin}" data-asin="${asin}"
      data-layout="single" data-polling-interval-ms="60000"></dp-deal-box>`)
    const button = () =>
      host.shadowRoot?.querySelector<HTMLButtonElement>('button[part=button]') ?? null
    await waitUntil(button, 'the deal')
    button()?.click()
    await waitUntil(() => host.shadowRoot?.textContent?.includes('In your cart'), 'the claim')
    const addresses = fetched.args.map(([address]) => `${address}`)
    expect(addresses).to.include(
      `/dp/deals/claim/DEAL-${asin}/claim-and-add-to-cart?by=page&ref_=dp_deal_claim`,
    )
    expect(addresses.some(one => one.startsWith('/dp/deals/product?by=page&'))).to.equal(true)
  })

  it('COR-124 reach the calls of an element that has no field for them', async () => {
    setMeta('dp-call-country-selections', `${paths.countries}?by=page`)
    const popover = await locationPopover('', { state: { primarySelections: ['DE_MAINLAND'] } })
    await popover.open()
    expect(fetched.args.map(([address]) => address)).to.include(`${paths.countries}?by=page`)
  })
})
