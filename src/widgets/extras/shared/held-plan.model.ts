import type { Page } from '../../../page/page.ts'
import type { AddOn } from '../../../page/shapes.ts'
import { minorUnits } from '../../../rules/minor-units.ts'
import type { Plan } from './plan.rules.ts'

interface HoldingPorts {
  readonly config: { readonly asin: string }
  readonly page: Page
}

interface Holding {
  kind: AddOn['kind']
  addedBy: () => AddOn['addedBy']
  currency: () => string
  chosen: () => Plan | null
  /** Chooses what $addOns says. */
  settle: () => void
}

/** The plan in $addOns, from which other elements know of the choice (PRO-053, WTY-045). */
export function heldPlan(ports: HoldingPorts, holding: Holding) {
  const { chosen, kind, settle } = holding
  let following: (() => void) | undefined
  const addOns = (asin = ports.config.asin) => ports.page.addOns(asin)
  const isOwn = (one: AddOn): boolean => one.kind === kind
  /** Product id of the plan. null: none. */
  const now = (): string | null => addOns().get().find(isOwn)?.asin ?? null

  function addOnOf({ asin, offerListingId, price, title }: Plan): AddOn {
    const currency = holding.currency()
    const amount = minorUnits(price, currency)
    const addedBy = holding.addedBy()
    return { kind, asin, offerListingId, addedBy, price: { amount, currency }, title }
  }

  /** Puts this plan there in place of the one that is there. null: none. `asin`: the product that it is for. */
  function put(plan: Plan | null, asin = ports.config.asin): void {
    const others = addOns(asin)
      .get()
      .filter(one => !isOwn(one))
    addOns(asin).set(plan ? [...others, addOnOf(plan)] : others)
  }

  /** The element is about another product now. */
  function follow(): void {
    following?.()
    following = addOns().listen(() => {
      if (now() !== (chosen()?.asin ?? null)) settle()
    })
  }

  return {
    now,
    put,
    /** Changes nothing if the same plan is there. */
    keep(plan: Plan | null): void {
      if (now() !== (plan?.asin ?? null)) put(plan)
    },
    follow,
    /** For `ports.use`. */
    start() {
      follow()
      settle()
      return () => {
        following?.()
        following = undefined
      }
    },
  }
}
export type HeldPlan = ReturnType<typeof heldPlan>
