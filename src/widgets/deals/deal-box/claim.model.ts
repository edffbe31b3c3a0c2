import { cartAddItems, cartCount } from '../../../contract/buying/cart.ts'
import type { CallValue } from '../../../contract/call.ts'
import { dealClaim } from '../../../contract/deals/deal-claim.ts'
import type { LightningOption } from '../../../contract/deals/deals.ts'
import { protectionOf } from '../../../rules/association.ts'
import type { Claim, DealPorts, MessageId } from './deal-box.ports.ts'
import type { Polling } from './polling.model.ts'

type Entity = CallValue<typeof dealClaim>['entity']

/** Maps the customer state in a claim's answer to its name in the deal (DEA-047). */
const customerStates = {
  NONE: 'NONE',
  INCART: 'IN_CART',
  PENDINGATC: 'PENDING_ADD_TO_CART',
  CLAIMED: 'CLAIMED',
  EXPIRED: 'EXPIRED',
} as const satisfies Record<Entity['customerState'], string>

/** Returns the option with the states from a claim's answer (DEA-048). `now`: the server's time. */
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

/** A running claim. */
export interface ClaimUnderWay {
  /** Ends when the claim no longer counts. */
  signal: AbortSignal
  /** The deal at the moment of the press. */
  option: LightningOption
  /** Ends the claim. `failure`: id of the text to show. null: no failure. */
  end(failure: MessageId | null): void
}

/** Ids of deals that the shopper cannot claim again until the page is loaded again (DEA-057). */
const closedDeals = new Set<string>()
export const isClosed = (dealId: string): boolean => closedDeals.has(dealId)

/** true: a members' deal of the day. After a quantity-limit refusal, the shopper cannot claim it again (DEA-057). */
const closesDeal = (option: LightningOption): boolean =>
  option.dealDetails.accessBehavior === 'PRIME_ONLY' &&
  option.dealDetails.type === 'DEAL_OF_THE_DAY'

/** Returns a function that sends a claim, shows its answer and updates the cart. `now`: the server's time. */
export function claiming(ports: DealPorts, polled: Polling, now: () => number) {
  const cartAfterClaim = cartUpdates(ports)

  /** Replaces the answer of the last poll with the answer to the claim. Returns the new option. */
  function takeAnswer(entity: Entity, option: LightningOption): LightningOption {
    const claimed = claimedOption(polled.answered.option ?? option, entity, now())
    polled.take({ ...polled.answered, option: claimed, askedAt: now() })
    return claimed
  }

  return async (claim: Claim, { signal, option, end }: ClaimUnderWay): Promise<void> => {
    const { claimEndpoint, purchaseReftag, installmentsProgramId, devicePreRegistered } =
      ports.config
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
      // The claim may have reached the server. If so, the next fetch of the deal shows it (DEA-080).
      return problem === 'timeout' || problem === 'offline' ? polled.ask() : undefined
    }
    const { entity } = outcome.value
    const { customerState, dealAsinState } = entity
    const claimed = takeAnswer(entity, option)
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
    return cartAfterClaim(claim)
  }
}

/** Returns a function to run after a claim. It adds the chosen plans to the cart, then reads the cart count. */
function cartUpdates(ports: DealPorts) {
  const setCount = (count: number) => ports.page.$cart.set({ count })

  /** Returns the plans that the owner form would have added. Other plans are added by their own elements. */
  const plansOf = (asin: string) =>
    ports.page
      .addOns(asin)
      .get()
      .filter(({ kind, addedBy }) => kind !== 'service' && addedBy === 'form')

  const itemOf = (plan: ReturnType<typeof plansOf>[number], { asin, quantity }: Claim) => ({
    asin: plan.asin,
    offerListingId: plan.offerListingId,
    quantity,
    additionalParameters: { itemAssociation: protectionOf(asin) },
  })

  async function addPlans(claim: Claim): Promise<void> {
    const plans = plansOf(claim.asin)
    if (plans.length === 0) return
    const { cartAddEndpoint, cartReftag } = ports.config
    const outcome = await ports.call(
      cartAddItems,
      { query: { ref: cartReftag }, body: { items: plans.map(plan => itemOf(plan, claim)) } },
      { at: cartAddEndpoint },
    )
    if (outcome.ok) return setCount(outcome.value.entity.count.entity.items)
    const failure = ports.failed(outcome)
    if (!failure) return
    ports.metric('CartAddItemsFailed', { status: outcome.code || outcome.status })
    const { dealId, asin } = claim
    for (const plan of plans) {
      const warrantyAsin = plan.asin
      ports.emit('dp-deal-protection-failed', { dealId, asin, warrantyAsin, ...failure })
    }
  }

  async function readCount(): Promise<void> {
    const outcome = await ports.call(cartCount, {}, { at: ports.config.cartCountEndpoint })
    if (outcome.ok) setCount(outcome.value.entity.items)
    else ports.failed(outcome, 'CartCountFailed')
  }

  return async (claim: Claim): Promise<void> => {
    // Reads the count last. An earlier answer would replace the count that `addPlans` sets.
    await addPlans(claim)
    await readCount()
  }
}
