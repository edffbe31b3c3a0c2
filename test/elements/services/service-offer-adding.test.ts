import { expect, nextFrame } from '@open-wc/testing'
import { stub } from 'sinon'
import 'virtual:dp-service-offer'
import { page } from '../../../src/page/page.ts'
import {
  clearFaults,
  clearJournal,
  eventsOf,
  facts,
  hold,
  inShadow,
  journal,
  mount,
  session,
  setFault,
  setMeta,
} from '../../support/browser.ts'
import { engine } from '../../support/engine.ts'
import { leavings } from '../../support/leavings.ts'
import { offerHtml, productAsin, services, washerOffer } from '../../support/service-offer-page.ts'
import { nextTask, waitUntil } from '../../support/wait.ts'
import { warnings } from '../../support/warnings.ts'

const tag = 'dp-service-offer'
const path = '/cart/carts/retail/items'
const { installation, haulAway } = services
const tie = { associatedItemId: productAsin, renderType: 'renderAll', programType: 'HeavyBulky' }
const item = { asin: productAsin, quantity: 1, offerListingId: `OL${productAsin}` }
const added = { items: [item], cartCount: 1 }

const tell = (name: string, detail: object) =>
  document.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }))

/** An element outside a form, with both services chosen. */
async function chosen(attributes: Record<string, string> = {}, state: object = {}) {
  const html = offerHtml(
    {
      widget: 'enhancedPPD',
      'service-asin-to-offer': installation,
      'offer-listing-id': `OL${installation}`,
      'should-add-item-association': '',
      'zip-code': '50667',
      ...attributes,
    },
    {
      upsellAsinOfferData: { upsellAsin: haulAway, offerlistingId: `OL${haulAway}` },
      itemAssociationV2: { ...tie, deleteConstraint: { mutuallyInclusive: true } },
      ...state,
    },
  )
  const host = await mount(tag, html)
  for (const box of host.shadowRoot!.querySelectorAll<HTMLInputElement>('input')) {
    if (!box.checked) box.click()
    await nextFrame()
  }
  return host
}

/** The product is put into the cart, and the page tells so. */
async function buy(): Promise<void> {
  const body = JSON.stringify({ items: [item] })
  const token = document.querySelector<HTMLMetaElement>('meta[name=dp-csrf-token]')!.content
  const headers = {
    'content-type': 'application/vnd.api+json;type="cart.add-items.request/v1"',
    'x-dp-csrf-token': token,
  }
  await fetch('/dp/cart/add-items', { method: 'POST', headers, body })
  await clearJournal()
  tell('dp-cart-added', added)
}

const requests = async () => (await journal(path)).map(one => JSON.parse(one.body).items)
const ends = async (count: number, ...names: string[]) => {
  const told = eventsOf(document, ...names)
  const all: CustomEvent[] = []
  return {
    all,
    async wait() {
      await waitUntil(() => all.push(...told.take()) && all.length >= count, 'not told')
      return all
    },
  }
}

