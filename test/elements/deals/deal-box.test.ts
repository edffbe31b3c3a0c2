import { expect, nextFrame } from '@open-wc/testing'
import { waitUntil } from '../../support/wait.ts'
import { boxOf, dealBox, dealOf } from '../../support/deal-box.ts'
import { hold, journal, setMeta } from '../../support/browser.ts'
import { page } from '../../../src/page/page.ts'
import { warnings } from '../../support/warnings.ts'

const minute = 60_000

const colour = async (percentClaimed: number) => {
  const box = await dealBox({ deal: { percentClaimed } })
  return getComputedStyle(box.get('.progress-text')).color
}

describe('dp-deal-box shows', () => {
  it('DEA-002 DEA-007 header, progress, end countdown, drop-down and button of a running deal', async () => {
    const { text, get, picker, button, is } = await dealBox({
      deal: { total: 100, claimed: 42, percentClaimedMessage: '42 of 100 gone' },
      attributes: 'data-layout="single"',
    })
    expect(text()).to.include('Limited-time deal').and.to.include('42 of 100 gone')
    expect(get('[role=timer]').textContent).to.match(/^Ends in 0:59:\d\d$|^Ends in 1:00:00$/)
    expect(get('.progress-fill').style.width).to.equal('42%')
    expect(get('[role=progressbar]').getAttribute('aria-valuenow')).to.equal('42')
    expect(picker.shown()).to.equal('1')
    expect(button()?.textContent).to.include('Add deal to cart')
    expect([is('available'), is('ending')]).to.deep.equal([true, false])
  })

  it('DEA-090 DEA-091 the price and the struck regular price in the row, also while it is closed', async () => {
    const { get, find } = await dealBox({ deal: { price: 14_900 } })
    const price = get('[part=header] [part=price]')
    expect(price.textContent).to.equal('€149.00')
    expect(find('s')).to.equal(null)
    const cheaper = await dealBox({ deal: { price: 999 } })
    const row = cheaper.get('[part=header]')
    expect(row.getAttribute('aria-expanded')).to.equal('false')
    expect(cheaper.get('[part=price]').textContent).to.equal('€9.99 Regular price: €19.99')
    expect(getComputedStyle(cheaper.get('s')).textDecorationLine).to.equal('line-through')
    expect(cheaper.get('[part=price] .visually-hidden').offsetWidth).to.equal(1)
  })

  it('DEA-090 the price before the start, and after the claim', async () => {
    for (const made of [
      { deal: { startsIn: 2 * minute } },
      { customer: { state: 'IN_CART', expiresIn: 5 * minute } },
    ]) {
      const box = await dealBox({ ...made, attributes: 'data-layout="single"' })
      expect(box.get('[part=price]').textContent).to.include('€9.99')
    }
  })

  it('DEA-003 when a deal starts, and no button', async () => {
    const { text, get, button, is } = await dealBox({ deal: { startsIn: 2 * minute } })
    expect(text()).to.include('Deal starts soon')
    expect(get('[role=timer]').textContent).to.match(/Starts in 0:0[12]:\d\d/)
    expect([button(), is('upcoming')]).to.deep.equal([null, true])
  })

  it('DEA-003 the countdown to a start large, in the middle of the room that is kept', async () => {
    const attributes = 'data-layout="single"'
    const box = await dealBox({ deal: { startsIn: 2 * minute }, attributes })
    const size = (selector: string) => parseFloat(getComputedStyle(box.get(selector)).fontSize)
    expect(size('[role=timer]')).to.be.greaterThan(size('.title'))
    const around = box.host.getBoundingClientRect()
    const { left, right, top, bottom } = box.get('.head').getBoundingClientRect()
    expect(left - around.left).to.be.closeTo(around.right - right, 1)
    expect(top - around.top).to.be.closeTo(around.bottom - bottom, 1)
    const running = await dealBox({ attributes })
    const { fontSize } = getComputedStyle(running.get('[role=timer]'))
    expect(parseFloat(fontSize)).to.be.lessThan(size('.title'))
  })

  it('DEA-076 the catalogue text without a text of the server', async () => {
    const asin = await dealOf({ deal: { percentClaimed: 89.9, percentClaimedMessage: '' } })
    const box = boxOf(asin)
    await box.shown()
    expect(box.get('.progress').dataset['tone']).to.equal('neutral')
    expect(box.get('[role=progressbar]').getAttribute('aria-valuenow')).to.equal('89')
  })

  it('DEA-008 DEA-009 DEA-010 the share in the colour of its tone', async () => {
    const [none, most, nearly, all] = [
      await colour(0),
      await colour(89),
      await colour(99),
      await colour(100),
    ]
    expect(none).to.equal(most)
    expect(new Set([most, nearly, all]).size).to.equal(3)
  })

  it('DEA-025 that the waiting list is full', async () => {
    const { text, button, is } = await dealBox({ deal: { total: 5, claimed: 5 } })
    expect(text()).to.include('All deals are claimed and the waiting list is full.')
    expect([button(), is('waitlistfull')]).to.deep.equal([null, true])
  })

  it('DEA-022 that there is no deal any more', async () => {
    const asin = await dealOf({ deal: { startsIn: -2 * minute, endsIn: -minute } })
    const box = boxOf(asin)
    await box.says('This deal is no longer available.')
    expect(box.is('unavailable')).to.equal(true)
  })

  it('DEA-032 DEA-084 DEA-033 that a deal is for members, and where to join', async () => {
    const deal = { accessBehavior: 'PRIME_ONLY' }
    const { host, text, get, button } = await dealBox({ deal, attributes: 'data-join-url="/join"' })
    expect(text()).to.include('This deal is for members only. Become a member')
    expect(get('a').getAttribute('href')).to.equal('/join')
    expect(button()).to.equal(null)
    page.$shopper.set({ ...page.$shopper.get(), prime: true })
    await nextFrame()
    expect(button()).not.to.equal(null)
    host.setAttribute('data-has-prime-savings-benefit', 'false')
    await nextFrame()
    expect(button()).to.equal(null)
    page.$shopper.set({ ...page.$shopper.get(), prime: false })
  })

  it('DEA-084 no link where there is nowhere to join', async () => {
    const { find, text } = await dealBox({ deal: { accessBehavior: 'PRIME_ONLY' } })
    expect(text()).not.to.include('Become a member')
    expect(find('a')).to.equal(null)
  })

  it('DEA-027 early access to a member', async () => {
    const deal = { accessBehavior: 'PRIME_EARLY_ACCESS', earlyAccessMs: 10 * minute }
    const attributes = 'data-has-prime-savings-benefit'
    const { text, button } = await dealBox({ deal, attributes, as: 'member' })
    expect(text()).to.include('You have early access to this deal.')
    expect(button()).not.to.equal(null)
  })

  it('DEA-030 DEA-084 to others when early access ends', async () => {
    const deal = { accessBehavior: 'PRIME_EARLY_ACCESS', earlyAccessMs: 10 * minute }
    const { text, button } = await dealBox({ deal, attributes: 'data-join-url="/join"' })
    expect(text()).to.match(/It opens to everyone in 0:0[89]:\d\d\. Become a member/)
    expect(button()).to.equal(null)
  })

  it('DEA-035 DEA-037 DEA-083 DEA-033 where to get the app', async () => {
    const deal = { accessBehavior: 'APP_ONLY_LD' }
    const attributes = 'data-show-app-only-deal-cx data-app-download-url="/app"'
    const { host, find, get, button, text } = await dealBox({ deal, attributes })
    expect(get('a[part=button]').getAttribute('href')).to.equal('/app')
    expect(button()).to.equal(null)
    page.$shopper.set({ ...page.$shopper.get(), deviceType: 'tabletApp' })
    await nextFrame()
    expect(text()).to.include('This deal is only in the app. Learn more')
    expect([find('a'), button() === null]).to.deep.equal([null, false])
    host.setAttribute('data-learn-more-url', '/more')
    await nextFrame()
    expect(get('a').getAttribute('href')).to.equal('/more')
    page.$shopper.set({ ...page.$shopper.get(), deviceType: null })
  })

  it('DEA-083 no download button without an address', async () => {
    const deal = { accessBehavior: 'APP_ONLY_LD' }
    const { find, button } = await dealBox({ deal, attributes: 'data-show-app-only-deal-cx' })
    expect([find('a'), button()]).to.deep.equal([null, null])
  })

  it('DEA-087 the quantities up to the highest, in the digits of the locale', async () => {
    const { picker, is } = await dealBox({
      deal: { maxQuantity: 3 },
      attributes: 'data-max-quantity="3" data-locale="ar-EG"',
    })
    expect([picker.shown(), is('open')]).to.deep.equal(['١', false])
    expect(await picker.texts()).to.deep.equal(['١', '٢', '٣'])
  })

  it('DEA-051 DEA-050 how long the deal stays in the cart', async () => {
    const { text, button, is } = await dealBox({
      customer: { state: 'IN_CART', expiresIn: 75_000 },
    })
    expect(text()).to.match(/In your cart. Reserved for 1:1[345]/)
    expect([button(), is('in-cart')]).to.deep.equal([null, true])
  })

  it('DEA-053 DEA-054 that it is on its way, or claimed', async () => {
    const pending = await dealBox({ customer: { state: 'PENDING_ADD_TO_CART' } })
    expect(pending.text()).to.include('We are adding this deal to your cart.')
    const claimed = await dealBox({ customer: { state: 'CLAIMED' } })
    expect(claimed.text()).to.include('You have claimed this deal.')
  })

  it('DEA-071 the fallback until it is answered', async () => {
    const asin = await dealOf()
    const release = await hold({ path: '/dp/deals/product', query: asin })
    const { host, find, shown } = boxOf(asin, { content: '<b>A deal</b>' })
    await nextFrame()
    expect(find('slot')).not.to.equal(null)
    expect(host.querySelector('b')?.offsetHeight).to.be.greaterThan(0)
    await release()
    await shown()
    expect(find('slot')).to.equal(null)
  })

  it('DEA-064 the fallback, with no call, where set-up is missing', async () => {
    const asin = await dealOf()
    setMeta('dp-csrf-token', '')
    const { find, failures } = boxOf(asin)
    await waitUntil(() => failures().length > 0)
    expect(failures()[0]).to.have.property('code', 'config')
    expect(find('slot')).not.to.equal(null)
    expect(await journal('/dp/deals')).to.deep.equal([])
  })

  it('DEA-086 that polls are a second apart at least, with a warning', async () => {
    const warned = await warnings(async told => {
      const { host } = await dealBox({ attributes: 'data-polling-interval-ms="20"' })
      await waitUntil(() => told.length, 'no warning')
      expect(host).to.have.nested.property('config.pollingIntervalMs', 1000)
    })
    expect(warned[0]).to.match(/data-polling-interval-ms.*1000/)
  })
})
