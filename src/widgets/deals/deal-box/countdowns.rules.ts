import type { LightningOption } from '../../../contract/deals/deals.ts'
import { dealAccess, nextAccessChange } from '../../../rules/deal.ts'

/** Time from the end of a countdown to the next fetch of the deal (DEA-020). */
const settlingMs = 1000
/** The ending state begins this long before the end of the deal (DEA-006). */
const endingMs = 1_799_999

/** Ends of the countdowns, in epoch milliseconds on the server's clock. */
export interface Countdowns {
  start?: number | undefined
  end?: number | undefined
  /** End of the reservation in the cart. */
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
 * Returns when to fetch the deal because a countdown has ended. Infinity: never. Each countdown causes only one fetch,
 * even if the fetch fails. `sentAt`: when the last fetch was sent.
 */
export const refetchAt = (option: LightningOption, sentAt: number): number =>
  Math.min(
    ...moments(option)
      .map(until => until + settlingMs)
      .filter(moment => moment > sentAt),
  )

/**
 * Returns how the update after a countdown goes (DEA-052, DEA-072, DEA-073). `updating`: a countdown has ended, and the
 * fetch after it has no answer yet. `failed`: that fetch has failed. null: no update is needed.
 *
 * `askedAt`: when the fetch that returned `option` was sent. `triedAt`: when the last fetch that has ended was sent.
 */
export function afterCountdown(
  option: LightningOption,
  { askedAt, triedAt, now }: { askedAt: number; triedAt: number; now: number },
): 'updating' | 'failed' | null {
  const open = moments(option).filter(until => until <= now && askedAt < until + settlingMs)
  if (open.length === 0) return null
  return open.every(until => triedAt >= until + settlingMs) ? 'failed' : 'updating'
}

/** Returns when time alone changes the view next: a second of a countdown, the ending state, or access. */
export function nextChange(option: LightningOption, member: boolean, now: number): number {
  const { dealDetails } = option
  const counted = moments(option)
  const edges: number[] = []
  const { end } = countdownsOf(option)
  if (end !== undefined) edges.push(end - endingMs)
  const accessEdge = nextAccessChange(dealDetails, member, now)
  if (accessEdge !== null) {
    // During early access, a text for non-members counts down the seconds.
    const isCounted = dealAccess(dealDetails, member, now) === 'early-access'
    ;(isCounted ? counted : edges).push(accessEdge)
  }
  const seconds = counted.map(until => (until > now ? now + ((until - now) % 1000 || 1000) : until))
  return Math.min(...[...seconds, ...edges].filter(moment => moment > now))
}
