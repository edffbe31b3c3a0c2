import { atom } from 'nanostores'
import { machine } from '../../../machine/machine.ts'
import { serverClock } from '../../../page/clock.ts'
import { hearVisibility } from '../../../page/visibility.ts'
import { claiming, isClosed } from './claim.model.ts'
import type {
  DealIdentity,
  DealPorts,
  DealView,
  HostState,
  MessageId,
  Shown,
} from './deal-box.ports.ts'
import { polling } from './polling.model.ts'
import { announcement, shownOf } from './shown.rules.ts'

const transitions = {
  resting: { claim: 'claiming' },
  claiming: { settle: 'resting' },
} as const

export function model(ports: DealPorts) {
  /** null: nothing is known yet, so the fallback shows. */
  const $view = atom<DealView | null>(null)
  let clock = serverClock(ports.config.systemTime)
  const now = () => clock()
  let seen = false
  const polled = polling(ports, now, follow)
  const redeem = claiming(ports, polled, now)
  const row = accordionRow(ports, refresh)
  /** The answer that shows. An answer that arrives during a claim waits until the claim has ended (DEA-046). */
  let { answered } = polled
  const { $state, send } = machine(transitions, 'resting')
  let failure: MessageId | null = null
  let quantity = 1
  /** Deal state and customer state in the last dp-deal-updated event. */
  let told = ''
  /** What showed after the last draw, to find changes to announce. null: nothing showed. */
  let said: Shown | null = null
  let on: readonly HostState[] = []
  let cancelTick: (() => void) | undefined
  const warned = new Set<string>()

  const isClaiming = () => $state.get() === 'claiming'
  const identity = (): DealIdentity => ({
    dealId: ports.config.dealId ?? answered.option?.dealDetails.dealId ?? '',
    asin: ports.config.asin ?? '',
  })

  /** Shows the newest answer, unless a claim is running. Tells the page if a state has changed (DEA-077). */
  function follow(): void {
    if (!isClaiming()) ({ answered } = polled)
    refresh()
    const { option } = answered
    if (option === undefined) return
    const dealState = option?.dealDetails.state ?? 'UNAVAILABLE'
    const customerState = option?.customerStatus?.state ?? 'NONE'
    const both = `${dealState} ${customerState}`
    if (both === told) return
    told = both
    ports.emit('dp-deal-updated', { ...identity(), dealState, customerState })
  }

  function shownNow(): Shown | null {
    const { option } = answered
    if (option === undefined) return null
    const { dealId, asin } = identity()
    return shownOf(option, {
      ...answered,
      dealId,
      asin,
      sentAt: polled.sentAt,
      now: now(),
      config: ports.config,
      claiming: isClaiming(),
      failure,
      closed: isClosed(dealId),
    })
  }

  function warnOnce(message: string): void {
    if (!warned.has(message)) ports.warn(message)
    warned.add(message)
  }

  /** Warns the page's author about missing configuration (DEA-083, DEA-088). */
  function tellGaps({ control }: Shown): void {
    if (!answered.option) return
    const { dealId, asin } = identity()
    if (!dealId) warnOnce('the deal has no id and cannot be claimed: give data-deal-id')
    if (!asin) warnOnce('the deal has no asin and cannot be claimed: give data-asin')
    if (control === 'download' && !ports.config.appDownloadUrl) {
      warnOnce('the shopper cannot get the app: give data-app-download-url')
    }
  }

  /** Announces each change once. The first view of the deal is not announced (DEA-068). */
  function tellShopper(shown: Shown | null): void {
    const words = said && shown && announcement(said, shown, ports.text, ports.config.locale)
    said = shown
    if (words) ports.announce(words)
  }

  /** Plans the next draw. If a countdown has ended by then, also fetches the deal. */
  function planTick(shown: Shown): void {
    if (!seen || shown.next === Infinity) return
    cancelTick = ports.after(Math.max(shown.next - now(), 0), () => {
      const isDue = polled.sentAt < shown.refetch && shown.refetch <= now()
      const asking = isDue ? polled.ask() : undefined
      refresh()
      return asking
    })
  }

  /** Draws the deal as it is now. */
  function refresh(): void {
    cancelTick?.()
    const shown = shownNow()
    const open = ports.config.layout !== 'accordion' || row.isOpen()
    const states = shown?.states ?? []
    for (const state of [...on, ...states]) ports.state(state, states.includes(state))
    on = states
    ports.state('open', open)
    $view.set(shown && { ...shown, open, quantity: Math.min(quantity, ports.config.maxQuantity) })
    tellShopper(shown)
    if (!shown) return
    tellGaps(shown)
    planTick(shown)
  }

  function forget(): void {
    send('settle')
    polled.take()
    failure = null
    told = ''
    follow()
  }

  ports.use(() => {
    const end = hearVisibility(visible => {
      seen = visible
      if (seen) polled.start()
      else polled.stop()
      refresh()
    })
    return () => {
      end()
      seen = false
    }
  })
  ports.onConfig((config, before) => {
    if (config.systemTime !== before.systemTime) clock = serverClock(config.systemTime)
    const { offerListingId, aapiEndpoint, pollingIntervalMs } = before
    const isOther = config.offerListingId !== offerListingId || config.aapiEndpoint !== aapiEndpoint
    if (isOther) forget()
    if (seen && (isOther || config.pollingIntervalMs !== pollingIntervalMs)) polled.start()
    refresh()
  })
  // DEA-089: the place may decide which deal is sold, and to whom.
  let place = ports.page.$location.get()
  ports.watch(ports.page.$location, next => {
    const isOther = next !== place
    place = next
    return isOther && seen ? polled.ask() : undefined
  })
  // DEA-017.
  if (!ports.config.slateToken) ports.metric('SlateTokenMissing')

  return {
    $view,
    toggle: row.toggle,
    choose(chosen: number): void {
      quantity = chosen
      refresh()
    },
    /** Claims the deal, unless a claim is running or a listener cancels the event (DEA-044, DEA-045). */
    async claim(): Promise<void> {
      const { option } = answered
      const view = $view.get()
      if (!option || view?.control !== 'claim' || view.claiming) return
      const claim = { ...identity(), quantity: view.quantity }
      const signal = ports.emit('dp-before-claim-deal', claim) && send('claim')
      if (!signal) return
      failure = null
      refresh()
      const end = (problem: MessageId | null) => {
        if (signal.aborted) return
        send('settle')
        failure = problem
        follow()
      }
      await redeem(claim, { signal, option, end })
    },
    /** Fetches the deal again after a failure (DEA-073). */
    retry(): Promise<void> {
      polled.take({ ...polled.answered, triedAt: -Infinity })
      const asking = polled.ask()
      follow()
      return asking
    },
  }
}
export type DealBoxModel = ReturnType<typeof model>

const dealOption = 'LIGHTNING_DEAL'

/** The deal's row in the accordion of purchase options. Open while the deal is the chosen option (DEA-081). */
function accordionRow(ports: DealPorts, changed: () => void) {
  const option = () => ports.page.buyingOption(ports.config.asin ?? null)
  /** The option that was chosen before the row opened. Closing the row restores it. */
  let earlier: string | null = null
  let unwatch: (() => void) | undefined

  function watch(): void {
    unwatch?.()
    unwatch = option().listen(changed)
  }
  ports.use(() => {
    watch()
    return () => unwatch?.()
  })
  ports.onConfig(watch)

  return {
    isOpen: () => option().get() === dealOption,
    toggle(): void {
      const chosen = option().get()
      if (chosen === dealOption) option().set(earlier)
      else {
        earlier = chosen
        option().set(dealOption)
      }
    },
  }
}
