import type { DealBox } from '../../../../elements/deals/deal-box.ts'
import type { LightningOption } from '../../../contract/deals/deals.ts'
import type { StateName } from '../../../element/describe.ts'
import type { Ports } from '../../../element/ports.ts'
import type { ProgressTone } from '../../../rules/percent.ts'
import type { messages } from './deal-box.messages.ts'

export type DealPorts = Ports<DealBox, typeof messages>
export type HostState = StateName<DealBox>
export type MessageId = keyof typeof messages

/** The deal that is offered, and its product; '' where nobody has said. */
export interface DealIdentity {
  dealId: string
  asin: string
}

/** What a claim is sent with. Events and the calls that follow carry it too. */
export interface Claim extends DealIdentity {
  quantity: number
}

/** The newest answer of the server. Moments are on the server's clock, -Infinity for never. */
export interface Answered {
  /** null: the offer has no deal (any more); undefined: nobody has answered yet. */
  option: LightningOption | null | undefined
  /** When the fetch went out that gave the option. */
  askedAt: number
  /** When the last fetch went out that has ended, well or not. */
  triedAt: number
}

/** Everything that decides what is shown. Moments are epoch milliseconds on the server's clock. */
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
  /** The message of the last claim's failure. */
  failure: MessageId | null
  /** This shopper cannot claim the deal again before the page is loaded again (DEA-057). */
  closed: boolean
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

/** What the view draws. */
export interface DealView extends Shown {
  open: boolean
  /** Chosen in the deal's own drop-down (DEA-043). */
  quantity: number
}
