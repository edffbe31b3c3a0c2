import { atom } from 'nanostores'
import { later } from '../../../machine/later.ts'
import { machine } from '../../../machine/machine.ts'
import { serverClock } from '../../../page/clock.ts'
import { hearVisibility } from '../../../page/visibility.ts'
import type { MessageId } from './deal-box.messages.ts'
import { polling } from './deal-box.polling.ts'
import type { DealIdentity, DealPorts, HostState } from './deal-box.ports.ts'
import type { DealView, Loads } from './deal-box.parts.ts'
import { isPlain, plainDeal, type Shown } from './deal.plain.ts'
import { firstMessages } from './messages.first.ts'

const transitions = {
  resting: { claim: 'claiming' },
  claiming: { settle: 'resting' },
} as const

export const modelOf = (loads: Loads) => (ports: DealPorts) => {
  /** null until something is known: the fallback shows. */
  const $view = atom<DealView | null>(null)
  let clock = serverClock(ports.config.systemTime)
  const now = () => clock()
  let seen = false
  const polled = polling(ports, now, follow)
  /** What is shown of the answers: those that come during a claim wait for its end (DEA-046). */
  let { answered } = polled
  const { $state, send } = machine(transitions, 'resting')
  let failure: MessageId | null = null
  let quantity = 1
  let told = ''
  let on: readonly HostState[] = []
  let cancelTick: (() => void) | undefined

  const more = later(async () => {
    const before = $view.get()
    const texts = firstMessages
    return (await loads.more()).more(ports, { before, texts, now, polled, follow })
  })
  const accordion = later(async () => (await loads.row()).row(ports, refresh))
  const bring = (part: typeof more | typeof accordion) =>
    void part.come().then(come => come && refresh())

  const isRow = () => ports.config.layout === 'accordion'
  const isClaiming = () => $state.get() === 'claiming'
  const identity = (): DealIdentity => ({
    dealId: ports.config.dealId ?? answered.option?.dealDetails.dealId ?? '',
    asin: ports.config.asin ?? '',
  })

  /** Shows the newest answer, unless a claim is under way, and tells the page of another state (DEA-077). */
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
    if (isRow() && !accordion.now()) {
      bring(accordion)
      return null
    }
    const { option } = answered
    if (option === undefined) return null
    const situation = {
      ...answered,
      ...identity(),
      sentAt: polled.sentAt,
      now: now(),
      config: ports.config,
      claiming: isClaiming(),
      failure,
    }
    const plain = option && plainDeal(option, situation)
    if (option && isPlain(option, situation)) return plain
    const part = more.now()
    if (part) return part.shown(option, situation, plain)
    bring(more)
    // Until it is known how the deal stands, it cannot be claimed.
    const before = $view.get()
    return before && { ...before, control: null, next: Infinity }
  }

  /** Draws the moment anew. */
  function refresh(): void {
    cancelTick?.()
    const shown = shownNow()
    const open = !isRow() || !!accordion.now()?.isOpen()
    const states = shown?.states ?? []
    for (const state of [...on, ...states]) ports.state(state, states.includes(state))
    on = states
    ports.state('open', open)
    $view.set(shown && { ...shown, open, quantity: Math.min(quantity, ports.config.maxQuantity) })
    more.now()?.tell(shown)
    if (shown && seen && shown.next < Infinity) {
      cancelTick = ports.after(Math.max(shown.next - now(), 0), () => {
        const isDue = polled.sentAt < shown.refetch && shown.refetch <= now()
        const asking = isDue ? polled.ask() : undefined
        refresh()
        return asking
      })
    }
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
  // DEA-089: what is sold, and to whom, may depend on the place.
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
    toggle: () => accordion.now()?.toggle(),
    choose(chosen: number): void {
      quantity = chosen
      refresh()
    },
    /** Unless one is under way or a listener forbids it (DEA-044, DEA-045). */
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
      const part = await more.come()
      if ((await part?.redeem(claim, { option, signal, end })) || signal.aborted) return
      end('deal.redemptionFailed')
      ports.announce(ports.text('deal.redemptionFailed'))
      ports.emit('dp-deal-failed', { ...claim, reason: 'offline', status: 0 })
    },
    retry: () => more.now()?.retry(),
  }
}
export type DealBoxModel = ReturnType<ReturnType<typeof modelOf>>
