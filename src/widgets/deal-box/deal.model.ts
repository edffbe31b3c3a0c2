import { atom } from 'nanostores'
import type { LightningOption } from '../../contract/deals.ts'
import type { Polling } from './deal-box.polling.ts'
import type { DealIdentity, DealPorts } from './deal-box.ports.ts'
import { claiming, loadClaim } from './deal.claiming.ts'
import { nextChange, refetchAt } from './deal.countdowns.ts'
import { row } from './deal.row.ts'
import { shownOf, statesOf, type Notice, type Shown } from './deal.shown.ts'
import { telling } from './deal.telling.ts'
import { timedText } from './deal.texts.ts'

/** What the view draws. */
export interface DealView extends Shown {
  open: boolean
  /** Chosen in the deal's own drop-down (DEA-043). */
  quantity: number
}

const hostStates = [
  'available',
  'upcoming',
  'waitlistfull',
  'unavailable',
  'ending',
  'processing',
  'in-cart',
] as const
/** Timers cannot wait longer than 24.8 days. */
const longestWait = 86_400_000

/** What polling and the page's visibility are to the deal. */
export interface Surroundings {
  polled: Polling
  /** The server's time. */
  now: () => number
  /** Whether the page is seen. */
  isSeen: () => boolean
}

/** The deal as it stands: what is shown of it each second, and what the shopper does with it. */
export function deal(ports: DealPorts, { polled, now, isSeen }: Surroundings) {
  const $view = atom<DealView | null>(null)
  const accordion = row(ports, refresh)
  /** What is shown of the answers: those that come during a claim wait for its end (DEA-046). */
  let answered = polled.answered()
  let quantity = 1
  let cancelTick: (() => void) | undefined

  const identity = (): DealIdentity => ({
    dealId: ports.config.dealId ?? answered.option?.dealDetails.dealId ?? '',
    asin: ports.config.asin ?? '',
  })
  const tell = telling(ports, identity)
  const claims = claiming(ports, follow, {
    now,
    latest: () => polled.answered().option,
    put: polled.put,
    ask: polled.ask,
  })

  /** Shows the newest answer, unless a claim is under way. */
  function follow(): void {
    if (!claims.isUnderWay()) answered = polled.answered()
    refresh()
    if (answered.option !== undefined) tell.states(answered.option)
  }

  function shownNow(option: LightningOption | null): Shown {
    const { dealId, asin } = identity()
    return shownOf({
      ...answered,
      option,
      now: now(),
      member: ports.config.hasPrimeSavingsBenefit,
      device: polled.device(),
      tellsAppOnly: ports.config.showAppOnlyDealCx,
      claiming: claims.isUnderWay(),
      claimable: !!dealId && !!asin && !claims.isClosed(dealId),
      failure: claims.failure(),
    })
  }

  /** Draws the moment anew. */
  function refresh(): void {
    cancelTick?.()
    const { option } = answered
    const shown = option === undefined ? null : shownNow(option)
    const open = accordion.isOpen()
    const on = shown && statesOf(option ?? null, shown)
    for (const state of hostStates) ports.state(state, !!on?.has(state))
    ports.state('open', open)
    $view.set(shown && { ...shown, open, quantity: Math.min(quantity, ports.config.maxQuantity) })
    if (shown) tell.changes(shown)
    if (!option || !shown) return
    tell.gaps(shown)
    if (isSeen()) plan(option)
  }

  /** Comes back when a second of a countdown has passed, or when the deal is to be fetched after one. */
  function plan(option: LightningOption): void {
    const at = now()
    const change = nextChange(option, ports.config.hasPrimeSavingsBenefit, at)
    const next = Math.min(change, refetchAt(option, polled.sentAt()))
    if (next === Infinity) return
    cancelTick = ports.after(Math.min(Math.max(next - at, 0), longestWait), tick)
  }

  function tick(): Promise<void> | undefined {
    const { option } = answered
    const isDue = option && refetchAt(option, polled.sentAt()) <= now()
    const asking = isDue ? polled.ask() : undefined
    refresh()
    return asking
  }

  return {
    $view,
    follow,
    refresh,
    /** The offer is another. */
    forget(): void {
      claims.abandon()
      tell.forget()
      follow()
    },
    words: (notice: Pick<Notice, 'id' | 'left'>) =>
      timedText(ports.text, notice, ports.config.locale),
    toggle: accordion.toggle,
    choose(chosen: number): void {
      quantity = chosen
      refresh()
    },
    /** The shopper is about to press the button. */
    prepare: () => void loadClaim().catch(() => {}),
    claim(): Promise<void> | undefined {
      const { option } = answered
      const view = $view.get()
      if (!option || view?.control !== 'claim') return undefined
      return claims.claim({ ...identity(), quantity: view.quantity }, option)
    },
    retry(): Promise<void> {
      const asking = polled.askAgain()
      follow()
      return asking
    },
  }
}
export type Deal = ReturnType<typeof deal>
