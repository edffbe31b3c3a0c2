import type { LightningOption } from '../../contract/deals.ts'
import { machine } from '../../machine/machine.ts'
import type { MessageId } from './deal-box.messages.ts'
import type { DealIdentity, DealPorts } from './deal-box.ports.ts'

const transitions = {
  idle: { claim: 'processing' },
  processing: { settle: 'idle' },
} as const

/** What a claim is sent with, for events and for what follows it. */
export interface Claim extends DealIdentity {
  quantity: number
}

/** What a claim that is under way can reach. */
export interface ClaimSurroundings {
  /** Ends when the claim no longer counts. */
  signal: AbortSignal
  /** The server's time. */
  now: () => number
  /** The deal as it was when the button was pressed. */
  option: LightningOption
  /** The claim has ended, in a failure or none; `closed`: this shopper cannot claim the deal again. */
  end(failure: MessageId | null, closed?: boolean): void
  /** How the deal stood at the last answer. */
  latest(): LightningOption | null | undefined
  /** How the deal stands after the claim. */
  put(option: LightningOption): void
  /** Asks how the deal stands. */
  ask(): Promise<void>
}

/** Code of a claim, which nobody needs before the first press. */
export const loadClaim = () => import('./claim.redeem.ts')

/** Deals that this shopper cannot claim again before the page is loaded anew (DEA-057). */
const closedDeals = new Set<string>()

/** The claim: one at a time, and what it failed of until the next (DEA-045, DEA-079). */
export function claiming(
  ports: DealPorts,
  changed: () => void,
  around: Pick<ClaimSurroundings, 'now' | 'latest' | 'put' | 'ask'>,
) {
  const { $state, send } = machine(transitions, 'idle')
  let failure: MessageId | null = null
  const isUnderWay = () => $state.get() === 'processing'

  async function process(claim: Claim, option: LightningOption, signal: AbortSignal) {
    const end: ClaimSurroundings['end'] = (problem, closed) => {
      if (signal.aborted) return
      send('settle')
      failure = problem
      if (closed) closedDeals.add(claim.dealId)
      changed()
    }
    const code = await loadClaim().catch(() => null)
    if (signal.aborted) return undefined
    if (code) return code.redeem(ports, claim, { ...around, option, signal, end })
    end('deal.redemptionFailed')
    ports.emit('dp-deal-failed', { ...claim, reason: 'offline', status: 0 })
  }

  return {
    isUnderWay,
    failure: () => failure,
    isClosed: (dealId: string) => closedDeals.has(dealId),
    /** Unless one is under way or a listener forbids it (DEA-044, DEA-045). */
    claim(claim: Claim, option: LightningOption): Promise<void> | undefined {
      if (isUnderWay() || !ports.emit('dp-before-claim-deal', claim)) return undefined
      const processing = send('claim')
      if (!processing) return undefined
      failure = null
      changed()
      return process(claim, option, processing)
    },
    /** The offer is another: what a claim under way is answered with says nothing of it. */
    abandon(): void {
      send('settle')
      failure = null
    },
  }
}
