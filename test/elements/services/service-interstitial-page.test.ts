import { expect } from '@open-wc/testing'
import { page } from '../../../src/page/page.ts'
import { facts, journal, setFault } from '../../support/browser.ts'
import { nextTask } from '../../support/wait.ts'
import {
  asin,
  boxPath,
  ids,
  mobilePath,
  opened,
  serviceAsin,
  tag,
  type Interstitial,
} from '../../support/service-interstitial.ts'

const fields = {
  offerListingID: `OL${asin}`,
  isMerchantExclusive: '0',
  merchantID: 'M1',
  isAddon: '1',
  nodeID: '2',
  sellingCustomerID: '3',
  qid: '4',
  sr: '5',
  storeID: '6',
  tagActionCode: '7',
  viewID: '8',
  rsid: '9',
  sourceCustomerOrgListID: '10',
  sourceCustomerOrgListItemID: '11',
  wlPopCommand: '12',
}
const redirectParams = { dsc: "it's", itemID: '1', newItems: '2', isHUC: 'true', area: 'a"b' }

/** A service with a page of its own. The browser stays where it is. */
async function pageOf(attributes = '', cancels = true) {
  const view = await opened({
    attributes: `data-buyable="false" data-session-id="s1" data-reftag="si" ${attributes}`,
    state: { buyBoxFields: fields, redirectParams },
  })
  const urls: URL[] = []
  view.host.addEventListener('dp-before-navigate', event => {
    urls.push(new URL((event as CustomEvent).detail.url))
    if (cancels) event.preventDefault()
  })
  view.events()
  return { ...view, urls }
}
const inCart = async () =>
  (await facts<{ asin: string; quantity: number }[]>('cart')).map(line => [
    line.asin,
    line.quantity,
  ])
const failed = (view: Interstitial) =>
  view.events().find(([type]) => type === 'dp-service-failed')?.[1]

describe(`${tag}: a service with a page of its own`, () => {
  it('INT-007 INT-008 posts the fields of the buy box, with the quantity of the shopper', async () => {
    const view = await pageOf()
    page.quantity(asin).set(3)
    view.press('continue')
    await view.closes()
    const [posted] = await journal(boxPath)
    expect([posted?.method, Object.fromEntries(posted?.fields ?? [])]).to.deep.equal([
      'POST',
      {
        'session-id': 's1',
        ASIN: asin,
        ...fields,
        quantity: '3',
        'submit.add-to-cart': 'Add to cart',
      },
    ])
    expect(await inCart()).to.deep.equal([[asin, 3]])
  })

  it('INT-008 takes what the page does not give from the product', async () => {
    const view = await opened({ attributes: 'data-buyable="false" data-session-id="s1"' })
    view.host.addEventListener('dp-before-navigate', event => event.preventDefault())
    page.product(asin).set({ asin, offerListingId: `OL${asin}`, merchantId: 'M2' })
    view.press('continue')
    await view.closes()
    const [posted] = await journal(boxPath)
    const { offerListingID, merchantID, quantity } = Object.fromEntries(posted?.fields ?? [])
    expect([offerListingID, merchantID, quantity]).to.deep.equal([`OL${asin}`, 'M2', '1'])
  })

  it('INT-009 INT-010 INT-048 goes to the page of the service, unless the page cancels it', async () => {
    const view = await pageOf()
    view.press('continue')
    await view.closes()
    await nextTask()
    const [url] = view.urls
    expect([url?.pathname, url?.searchParams.get('psc')]).to.deep.equal([
      `/gp/product/${serviceAsin}/ref=si`,
      '1',
    ])
    const vas = url?.searchParams.get('vas') ?? ''
    expect(vas).to.match(/^\{'dsc':'it\\u0027s','productASIN':'B0WASHER01',/)
    expect(vas).to.contain(String.raw`'area':'a\'b'`)
    // As the page of the service reads it.
    expect(JSON.parse(vas.replaceAll("'", '"'))).to.deep.equal({
      productASIN: asin,
      ...redirectParams,
    })
    expect(url?.search).to.contain('vas=%7B%27dsc%27')
    expect([view.sent.length, view.host.matches(':state(open)')]).to.deep.equal([0, false])
    expect(view.events()).to.deep.include(['dp-interstitial-continued', { ...ids, buyable: false }])
    view.add.click()
    await view.opens()
  })

  it('INT-010 sends empty texts for what the page does not give', async () => {
    const view = await opened({ attributes: 'data-buyable="false" data-session-id="s1"' })
    const urls: URL[] = []
    view.host.addEventListener('dp-before-navigate', event => {
      urls.push(new URL((event as CustomEvent).detail.url))
      event.preventDefault()
    })
    view.press('continue')
    await view.closes()
    await nextTask()
    const empty = { dsc: '', itemID: '', newItems: '', isHUC: '', area: '' }
    const vas = urls[0]?.searchParams.get('vas') ?? ''
    expect(JSON.parse(vas.replaceAll("'", '"'))).to.deep.equal({ ...empty, productASIN: asin })
  })

  it('INT-036 tells of nothing when it leads away itself', async () => {
    const view = await pageOf()
    view.metrics()
    view.press('continue')
    await view.closes()
    dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(view.metrics()).to.deep.equal(['InterstitialContinued'])
  })

  it('INT-011 submits the form after a failure', async () => {
    const view = await pageOf()
    await setFault({ match: { path: boxPath }, fault: 'status:503' })
    view.press('continue')
    await view.submits()
    expect(failed(view)).to.deep.equal({ ...ids, reason: 'unavailable', status: 503 })
    expect(view.urls).to.deep.equal([])
  })

  it('INT-012 adds by the mobile address, and goes to the same page', async () => {
    const view = await pageOf(
      `data-populate-mbcatc data-mobile-cart-add-url="${mobilePath}?asin=${asin}"`,
    )
    view.press('continue')
    await view.closes()
    await nextTask()
    const asked = await journal(mobilePath)
    expect(asked.map(({ method, query }) => [method, query])).to.deep.equal([['GET', { asin }]])
    expect(await journal(boxPath)).to.deep.equal([])
    expect(view.urls[0]?.pathname).to.equal(`/gp/product/${serviceAsin}/ref=si`)
  })

  it('INT-044 submits the form after the mobile address has failed', async () => {
    const view = await pageOf(
      `data-populate-mbcatc data-mobile-cart-add-url="${mobilePath}?asin=x"`,
    )
    view.press('continue')
    await view.submits()
    expect(failed(view)).to.deep.equal({ ...ids, reason: 'incomplete', status: 422 })
  })
})
