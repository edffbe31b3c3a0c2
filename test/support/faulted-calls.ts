import { nextFrame } from '@open-wc/testing'
import 'virtual:dp-invite-button'
import { buyBoxAdd, cartAddItems, cartCount } from '../../src/contract/cart.ts'
import type { CallSpec } from '../../src/contract/call.ts'
import { dealClaim } from '../../src/contract/deal-claim.ts'
import { dealProduct } from '../../src/contract/deals.ts'
import { inviteRequest } from '../../src/contract/invite.ts'
import { page } from '../../src/page/page.ts'
import { eventsOf, fixture, mount, session } from './browser.ts'
import { buyBox, newAsin } from './buy-box.ts'
import { boxOf, dealOf } from './deal-box.ts'

/** An element at the moment before a call, and what is to become of the call's failure. */
export interface Faulted {
  host(): HTMLElement
  /** Sets the call off. */
  act(): unknown
  /** What the page is told of the failure, once it is; its `reason` and `status` are looked at. */
  failure(): object | undefined
  /** What the element then shows, given whether the server has done the deed all the same. */
  shows(): string
  /** Whether that is the documented end state of a failure. */
  isDocumented(shown: string): boolean
  /** Takes the way on that the shopper has, now that the store is well. */
  goOn(): unknown
  /** That way has led where it should. `asked`: how often the call has been sent since. */
  isWell(asked: number): boolean
}

export interface FaultedCall {
  call: CallSpec
  /** Of its element. */
  when: string
  /** What failures with this HTTP status are called, where the call has a word for it. */
  refusals?: Readonly<Record<number, string>>
  begin(): Promise<Faulted>
}

/** Until it is so, a few seconds at most; `tick` lets faked timers go on. */
export async function comes(isSo: () => unknown, what: string, tick = () => {}): Promise<void> {
  for (let frame = 0; frame < 480; frame++) {
    if (isSo()) return
    tick()
    await nextFrame()
  }
  throw new Error(`Never: ${what}`)
}

const statuses = [400, 401, 403, 404, 409, 422, 429, 500, 503] as const
const always = (name: string) => Object.fromEntries(statuses.map(status => [status, name]))
const nothing = () => {}
const polls = 'data-polling-interval-ms="1000"'

/** `told`: the event, or else the metric, by which the box tells of the failure. */
function dealBoxOf(asin: string, told: string) {
  const box = boxOf(asin, { attributes: polls, content: 'Fallback' })
  const failure = () => {
    const [detail] = box.detailsOf(told)
    if (detail) return detail
    const metrics = box.detailsOf('dp-metric') as { name: string; fields: object }[]
    return metrics.find(({ name }) => name === told)?.fields
  }
  const isInCart = () => box.text().includes('In your cart')
  const press = () => box.button()?.click()
  return { ...box, host: () => box.host, failure, isInCart, shows: box.text, press }
}

/** A box that shows its deal before the call is set off by a press. */
async function claimOf(told: string) {
  const box = dealBoxOf(await dealOf(), told)
  await comes(() => box.button(), 'the deal shows')
  return { ...box, act: box.press, goOn: nothing, isWell: box.isInCart }
}

async function firstFetch(): Promise<Faulted> {
  const asin = await dealOf()
  let box: ReturnType<typeof dealBoxOf> | undefined
  const root = () => box?.host().shadowRoot
  return {
    host: () => box?.host() ?? document.body,
    act: () => (box = dealBoxOf(asin, 'DealProductFailed')),
    failure: () => box?.failure(),
    shows: () => box?.text() ?? '',
    isDocumented: () => !!root()?.querySelector('slot') && !root()?.querySelector('.box'),
    goOn: nothing,
    isWell: () => !!box?.button(),
  }
}

async function laterFetch(): Promise<Faulted> {
  const box = await claimOf('DealProductFailed')
  const before = box.text().replace(/\d+/g, '')
  const isSame = () => box.text().replace(/\d+/g, '') === before
  return {
    ...box,
    act: nothing,
    isDocumented: isSame,
    goOn: nothing,
    isWell: asked => asked > 1 && isSame(),
  }
}

async function claim(): Promise<Faulted> {
  const box = await claimOf('dp-deal-failed')
  return {
    ...box,
    isDocumented: shown =>
      box.isInCart() || shown.includes('This deal could not be added to your cart.'),
    // Of a claim that had arrived the deal itself tells.
    goOn: () => box.isInCart() || box.press(),
  }
}

async function countOfCart(): Promise<Faulted> {
  const box = await claimOf('CartCountFailed')
  return { ...box, isDocumented: box.isInCart }
}

const isCounted = () => typeof page.$cart.get().count === 'number'

async function plan(): Promise<Faulted> {
  const box = await claimOf('dp-deal-protection-failed')
  page.$cart.set({ count: null })
  page
    .addOns(box.asin)
    .set([
      { asin: 'B0PLAN0002', offerListingId: 'OLB0PLAN0002', kind: 'protection', addedBy: 'form' },
    ])
  return { ...box, isDocumented: box.isInCart, isWell: () => box.isInCart() && isCounted() }
}

async function freshAdd(): Promise<Faulted> {
  const { csrfToken } = await session()
  const asin = newAsin()
  await fixture({ product: { asin } })
  const box = await buyBox({
    asin,
    offer: '',
    attributes: `data-variant="fresh" data-csrf-token="${csrfToken}"`,
  })
  const failed = eventsOf(box.host, 'dp-cart-failed')
  const added = eventsOf(box.host, 'dp-cart-added')
  const press = () => box.button().click()
  return {
    host: () => box.host,
    act: press,
    failure: () => failed.take()[0]?.detail,
    shows: box.text,
    isDocumented: shown =>
      shown.includes('We could not add this item to your cart.') &&
      !box.is('adding') &&
      !box.button().hasAttribute('aria-disabled'),
    goOn: press,
    isWell: () => added.take().length > 0,
  }
}

async function invitation(): Promise<Faulted> {
  await session('signed-in')
  const host = await mount(
    'dp-invite-button',
    `<dp-invite-button data-endpoint="/dp/invite/request" data-asin="B0CONSOLE1"
      data-encrypted-token="demo" data-recognized></dp-invite-button>`,
  )
  const failed = eventsOf(host, 'dp-invite-failed')
  const find = (selector: string) => host.shadowRoot?.querySelector<HTMLElement>(selector)
  return {
    host: () => host,
    act: () => find('.invite > .button')?.click(),
    failure: () => failed.take()[0]?.detail,
    shows: () => find('dialog')?.textContent ?? '',
    isDocumented: shown =>
      shown.includes('We could not send your request.') && !host.matches(':state(requesting)'),
    goOn: () => find('dialog .primary')?.click(),
    isWell: () => host.matches(':state(requested)'),
  }
}

/** Every call of every element of the catalogue. */
export const faultedCalls: readonly FaultedCall[] = [
  { call: dealProduct, when: 'the first time', begin: firstFetch },
  { call: dealProduct, when: 'in a poll', begin: laterFetch },
  { call: dealClaim, when: 'at a press', refusals: always('redemption-failed'), begin: claim },
  { call: cartCount, when: 'after a claim', begin: countOfCart },
  { call: cartAddItems, when: 'after a claim', refusals: { 422: 'incomplete' }, begin: plan },
  { call: buyBoxAdd, when: 'at a press', refusals: { 422: 'incomplete' }, begin: freshAdd },
  { call: inviteRequest, when: 'at a press', begin: invitation },
]
