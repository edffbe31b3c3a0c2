import { atom } from 'nanostores'
import { protectionOf } from '../../../rules/association.ts'
import { heldPlan } from '../shared/held-plan.model.ts'
import type { Plan } from '../shared/plan.rules.ts'
import type { PlanList } from './plans.model.ts'
import type { ProtectionPorts } from './protection-plan.ports.ts'
import { toJson } from '../../../rules/to-json.ts'

export type ClearReason = 'shopper' | 'quantity' | 'product'

/** The chosen plan: what the form submits, and what $addOns says (PRO-034, PRO-053). */
export function planChoice(ports: ProtectionPorts, plans: PlanList, quantity: () => number) {
  /** null: no plan. */
  const $chosen = atom<Plan | null>(null)
  /** Product id of a plan to choose once the plans are here. */
  let wanted: string | null = null
  const held = heldPlan(ports, {
    kind: 'protection',
    addedBy: () => 'form',
    currency: plans.currency,
    chosen: () => $chosen.get(),
    settle,
  })
  /** PRO-020: a monthly plan is for one item. */
  const canChoose = ({ monthly }: Plan): boolean => !monthly || quantity() === 1

  function selectionOf(plan: Plan, baseAsin: string) {
    const { asin, offerListingId, price, shortTitle: shortDisplayTitle } = plan
    return {
      itemType: 'Warranty' as const,
      asin,
      price,
      quantity: quantity(),
      offerListingId,
      selectionType: 'add' as const,
      display: plan.display || ports.config.display || ports.text('protection.display'),
      shortDisplayTitle,
      itemAssociation: protectionOf(baseAsin),
    }
  }

  function submit(): void {
    const plan = $chosen.get()
    const selection = plan && selectionOf(plan, ports.config.asin)
    ports.submit(selection && { warrantySelection: toJson(selection) })
  }

  /** Shows and submits a plan. */
  function show(plan: Plan | null): void {
    $chosen.set(plan)
    ports.state('chosen', plan !== null)
    submit()
  }

  function put(plan: Plan | null): void {
    show(plan)
    held.keep(plan)
  }

  const find = (asin: string | null) => plans.$plans.get().find(one => one.asin === asin)

  /** Chooses the wanted plan, or the one that the page has chosen. Nothing tells of it: the page knows (COR-053). */
  function settle(): void {
    if (plans.isWaiting()) return show(null)
    const all = [find(wanted), find(held.now())]
    const plan = all.find(one => one && canChoose(one)) ?? null
    wanted = null
    show(plan)
    // A plan of another element's list stays in the store.
    if (plan || all[1]) held.keep(plan)
  }
  ports.use(held.start)

  return {
    $chosen,
    canChoose,
    settle,
    submit,
    /** Chooses a plan for the shopper. null: nothing has changed. Otherwise the selection, for the event. */
    choose(plan: Plan) {
      if (plan.asin === $chosen.get()?.asin || !canChoose(plan)) return null
      put(plan)
      return selectionOf(plan, ports.config.asin)
    },
    /** Takes the choice back. null: there was none. `asin`: the product that the plan was for. */
    clear(asin = ports.config.asin): Plan | null {
      const plan = $chosen.get()
      wanted = null
      if (!plan) return null
      show(null)
      held.put(null, asin)
      return plan
    },
    /** Chooses a plan by its product id, now or once the plans are here, and tells nobody. null: no plan. */
    restore(asin: string | null): void {
      wanted = asin
      if (asin !== null) return plans.isWaiting() ? undefined : settle()
      show(null)
      // As in settle.
      if (find(held.now())) held.put(null)
    },
    follow: held.follow,
  }
}
export type PlanChoice = ReturnType<typeof planChoice>
