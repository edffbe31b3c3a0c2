import type { LightningOption } from '../../../contract/deals/deals.ts'
import { progressTone, wholePercent, type ProgressTone } from '../../../rules/percent.ts'
import type { MessageId } from './deal-box.messages.ts'
import type { Answered } from './deal-box.polling.ts'
import type { DealIdentity, DealPorts, HostState } from './deal-box.ports.ts'

/** All that decides what is shown. Moments are epoch milliseconds on the server's clock. */
export interface Situation extends Omit<Answered, 'option'>, DealIdentity {
  /** When the last fetch went out. */
  sentAt: number
  now: number
  config: Pick<
    DealPorts['config'],
    'hasPrimeSavingsBenefit' | 'isApp' | 'isMobile' | 'showAppOnlyDealCx'
  >
  /** A claim is under way. */
  claiming: boolean
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
  /** Of the host, those that hold (COR-054). */
  states: readonly HostState[]
  /** When something else shows without an answer; Infinity: never. */
  next: number
  /** When the deal is to be fetched because a countdown has ended; Infinity: never. */
  refetch: number
}

/** A deal is ending under this (DEA-006). */
const endingMs = 1_800_000

/** Whether nothing keeps the shopper from claiming it, and nothing else is to be told. */
export function isPlain(option: LightningOption, { dealId, asin, now }: Situation): boolean {
  const { state, accessBehavior, endTime = Infinity } = option.dealDetails
  return (
    !!dealId &&
    !!asin &&
    state === 'AVAILABLE' &&
    !accessBehavior &&
    endTime > now &&
    !!option.callToAction?.addToCart &&
    (option.customerStatus?.state ?? 'NONE') === 'NONE'
  )
}

/** What the shopper sees of such a deal. */
export function plainDeal(option: LightningOption, { now, claiming, failure }: Situation): Shown {
  const { endTime, percentClaimed, percentClaimedMessage: text } = option.dealDetails
  const left = endTime && Math.max(0, endTime - now)
  const ending = !!left && left < endingMs
  const percent = wholePercent(percentClaimed ?? 0)
  return {
    header: 'deal.header.available',
    timer: left === undefined ? null : { id: 'deal.ends', left },
    ending,
    progress: percentClaimed === undefined ? null : { percent, tone: progressTone(percent), text },
    notices: [],
    control: 'claim',
    claiming,
    failure,
    states: (['available', ending && 'ending', claiming && 'processing'] as const).filter(
      state => state !== false,
    ),
    next: left ? now + (left === endingMs ? 1 : left % 1000 || 1000) : Infinity,
    refetch: Infinity,
  }
}
