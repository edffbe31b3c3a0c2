import { cartAddItems, cartCount } from '../../../contract/buying/cart.ts'
import type { Claim, DealPorts } from './deal-box.ports.ts'

/** What follows a claim: the plans chosen with the product go into the cart, and the count is read. */
export function cartAfterClaim(ports: DealPorts) {
  const setCount = (count: number) => ports.page.$cart.set({ count })

  /** The plans that would have gone with the owner form; the others their own elements add. */
  const plansOf = (asin: string) =>
    ports.page
      .addOns(asin)
      .get()
      .filter(({ kind, addedBy }) => kind !== 'service' && addedBy === 'form')

  const itemOf = (plan: ReturnType<typeof plansOf>[number], { asin, quantity }: Claim) => ({
    asin: plan.asin,
    offerListingId: plan.offerListingId,
    quantity,
    additionalParameters: {
      itemAssociation: {
        associatedItemId: asin,
        renderType: 'renderAll' as const,
        programType: 'AmazonProtect',
        // Either may later leave the cart without the other (PRO-033).
        deleteConstraint: 'notMutuallyInclusive',
      },
    },
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
    const { problem, status, code } = outcome
    if (problem === 'aborted') return
    ports.metric('CartAddItemsFailed', { status: code || status })
    const { dealId, asin } = claim
    for (const plan of plans) {
      const warrantyAsin = plan.asin
      const detail = { dealId, asin, warrantyAsin, reason: problem, status }
      ports.emit('dp-deal-protection-failed', detail)
    }
  }

  async function readCount(): Promise<void> {
    const outcome = await ports.call(cartCount, {}, { at: ports.config.cartCountEndpoint })
    if (outcome.ok) setCount(outcome.value.entity.items)
    else if (outcome.problem !== 'aborted') {
      ports.metric('CartCountFailed', { reason: outcome.problem, status: outcome.status })
    }
  }

  return async (claim: Claim): Promise<void> => {
    // The count is read last, so that an early answer does not replace that of the add.
    await addPlans(claim)
    await readCount()
  }
}
