import type { LightningOption } from '../../../contract/deals/deals.ts'
import { appOnlyNotice, canAccess, dealAccess, tellsWaitlistFull } from '../../../rules/deal.ts'
import { formatDuration } from '../../../rules/duration.ts'
import { formatMoney, isHigher } from '../../../rules/money.ts'
import { progressTone, wholePercent } from '../../../rules/percent.ts'
import { afterCountdown, countdownsOf, nextChange, refetchAt } from './countdowns.rules.ts'
import type {
  Control,
  DealPorts,
  HostState,
  MessageId,
  Notice,
  Shown,
  Situation,
} from './deal-box.ports.ts'

type Text = DealPorts['text']
type Offered = Situation & { option: LightningOption }

/** Maps each known deal state (DEA-024) to the host's custom state. */
const dealStates: ReadonlyMap<string, HostState> = new Map([
  ['AVAILABLE', 'available'],
  ['UPCOMING', 'upcoming'],
  ['WAITLISTFULL', 'waitlistfull'],
])
/** In these states the shopper has the deal or will get it, so nothing is left to claim (DEA-050, DEA-075). */
const claimedStates: ReadonlySet<string> = new Set(['IN_CART', 'PENDING_ADD_TO_CART', 'CLAIMED'])
/** A deal is ending if less time than this is left (DEA-006). */
const endingMs = 1_800_000
/** One day. The browser's timers cannot wait longer than 24.8 days. */
const longestWait = 86_400_000

const customerStateOf = ({ customerStatus }: LightningOption): string =>
  customerStatus?.state ?? 'NONE'

const leftUntil = (until: number, now: number) => Math.max(0, until - now)

function timerOf({ option, now }: Offered): Shown['timer'] {
  const { start, end } = countdownsOf(option)
  if (start !== undefined) return { id: 'deal.starts', left: leftUntil(start, now) }
  return end === undefined ? null : { id: 'deal.ends', left: leftUntil(end, now) }
}

const appNotice = ({ option, config: { isApp, isMobile, showAppOnlyDealCx } }: Offered) =>
  appOnlyNotice({
    accessBehavior: option.dealDetails.accessBehavior,
    shown: showAppOnlyDealCx,
    device: isApp ? 'app' : isMobile ? 'mobile' : 'desktop',
    inCart: customerStateOf(option) === 'IN_CART',
  })

const accessOf = ({ option, config, now }: Offered) =>
  dealAccess(option.dealDetails, config.hasPrimeSavingsBenefit, now)

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
    return { id: 'deal.claimed', tone: 'success', link: 'cart' }
  }
  if (state !== 'IN_CART' || expiryTime === undefined) return null
  // At 0:00 the processing state replaces this notice (DEA-052).
  if (expiryTime <= now && control !== null) return null
  return { id: 'deal.inCart', tone: 'success', left: leftUntil(expiryTime, now), link: 'cart' }
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
  const { option, claiming, closed, dealId, asin } = situation
  if (claiming) return 'claim'
  const outcome = afterCountdown(option, situation)
  if (outcome) return outcome === 'failed' ? 'retry' : outcome
  const { state } = option.dealDetails
  if (!dealStates.has(state) || claimedStates.has(customerStateOf(option))) return null
  if (appNotice(situation) === 'download') return 'download'
  const mayClaim = !closed && !!dealId && !!asin && !!option.callToAction?.addToCart
  return mayClaim && state === 'AVAILABLE' && canAccess(accessOf(situation)) ? 'claim' : null
}

/** Returns the custom states that the host has now (COR-054). */
function statesOf({ option, claiming }: Offered, ending: boolean, control: Control): HostState[] {
  const states: (HostState | false | undefined)[] = [
    dealStates.get(option.dealDetails.state),
    ending && 'ending',
    (claiming || control === 'updating') && 'processing',
    customerStateOf(option) === 'IN_CART' && 'in-cart',
  ]
  return states.filter(state => !!state)
}

