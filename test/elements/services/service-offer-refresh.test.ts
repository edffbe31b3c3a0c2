import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { stub } from 'sinon'
import 'virtual:dp-offer-features'
import 'virtual:dp-quantity-selector'
import 'virtual:dp-service-offer'
import { sectionRefresh } from '../../../src/contract/services/sections.ts'
import { page } from '../../../src/page/page.ts'
import { holdClocks } from '../../support/clock.ts'
import {
  clearFaults,
  clearJournal,
  eventsOf,
  hold,
  inShadow,
  journal,
  place,
  session,
  setFault,
} from '../../support/browser.ts'
import {
  merchants,
  offerHtml,
  offerIn,
  productAsin,
  services,
  washerOffer,
  type Attributes,
} from '../../support/service-offer-page.ts'
import { nextDrawing, nextTask, waitUntil } from '../../support/wait.ts'

const tag = 'dp-service-offer'
const path = `/gp/product/${productAsin}`
const { installation, haulAway } = services
const radio = 'input[type=radio]'
const marked = 'Waschwerk'

const option = (asin: string, merchantId: string, offerlistingId = `OL${asin}`) => ({
  name: asin,
  asin,
  offerlistingId,
  merchantId,
  price: '€59.00',
})
/** Places of the choices. */
const [none, own, other, third] = [0, 1, 2, 3] as const
const options = [
  option(installation, merchants.own),
  option(installation, merchants.other, 'OLB0SVCINST1-3'),
  option(haulAway, merchants.other, 'OLB0SVCHAUL1-9'),
]
const state = { vasTwisterOptions: options }

const sections = `<p id="price" data-dp-section="price" style="color: red">€649.00</p>
  <div id="facts" data-dp-section="offer-facts"><dp-offer-features>
    <p displayable-row-count="1">Sold by Harbor</p><p>Returns</p>
  </dp-offer-features></div>
  <div id="quantity" data-dp-section="quantity">
    <dp-quantity-selector data-widget-id="buy-box-quantity" data-max-quantity="22">
      <select id="buy-box-quantity" name="quantity"><option>1<option>2<option>3</select>
    </dp-quantity-selector>
  </div>
  <p id="unknown" data-dp-section="nobody-knows">Stays</p>`

/** The address of the page, by which the test runner knows it. */
const start = location.href

const byId = (id: string) => document.getElementById(id)!
const opacityOf = (id: string) => getComputedStyle(byId(id)).opacity
const refreshes = () => journal(path)

async function xl(more: Partial<Attributes> = {}, own_: object = {}) {
  const attributes: Attributes = { widget: 'twister_xl', ...(more as Record<string, string>) }
  const offer = await offerIn(attributes, { ...state, ...own_ }, sections)
  const at = (position: number) => offer.all(radio)[position] as HTMLInputElement
  const isResting = () => !offer.host.matches(':state(refreshing)')
  const choose = async (position: number) => {
    at(position).click()
    await nextTask()
    await waitUntil(isResting, 'still refreshing')
    await nextFrame()
  }
  return { ...offer, at, choose, isResting, chosen: () => offer.checked(radio).indexOf(true) }
}

/** Answers the refresh with this HTML. The store answers all else. */
function answering(html: string) {
  const { fetch } = window
  return stub(window, 'fetch').callsFake(async (input, init) =>
    `${input}`.includes(path)
      ? new Response(html, { headers: { 'content-type': 'text/html' } })
      : fetch(input, init),
  )
}
const answerOf = (html: string, merchantId: string = merchants.other) =>
  `${html}<script type="application/json" data-dp-answer>${JSON.stringify({
    merchantId,
    offerListingId: 'OL-NEW',
  })}</script>`

/** A refresh whose answer comes when the test lets it. */
function held(html = answerOf('<b data-dp-section="price">Late</b>')) {
  const { fetch } = window
  const answer = Promise.withResolvers<Response>()
  const fetched = stub(window, 'fetch').callsFake((input, init) =>
    `${input}`.includes(path) ? answer.promise : fetch(input, init),
  )
  return async () => {
    fetched.restore()
    answer.resolve(new Response(html, { headers: { 'content-type': 'text/html' } }))
    await nextDrawing()
  }
}
const priceAndMerchant = () => [
  byId('price').textContent,
  page.product(productAsin).get()?.merchantId,
]

