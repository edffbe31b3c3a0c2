import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { customerStates, LightningOption } from '../../../src/contract/deals/deals.ts'
import type { Shown, Situation } from '../../../src/widgets/deals/deal-box/deal-box.ports.ts'
import { shownOf } from '../../../src/widgets/deals/deal-box/shown.rules.ts'
import { inCart, minute, noon, option } from '../../support/deal.ts'

interface Moment extends Situation {
  option: LightningOption | null
  member: boolean
  device: 'app' | 'mobile' | 'desktop'
  tellsAppOnly: boolean
  /** Prices that the page gives. */
  page: { dealPriceText?: string; regularPriceText?: string; locale?: string }
}

const situation = (change: Partial<Moment> = {}): Moment => ({
  option: option(),
  askedAt: noon,
  triedAt: noon,
  sentAt: noon,
  now: noon,
  config: {
    hasPrimeSavingsBenefit: change.member ?? false,
    isApp: change.device === 'app',
    isMobile: change.device === 'mobile',
    showAppOnlyDealCx: change.tellsAppOnly ?? false,
    locale: 'en',
    dealPriceText: undefined,
    regularPriceText: undefined,
    ...change.page,
  },
  claiming: false,
  dealId: 'D1',
  asin: 'B0DEAL0001',
  failure: null,
  closed: false,
  member: false,
  device: 'desktop',
  tellsAppOnly: false,
  page: {},
  ...change,
})
function show(change?: Partial<Moment>): Shown {
  const { option: offered, ...moment } = situation(change)
  return shownOf(offered, moment)
}
const noticesOf = (change?: Partial<Moment>) => show(change).notices.map(({ id }) => id)
const controlOf = (change?: Partial<Moment>) => show(change).control
const withState = (state: string) => option({ details: { state } })

const endingAt = (left: number) => {
  const ends = option({ details: { endTime: noon + left } })
  const { states, ending } = show({ option: ends })
  assert.equal(states.includes('ending'), ending)
  return ending
}

const euros = (amount: number) => ({ amount, currency: 'EUR' })
const priceOf = (details: object, page = {}) => show({ option: option({ details }), page }).price
const dealPrice = euros(14_900)

const tone = (percentClaimed: number) =>
  show({ option: option({ details: { percentClaimed } }) }).progress?.tone