describe(`${tag} outside a form`, () => {
  beforeEach(async () => {
    await session()
    await clearFaults()
    await clearJournal()
    setMeta('dp-slate-token', 'slate')
    page.addOns(productAsin).set([])
    page.product(productAsin).set(washerOffer)
    page.$cart.set({ count: null })
  })
  afterEach(clearFaults)

  it('SVC-034 SVC-035 SVC-038 adds each service by itself, once its product is in the cart', async () => {
    await chosen()
    const told = await ends(2, 'dp-service-added')
    await buy()
    await told.wait()
    const itemAssociation = { ...tie, deleteConstraint: { mutuallyInclusive: true } }
    const { programType: type, renderType } = tie
    const itemAssociationGroup = {
      type,
      renderType,
      parentAsin: productAsin,
      constraints: [{ type: 'DELETE', mutuallyInclusive: true }],
    }
    expect(await requests()).to.deep.equal(
      [installation, haulAway].map(asin => [
        {
          asin,
          offerListingId: `OL${asin}`,
          quantity: 1,
          additionalParameters: { itemAssociation, itemAssociationGroup },
        },
      ]),
    )
    expect(told.all.map(({ detail }) => detail)).to.deep.equal(
      [installation, haulAway].map(serviceAsin => ({
        serviceAsin,
        productAsin,
        offerListingId: `OL${serviceAsin}`,
      })),
    )
    const lines = await facts<{ asin: string; associatedTo: string | null }[]>('cart')
    expect(lines.map(({ asin, associatedTo }) => [asin, associatedTo])).to.deep.equal([
      [productAsin, null],
      [installation, productAsin],
      [haulAway, productAsin],
    ])
  })

  it('SVC-034 sends an empty list of constraints where the page gives none', async () => {
    await chosen({}, { itemAssociationV2: tie })
    const told = await ends(2, 'dp-service-added')
    await buy()
    await told.wait()
    const [[sent] = []] = await requests()
    expect(sent?.additionalParameters.itemAssociationGroup.constraints).to.deep.equal([])
  })

  it('SVC-036 SVC-037 sends the tokens, the types and the language', async () => {
    await chosen()
    const told = await ends(2, 'dp-service-added')
    await buy()
    await told.wait()
    const [sent] = await journal(path)
    expect(sent?.query).to.deep.equal({ ref: 'vas_add_upsell' })
    const { headers } = sent!
    expect(headers['content-type']).to.contain('cart.add-items.request/v1')
    expect(headers['accept']).to.contain('cart.add-items/v1')
    expect(headers['accept-language']).to.equal('en-US')
    expect(headers['x-dp-slate-token']).to.equal('slate')
    expect(headers['x-dp-csrf-token']).to.be.a('string')
  })

  it('SVC-036 sends credentials of its own with the service, and none to read the count', async () => {
    await chosen({ 'cart-count-url': '/dp/cart/count' })
    const { fetch } = window
    const sent: Record<string, RequestCredentials | undefined> = {}
    const fetched = stub(window, 'fetch').callsFake((input, init) => {
      sent[`${input}`.split('?')[0]!] = init?.credentials
      return fetch(input, init)
    })
    try {
      tell('dp-cart-added', added)
      await waitUntil(() => '/dp/cart/count' in sent, 'not counted')
    } finally {
      fetched.restore()
    }
    expect(sent).to.deep.equal({ [path]: 'include', '/dp/cart/count': 'same-origin' })
  })

  it('SVC-035 adds after a claimed deal, after no other product, and once', async () => {
    await chosen()
    const told = await ends(2, 'dp-service-added')
    tell('dp-cart-added', { items: [{ ...item, asin: 'B0OTHER001' }], cartCount: 1 })
    await nextTask()
    expect(await requests()).to.have.lengthOf(0)
    await buy()
    await told.wait()
    tell('dp-deal-claimed', { asin: productAsin })
    tell('dp-cart-added', added)
    await nextTask()
    expect(await requests()).to.have.lengthOf(2)
  })

  it('SVC-035 adds for a claimed deal', async () => {
    await chosen()
    tell('dp-deal-claimed', { asin: productAsin })
    await waitUntil(async () => (await requests()).length === 2, 'not added')
  })

  it('SVC-035 two elements with one service add it once', async () => {
    const first = await chosen()
    const second = await chosen()
    const told = await ends(2, 'dp-service-added')
    await buy()
    await told.wait()
    await nextTask()
    expect(await requests()).to.have.lengthOf(2)
    first.remove()
    second.remove()
  })

  it('SVC-035 adds what is chosen while another service is being added, after it', async () => {
    const host = await chosen()
    const [base, further] = host.shadowRoot!.querySelectorAll<HTMLInputElement>('input')
    further!.click()
    await nextFrame()
    const told = await ends(2, 'dp-service-added')
    const release = await hold({ path })
    await buy()
    further!.click()
    await nextFrame()
    tell('dp-cart-added', added)
    await release()
    await told.wait()
    expect(base!.checked).to.equal(true)
    expect(told.all.map(({ detail }) => detail.serviceAsin)).to.deep.equal([installation, haulAway])
    const lines = await facts<{ asin: string }[]>('cart')
    expect(lines.map(({ asin }) => asin)).to.deep.equal([productAsin, installation, haulAway])
  })

  it('SVC-035 does not add what the shopper takes back before its turn comes', async () => {
    const host = await chosen()
    const release = await hold({ path })
    const told = await ends(1, 'dp-service-added')
    await buy()
    host.shadowRoot!.querySelectorAll<HTMLInputElement>('input')[1]!.click()
    await release()
    await told.wait()
    await nextTask()
    expect((await requests()).map(([sent]) => sent.asin)).to.deep.equal([installation])
  })

  it('SVC-035 COR-032 adds with the next add what was on its way when the element left', async () => {
    const host = await chosen()
    const parent = host.parentElement!
    const release = await hold({ path })
    await buy()
    host.remove()
    await nextTask()
    await release()
    parent.append(host)
    await nextTask()
    const told = await ends(2, 'dp-service-added')
    tell('dp-cart-added', added)
    await told.wait()
    expect(told.all.map(({ detail }) => detail.serviceAsin)).to.deep.equal([installation, haulAway])
  })

  it('SVC-035 adds nothing by a call inside a form', async () => {
    const host = await chosen()
    const form = document.createElement('form')
    host.replaceWith(form)
    form.append(host)
    await nextTask()
    await buy()
    await nextTask()
    expect(await requests()).to.have.lengthOf(0)
    form.remove()
  })

  it('SVC-039 reads the count of the cart where the page names its address', async () => {
    const host = await chosen()
    const told = await ends(2, 'dp-service-added')
    await buy()
    await told.wait()
    await nextTask()
    expect([page.$cart.get().count, await journal('/dp/cart/count')]).to.deep.equal([null, []])
    host.remove()
    page.addOns(productAsin).set([])
    await chosen({ 'cart-count-url': '/dp/cart/count' })
    await buy()
    await waitUntil(() => page.$cart.get().count !== null, 'no count')
    expect(page.$cart.get().count).to.be.greaterThan(3)
  })

  it('SVC-040 SVC-042 counts a refused service, and says nothing of it', async () => {
    await setFault({ match: { path }, fault: 'status:422' })
    const host = await chosen()
    const text = host.shadowRoot!.textContent
    const counted = eventsOf(document, 'dp-metric')
    const told = await ends(2, 'dp-service-failed')
    const said = await warnings(async () => {
      await buy()
      await told.wait()
    })
    expect(said).to.deep.equal([])
    const names = counted.take().map(({ detail }) => detail.name)
    expect(names).to.deep.equal(['ServiceAddIncomplete', 'ServiceAddIncomplete'])
    expect(told.all[0]?.detail).to.deep.equal({
      serviceAsin: installation,
      productAsin,
      reason: 'incomplete',
      status: 422,
    })
    expect(host.shadowRoot!.textContent).to.equal(text)
  })

  it('SVC-041 SVC-042 SVC-068 logs any other failure, and tries again with the next add', async () => {
    await setFault({ match: { path }, fault: 'status:503' })
    const host = await chosen()
    const text = host.shadowRoot!.textContent
    const counted = eventsOf(document, 'dp-metric')
    const told = await ends(2, 'dp-service-failed')
    const said = await warnings(async () => {
      await buy()
      await told.wait()
    })
    expect(said).to.have.lengthOf(2)
    expect(said[0]).to.match(
      new RegExp(
        `could not be added to ${productAsin} \\(zip code 50667\\): unavailable 503 FAULT$`,
      ),
    )
    expect(counted.take().map(({ detail }) => detail.name)).to.deep.equal([
      'ServiceAddFailed',
      'ServiceAddFailed',
    ])
    expect(host.shadowRoot!.textContent).to.equal(text)
    await clearFaults()
    const again = await ends(2, 'dp-service-added')
    tell('dp-cart-added', added)
    await again.wait()
  })

  for (const fault of [null, 'status:503'] as const) {
    const title = `SVC-045 goes to the cart after the services ${fault ? 'could not be' : 'were'} added`
    engine.it(title, 'the Navigation API', async () => {
      if (fault) await setFault({ match: { path }, fault })
      await chosen({ 'do-redirect': '' })
      const heard = eventsOf(document, 'dp-before-navigate')
      const urls = await leavings(buy)
      expect(urls).to.deep.equal(['/cart'])
      expect(heard.take().map(({ detail }) => detail.kind)).to.deep.equal(['page'])
    })
  }

  it('SVC-045 stays where the page forbids it, or does not want it', async () => {
    const host = await chosen({ 'do-redirect': '' })
    document.addEventListener('dp-before-navigate', event => event.preventDefault(), { once: true })
    const heard = eventsOf(document, 'dp-before-navigate')
    await buy()
    await waitUntil(() => heard.take().length > 0, 'not asked')
    host.remove()
    page.addOns(productAsin).set([])
    await chosen()
    const told = await ends(2, 'dp-service-added')
    await buy()
    await told.wait()
    await nextTask()
    expect(heard.take()).to.have.lengthOf(0)
    expect(inShadow(document.querySelector(tag)!, 'input')).not.to.equal(null)
  })
})
