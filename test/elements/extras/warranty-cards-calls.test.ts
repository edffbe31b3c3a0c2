import { expect } from '@open-wc/testing'
import { page } from '../../../src/page/page.ts'
import { facts, hold, inShadow, journal, setFault } from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { act } from '../../support/drive.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'
import {
  asin,
  folder,
  lastAddedPath,
  offerListingId,
  otherAsin,
  servicePath,
  tag,
  tellAdded,
  threeYears,
  twoYears,
  warranty,
} from '../../support/warranty.ts'

const ids = { baseAsin: asin, warrantyAsin: twoYears.asin }
const title = twoYears.title

/** A visitor with an element in add mode call, whose first plan is selected. */
async function chosen(attributes = '') {
  const view = await warranty({ attributes: `data-add-mode="call" ${attributes}` })
  view.select(1).click()
  await view.selects(true, false)
  view.events()
  return view
}
/** The page puts the product into the cart, and tells of it. */
const buy = ({ host }: { host: HTMLElement }) => act(host, { buys: asin })
const paths = async () => (await journal(folder)).map(({ path }) => path.slice(folder.length))
const pair = ['last-added-cart-item-id.html', 'warranty-service.html']
const bodies = async (path: string) => (await journal(path)).map(({ body }) => JSON.parse(body))
/** Product and quantity of each line. */
const inCart = async () => {
  const lines = await facts<{ asin: string; quantity: number }[]>('cart')
  return lines.map(one => [one.asin, one.quantity])
}

