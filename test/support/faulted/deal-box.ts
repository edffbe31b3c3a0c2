import { cartAddItems, cartCount } from '../../../src/contract/cart.ts'
import { dealClaim } from '../../../src/contract/deal-claim.ts'
import { dealProduct } from '../../../src/contract/deals.ts'
import { page } from '../../../src/page/page.ts'
import { boxOf, dealOf } from '../deal-box.ts'
import { always, comes, nothing, type Faulted, type FaultedCall } from './faulted.ts'

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

export const dealBoxCalls: readonly FaultedCall[] = [
  { call: dealProduct, when: 'the first time', begin: firstFetch },
  { call: dealProduct, when: 'in a poll', begin: laterFetch },
  { call: dealClaim, when: 'at a press', refusals: always('redemption-failed'), begin: claim },
  { call: cartCount, when: 'after a claim', begin: countOfCart },
  { call: cartAddItems, when: 'after a claim', refusals: { 422: 'incomplete' }, begin: plan },
]
