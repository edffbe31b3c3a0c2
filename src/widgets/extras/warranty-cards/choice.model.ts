import { atom } from 'nanostores'
import { warrantyFields } from '../../../rules/warranty-association.ts'
import { heldPlan } from '../shared/held-plan.model.ts'
import type { Plan } from '../shared/plan.rules.ts'
import type { WarrantyPorts } from './warranty-cards.ports.ts'

/** Tells apart the elements of a page, and the selections of one element. Pages that are not secure have no randomUUID. */
const newId = (): string => `w${crypto.getRandomValues(new Uint32Array(2)).join('')}`

interface Around {
  plans: () => readonly Plan[]
  quantity: () => number
  /** false: the buying option takes no plan. */
  works: () => boolean
}

/** The selected plan: what the form submits, and what $addOns says (WTY-013 to WTY-020, WTY-042, WTY-045). */
export function warrantyChoice(ports: WarrantyPorts, { plans, quantity, works }: Around) {
  const $selected = atom<Plan | null>(null)
  /** Product id of a plan that a field of the server or of an earlier visit holds. It counts once its plan is here. */
  let wanted: string | null = null
  let uniqueId = ''
  /** true: a call has carried the id. */
  let isSent = false

  const held = heldPlan(ports, {
    kind: 'warranty',
    addedBy: () => ports.config.addMode,
    currency: () => ports.config.currencyCode,
    chosen: () => $selected.get(),
    settle,
  })

  function submit(): void {
    const plan = $selected.get()
    const { addMode, asin: associatedItemId } = ports.config
    if (!plan || addMode === 'call') return ports.submit(null)
    const { asin, offerListingId } = plan
    const chosen = { asin, offerListingId, quantity: quantity(), associatedItemId, uniqueId }
    return ports.submit(warrantyFields(chosen))
  }

  function renew(): void {
    uniqueId = newId()
    isSent = false
  }

  function show(plan: Plan | null): void {
    if (plan?.asin !== $selected.get()?.asin) renew()
    $selected.set(plan)
    ports.state('selected', plan !== null)
    submit()
  }

  const find = (asin: string | null | undefined) => plans().find(one => one.asin === asin)

  /** Selects the wanted plan, or the one of its list that $addOns holds. Nothing tells of it: the page knows (COR-053). */
  function settle(): void {
    const [asked, stored] = [find(wanted), find(held.now())]
    if (asked) wanted = null
    const plan = (works() && (asked ?? stored)) || null
    show(plan)
    // A plan of another element's list stays in the store.
    if (plan || stored) held.keep(plan)
  }
  ports.use(held.start)

  return {
    $selected,
    submit,
    follow: held.follow,
    uniqueId: () => uniqueId,
    /** The id for a call: another one for each add, so that no server takes the second for the first again (WTY-018). */
    idToSend(): string {
      if (isSent) renew()
      isSent = true
      return uniqueId
    },
    select(plan: Plan): void {
      wanted = null
      show(plan)
      held.put(plan)
    },
    /** Takes the selection back. null: there was none. `asin`: the product that the plan was for. */
    clear(asin = ports.config.asin): Plan | null {
      const plan = $selected.get()
      wanted = null
      if (!plan) return null
      show(null)
      held.put(null, asin)
      return plan
    },
    /** The list is another one now. */
    refit(): void {
      const before = $selected.get()
      if (!before) return settle()
      const plan = find(before.asin) ?? null
      show(plan)
      return held.put(plan)
    },
    /** Selects a plan by its product id, now or once it is here, and tells nobody. null: none. */
    restore(asin: string | null): void {
      wanted = asin
      if (asin !== null) return settle()
      show(null)
      return find(held.now()) && held.put(null)
    },
  }
}
export type WarrantyChoice = ReturnType<typeof warrantyChoice>