const unavailable: Shown = {
  header: 'deal.header.available',
  timer: null,
  ending: false,
  price: null,
  progress: null,
  notices: [{ id: 'deal.unavailable', tone: 'info' }],
  control: null,
  claiming: false,
  failure: null,
  states: ['unavailable'],
  next: Infinity,
  refetch: Infinity,
}

/**
 * Returns what the deal costs (DEA-090 to DEA-092). The answer wins over the page, because the answer is newer. A
 * regular price alone, or one that is not higher, tells of no saving, so it does not show.
 */
function priceOf({ option, config }: Offered): Shown['price'] {
  const { dealPrice, regularPrice } = option.dealDetails
  if (dealPrice) {
    const saves = regularPrice && isHigher(regularPrice, dealPrice)
    return {
      now: formatMoney(dealPrice, config.locale),
      was: saves ? formatMoney(regularPrice, config.locale) : undefined,
    }
  }
  const { dealPriceText: now, regularPriceText: was } = config
  return now ? { now, was: was === now ? undefined : was } : null
}

function progressOf({ dealDetails }: LightningOption): Shown['progress'] {
  const { percentClaimed, percentClaimedMessage: text, state } = dealDetails
  if (state === 'UPCOMING' || percentClaimed === undefined) return null
  const percent = wholePercent(percentClaimed)
  return { percent, tone: progressTone(percent), text }
}

/** true: the deal is in its last half hour (DEA-006). */
function isEnding({ dealDetails: { endTime, state } }: LightningOption, now: number): boolean {
  const left = endTime === undefined ? 0 : leftUntil(endTime, now)
  return state === 'AVAILABLE' && left > 0 && left < endingMs
}

/** Returns what the shopper sees at a moment. `option` null: the offer has no deal (DEA-022). */
export function shownOf(option: LightningOption | null, moment: Situation): Shown {
  if (!option) return unavailable
  const situation = { ...moment, option }
  const { claiming, config, failure, now, sentAt } = moment
  const ending = isEnding(option, now)
  const control = controlOf(situation)
  const refetch = refetchAt(option, sentAt)
  const change = nextChange(option, config.hasPrimeSavingsBenefit, now)
  const isUpcoming = option.dealDetails.state === 'UPCOMING'
  return {
    header: isUpcoming ? 'deal.header.upcoming' : 'deal.header.available',
    timer: timerOf(situation),
    ending,
    price: priceOf(situation),
    progress: progressOf(option),
    notices: noticesOf(situation, control),
    control,
    claiming,
    failure,
    states: statesOf(situation, ending, control),
    next: Math.min(change, refetch, now + longestWait),
    refetch,
  }
}

/** Returns a text. If it counts down, fills in the time left: `{time}` is h:mm:ss, `{mm}:{ss}` is m:ss. */
export function timedText(
  text: Text,
  { id, left }: Pick<Notice, 'id' | 'left'>,
  locale: string,
): string {
  if (left === undefined) return text(id)
  const [mm = '', ss = ''] = formatDuration(left, 'm:ss', locale).split(':')
  return text(id, { time: formatDuration(left, 'h:mm:ss', locale), mm, ss })
}

/** Returns all texts that show, without the ticking timer. */
function spoken({
  header,
  notices,
  failure,
  claiming,
  control,
}: Shown): Pick<Notice, 'id' | 'left'>[] {
  const ids: (MessageId | null)[] = [
    claiming || control === 'updating' ? 'deal.processing' : null,
    control === 'retry' ? 'deal.notUpdated' : null,
    failure,
  ]
  return [{ id: header }, ...notices, ...ids.flatMap(id => (id ? [{ id }] : []))]
}

/**
 * Returns the announcement of a change: the new texts, or the header if texts were only removed. null: the texts are
 * the same (DEA-068).
 */
export function announcement(
  before: Shown,
  shown: Shown,
  text: Text,
  locale: string,
): string | null {
  const old = spoken(before).map(({ id }) => id)
  const words = spoken(shown)
  if (words.length === old.length && words.every(({ id }) => old.includes(id))) return null
  const fresh = words.filter(({ id }) => !old.includes(id))
  return (fresh.length > 0 ? fresh : words.slice(0, 1))
    .map(one => timedText(text, one, locale))
    .join(' ')
}