describe('a deal at a moment', () => {
  it('DEA-090 shows the price in every state of deal and shopper', () => {
    const page = { dealPriceText: '€149.00', regularPriceText: '€199.00' }
    for (const state of ['AVAILABLE', 'UPCOMING', 'WAITLISTFULL']) {
      assert.equal(priceOf({ state }, page)?.now, '€149.00', state)
    }
    assert.deepEqual(show({ option: inCart(minute), page }).price, {
      now: '€149.00',
      was: '€199.00',
    })
    assert.equal(show({ option: null, page }).price, null)
  })

  it('DEA-090 writes the price of the answer in the locale, and prefers it to the price of the page', () => {
    const page = { dealPriceText: '€1.00', regularPriceText: '€2.00', locale: 'de' }
    const price = priceOf({ dealPrice, regularPrice: euros(19_900) }, page)
    assert.deepEqual(price, { now: '149,00\u{a0}€', was: '199,00\u{a0}€' })
    assert.deepEqual(priceOf({ dealPrice }, page), { now: '149,00\u{a0}€', was: undefined })
  })

  it('DEA-092 strikes no regular price that is not higher, or that stands alone', () => {
    const alone = { now: '€149.00', was: undefined }
    assert.deepEqual(priceOf({ dealPrice, regularPrice: dealPrice }), alone)
    assert.deepEqual(priceOf({ dealPrice, regularPrice: euros(14_899) }), alone)
    const dollars = { amount: 19_900, currency: 'USD' }
    assert.deepEqual(priceOf({ dealPrice, regularPrice: dollars }), alone)
    assert.equal(priceOf({ regularPrice: dealPrice }), null)
    assert.equal(priceOf({}, { regularPriceText: '€199.00' }), null)
    assert.deepEqual(priceOf({}, { dealPriceText: '€149.00', regularPriceText: '€149.00' }), alone)
  })

  it('DEA-002 shows header, progress, end countdown and the way to claim while it runs', () => {
    assert.deepEqual(show(), {
      header: 'deal.header.available',
      timer: { id: 'deal.ends', left: 60 * minute },
      ending: false,
      price: null,
      progress: { percent: 42, tone: 'neutral', text: undefined },
      notices: [],
      control: 'claim',
      claiming: false,
      failure: null,
      states: ['available'],
      next: noon + 1000,
      refetch: noon + 60 * minute + 1000,
    })
  })

  it('DEA-003 counts down to the start of a deal that is to come, and cannot be claimed', () => {
    const details = { state: 'UPCOMING', startTime: noon + minute }
    const { header, timer, control } = show({ option: option({ details }) })
    assert.deepEqual(
      [header, timer?.id, timer?.left],
      ['deal.header.upcoming', 'deal.starts', minute],
    )
    assert.equal(control, null)
  })

  it('DEA-006 is ending under half an hour before its end', () => {
    assert.deepEqual([1_799_999, 1, 1_800_000, 0].map(endingAt), [true, true, false, false])
  })

  it('DEA-007 DEA-076 shows the share that is claimed, cut and rounded down, with its text', () => {
    const progress = (percentClaimed?: number) => {
      const { percentClaimed: _, ...details } = option().dealDetails
      const known = percentClaimed === undefined ? details : { ...details, percentClaimed }
      return show({ option: { ...option(), dealDetails: known } }).progress
    }
    assert.deepEqual(
      [-3, 89.9, 99.9, 250].map(percent => progress(percent)?.percent),
      [0, 89, 99, 100],
    )
    assert.equal(progress(), null)
    const told = option({ details: { percentClaimedMessage: 'Going fast' } })
    assert.equal(show({ option: told }).progress?.text, 'Going fast')
  })

  it('DEA-008 DEA-009 DEA-010 colours the share by how much it is', () => {
    assert.deepEqual([0, 89, 90, 99, 100].map(tone), [
      'neutral',
      'neutral',
      'success',
      'success',
      'error',
    ])
  })

  it('DEA-022 says that there is no deal any more', () => {
    const { notices, control, timer } = show({ option: null })
    assert.deepEqual(
      [notices.map(({ id }) => id), control, timer],
      [['deal.unavailable'], null, null],
    )
    assert.deepEqual(show({ option: null }).states, ['unavailable'])
    assert.equal(show({ option: null }).ending, false)
  })

  it('DEA-024 lets nobody claim in a state that is not understood', () => {
    for (const state of ['UNKNOWN', 'PAUSED', '']) {
      assert.equal(controlOf({ option: withState(state) }), null, state)
    }
  })

  it('DEA-025 DEA-026 tells those who can access a full deal, and offers them no button', () => {
    const full = withState('WAITLISTFULL')
    assert.deepEqual(noticesOf({ option: full }), ['deal.waitlistFull'])
    assert.equal(controlOf({ option: full }), null)
    const waiting = { ...full, customerStatus: { state: 'PENDING_ADD_TO_CART' as const } }
    assert.deepEqual(noticesOf({ option: waiting }), ['deal.pendingAddToCart', 'deal.waitlistFull'])
    const details = { state: 'WAITLISTFULL', accessBehavior: 'PRIME_ONLY' }
    assert.deepEqual(noticesOf({ option: option({ details }) }), ['deal.primeOnly'])
  })

  it('DEA-040 offers the button only where the call to action says so', () => {
    assert.equal(controlOf({ option: option({ addToCart: false }) }), null)
    const { callToAction: _, ...silent } = option()
    assert.equal(controlOf({ option: silent }), null)
  })

  it('DEA-088 DEA-057 offers no button where the deal cannot be named, or is closed', () => {
    assert.equal(controlOf({ dealId: '' }), null)
    assert.equal(controlOf({ asin: '' }), null)
    assert.equal(controlOf({ closed: true }), null)
  })
})

describe('access to a deal', () => {
  const early = option({
    details: {
      accessBehavior: 'PRIME_EARLY_ACCESS',
      startTime: noon,
      earlyAccessDurationInMilliseconds: minute,
    },
  })
  const at = (offset: number, member: boolean) => {
    const moment = { option: early, now: noon + offset, member }
    return [noticesOf(moment)[0], controlOf(moment)]
  }

  it('DEA-027 tells a member of early access during its time', () => {
    assert.deepEqual(at(-1, true), [undefined, 'claim'])
    assert.deepEqual(at(0, true), ['deal.earlyAccessMember', 'claim'])
    assert.deepEqual(at(minute - 1, true), ['deal.earlyAccessMember', 'claim'])
    assert.deepEqual(at(minute, true), [undefined, 'claim'])
  })

  it('DEA-028 DEA-030 DEA-031 keeps others out until the start, and says how long', () => {
    assert.deepEqual(at(-minute - 1, false), [undefined, 'claim'])
    assert.deepEqual(at(-minute, false), ['deal.earlyAccess', null])
    assert.deepEqual(at(-1, false), ['deal.earlyAccess', null])
    assert.deepEqual(at(0, false), [undefined, 'claim'])
    const [notice] = show({ option: early, now: noon - 5000 }).notices
    assert.deepEqual([notice?.left, notice?.link], [5000, 'join'])
  })

  it('DEA-028 changes by the second while it says how long, and else at the edge', () => {
    const { endTime: _, ...details } = early.dealDetails
    const endless = { ...early, dealDetails: details }
    const next = (offset: number, member: boolean) =>
      show({ option: endless, now: noon + offset, member }).next - noon
    assert.equal(next(-5500, false), -5000)
    assert.equal(next(500, true), minute)
  })

  it('DEA-032 DEA-084 tells others that a deal is for members, with a way to join', () => {
    const members = option({ details: { accessBehavior: 'PRIME_ONLY' } })
    const { notices, control } = show({ option: members })
    assert.deepEqual(notices, [{ id: 'deal.primeOnly', tone: 'info', link: 'join' }])
    assert.equal(control, null)
  })

  it('DEA-029 lets a member claim whatever the access', () => {
    for (const accessBehavior of ['PRIME_ONLY', 'APP_ONLY_LD', 'SOMETHING_NEW']) {
      assert.equal(
        controlOf({ option: option({ details: { accessBehavior } }), member: true }),
        'claim',
      )
    }
  })
})

