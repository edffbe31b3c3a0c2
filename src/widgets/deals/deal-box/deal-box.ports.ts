import type { DealBox } from '../../../../elements/deals/deal-box.ts'
import type { LightningOption } from '../../../contract/deals/deals.ts'
import type { StateName } from '../../../element/describe.ts'
import type { Ports } from '../../../element/ports.ts'
import type { ProgressTone } from '../../../rules/percent.ts'
import type { messages } from './deal-box.messages.ts'

export type DealPorts = Ports<DealBox, typeof messages>
export type HostState = StateName<DealBox>
export type MessageId = keyof typeof messages

/** Ids of the deal and of its product. '': not known. */
export interface DealIdentity {
  dealId: string
  asin: string
}

/** Data of a claim. The events of the claim and the calls after it carry the same data. */
export interface Claim extends DealIdentity {
  quantity: number
}

/** The newest answer of the server. Times are epoch milliseconds on the server's clock. -Infinity: never. */
export interface Answered {
  /** null: the offer has no deal. undefined: no answer yet. */
  option: LightningOption | null | undefined
  /** When the fetch that returned `option` was sent. After a claim: when its answer arrived. */
  askedAt: number
  /** When the last fetch that has ended was sent. Failed fetches count, too. */
  triedAt: number
}

/** Everything that decides what shows. Times are epoch milliseconds on the server's clock. */
export interface Situation extends Omit<Answered, 'option'>, DealIdentity {
  /** When the last fetch was sent. */
  sentAt: number
  now: number
  config: Pick<
    DealPorts['config'],
    | 'dealPriceText'
    | 'hasPrimeSavingsBenefit'
    | 'isApp'
    | 'isMobile'
    | 'locale'
    | 'regularPriceText'
    | 'showAppOnlyDealCx'
  >
  /** true: a claim is running. */
  claiming: boolean
  /** Text id for the failure of the last claim. null: no failure. */
  failure: MessageId | null
  /** true: the shopper cannot claim the deal again until the page is loaded again (DEA-057). */
  closed: boolean
}

export interface Notice {
  id: MessageId
  tone: 'info' | 'success'
  /** Milliseconds left, for a text that counts down. */
  left?: number
  link?: 'join' | 'learn-more' | 'cart'
}

/** What the shopper can do: claim, get the app, wait for an update, or try a failed update again. */
export type Control = 'claim' | 'download' | 'updating' | 'retry' | null

export interface Shown {
  header: 'deal.header.available' | 'deal.header.upcoming'
  timer: { id: 'deal.starts' | 'deal.ends'; left: number } | null
  ending: boolean
  /** Prices as texts. `was`: the price without the deal, if the deal saves something. null: no price is known. */
  price: { now: string; was: string | undefined } | null
  /** `text`: the server's text. undefined: the server sends no text. */
  progress: { percent: number; tone: ProgressTone; text: string | undefined } | null
  notices: readonly Notice[]
  control: Control
  claiming: boolean
  failure: MessageId | null
  /** The custom states that the host has now (COR-054). */
  states: readonly HostState[]
  /** When to draw again, even without a new answer. Infinity: never. */
  next: number
  /** When to fetch the deal because a countdown has ended. Infinity: never. */
  refetch: number
}

/** What the view draws. */
export interface DealView extends Shown {
  open: boolean
  /** The quantity in the deal's own drop-down (DEA-043). */
  quantity: number
}
