import { expect, nextFrame } from '@open-wc/testing'
import { allEnded, waitUntil } from '../../support/wait.ts'
import { spy } from 'sinon'
import {
  clearJournal,
  facts,
  fixture,
  hold,
  journal,
  setFault,
  setMeta,
} from '../../support/browser.ts'
import { boxOf, dealBox, dealOf, factsOf } from '../../support/deal-box.ts'
import { page } from '../../../src/page/page.ts'

const claimPath = '/dp/deals/claim/'
const claims = () => journal(claimPath)
const headersOf = async (path: string) => (await journal(path)).at(-1)?.headers ?? {}

describe('dp-deal-box and the store', () => {
  it('DEA-011 DEA-012 DEA-013 DEA-014 DEA-015 DEA-016 DEA-018 asks for the deal', async () => {
    const sent = spy(window, 'fetch')
    const { asin } = await dealBox({
      attributes: 'data-language="de-DE" data-slate-token="slate" data-is-mobile',
    })
    const [, options] = sent.args.find(([to]) => `${to}`.startsWith('/dp/deals/product')) ?? []
    sent.restore()
    expect(options).to.have.property('credentials', 'include')
    const [asked] = await journal('/dp/deals/product')
    expect([asked?.method, asked?.query]).to.deep.equal([
      'GET',
      { buyingOptionTypes: 'LIGHTNING_DEAL', offerListingId: `OL${asin}` },
    ])
    const { accept = '', cookie = '', ...headers } = asked?.headers ?? {}
    expect(accept).to.match(/type="product\/v2".*deal\.details.*call-to-action.*customer-status/)
    expect(cookie).to.include('dp_session')
    expect(headers).to.include({
      'accept-language': 'de-DE',
      'x-dp-device-attributes': 'MOBILE',
      'x-dp-slate-token': 'slate',
    })
    expect(headers['x-dp-csrf-token']).to.have.length.above(10)
  })

  it('DEA-016 DEA-017 DEA-015 sends no slate token where there is none, and counts that', async () => {
    const { detailsOf } = await dealBox()
    const headers = await headersOf('/dp/deals/product')
    expect(headers).not.to.have.property('x-dp-slate-token')
    expect(headers['x-dp-device-attributes']).to.equal('DESKTOP')
    const counted = detailsOf('dp-metric').filter(
      detail => Reflect.get(detail, 'name') === 'SlateTokenMissing',
    )
    expect(counted).to.have.length(1)
  })

  it('DEA-012 asks in the locale where no language is configured', async () => {
    await dealBox({ attributes: 'lang="fr"' })
    expect((await headersOf('/dp/deals/product'))['accept-language']).to.equal('fr')
  })

  it('DEA-041 DEA-042 DEA-048 DEA-049 DEA-050 claims the deal into the cart', async () => {
    page.$cart.set({ count: null })
    const { asin, button, says, detailsOf, text } = await dealBox({
      deal: { maxQuantity: 2 },
      attributes: 'data-max-quantity="2" data-installments-program-id="I1"',
    })
    button()?.click()
    await says('In your cart. Reserved for 15:00')
    const [sent] = await claims()
    expect(sent?.path).to.equal(`${claimPath}DEAL-${asin}/claim-and-add-to-cart`)
    expect(sent?.query).to.deep.equal({ ref_: 'dp_deal_claim' })
    expect(JSON.parse(sent?.body ?? '')).to.deep.equal({
      asin,
      quantity: 1,
      installmentsProgramId: 'I1',
      devicePreRegistered: false,
    })
    expect(sent?.headers).to.have.property('idempotency-key')
    expect([button(), text().includes('Processing')]).to.deep.equal([null, false])
    await waitUntil(() => page.$cart.get().count === 1)
    expect(detailsOf('dp-deal-claimed')).to.have.length(1)
    expect((await factsOf(asin)).claims).to.have.length(1)
  })

  it('COR-180 DEA-093 leads to the cart after a claim', async () => {
    const { button, says, get } = await dealBox({ attributes: 'data-cart-url="/my/cart"' })
    button()?.click()
    await says('In your cart. Reserved for 15:00')
    const link = get('[part=message] a')
    expect([link.textContent, link.getAttribute('href')]).to.deep.equal(['View cart', '/my/cart'])
  })

  it('COR-180 DEA-093 leads to the cart of the meta, and without an address nowhere', async () => {
    const customer = { state: 'CLAIMED' }
    expect((await dealBox({ customer })).find('[part=message] a')).to.equal(null)
    setMeta('dp-cart-url', '/cart')
    const { get, text } = await dealBox({ customer })
    expect(text()).to.include('You have claimed this deal. View cart')
    expect(get('[part=message] a').getAttribute('href')).to.equal('/cart')
  })

  it('DEA-043 DEA-087 claims the quantity of its drop-down', async () => {
    const { asin, button, choose, says } = await dealBox({
      deal: { maxQuantity: 3 },
      attributes: 'data-max-quantity="3"',
    })
    page.quantity(asin).set(7)
    await choose(3)
    button()?.click()
    await says('In your cart')
    expect((await factsOf(asin)).claims[0]?.quantity).to.equal(3)
  })

  it('DEA-045 DEA-068 takes one press while a claim is under way', async () => {
    const { asin, button, is, says, announced } = await dealBox()
    const release = await hold({ path: `${claimPath}*` })
    button()?.click()
    await waitUntil(() => button()?.getAttribute('aria-busy') === 'true')
    expect(is('processing')).to.equal(true)
    button()?.click()
    await release()
    await says('In your cart')
    expect([(await claims()).length, is('processing')]).to.deep.equal([1, false])
    expect((await factsOf(asin)).claimed).to.equal(1)
    await waitUntil(() => announced().startsWith('In your cart. Reserved for 15:00'))
  })

  it('DEA-053 says so where the deal goes to the waiting list', async () => {
    const deal = { total: 1, claimed: 1, waitlistTotal: 5 }
    const { button, says } = await dealBox({ deal })
    button()?.click()
    await says('We are adding this deal to your cart.')
  })

  it('DEA-056 DEA-079 says when the quantity limit is reached', async () => {
    const { button, choose, says, detailsOf, text } = await dealBox({
      deal: { maxQuantity: 1 },
      attributes: 'data-max-quantity="2"',
    })
    await choose(2)
    button()?.click()
    await says('You have reached the quantity limit for this deal.')
    expect(detailsOf('dp-deal-failed')[0]).to.include({ reason: 'quantity-limit', status: 409 })
    await choose(1)
    button()?.click()
    await says('In your cart')
    expect(text()).not.to.include('quantity limit')
  })

  it('DEA-058 DEA-079 DEA-080 says when the deal could not be added, and sees what has arrived', async () => {
    const { asin, button, says } = await dealBox()
    await setFault({ match: { path: `${claimPath}*` }, fault: 'drop-after', times: 1 })
    button()?.click()
    await says('This deal could not be added to your cart.')
    await says('In your cart')
    expect((await factsOf(asin)).claimed).to.equal(1)
  })

  it('COR-073 DEA-079 sends the second try after a lost answer under the same key', async () => {
    const { asin, button, says } = await dealBox()
    await setFault({ match: { path: `${claimPath}*` }, fault: 'drop-before', times: 1 })
    button()?.click()
    await says('This deal could not be added to your cart.')
    await waitUntil(() => button()?.getAttribute('aria-busy') === 'false')
    button()?.click()
    await says('In your cart')
    const keys = (await claims()).map(({ headers }) => headers['idempotency-key'])
    expect(keys).to.have.length(2)
    expect(keys[0]).to.equal(keys[1])
    expect((await factsOf(asin)).claimed).to.equal(1)
  })

  it('DEA-058 DEA-078 ends processing on every kind of bad answer', async () => {
    const reasons = {
      'status:503': 'redemption-failed',
      html: 'malformed',
      'wrong-shape': 'malformed',
    }
    for (const [fault, reason] of Object.entries(reasons)) {
      const { button, says, detailsOf } = await dealBox()
      await setFault({ match: { path: `${claimPath}*` }, fault })
      button()?.click()
      await says('This deal could not be added to your cart.')
      expect(detailsOf('dp-deal-failed')[0]).to.have.property('reason', reason)
      expect(button()?.getAttribute('aria-busy')).to.equal('false')
    }
  })

  it('DEA-074 takes over the states of a claim that came too late', async () => {
    const { asin, button, says, is, detailsOf } = await dealBox({ deal: { total: 1 } })
    await fixture({ deal: { asin, total: 1, claimed: 1 } })
    button()?.click()
    await says('All deals are claimed and the waiting list is full.')
    expect(detailsOf('dp-deal-failed')[0]).to.include({ reason: 'not-claimed', status: 200 })
    expect([is('waitlistfull'), button()]).to.deep.equal([true, null])
  })

  it('DEA-044 sends no claim that the page has cancelled', async () => {
    const { host, button } = await dealBox()
    host.addEventListener('dp-before-claim-deal', event => event.preventDefault())
    button()?.click()
    await nextFrame()
    expect(button()?.getAttribute('aria-busy')).to.equal('false')
    expect(await claims()).to.deep.equal([])
  })

  it('DEA-060 DEA-061 DEA-062 adds the plan chosen with the product', async () => {
    const { asin, button, says } = await dealBox()
    const plan = { asin: 'B0PLAN0002', offerListingId: 'OLB0PLAN0002' }
    await fixture({ plan: { asin, planAsin: plan.asin } })
    page.addOns(asin).set([{ ...plan, kind: 'protection', addedBy: 'form' }])
    button()?.click()
    await says('In your cart')
    await waitUntil(() => page.$cart.get().count === 2)
    const [sent] = await journal('/dp/cart/add-items')
    expect(sent?.query).to.deep.equal({ ref: 'dp_deal_cart_add' })
    const lines = await facts<{ asin: string; associatedTo: string | null }[]>('cart')
    expect(lines.map(line => [line.asin, line.associatedTo])).to.deep.equal([
      [asin, null],
      [plan.asin, asin],
    ])
  })

  it('DEA-063 DEA-085 tells the page of a plan that could not be added', async () => {
    const { asin, button, says, detailsOf } = await dealBox()
    const plan = { asin: 'B0NOSUCH01', offerListingId: 'OLNONE' }
    page.addOns(asin).set([{ ...plan, kind: 'warranty', addedBy: 'form' }])
    button()?.click()
    await says('In your cart')
    await waitUntil(() => detailsOf('dp-deal-protection-failed').length > 0)
    expect(detailsOf('dp-deal-protection-failed')[0]).to.include({
      warrantyAsin: plan.asin,
      reason: 'incomplete',
      status: 422,
    })
    await waitUntil(() => page.$cart.get().count === 1)
  })

  it('DEA-059 DEA-070 shows nothing of a cart count that fails', async () => {
    const { button, says, detailsOf, text } = await dealBox()
    await setFault({ match: { path: '/dp/cart/count' }, fault: 'status:500' })
    button()?.click()
    await says('In your cart')
    const counted = () =>
      detailsOf('dp-metric').find(detail => Reflect.get(detail, 'name') === 'CartCountFailed')
    await waitUntil(counted)
    expect(counted()).to.have.nested.property('fields.status', 500)
    expect(text()).to.include('In your cart')
  })

  it('DEA-066 ends what is under way when it leaves the page', async () => {
    const { host, button, detailsOf } = await dealBox()
    const release = await hold({ path: `${claimPath}*` })
    const fetched = spy(window, 'fetch')
    button()?.click()
    await waitUntil(() => host.matches(':state(processing)'), 'nothing is under way')
    host.remove()
    await release()
    await allEnded(fetched.returnValues)
    fetched.restore()
    expect(detailsOf('dp-deal-failed')).to.deep.equal([])
    document.body.append(host)
    await waitUntil(() => !host.matches(':state(processing)'), 'it is still under way')
    host.remove()
  })

  it('DEA-073 asks again where the deal could not be updated', async () => {
    const asin = await dealOf({ customer: { state: 'IN_CART', expiresIn: 60_000 } })
    const box = boxOf(asin, { attributes: `data-system-time="${Date.now() + 59_500}"` })
    await box.says('Reserved for 0:01')
    await setFault({ match: { path: '/dp/deals/product' }, fault: 'status:500', times: 1 })
    await box.says('Processing...')
    await box.says('This deal could not be updated.')
    await clearJournal()
    box.get('.message button').click()
    await box.says('Reserved for')
    expect(await journal('/dp/deals/product')).to.have.length(1)
  })
})
