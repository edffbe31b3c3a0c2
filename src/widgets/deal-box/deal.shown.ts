import type { LightningOption } from '../../contract/deals.ts'
import {
  appOnlyNotice,
  canAccess,
  dealAccess,
  isEnding,
  tellsWaitlistFull,
} from '../../rules/deal.ts'
import { progressTone, wholePercent, type ProgressTone } from '../../rules/percent.ts'
import { afterCountdown, countdownsOf } from './deal.countdowns.ts'
import type { MessageId } from './deal-box.messages.ts'
import type { Device } from './deal-box.polling.ts'

/** All that decides what is shown. Moments are epoch milliseconds on the server's clock. */
export interface Situation {
  /** null: the offer has no deal any more (DEA-022). */
  option: LightningOption | null
  askedAt: number
  triedAt: number
  now: number
  member: boolean
  device: Device
  /** `showAppOnlyDealCx` of the set-up. */
  tellsAppOnly: boolean
  /** A claim is under way. */
  claiming: boolean
  /** There is an id and an asin to claim with, and the deal is not closed to this shopper (DEA-057). */
  claimable: boolean
  /** What the last claim ended in. */
  failure: MessageId | null
}

export interface Notice {
  id: MessageId
  tone: 'info' | 'success'
  /** Milliseconds that its text counts down. */
  left?: number
  link?: 'join' | 'learn-more'
}

/**
 * What the shopper can do: claim, get the app, wait for an update that is under way, or ask again
 * for one that failed.
 */
export type Control = 'claim' | 'download' | 'updating' | 'retry' | null

export interface Shown {
  header: 'deal.header.available' | 'deal.header.upcoming'
  timer: { id: 'deal.starts' | 'deal.ends'; left: number } | null
  ending: boolean
  /** `text`: the server's own. */
  progress: { percent: number; tone: ProgressTone; text: string | undefined } | null
  notices: readonly Notice[]
  control: Control
  claiming: boolean
  failure: MessageId | null
}

const dealStates: ReadonlySet<string> = new Set(['AVAILABLE', 'UPCOMING', 'WAITLISTFULL'])
/** The shopper has the deal, or will have it: there is nothing to claim (DEA-050, DEA-075). */
const claimedStates: ReadonlySet<string> = new Set(['IN_CART', 'PENDING_ADD_TO_CART', 'CLAIMED'])

export const customerStateOf = (option: LightningOption | null): string =>
  option?.customerStatus?.state ?? 'NONE'

const leftUntil = (until: number, now: number) => Math.max(0, until - now)

type Offered = Situation & { option: LightningOption }

function timerOf({ option, now }: Offered): Shown['timer'] {
  const { start, end } = countdownsOf(option)
  if (start !== undefined) return { id: 'deal.starts', left: leftUntil(start, now) }
  return end === undefined ? null : { id: 'deal.ends', left: leftUntil(end, now) }
}

function progressOf({ option }: Offered): Shown['progress'] {
  const { percentClaimed, percentClaimedMessage, state } = option.dealDetails
  if (percentClaimed === undefined || state === 'UPCOMING') return null
  const percent = wholePercent(percentClaimed)
  return { percent, tone: progressTone(percent), text: percentClaimedMessage }
}

const appNotice = ({ option, device, tellsAppOnly }: Offered) =>
  appOnlyNotice({
    accessBehavior: option.dealDetails.accessBehavior,
    shown: tellsAppOnly,
    device,
    inCart: customerStateOf(option) === 'IN_CART',
  })

const accessOf = ({ option, member, now }: Offered) => dealAccess(option.dealDetails, member, now)

function accessNotice(situation: Offered): Notice | null {
  const { startTime = 0 } = situation.option.dealDetails
  switch (accessOf(situation)) {
    case 'members-only':
      return { id: 'deal.primeOnly', tone: 'info', link: 'join' }
    case 'early-access': {
      const left = leftUntil(startTime, situation.now)
      return { id: 'deal.earlyAccess', tone: 'info', left, link: 'join' }
    }
    case 'early-access-member':
      return { id: 'deal.earlyAccessMember', tone: 'info' }
    default:
      return null
  }
}

function customerNotice({ option, now }: Offered, control: Control): Notice | null {
  const { state, expiryTime } = option.customerStatus ?? {}
  if (state === 'PENDING_ADD_TO_CART') return { id: 'deal.pendingAddToCart', tone: 'info' }
  if (state === 'CLAIMED' || (state === 'IN_CART' && expiryTime === undefined)) {
    return { id: 'deal.claimed', tone: 'success' }
  }
  if (state !== 'IN_CART' || expiryTime === undefined) return null
  // At 0:00 the processing state stands in its place (DEA-052).
  if (expiryTime <= now && control !== null) return null
  return { id: 'deal.inCart', tone: 'success', left: leftUntil(expiryTime, now) }
}

function noticesOf(situation: Offered, control: Control): Notice[] {
  const { option, failure } = situation
  const isFull = tellsWaitlistFull(option.dealDetails, accessOf(situation))
  const all: (Notice | null)[] = [
    customerNotice(situation, control),
    accessNotice(situation),
    isFull ? { id: 'deal.waitlistFull', tone: 'info' } : null,
    appNotice(situation) === 'learn-more'
      ? { id: 'deal.appOnly', tone: 'info', link: 'learn-more' }
      : null,
  ]
  return all.filter(notice => notice !== null).filter(({ id }) => id !== failure)
}

function controlOf(situation: Offered): Control {
  const { option, claiming, claimable } = situation
  if (claiming) return 'claim'
  const outcome = afterCountdown(option, situation)
  if (outcome) return outcome === 'failed' ? 'retry' : outcome
  const { state } = option.dealDetails
  if (!dealStates.has(state) || claimedStates.has(customerStateOf(option))) return null
  if (appNotice(situation) === 'download') return 'download'
  const mayClaim = claimable && !!option.callToAction?.addToCart
  return mayClaim && state === 'AVAILABLE' && canAccess(accessOf(situation)) ? 'claim' : null
}

const unavailable: Shown = {
  header: 'deal.header.available',
  timer: null,
  ending: false,
  progress: null,
  notices: [{ id: 'deal.unavailable', tone: 'info' }],
  control: null,
  claiming: false,
  failure: null,
}

/** What the shopper sees of a deal at a moment. */
export function shownOf({ option, ...rest }: Situation): Shown {
  if (!option) return unavailable
  const situation = { option, ...rest }
  const { dealDetails } = option
  const control = controlOf(situation)
  return {
    header: dealDetails.state === 'UPCOMING' ? 'deal.header.upcoming' : 'deal.header.available',
    timer: timerOf(situation),
    ending: dealDetails.state === 'AVAILABLE' && isEnding(dealDetails, rest.now),
    progress: progressOf(situation),
    notices: noticesOf(situation, control),
    control,
    claiming: rest.claiming,
    failure: rest.failure,
  }
}

/** Names of the host's states that hold (COR-054). */
export function statesOf(option: LightningOption | null, shown: Shown): ReadonlySet<string> {
  const state = option ? option.dealDetails.state.toLowerCase() : 'unavailable'
  const on = new Set([state])
  if (shown.ending) on.add('ending')
  if (shown.claiming || shown.control === 'updating') on.add('processing')
  if (customerStateOf(option) === 'IN_CART') on.add('in-cart')
  return on
}
