import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import 'virtual:dp-service-offer'
import { page } from '../../../src/page/page.ts'
import {
  clearFaults,
  clearJournal,
  eventsOf,
  inShadow,
  journal,
  mount,
  session,
} from '../../support/browser.ts'
import {
  offerHtml,
  offerIn,
  productAsin,
  services,
  washerOffer,
} from '../../support/service-offer-page.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'

const tag = 'dp-service-offer'
const { installation, haulAway } = services
const [swatch, checkBox] = [
  '[part~=choice] input[type=radio]',
  '[part~=choice] input[type=checkbox]',
]

const single = {
  'service-asin-to-offer': installation,
  'offer-listing-id': `OL${installation}`,
  name: 'Installation',
  'winning-service-min-price': '€59.00',
}

/** The address of the page, by which the test runner knows it. */
const start = location.href
const toldByAddress = () => new URLSearchParams(location.search).getAll('vas')
const hits = () => journal('/hctp/log/refMarker')

describe(tag, () => {
  beforeEach(async () => {
    await session()
    await clearFaults()
    await clearJournal()
    page.addOns(productAsin).set([])
    page.product(productAsin).set(washerOffer)
    history.replaceState(null, '', start)
  })

  it('SVC-001 draws the variant of each name', async () => {
    const drawn: Record<string, string[]> = {}
    for (const widget of [
      'twister',
      'twister_xl',
      'enhancedPPD',
      'ppdBundle',
      'regularPPD',
      'brandMessagingDesktop',
      'serviceBanner',
      'prePurchase',
      'valueProp',
    ]) {
      const { all, host } = await offerIn({ widget, ...single, message: 'M', 'details-url': '/d' })
      drawn[widget] = ['input[type=radio]', 'input[type=checkbox]', 'a', 'button'].map(
        selector => `${all(selector).length}`,
      )
      host.remove()
    }
    expect(drawn).to.deep.equal({
      twister: ['2', '0', '1', '0'],
      twister_xl: ['1', '0', '0', '0'],
      enhancedPPD: ['0', '2', '2', '0'],
      ppdBundle: ['0', '1', '2', '0'],
      regularPPD: ['0', '1', '2', '0'],
      brandMessagingDesktop: ['0', '0', '1', '0'],
      serviceBanner: ['0', '0', '1', '0'],
      prePurchase: ['0', '0', '1', '0'],
      valueProp: ['0', '0', '0', '1'],
    })
  })

  it('SVC-001 shows the fallback for an unknown name, and counts it', async () => {
    const counted = eventsOf(document, 'dp-metric')
    const host = document.createElement(tag)
    host.dataset['winningWidgetName'] = 'twisterXL'
    host.dataset['productAsin'] = productAsin
    document.body.append(host)
    await waitUntil(
      () => counted.take().some(({ detail }) => detail.name === 'UnknownWinningWidget'),
      'not counted',
    )
    expect(host.matches(':state(ready)')).to.equal(false)
    host.remove()
  })

  it('SVC-006 draws nothing while it is suppressed, or the product cannot be bought', async () => {
    for (const attribute of ['should-suppress-widget', 'is-product-available']) {
      const value = attribute === 'is-product-available' ? 'false' : ''
      const { find, host } = await offerIn({ widget: 'regularPPD', ...single, [attribute]: value })
      expect(find('[part=box]'), attribute).to.equal(null)
      host.removeAttribute(`data-${attribute}`)
      await waitUntil(() => find('[part=box]'), 'no box')
      host.remove()
    }
  })

  it('SVC-007 has one of two swatches on, at first that without the service', async () => {
    const { all, checked, submitted } = await offerIn({ widget: 'twister', ...single })
    expect(checked(swatch)).to.deep.equal([false, true].toReversed())
    all(swatch)[1]?.click()
    await nextFrame()
    expect(checked(swatch)).to.deep.equal([false, true])
    expect(submitted('serviceAsin')).to.deep.equal([installation])
    all(swatch)[0]?.click()
    await nextFrame()
    expect(checked(swatch)).to.deep.equal([true, false])
    expect(submitted('serviceAsin')).to.deep.equal([])
  })

  it('SVC-008 SVC-018 shows an option for each service, with its price, and one without', async () => {
    const { all, find } = await offerIn(
      { widget: 'twister_xl' },
      {
        vasTwisterOptions: [
          { name: 'Installation', asin: installation, offerlistingId: 'A', price: '€59.00' },
          { name: 'Haul-away', asin: haulAway, offerlistingId: 'B', isOfferAvailable: false },
        ],
      },
    )
    const texts = all('[part~=choice]').map(one => one.textContent.replace(/\s+/g, ' ').trim())
    expect(texts[0]).to.equal('Without service')
    expect(texts[1]).to.match(/^Installation ?€59\.00See details Installation$/)
    expect(texts[2]).to.contain('Not available with this offer')
    expect(all(swatch).map(one => (one as HTMLInputElement).disabled)).to.deep.equal([
      false,
      false,
      true,
    ])
    expect(find('[role=radiogroup]')?.getAttribute('aria-label')).to.equal('Choose a service')
  })

  for (const widget of ['ppdBundle', 'regularPPD']) {
    it(`SVC-009 SVC-019 shows one check box with name and price as ${widget}`, async () => {
      const { all, checked, find, submitted } = await offerIn({ widget, ...single })
      const [box, ...others] = all(checkBox) as HTMLInputElement[]
      expect([
        others,
        find('[part=name]')?.textContent,
        find('[part=price]')?.textContent,
      ]).to.deep.equal([[], 'Installation', '€59.00'])
      expect(box!.labels![0]?.textContent).to.equal('Add to my order Installation')
      box!.click()
      await nextFrame()
      expect([checked(checkBox), submitted('serviceAsin')]).to.deep.equal([[true], [installation]])
    })
  }

  it('SVC-010 SVC-011 SVC-012 checks the service with its upsell, and unchecks both', async () => {
    const { all, checked, submitted } = await offerIn(
      { widget: 'enhancedPPD', ...single },
      { upsellAsinOfferData: { upsellAsin: haulAway, offerlistingId: 'B', name: 'Haul-away' } },
    )
    all(checkBox)[1]?.click()
    await nextFrame()
    expect(checked(checkBox)).to.deep.equal([true, true])
    expect([...submitted('serviceAsin'), ...submitted('serviceAsin.2')]).to.deep.equal([
      installation,
      haulAway,
    ])
    all(checkBox)[0]?.click()
    await nextFrame()
    expect(checked(checkBox)).to.deep.equal([false, false])
  })

  it('SVC-014 SVC-069 asks a sheet to show the details, or opens them as a link', async () => {
    const { find, host } = await offerIn({
      widget: 'serviceBanner',
      message: 'We carry it.',
      'details-url': '/dp/B0WASHER01/services',
    })
    const link = find('[part=details]') as HTMLAnchorElement
    expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener'])
    const asked = eventsOf(host, 'dp-sheet-requested')
    let isTaken = true
    host.addEventListener('dp-sheet-requested', event => isTaken && event.preventDefault())
    const follows = (more: MouseEventInit = {}) => {
      const click = new MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        composed: true,
        ...more,
      })
      // The browser does not follow it in the test.
      let isFollowed = true
      document.addEventListener(
        'click',
        event => {
          isFollowed = !event.defaultPrevented
          event.preventDefault()
        },
        { once: true },
      )
      link.dispatchEvent(click)
      return isFollowed
    }
    expect(follows()).to.equal(false)
    expect(asked.take().map(({ detail }) => detail)).to.deep.equal([
      { url: '/dp/B0WASHER01/services', title: 'We carry it.' },
    ])
    isTaken = false
    expect(follows()).to.equal(true)
    isTaken = true
    asked.take()
    expect(follows({ ctrlKey: true })).to.equal(true)
    expect(asked.take()).to.have.lengthOf(0)
  })

  it('SVC-015 opens the text of the value at its link', async () => {
    const { find } = await offerIn({
      widget: 'valueProp',
      message: 'What is it?',
      'popover-text': 'We connect it.',
    })
    const opener = find('[part=opener]')!
    expect([opener.textContent, opener.getAttribute('aria-expanded')]).to.deep.equal([
      'What is it?',
      'false',
    ])
    opener.click()
    await waitUntil(() => find('[part~=panel]'), 'no panel')
    expect(find('[part~=panel]')?.textContent).to.contain('We connect it.')
    opener.click()
    await waitUntil(() => !find('[part~=panel]'), 'a panel')
  })

  it('SVC-016 SVC-017 shows the price of a promotion, and the text of the choice', async () => {
    const { all, find } = await offerIn(
      {
        widget: 'regularPPD',
        ...single,
        'winning-service-price-with-promotion-applied': '€49.00',
      },
      { dynamicStringChangeOnTwisterSelection: { selected: 'Thanks.', unselected: 'Well?' } },
    )
    expect(find('.price-now')?.textContent).to.equal('€49.00')
    expect(find('s')?.textContent).to.equal('€59.00')
    expect(find('[part=message]')?.textContent).to.equal('Well?')
    all(checkBox)[0]?.click()
    await nextFrame()
    expect(find('[part=message]')?.textContent).to.equal('Thanks.')
  })

  it('SVC-025 shows that a mandatory service is included, and keeps it', async () => {
    const { all, checked, submitted } = await offerIn(
      { widget: 'twister', ...single },
      { baseAsinOfferData: { isMandatory: true } },
    )
    expect(checked(swatch)).to.deep.equal([false, true])
    expect(all('[part~=choice]')[1]?.textContent).to.contain('Always included')
    for (const one of all(swatch)) one.click()
    await nextFrame()
    expect(submitted('serviceAsin')).to.deep.equal([installation])
  })

  it('SVC-028 SVC-029 SVC-066 keeps the rest of the address, and makes no entry', async () => {
    const vas = encodeURIComponent('{"other":true}')
    history.replaceState({ own: 1 }, '', `${start}&vas=${vas}&b#c`)
    const entries = history.length
    const { all } = await offerIn({ widget: 'twister', ...single })
    all(swatch)[1]?.click()
    expect(toldByAddress()).to.deep.equal([`{"other":true,"vw":"${installation}"}`])
    all(swatch)[0]?.click()
    expect(toldByAddress()).to.deep.equal(['{"other":true}'])
    expect(location.href).to.match(/wtr-session-id=[^&]+&.*vas=[^&]+&b#c$/)
    expect([history.length, history.state]).to.deep.equal([entries, { own: 1 }])
  })

  it('SVC-030 bears an address that the page has changed', async () => {
    const faults: unknown[] = []
    const fail = ({ message }: ErrorEvent) => faults.push(message)
    addEventListener('error', fail)
    const { all, submitted } = await offerIn({ widget: 'twister', ...single })
    all(swatch)[1]?.click()
    history.replaceState(null, '', start)
    all(swatch)[0]?.click()
    await nextFrame()
    removeEventListener('error', fail)
    expect([faults, submitted('serviceAsin'), location.href]).to.deep.equal([[], [], start])
  })

  it('SVC-031 starts with the service that the address names', async () => {
    const vas = encodeURIComponent(JSON.stringify({ vw: installation }))
    history.replaceState(null, '', `${start}&vas=${vas}`)
    const { checked, submitted } = await offerIn({ widget: 'twister', ...single })
    expect(checked(swatch)).to.deep.equal([false, true])
    expect(submitted('serviceAsin')).to.deep.equal([installation])
  })

  it('SVC-043 SVC-044 SVC-069 leads to the details in a new tab, and to the page of the service', async () => {
    const { find } = await offerIn({ widget: 'regularPPD', ...single })
    const details = find('[part=details]') as HTMLAnchorElement
    expect(details.getAttribute('href')).to.equal(`/dp/${installation}/ref=vas_dp`)
    expect([details.target, details.rel]).to.deep.equal(['_blank', 'noopener'])
    const name = find('[part=name] a') as HTMLAnchorElement
    expect([name.getAttribute('href'), name.target]).to.deep.equal([
      `/gp/product/${installation}?m=MHARBORPINE`,
      '',
    ])
  })

  it('SVC-046 SVC-047 tells once that the shopper sees it', async () => {
    const marker = 'vas_seen/äß'
    const counted = eventsOf(document, 'dp-metric')
    const { host } = await offerIn({ widget: 'regularPPD', ...single, 'impression-reftag': marker })
    await waitUntil(async () => (await hits()).length > 0, 'no hit')
    host.style.marginBlockStart = '200vh'
    await nextDrawing()
    host.style.marginBlockStart = ''
    await nextFrame()
    host.replaceWith(host)
    await nextDrawing()
    expect((await hits()).map(({ query }) => query)).to.deep.equal([{ ref_: marker }])
    const seen = counted.take().filter(({ detail }) => detail.name === 'ServiceImpression')
    expect(seen.map(({ detail }) => detail.fields)).to.deep.equal([
      {
        refMarker: marker,
        pageType: 'DetailPage',
        subPageType: 'AddServices',
        deviceType: 'd',
        hitType: 'popUp',
      },
    ])
  })

  it('SVC-046 waits until the element is in view', async () => {
    const { host } = await offerIn(
      { widget: 'regularPPD', ...single, 'impression-reftag': 'below' },
      {},
      '<div style="height:300vh"></div>',
    )
    await nextDrawing()
    expect(await hits()).to.have.lengthOf(0)
    host.scrollIntoView()
    await waitUntil(async () => (await hits()).length > 0, 'no hit')
    scrollTo(0, 0)
  })

  it('SVC-044 SVC-048 draws the prices at the bottom edge where the feature is on, and nowhere else', async () => {
    const without = await offerIn({ widget: 'twister', ...single })
    expect(without.find('[part=prices]')).to.equal(null)
    without.host.remove()
    const { find } = await offerIn(
      { widget: 'twister', ...single, 'winning-service-price-with-promotion-applied': '€49.00' },
      { features: { priceDetailsBottomSheet: true } },
    )
    find('[part=prices]')!.click()
    await waitUntil(() => find('[part~=panel]'), 'no sheet')
    const sheet = find('[part~=panel]')!
    expect(sheet.matches('.sheet.bottom')).to.equal(true)
    expect(sheet.querySelector('a')?.getAttribute('href')).to.equal(
      `/gp/product/${installation}?m=${washerOffer.merchantId}`,
    )
    expect(sheet.textContent).to.match(/Installation.*€49\.00.*Regular price:.*€59\.00/)
    await waitUntil(
      () => Math.abs(sheet.getBoundingClientRect().bottom - innerHeight) < 1,
      'not at the bottom',
    )
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => !find('[part~=panel]'), 'a sheet')
  })

  it('SVC-062 moves the choice by arrow keys, and chooses by the space bar', async () => {
    const { all, checked, find, submitted } = await offerIn({ widget: 'twister', ...single })
    all(swatch)[0]?.focus()
    await sendKeys({ press: 'ArrowDown' })
    expect(checked(swatch)).to.deep.equal([false, true])
    await sendKeys({ press: 'ArrowUp' })
    expect(checked(swatch)).to.deep.equal([true, false])
    expect(find('[role=radiogroup]')).not.to.equal(null)
    all(swatch)[0]!.click()
    all(swatch)[1]?.focus()
    await sendKeys({ press: ' ' })
    expect([checked(swatch), submitted('serviceAsin')]).to.deep.equal([
      [false, true],
      [installation],
    ])
  })

  it('SVC-063 shows all other fields in host.config', async () => {
    const { host } = await offerIn(
      { widget: 'twister', 'display-price': '€649.00', 'is-upsell-critical': '' },
      { buyingOptionTypes: ['NEW'] },
    )
    const { config } = host as unknown as { config: Record<string, unknown> }
    expect(config['displayPrice']).to.equal('€649.00')
    expect([config['isUpsellCritical'], config['hijackATC']]).to.deep.equal([true, false])
    expect(config['buyingOptionTypes']).to.deep.equal(['NEW'])
    expect(config['features']).to.deep.equal({
      itemAssociation: true,
      buyBackItemAssociation: true,
      precheck: false,
      priceDetailsBottomSheet: false,
    })
  })

  it('SVC-002 SVC-003 SVC-004 takes what the page stores have', async () => {
    page.$location.set({ addressLabel: 'Köln', zipCode: '50667' })
    page.$shopper.set({ ...page.$shopper.get(), business: true, deviceType: 'mobileApp' })
    const { host } = await offerIn({ widget: 'twister' })
    const { config } = host as unknown as { config: Record<string, unknown> }
    expect([config['zipCode'], config['businessCustomer'], config['isApp']]).to.deep.equal([
      '50667',
      true,
      true,
    ])
    expect(config['merchantId']).to.equal(washerOffer.merchantId)
    page.$location.set(null)
    page.$shopper.set({ ...page.$shopper.get(), business: false, deviceType: null })
  })

  it('COR-061 COR-062 takes the place of the field of the server, and resets to it', async () => {
    const field = `<input type="checkbox" name="serviceAsin" value="${installation}" checked>`
    const { all, checked, form, submitted } = await offerIn(
      { widget: 'regularPPD', ...single },
      {},
      '',
      field,
    )
    expect(submitted('serviceAsin')).to.deep.equal([installation])
    all(checkBox)[0]?.click()
    await nextFrame()
    expect(submitted('serviceAsin')).to.deep.equal([])
    form.reset()
    await nextFrame()
    expect([checked(checkBox), submitted('serviceAsin')]).to.deep.equal([[true], [installation]])
  })

  it('SVC-070 is added by a call outside a form', async () => {
    const host = await mount(tag, offerHtml({ widget: 'regularPPD', ...single }))
    inShadow(host, checkBox).click()
    await nextFrame()
    expect(page.addOns(productAsin).get()[0]?.addedBy).to.equal('call')
  })
})
