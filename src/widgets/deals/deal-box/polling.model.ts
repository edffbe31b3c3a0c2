import { dealProduct } from '../../../contract/deals/deals.ts'
import { machine } from '../../../machine/machine.ts'
import type { Answered, DealPorts } from './deal-box.ports.ts'

const transitions = {
  resting: { ask: 'asking' },
  // A new fetch replaces a running fetch, so that two answers never compete.
  asking: { ask: 'asking', settle: 'resting' },
} as const

const unanswered: Answered = { option: undefined, askedAt: -Infinity, triedAt: -Infinity }

/** Fetches the deal at `start`, and then every pollingIntervalMs. `heard` runs after each fetch, also a failed one. */
export function polling(ports: DealPorts, now: () => number, heard: () => void) {
  const { $state, send } = machine(transitions, 'resting')
  let cancel: (() => void) | undefined

  const polled = {
    answered: unanswered,
    /** When the last fetch was sent. */
    sentAt: -Infinity,
    async ask(): Promise<void> {
      const asking = polled.answered.option !== null && send('ask')
      if (!asking) return
      const sent = (polled.sentAt = now())
      const { aapiEndpoint, isApp, isMobile, offerListingId } = ports.config
      // DEA-015.
      const device = isApp ? 'APP,APP_MASH' : isMobile ? 'MOBILE' : 'DESKTOP'
      const outcome = await ports.call(
        dealProduct,
        { query: { buyingOptionTypes: 'LIGHTNING_DEAL', offerListingId } },
        { at: aapiEndpoint, device, signal: asking },
      )
      send('settle')
      if (outcome.ok) {
        const option = outcome.value.entity.buyingOptions.find(one => 'dealDetails' in one) ?? null
        polled.answered = { option, askedAt: sent, triedAt: sent }
      } else {
        if (!ports.failed(outcome, 'DealProductFailed')) return
        polled.answered = { ...polled.answered, triedAt: sent }
      }
      heard()
    },
    /** Starts polling. Sends the first poll at once. */
    start(): void {
      cancel?.()
      cancel = ports.after(0, poll)
    },
    stop: () => cancel?.(),
    /** Sets the newest answer, and cancels a running fetch, which knows less. Default: nothing is known. */
    take(answered = unanswered): void {
      send('settle')
      polled.answered = answered
    },
  }

  function poll(): Promise<void> | undefined {
    cancel = ports.after(ports.config.pollingIntervalMs, poll)
    return $state.get() === 'resting' ? polled.ask() : undefined
  }
  return polled
}
export type Polling = ReturnType<typeof polling>