const seen = (device: Moment['device'], offered: Moment['option'], tellsAppOnly = true) => {
  const { notices, control } = show({ option: offered, device, tellsAppOnly, member: true })
  return [notices.some(({ id }) => id === 'deal.appOnly'), control]
}

describe('a deal for the app', () => {
  const details = { accessBehavior: 'APP_ONLY_LD' }
  const free = option({ details })
  const taken = { ...inCart(minute), dealDetails: free.dealDetails }

  it('DEA-034 says in the app where to learn more', () =>
    assert.deepEqual(seen('app', free), [true, 'claim']))

  it('DEA-035 DEA-082 offers the app on mobile web in place of the button', () =>
    assert.deepEqual(seen('mobile', free), [false, 'download']))

  it('DEA-036 says on mobile web where to learn more once it is in the cart', () =>
    assert.deepEqual(seen('mobile', taken), [true, null]))

  it('DEA-037 DEA-082 offers the app on a desktop in place of the button', () =>
    assert.deepEqual(seen('desktop', free), [false, 'download']))

  it('DEA-038 shows neither on a desktop once it is in the cart', () =>
    assert.deepEqual(seen('desktop', taken), [false, null]))

  it('DEA-039 says nothing of the app where the set-up does not ask for it', () => {
    assert.deepEqual(seen('app', free, false), [false, 'claim'])
    assert.deepEqual(seen('mobile', free, false), [false, 'claim'])
    assert.deepEqual(seen('mobile', taken, false), [false, null])
  })

  it('DEA-024 offers no app in a state that is not understood', () => {
    const unknown = option({ details: { ...details, state: 'UNKNOWN' } })
    assert.deepEqual(seen('mobile', unknown), [false, null])
  })
})

const customer = (state: (typeof customerStates)[number], addToCart = true) =>
  show({ option: option({ customer: { state }, addToCart }) })

describe('where a shopper stands with a deal', () => {
  it('DEA-050 DEA-051 tells how long it stays in the cart, in place of the button', () => {
    const taken = inCart(75_000)
    const { notices, control } = show({ option: taken })
    assert.deepEqual(notices, [{ id: 'deal.inCart', tone: 'success', left: 75_000, link: 'cart' }])
    assert.equal(control, null)
    assert.ok(show({ option: taken }).states.includes('in-cart'))
  })

  it('DEA-053 DEA-054 DEA-075 says that it is on its way or claimed, and offers no button', () => {
    const pending = customer('PENDING_ADD_TO_CART')
    assert.deepEqual([pending.notices[0]?.id, pending.control], ['deal.pendingAddToCart', null])
    for (const state of ['CLAIMED', 'IN_CART'] as const) {
      const claimed = customer(state)
      assert.deepEqual([claimed.notices[0]?.id, claimed.control], ['deal.claimed', null])
    }
  })

  it('DEA-055 can claim again after it expired where the call to action says so', () => {
    for (const state of ['EXPIRED', 'UNKNOWN'] as const) {
      assert.deepEqual([customer(state).notices, customer(state).control], [[], 'claim'])
      assert.equal(customer(state, false).control, null)
    }
  })

  it('DEA-052 DEA-072 is being updated from the end of a countdown to the answer after it', () => {
    const taken = inCart(0)
    const waiting = show({ option: taken, askedAt: noon - 1 })
    assert.deepEqual([waiting.control, waiting.notices], ['updating', []])
    assert.ok(waiting.states.includes('processing'))
    const ended = option({ details: { endTime: noon } })
    assert.equal(controlOf({ option: ended, askedAt: noon + 999, now: noon + 1500 }), 'updating')
    assert.equal(controlOf({ option: ended, askedAt: noon + 1000, now: noon + 1500 }), 'claim')
  })

  it('DEA-073 can be asked for again when the fetch after a countdown has failed', () => {
    const moment = { option: inCart(0), askedAt: noon - 1, now: noon + 2000 }
    assert.equal(controlOf({ ...moment, triedAt: noon + 999 }), 'updating')
    assert.equal(controlOf({ ...moment, triedAt: noon + 1000 }), 'retry')
  })

  it('DEA-045 keeps the button while a claim is under way', () => {
    const moment = { claiming: true, dealId: '' }
    assert.deepEqual([show(moment).control, show(moment).claiming], ['claim', true])
    assert.ok(show(moment).states.includes('processing'))
  })

  it('DEA-074 says once that the waiting list is full', () => {
    const full = { option: withState('WAITLISTFULL'), failure: 'deal.waitlistFull' as const }
    assert.deepEqual([show(full).failure, noticesOf(full)], ['deal.waitlistFull', []])
  })
})
