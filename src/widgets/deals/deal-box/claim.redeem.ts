import type { CallValue } from '../../../contract/call.ts'
import { dealClaim } from '../../../contract/deals/deal-claim.ts'
import type { LightningOption } from '../../../contract/deals/deals.ts'
import { cartAfterClaim } from './claim.cart.ts'
import type { MessageId } from './deal-box.messages.ts'
import type { Polling } from './deal-box.polling.ts'
import type { Claim, DealPorts } from './deal-box.ports.ts'

type Entity = CallValue<typeof dealClaim>['entity']

/** Customer states that a claim is answered with, by the name that the deal has for each (DEA-047). */
const customerStates = {
  NONE: 'NONE',
  INCART: 'IN_CART',
  PENDINGATC: 'PENDING_ADD_TO_CART',
  CLAIMED: 'CLAIMED',
  EXPIRED: 'EXPIRED',
} as const satisfies Record<Entity['customerState'], string>

/** The option as the answer of a claim leaves it (DEA-048). `now`: the server's time. */
function claimedOption(
  option: LightningOption,
  { customerState, dealAsinState, msUntilExpiration }: Entity,
  now: number,
): LightningOption {
  const customerStatus: LightningOption['customerStatus'] = {
    state: customerStates[customerState],
    ...(msUntilExpiration === undefined ? {} : { expiryTime: now + msUntilExpiration }),
  }
  return { ...option, dealDetails: { ...option.dealDetails, state: dealAsinState }, customerStatus }
}

/** A claim between the press and its end. */
export interface ClaimUnderWay {
  /** Ends when the claim no longer counts. */
  signal: AbortSignal
  /** The deal as it was when the button was pressed. */
  option: LightningOption
  /** The claim has ended, in a failure or none. */
  end(failure: MessageId | null): void
}

interface ClaimSurroundings extends ClaimUnderWay {
  /** The server's time. */
  now: () => number
  polled: Polling
  closedDeals: Set<string>
}

/** The shopper has had as much as anybody gets of a members' deal of the day (DEA-057). */
const closesDeal = (option: LightningOption): boolean =>
  option.dealDetails.accessBehavior === 'PRIME_ONLY' &&
  option.dealDetails.type === 'DEAL_OF_THE_DAY'

/** Sends a claim and follows it to its end: what is shown, events, the cart. */
export async function redeem(
  ports: DealPorts,
  claim: Claim,
  { signal, option, end, now, polled, closedDeals }: ClaimSurroundings,
): Promise<void> {
  const { claimEndpoint, purchaseReftag, installmentsProgramId, devicePreRegistered } = ports.config
  const { dealId, asin, quantity } = claim
  const outcome = await ports.call(
    dealClaim,
    {
      params: { dealId },
      query: { ref_: purchaseReftag },
      body: { asin, quantity, installmentsProgramId, devicePreRegistered },
    },
    { at: claimEndpoint, signal },
  )
  const refuse = (reason: string, message: MessageId) => {
    if (reason === 'quantity-limit' && closesDeal(option)) closedDeals.add(dealId)
    end(message)
    ports.emit('dp-deal-failed', { ...claim, reason, status: outcome.status })
  }
  if (!outcome.ok) {
    const { problem } = outcome
    if (problem === 'aborted') return end(null)
    refuse(problem, problem === 'quantity-limit' ? 'deal.quantityLimit' : 'deal.redemptionFailed')
    // It may have arrived all the same (DEA-080).
    return problem === 'timeout' || problem === 'offline' ? polled.ask() : undefined
  }
  const { entity } = outcome.value
  const { customerState, dealAsinState } = entity
  const claimed = claimedOption(polled.answered.option ?? option, entity, now())
  polled.take({ ...polled.answered, option: claimed, askedAt: now() })
  if (customerState === 'NONE' || customerState === 'EXPIRED') {
    const isFull = dealAsinState === 'WAITLISTFULL'
    return refuse('not-claimed', isFull ? 'deal.waitlistFull' : 'deal.redemptionFailed')
  }
  end(null)
  ports.emit('dp-deal-claimed', {
    ...claim,
    offerListingId: ports.config.offerListingId,
    customerState: customerStates[customerState],
    dealState: dealAsinState,
    expiresAt: claimed.customerStatus?.expiryTime ?? null,
  })
  return cartAfterClaim(ports)(claim)
}
