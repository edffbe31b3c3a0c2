import type { LightningOption } from '../../../contract/deals/deals.ts'
import { dealAccess, nextAccessChange } from '../../../rules/deal.ts'

/** How long after the end of a countdown the deal is fetched again (DEA-020). */
const settlingMs = 1000
/** The deal is ending from this long before its end on (DEA-006). */
const endingMs = 1_799_999

/** Moments to which is counted down, on the server's clock. */
export interface Countdowns {
  start?: number | undefined
  end?: number | undefined
  /** Of the reservation in the cart. */
  cart?: number | undefined
}

export function countdownsOf({ dealDetails, customerStatus }: LightningOption): Countdowns {
  const { state, startTime, endTime } = dealDetails
  return {
    start: state === 'UPCOMING' ? startTime : undefined,
    end: state === 'AVAILABLE' || state === 'WAITLISTFULL' ? endTime : undefined,
    cart: customerStatus?.state === 'IN_CART' ? customerStatus.expiryTime : undefined,
  }
}

const moments = (option: LightningOption): number[] =>
  Object.values(countdownsOf(option)).filter(until => until !== undefined)

/**
 * When the deal is to be fetched because a countdown has ended; Infinity: never. `sentAt`: when the
 * last fetch went out. Each countdown asks once, however that fetch ends.
 */
export const refetchAt = (option: LightningOption, sentAt: number): number =>
  Math.min(
    ...moments(option)
      .map(until => until + settlingMs)
      .filter(moment => moment > sentAt),
  )

/**
 * What became of a countdown that has ended: `updating` while nobody has answered a fetch that was
 * sent late enough, `failed` once such a fetch has failed (DEA-052, DEA-072, DEA-073).
 * `askedAt`: when the fetch went out that gave the option; `triedAt`: when the last one did that has ended.
 */
export function afterCountdown(
  option: LightningOption,
  { askedAt, triedAt, now }: { askedAt: number; triedAt: number; now: number },
): 'updating' | 'failed' | null {
  const open = moments(option).filter(until => until <= now && askedAt < until + settlingMs)
  if (open.length === 0) return null
  return open.every(until => triedAt >= until + settlingMs) ? 'failed' : 'updating'
}

/** When what is shown changes next without an answer: a second of a countdown, an edge of access. */
export function nextChange(option: LightningOption, member: boolean, now: number): number {
  const { dealDetails } = option
  const counted = moments(option)
  const edges: number[] = []
  const { end } = countdownsOf(option)
  if (end !== undefined) edges.push(end - endingMs)
  const accessEdge = nextAccessChange(dealDetails, member, now)
  if (accessEdge !== null) {
    // During early access the others are told how long it lasts.
    const isCounted = dealAccess(dealDetails, member, now) === 'early-access'
    ;(isCounted ? counted : edges).push(accessEdge)
  }
  const seconds = counted.map(until => (until > now ? now + ((until - now) % 1000 || 1000) : until))
  return Math.min(...[...seconds, ...edges].filter(moment => moment > now))
}