describe(`${tag} refreshes sections of the page`, () => {
  beforeEach(async () => {
    await session()
    await clearFaults()
    await clearJournal()
    page.addOns(productAsin).set([])
    page.quantity(productAsin).set(undefined)
    page.$asin.set(productAsin)
    page.product(productAsin).set(washerOffer)
    history.replaceState(null, '', start)
  })
  afterEach(clearFaults)

  it('SVC-050 SVC-054 SVC-064 shows the page with the offer of another merchant', async () => {
    const heard = eventsOf(document, 'dp-sections-refreshed', 'dp-service-selected')
    const { choose, submitted } = await xl()
    await choose(other)
    const [asked, ...rest] = await refreshes()
    expect(rest).to.have.lengthOf(0)
    expect([asked?.method, asked?.query, JSON.parse(asked?.body ?? '')]).to.deep.equal([
      'POST',
      { m: merchants.other },
      { isVariationalParent: false },
    ])
    expect(byId('price').textContent).to.contain('€659.00')
    expect(byId('facts').textContent).to.contain(marked)
    expect(byId('unknown').textContent).to.equal('Stays')
    const { merchantId, offerListingId } = page.product(productAsin).get()!
    expect([merchantId, offerListingId]).to.deep.equal([merchants.other, 'OLB0WASHER01-2'])
    expect(heard.take().map(({ type, detail }) => [type, detail.merchantId])).to.deep.equal([
      ['dp-sections-refreshed', merchants.other],
      ['dp-service-selected', undefined],
    ])
    expect(submitted('serviceOfferListingId')).to.deep.equal(['OLB0SVCINST1-3'])
  })

  it('SVC-054 goes to the address of the page, with its word on variations', async () => {
    await setFault({ match: { path: '/gp/other/*' }, fault: 'status:503' })
    const { choose } = await xl({
      'page-refresh-url': '/gp/other/{asin}?own=1',
      'is-variational-parent': '',
    })
    await choose(other)
    const [asked] = await journal('/gp/other/')
    expect([asked?.path, asked?.query]).to.deep.equal([
      `/gp/other/${productAsin}`,
      { own: '1', m: merchants.other },
    ])
    expect(JSON.parse(asked?.body ?? '')).to.deep.equal({ isVariationalParent: true })
  })

  it('SVC-051 SVC-055 refreshes for a business that may order several, with listed quantities', async () => {
    const business = { 'business-customer': '', 'multi-quantity-purchase-enabled': '' }
    const { choose, find } = await xl(business)
    await choose(own)
    const [asked] = await refreshes()
    expect(asked?.query).to.deep.equal({
      m: merchants.own,
      vas: '{"disableFreeFormQuantity":true}',
    })
    const options_ = [...byId('quantity').querySelectorAll('option')]
    expect(options_.at(-1)?.textContent).to.equal('10')
    expect(find('[part=failure]')).to.equal(null)
  })

  for (const [title, attributes, given, count] of [
    ['a page with several offers', { 'is-mobb-present': '' }, {}, 1],
    ['a plain page', {}, {}, 0],
    ['a business that orders one', { 'business-customer': '' }, {}, 0],
    ['others that order several', { 'multi-quantity-purchase-enabled': '' }, {}, 0],
    [
      'a business with a service that is chosen from the start',
      {
        'business-customer': '',
        'multi-quantity-purchase-enabled': '',
        'has-precheck-enabled': '',
      },
      { features: { precheck: true } },
      0,
    ],
  ] as const) {
    it(`SVC-051 SVC-052 SVC-053 makes ${count} refresh for a service of the same merchant on ${title}`, async () => {
      const { choose } = await xl(attributes, given)
      await choose(none)
      await choose(own)
      expect(await refreshes()).to.have.lengthOf(count)
    })
  }

  it('SVC-053 makes none in any other widget', async () => {
    const { all } = await offerIn(
      {
        widget: 'twister',
        'service-asin-to-offer': installation,
        'offer-listing-id': 'OL1',
        'is-mobb-present': '',
      },
      { baseAsinOfferData: { merchantId: merchants.other } },
      sections,
    )
    all(radio)[1]?.click()
    await nextTask()
    expect([await refreshes(), opacityOf('price')]).to.deep.equal([[], '1'])
  })

  it('SVC-056 dims the sections and keeps the choice meanwhile', async () => {
    await hold({ path })
    const { at, chosen, find, host, submitted } = await xl()
    at(own).click()
    await nextFrame()
    at(other).click()
    await nextFrame()
    expect([opacityOf('price'), opacityOf('unknown')]).to.deep.equal(['0.5', '0.5'])
    expect(byId('price').style.color).to.equal('red')
    expect(host.matches(':state(refreshing)')).to.equal(true)
    expect([chosen(), at(other).getAttribute('aria-disabled')]).to.deep.equal([other, 'true'])
    expect(find('[role=radiogroup]')?.getAttribute('aria-busy')).to.equal('true')
    expect(submitted('serviceOfferListingId')).to.deep.equal([`OL${installation}`])
    at(none).click()
    await nextFrame()
    expect([chosen(), submitted('serviceOfferListingId').length]).to.deep.equal([other, 1])
    host.remove()
    await nextTask()
    expect([opacityOf('price'), byId('unknown').hasAttribute('style')]).to.deep.equal(['1', false])
  })

  it('SVC-056 SVC-059 brightens them after a failure, and keeps the choice from before', async () => {
    await setFault({ match: { path }, fault: 'status:503' })
    const counted = eventsOf(document, 'dp-metric')
    const told = eventsOf(document, 'dp-service-selected', 'dp-service-removed')
    const { at, choose, chosen, find, submitted } = await xl()
    await choose(own)
    told.take()
    await choose(other)
    expect([opacityOf('price'), chosen()]).to.deep.equal(['1', own])
    expect(at(own).getAttribute('aria-disabled')).to.equal(null)
    expect(find('[part=failure]')?.textContent).to.contain(
      'The offer could not be updated. Please try again.',
    )
    expect(submitted('serviceOfferListingId')).to.deep.equal([`OL${installation}`])
    expect(told.take()).to.have.lengthOf(0)
    const { detail } = counted.take().find(one => one.detail.name === 'ServiceRefreshFailed')!
    expect([detail.fields.reason, detail.fields.status]).to.deep.equal(['unavailable', 503])
    await clearFaults()
    await choose(other)
    expect([chosen(), find('[part=failure]')]).to.deep.equal([other, null])
  })

  it('SVC-057 never applies an answer that a newer refresh has overtaken', async () => {
    const first = await xl()
    const second = place('<div></div>')
    second.innerHTML = `<form>${offerHtml({ widget: 'twister_xl' }, { vasTwisterOptions: [option(haulAway, merchants.other, 'OLB0SVCHAUL1-8')] })}</form>`
    const host = second.querySelector<HTMLElement>(tag)!
    await waitUntil(() => host.matches(':state(ready)'), 'not ready')
    const late = Promise.withResolvers<Response>()
    const { fetch } = window
    const fetched = stub(window, 'fetch')
    fetched.callsFake((input, init) => fetch(input, init))
    fetched.onFirstCall().returns(late.promise)
    first.at(other).click()
    await nextTask()
    inShadow(host, '[part~=choice]:nth-child(2) input').click()
    await waitUntil(() => page.addOns(productAsin).get().length > 0, 'nothing chosen')
    fetched.restore()
    expect(first.isResting()).to.equal(true)
    const html = answerOf('<b data-dp-section="price">Late</b>')
    late.resolve(new Response(html, { headers: { 'content-type': 'text/html' } }))
    await nextDrawing()
    expect(byId('price').textContent).to.contain('€659.00')
    expect(
      page
        .addOns(productAsin)
        .get()
        .map(({ offerListingId }) => offerListingId),
    ).to.deep.equal(['OLB0SVCHAUL1-8'])
    await nextFrame()
    expect([first.chosen(), first.find('[part=failure]')]).to.deep.equal([none, null])
  })

  for (const [title, change] of [
    [
      'the page has chosen another service',
      () =>
        page.addOns(productAsin).set([
          {
            kind: 'service',
            asin: installation,
            offerListingId: `OL${installation}`,
            addedBy: 'form',
          },
        ]),
    ],
    ['the form was reset', ({ form }) => form.reset()],
    [
      'the tag is about another product',
      ({ host }) => (host.dataset['productAsin'] = 'B0FRIDGE01'),
    ],
    [
      'the option is no longer offered',
      ({ host }) => (host.dataset['isProductAvailable'] = 'false'),
    ],
    ['the element has left', ({ host }) => host.remove()],
  ] as const satisfies [string, (offer: Awaited<ReturnType<typeof xl>>) => unknown][]) {
    it(`SVC-057 never applies an answer once ${title}`, async () => {
      const offer = await xl()
      const answer = held()
      const told = eventsOf(document, 'dp-service-selected', 'dp-sections-refreshed')
      offer.at(other).click()
      await nextTask()
      change(offer)
      await nextTask()
      await answer()
      expect(priceAndMerchant()).to.deep.equal(['€649.00', merchants.own])
      expect([opacityOf('price'), offer.host.matches(':state(refreshing)')]).to.deep.equal([
        '1',
        false,
      ])
      expect(offer.submitted('serviceOfferListingId')).not.to.include('OLB0SVCINST1-3')
      expect(told.take()).to.deep.equal([])
      offer.host.remove()
    })
  }

  it('SVC-057 never applies an answer that waits for code when the element leaves', async () => {
    const { setHTML } = Element.prototype
    const { at, host } = await xl()
    const answer = held()
    at(other).click()
    await nextTask()
    // A browser without a sanitizer of its own loads one when the answer has come.
    Object.defineProperty(Element.prototype, 'setHTML', {
      configurable: true,
      get: () => void host.remove(),
    })
    try {
      await answer()
      await waitUntil(() => !host.isConnected, 'not cleaned')
      await nextTask()
      expect(priceAndMerchant()).to.deep.equal(['€649.00', merchants.own])
    } finally {
      Object.defineProperty(Element.prototype, 'setHTML', { configurable: true, value: setHTML })
    }
  })

  it('SVC-050 knows what shows after the page has copied the product', async () => {
    const { choose, chosen } = await xl()
    await choose(other)
    page.product(productAsin).set({ ...page.product(productAsin).get()!, title: 'Washer' })
    await clearJournal()
    await choose(own)
    expect((await refreshes()).map(({ query }) => query['m'])).to.deep.equal([merchants.own])
    expect(chosen()).to.equal(own)
    await choose(none)
    expect(page.product(productAsin).get()).to.deep.equal({ ...washerOffer, title: 'Washer' })
  })

  it('SVC-025 SVC-059 lets the shopper choose what comes with the product, after its refresh has failed', async () => {
    await setFault({ match: { path }, fault: 'status:503' })
    const options_ = options.map((one, place_) => ({ ...one, isMandatory: place_ === 1 }))
    const { all, choose, chosen, find } = await xl({}, { vasTwisterOptions: options_ })
    const disabled = () => all(radio).map(one => (one as HTMLInputElement).disabled)
    await waitUntil(() => find('[part=failure]'), 'not failed')
    expect([chosen(), disabled()]).to.deep.equal([none, [true, true, false, true]])
    await clearFaults()
    await choose(other)
    expect([chosen(), disabled()]).to.deep.equal([other, [true, true, true, true]])
  })

  it('SVC-058 gives up after 90 s', async () => {
    await hold({ path })
    const { at, find, host } = await xl()
    const clock = holdClocks()
    try {
      at(other).click()
      await nextTask()
      clock.tick(sectionRefresh.timeout - 1)
      await nextTask()
      expect([sectionRefresh.timeout, host.matches(':state(refreshing)')]).to.deep.equal([
        90_000,
        true,
      ])
      clock.tick(1)
      await waitUntil(() => find('[part=failure]'), 'not given up')
      expect(opacityOf('price')).to.equal('1')
    } finally {
      clock.restore()
    }
  })

  it('SVC-060 brings everything back, the choice too, after an answer that cannot be put in', async () => {
    const { choose, chosen, find, submitted } = await xl()
    await choose(own)
    const before = byId('price').innerHTML
    for (const html of [
      answerOf('<p data-dp-section="none-of-them">x</p>'),
      answerOf('<p>no sections</p>'),
      '<p data-dp-section="price">without state</p>',
      answerOf('<p data-dp-section="price">of no merchant</p>', ''),
      '<!doctype html><html><body><h1>Sign in</h1></body></html>',
    ]) {
      const fetched = answering(html)
      await choose(other)
      fetched.restore()
      expect([chosen(), byId('price').innerHTML], html).to.deep.equal([own, before])
      expect(submitted('serviceOfferListingId'), html).to.deep.equal([`OL${installation}`])
      expect(find('[part=failure]'), html).not.to.equal(null)
    }
    expect(page.product(productAsin).get()).to.deep.equal(washerOffer)
  })

  it('SVC-060 brings back what a refresh before it has shown', async () => {
    const { choose, chosen } = await xl()
    await choose(other)
    const shown = byId('price').textContent
    const fetched = answering(answerOf('<p>no sections</p>', 'MTHIRD'))
    page.product(productAsin).set(page.product(productAsin).get())
    await choose(own)
    fetched.restore()
    expect([chosen(), byId('price').textContent]).to.deep.equal([other, shown])
    expect(page.product(productAsin).get()?.merchantId).to.equal(merchants.other)
    await choose(none)
    expect(byId('price').textContent).to.equal('€649.00')
  })

  it('SVC-061 brings the page back without a call when no service is chosen', async () => {
    const { choose, chosen } = await xl()
    const before = byId('price').firstChild
    await choose(other)
    await clearJournal()
    await choose(none)
    expect(await refreshes()).to.have.lengthOf(0)
    expect([chosen(), byId('price').textContent]).to.deep.equal([none, '€649.00'])
    expect(byId('price').firstChild).to.equal(before)
    expect(page.product(productAsin).get()).to.equal(washerOffer)
  })

  it('SVC-031 SVC-050 refreshes at load where the address names a service of another merchant', async () => {
    const vas = encodeURIComponent(JSON.stringify({ vw: haulAway }))
    history.replaceState(null, '', `${start}&vas=${vas}`)
    const heard = eventsOf(document, 'dp-service-selected')
    const { chosen } = await xl()
    await waitUntil(() => page.addOns(productAsin).get().length > 0, 'nothing chosen')
    await nextFrame()
    expect([chosen(), heard.take()]).to.deep.equal([third, []])
    expect(byId('price').textContent).to.contain('€659.00')
  })

  it('SVC-049 drops the choice when the page itself goes over to another merchant', async () => {
    const { choose, chosen } = await xl()
    await choose(other)
    byId('price').textContent = 'The page has changed it'
    page.product(productAsin).set({ ...washerOffer, merchantId: 'MTHIRD' })
    await nextFrame()
    expect(chosen()).to.equal(none)
    expect(byId('price').textContent).to.equal('The page has changed it')
    expect(page.product(productAsin).get()?.merchantId).to.equal('MTHIRD')
  })

  it('SVC-049 SVC-064 two offers of one product keep what is chosen in each', async () => {
    const { choose, chosen } = await xl()
    const second = place('<div></div>')
    second.innerHTML = offerHtml({
      widget: 'regularPPD',
      'service-asin-to-offer': haulAway,
      'offer-listing-id': `OL${haulAway}`,
    })
    const host = second.querySelector<HTMLElement>(tag)!
    await waitUntil(() => host.matches(':state(ready)'), 'not ready')
    inShadow(host, 'input').click()
    await choose(other)
    const isChecked = () => (inShadow(host, 'input') as HTMLInputElement).checked
    expect([chosen(), isChecked()]).to.deep.equal([other, true])
    expect(
      page
        .addOns(productAsin)
        .get()
        .map(({ asin }) => asin)
        .toSorted(),
    ).to.deep.equal([haulAway, installation])
    await choose(none)
    expect([isChecked(), page.addOns(productAsin).get().length]).to.deep.equal([true, 1])
  })

  it('SVC-064 lets nothing run that the answer brings, and keeps the tags of the library', async () => {
    const { choose } = await xl()
    const fetched = answering(
      answerOf(`<div data-dp-section="price"><img src="x" onerror="window.hacked = 1"><script>window.hacked = 2</script>
        <b style="position:fixed" data-own="1">€1.00</b><x-other>Other</x-other></div>
        <div data-dp-section="offer-facts"><dp-offer-features id="new">
          <p displayable-row-count="1" onclick="window.hacked = 3">One</p><p>Two</p></dp-offer-features></div>`),
    )
    await choose(other)
    fetched.restore()
    await nextFrame()
    expect(Reflect.get(window, 'hacked')).to.equal(undefined)
    expect(byId('price').querySelector('script, x-other, [onerror], [style]')).to.equal(null)
    expect(byId('price').querySelector('b')?.dataset['own']).to.equal('1')
    const features = byId('new')
    await waitUntil(() => features.matches(':state(collapsed)'), 'not collapsed')
    expect(features.querySelector('[onclick]')).to.equal(null)
  })

  it('SVC-064 keeps a tag that stays, with what the shopper has done, and gives it the new content', async () => {
    const { choose } = await xl()
    const features = byId('facts').querySelector('dp-offer-features')!
    const rows = [...features.children]
    await waitUntil(() => features.matches(':state(collapsed)'), 'not collapsed')
    inShadow(features, '[part~=control]').click()
    await waitUntil(() => features.matches(':state(expanded)'), 'not expanded')
    await choose(other)
    expect(byId('facts').querySelector('dp-offer-features')).to.equal(features)
    expect(features.textContent).to.contain(marked)
    await waitUntil(() => features.matches(':state(expanded)'), 'no longer expanded')
    await choose(none)
    expect(byId('facts').querySelector('dp-offer-features')).to.equal(features)
    expect([...features.children]).to.deep.equal(rows)
    expect(features.matches(':state(expanded)')).to.equal(true)
  })

  it('SVC-064 replaces a tag with controls of the server where the server has written others', async () => {
    const { choose } = await xl()
    const before = byId('quantity').querySelector<HTMLElement>('dp-quantity-selector')!
    await choose(other)
    const after = byId('quantity').querySelector<HTMLElement>('dp-quantity-selector')!
    expect(after).not.to.equal(before)
    await waitUntil(() => after.matches(':state(ready)'), 'not ready')
    expect([after.dataset['maxQuantity'], after.querySelectorAll('option').length]).to.deep.equal([
      '15',
      10,
    ])
    await choose(none)
    expect(byId('quantity').querySelector('dp-quantity-selector')).to.equal(before)
  })

  it('SVC-065 gives the focus to what can take it in its section, or to the chosen option', async () => {
    const { at, choose, host } = await xl()
    for (const [html, focused] of [
      ['<b>€1</b><button id="inside">More</button>', 'inside'],
      ['<b>€1</b>', null],
    ] as const) {
      const fetched = answering(answerOf(`<div data-dp-section="price">${html}</div>`))
      byId('price').tabIndex = -1
      byId('price').innerHTML = '<a href="#x">Link</a>'
      at(other).click()
      byId('price').querySelector('a')!.focus()
      await waitUntil(() => byId('price').textContent.includes('€1'), 'not shown')
      fetched.restore()
      const active = document.activeElement
      expect(active === host ? host.shadowRoot?.activeElement : active).to.equal(
        focused ? byId(focused) : at(other),
      )
      await choose(none)
    }
  })

  it('SVC-065 COR-031 leaves the focus in a list that the shopper has opened meanwhile', async () => {
    const { at } = await xl()
    const quantity = byId('quantity').querySelector<HTMLElement>('dp-quantity-selector')!
    await waitUntil(() => quantity.matches(':state(ready)'), 'not ready')
    const { innerHTML } = byId('quantity')
    const html = answerOf(`<div data-dp-section="quantity">${innerHTML}</div>`)
    const answer = held(html)
    at(other).click()
    await nextTask()
    inShadow(quantity, 'button').click()
    const list = () => quantity.shadowRoot?.querySelector<HTMLElement>('[role=listbox]')
    const hasFocus = () => !!list() && quantity.shadowRoot?.activeElement === list()
    await waitUntil(hasFocus, 'no list')
    await answer()
    await waitUntil(
      () => page.product(productAsin).get()?.merchantId !== merchants.own,
      'not shown',
    )
    await waitUntil(hasFocus, 'the list has lost the focus')
    expect(byId('quantity').querySelector('dp-quantity-selector')).to.equal(quantity)
    await sendKeys({ press: 'Escape' })
  })

  it('SVC-062 SVC-065 leaves the focus on the option that the shopper has chosen by a key', async () => {
    const { at, chosen, host, isResting } = await xl()
    at(own).focus()
    await sendKeys({ press: 'ArrowDown' })
    await nextTask()
    await waitUntil(isResting, 'still refreshing')
    await nextFrame()
    expect([host.shadowRoot?.activeElement, chosen()]).to.deep.equal([at(other), other])
  })

  it('SVC-068 leaves the form usable after a failure', async () => {
    await setFault({ match: { path }, fault: 'drop-before' })
    const { choose, form } = await xl()
    const button = document.createElement('button')
    form.append(button)
    await choose(other)
    let isSubmitted = false
    form.addEventListener('submit', event => {
      event.preventDefault()
      isSubmitted = true
    })
    button.click()
    expect([isSubmitted, button.disabled]).to.deep.equal([true, false])
  })
})
