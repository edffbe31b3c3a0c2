import { dealProduct, type LightningOption } from '../../contract/deals.ts'
import { machine } from '../../machine/machine.ts'
import type { DealPorts } from './deal-box.ports.ts'

const transitions = {
  resting: { ask: 'asking' },
  // A fetch takes the place of an earlier one, so that no two answers compete.
  asking: { ask: 'asking', settle: 'resting' },
} as const

/** DEA-015. */
const deviceHeaders = { app: 'APP,APP_MASH', mobile: 'MOBILE', desktop: 'DESKTOP' } as const

/** What the server has said last. Moments are on the server's clock, -Infinity for never. */
export interface Answered {
  /** null: the offer has no deal (any more); undefined: nobody has answered yet. */
  option: LightningOption | null | undefined
  /** When the fetch went out that gave the option. */
  askedAt: number
  /** When the last fetch went out that has ended, well or not. */
  triedAt: number
}

const unanswered: Answered = { option: undefined, askedAt: -Infinity, triedAt: -Infinity }

export type Device = keyof typeof deviceHeaders

const deviceOf = ({ isApp, isMobile }: DealPorts['config']): Device =>
  isApp ? 'app' : isMobile ? 'mobile' : 'desktop'

/** Asks for the deal, now and every pollingIntervalMs. `heard`: a fetch has ended, well or not. */
export function polling(
  ports: DealPorts,
  now: () => number,
  heard: () => Promise<void> | undefined,
) {
  const { $state, send } = machine(transitions, 'resting')
  let answered = unanswered
  let sentAt = -Infinity
  let cancel: (() => void) | undefined

  async function ask(): Promise<void> {
    if (answered.option === null) return
    const asking = send('ask')
    if (!asking) return
    const sent = (sentAt = now())
    const { aapiEndpoint, offerListingId } = ports.config
    const outcome = await ports.call(
      dealProduct,
      { query: { buyingOptionTypes: 'LIGHTNING_DEAL', offerListingId } },
      { at: aapiEndpoint, device: deviceHeaders[deviceOf(ports.config)], signal: asking },
    )
    send('settle')
    if (outcome.ok) {
      const option = outcome.value.entity.buyingOptions.find(one => 'dealDetails' in one) ?? null
      answered = { option, askedAt: sent, triedAt: sent }
    } else {
      if (outcome.problem === 'aborted') return
      answered = { ...answered, triedAt: sent }
      ports.metric('DealProductFailed', { reason: outcome.problem, status: outcome.status })
    }
    return heard()
  }

  function poll(): Promise<void> | undefined {
    cancel = ports.after(ports.config.pollingIntervalMs, poll)
    return $state.get() === 'resting' ? ask() : undefined
  }

  return {
    answered: () => answered,
    /** When the last fetch went out. */
    sentAt: () => sentAt,
    device: () => deviceOf(ports.config),
    ask,
    /** Polls from now on; the first poll is sent at once. */
    start(): void {
      cancel?.()
      cancel = ports.after(0, poll)
    },
    stop: () => cancel?.(),
    /** Asks once more for what could not be fetched (DEA-073). */
    askAgain(): Promise<void> {
      answered = { ...answered, triedAt: -Infinity }
      return ask()
    },
    /** Takes in what a claim was answered with; a fetch from before it would know less (DEA-048). */
    put(option: LightningOption): void {
      send('settle')
      answered = { option, askedAt: now(), triedAt: answered.triedAt }
    },
    /** The offer is another: nothing is known. */
    forget(): void {
      send('settle')
      answered = unanswered
    },
  }
}
export type Polling = ReturnType<typeof polling>
