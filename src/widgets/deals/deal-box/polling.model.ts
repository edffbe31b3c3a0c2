import { dealProduct } from '../../../contract/deals/deals.ts'
import { machine } from '../../../machine/machine.ts'
import type { Answered, DealPorts } from './deal-box.ports.ts'

const transitions = {
  resting: { ask: 'asking' },
  // A fetch takes the place of an earlier one, so that no two answers compete.
  asking: { ask: 'asking', settle: 'resting' },
} as const

const unanswered: Answered = { option: undefined, askedAt: -Infinity, triedAt: -Infinity }

/** Asks for the deal, now and every pollingIntervalMs. `heard`: a fetch has ended, well or not. */
export function polling(ports: DealPorts, now: () => number, heard: () => void) {
  const { $state, send } = machine(transitions, 'resting')
  let cancel: (() => void) | undefined

  const polled = {
    answered: unanswered,
    /** When the last fetch went out. */
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
    /** Polls from now on; the first poll is sent at once. */
    start(): void {
      cancel?.()
      cancel = ports.after(0, poll)
    },
    stop: () => cancel?.(),
    /** What is under way would know less; without an answer nothing is known. */
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