describe(`${tag} in add mode call`, () => {
  it('WTY-022 WTY-023 WTY-026 adds the selected plan after the product', async () => {
    const view = await chosen('data-cart-url="/cart"')
    const { becomes, events, host, message } = view
    const heard: unknown[] = []
    Object.assign(host, { serviceSuccess: (detail: unknown) => heard.push(detail) })
    await buy(view)
    await becomes('added')
    expect(await paths()).to.deep.equal(pair)
    const [asked] = await bodies(lastAddedPath)
    expect(asked).to.deep.equal({ asin, offerListingId })
    const detail = { ...ids, cartCount: 2 }
    expect(events()).to.deep.equal([['dp-warranty-added', detail]])
    expect(heard).to.deep.equal([detail])
    expect(page.$cart.get().count).to.equal(2)
    expect(await inCart()).to.deep.equal([
      [asin, 1],
      [twoYears.asin, 1],
    ])
    await waitUntil(() => message().includes('View cart'))
    expect(message().trim()).to.equal(`${title} was added to your cart. View cart`)
    expect(inShadow(host, '[part=message] a').getAttribute('href')).to.equal('/cart')
  })

  it('WTY-016 WTY-024 WTY-025 sends the id of the item in the cart, and all that ties the plan to it', async () => {
    const view = await chosen()
    await buy(view)
    await view.becomes('added')
    const [body] = await bodies(servicePath)
    const [item] = await facts<{ id: number }[]>('cart')
    const id = `${item?.id}`
    expect(body).to.deep.include({ asin: twoYears.asin, quantity: 1, itemAssoc: id })
    expect(body.itemAssociation).to.deep.equal({
      associatedItemId: id,
      programType: 'AmazonProtect',
      renderType: 'renderAll',
      mutualDelete: false,
      quantityInvarianceFactor: 1,
      quantityEditable: false,
    })
    expect(body['UNIQ-itemAssoc']).to.equal(body['UNIQ-lnkdWrrnty'])
    const [sent] = await journal(servicePath)
    expect(sent?.headers['idempotency-key']).to.match(/^[\da-f]{32}$/)
  })

  it('WTY-019 WTY-022 leaves other products, other modes and no selection alone', async () => {
    const { becomes, host, remove, select } = await chosen()
    tellAdded(otherAsin)
    remove().click()
    await becomes('selected', false)
    tellAdded()
    select(1).click()
    host.dataset['addMode'] = 'form'
    await nextDrawing()
    tellAdded()
    await nextDrawing()
    expect(await paths()).to.deep.equal([])
  })

  it('WTY-020 WTY-022 adds for a claim of the product, by its offer and as many as were claimed', async () => {
    const { becomes } = await chosen()
    page.quantity(asin).set(7)
    for (const claimed of [otherAsin, asin]) {
      const detail = { asin: claimed, offerListingId: 'OLDEAL0001', quantity: 3 }
      document.dispatchEvent(new CustomEvent('dp-deal-claimed', { detail }))
    }
    await becomes('adding', false)
    expect(await bodies(lastAddedPath)).to.deep.equal([{ asin, offerListingId: 'OLDEAL0001' }])
  })

  it('WTY-020 adds as many as the event tells, over all its items of the product', async () => {
    const view = await chosen()
    await buy(view)
    await view.becomes('added')
    const items = [2, 1].map(quantity => ({ asin, offerListingId, quantity }))
    document.dispatchEvent(new CustomEvent('dp-cart-added', { detail: { items, cartCount: 1 } }))
    await waitUntil(async () => (await bodies(servicePath)).length === 2, 'no second add')
    const sent = (await bodies(servicePath)).map(({ quantity }) => quantity)
    expect(sent).to.deep.equal([1, 3])
  })

  it('WTY-018 WTY-043 adds the plan again with the next product, by a new id', async () => {
    const view = await chosen()
    const { becomes, events } = view
    await buy(view)
    await becomes('added')
    await buy(view)
    await waitUntil(async () => (await paths()).length === 4, 'no second add')
    await becomes('added')
    expect(await inCart()).to.deep.equal([
      [asin, 2],
      [twoYears.asin, 1],
      [twoYears.asin, 1],
    ])
    expect(events().map(([name]) => name)).to.deep.equal(['dp-warranty-added', 'dp-warranty-added'])
    const sent = await bodies(servicePath)
    expect(new Set(sent.map(body => body['UNIQ-itemAssoc'])).size).to.equal(2)
  })

  it('WTY-034 starts no second pair of calls for a second event', async () => {
    const view = await chosen()
    await buy(view)
    tellAdded()
    tellAdded()
    await view.becomes('added')
    expect(await paths()).to.deep.equal(pair)
  })

  for (const [at, path] of [lastAddedPath, servicePath].entries()) {
    it(`WTY-027 gives ${pair[at]} up after 1,000 ms`, async () => {
      const view = await chosen()
      await hold({ path })
      const clock = holdClocks('setTimeout', 'clearTimeout', 'Date', 'performance')
      try {
        await buy(view)
        await waitUntil(async () => (await paths()).length === at + 1, 'no call')
        clock.tick(999)
        await nextDrawing()
        expect(view.events()).to.deep.equal([])
        clock.tick(1)
        await waitUntil(() => view.message().includes('could not be added'), 'it waits on')
        const [[, told] = []] = view.events()
        expect([told.call, told.reason, told.status]).to.deep.equal([
          ['last-added-cart-item', 'warranty-service'][at],
          'timeout',
          0,
        ])
        expect(await paths()).to.have.length(at + 1)
      } finally {
        clock.restore()
      }
    })
  }

  it('WTY-029 WTY-032 WTY-033 says that it failed, and tries again from the item', async () => {
    const view = await chosen()
    const { becomes, host, message } = view
    const heard: { reason: string }[] = []
    Object.assign(host, { serviceFailure: (detail: { reason: string }) => heard.push(detail) })
    // Nothing is in the cart.
    tellAdded()
    await waitUntil(() => message().includes('Try again'), 'no text')
    expect(message()).to.equal(`${title} could not be added to your cart. Try again`)
    expect(heard).to.deep.equal([
      { ...ids, call: 'last-added-cart-item', reason: 'refused', status: 200 },
    ])
    await act(host, { press: '[part=message] button' })
    await waitUntil(async () => (await paths()).length === 2)
    expect(await paths()).to.deep.equal([pair[0], pair[0]])
    await setFault({ match: { path: servicePath }, fault: 'status:503', times: 1 })
    await buy(view)
    await waitUntil(() => heard.some(({ reason }) => reason === 'unavailable'))
    await act(host, { press: '[part=message] button' })
    await becomes('added')
    expect((await paths()).slice(-2)).to.deep.equal(pair)
  })

  it('WTY-033 adds the plan once, also where the first answer is lost', async () => {
    const view = await chosen()
    await setFault({ match: { path: servicePath }, fault: 'drop-after', times: 1 })
    await buy(view)
    await waitUntil(() => view.message().includes('Try again'))
    await act(view.host, { press: '[part=message] button' })
    await view.becomes('added')
    expect(await inCart()).to.deep.equal([
      [asin, 1],
      [twoYears.asin, 1],
    ])
  })

  it('WTY-041 ends the calls with another product, and adds nothing', async () => {
    const view = await chosen()
    await hold({ path: lastAddedPath }, 1)
    await buy(view)
    await waitUntil(async () => (await paths()).length === 1, 'nothing asked')
    view.host.dataset['asin'] = otherAsin
    await view.becomes('adding', false)
    await act(view.host, { buys: 'B0EARBUD01' })
    const told = view.events().map(([name]) => name)
    expect(told).to.deep.equal(['dp-warranty-cleared'])
    expect(await paths()).to.deep.equal([pair[0]])
  })

  it('WTY-006 goes back to nothing when the shopper removes the plan after a failure', async () => {
    const { message, remove, selects } = await chosen()
    tellAdded()
    await waitUntil(() => message().includes('Try again'), 'no text')
    remove().click()
    await selects(false, false)
    await waitUntil(() => !message(), 'the text stays')
  })

  it('WTY-005 WTY-026 tells of a plan that is on its way, also when the shopper selects another one', async () => {
    const view = await chosen()
    const release = await hold({ path: servicePath }, 1)
    await buy(view)
    await waitUntil(async () => (await paths()).length === 2, 'no second call')
    view.select(2).click()
    await view.selects(false, true)
    await release()
    await view.becomes('added')
    expect(view.message()).to.contain(title)
    const added = view.events().filter(([name]) => name === 'dp-warranty-added')
    expect(added).to.deep.equal([['dp-warranty-added', { ...ids, cartCount: 2 }]])
    expect(page.addOns(asin).get()[0]?.asin).to.equal(threeYears.asin)
  })
})
