import { whenInView } from '../../../page/in-view.ts'
import { ownerForm } from '../../../page/owner-form.ts'
import type { Press } from '../../../page/shapes.ts'
import { metricDevice } from '../shared/device.rules.ts'
import type { Plan, Subject } from '../shared/plan.rules.ts'
import type { ProtectionPorts } from './protection-plan.ports.ts'

/** How long an add may take. After that, news of an add is about another add. */
const longestAdd = 10_000
/** How much of a plan a shopper must see. */
const seenShare = 0.5

/** Names and schema versions of the metrics (PRO-035 to PRO-037). */
const kinds = {
  impression: ['WarrantyImpression', 4],
  addToCart: ['WarrantyAddToCart', 2],
  interaction: ['WarrantyInteraction', 3],
} as const

type Action = 'expand' | 'collapse' | 'select' | 'clear' | Subject

/** Counts what shoppers see of plans and do with them. */
export function counting(
  ports: ProtectionPorts,
  chosen: () => Plan | null,
  currency: () => string,
) {
  /** Plans that were seen, each with its product. */
  const seen = new Set<string>()
  const meters = new Map<string, () => void>()
  /** Ends the wait for news of an add by the form, which is counted already. */
  let endWait: (() => void) | undefined

  function count(kind: keyof typeof kinds, action: string, plan: Plan | null): void {
    const { asin: baseAsin, feature } = ports.config
    const [name, schemaVersion] = kinds[kind]
    ports.metric(name, {
      schemaVersion,
      producerId: 'warranties',
      feature,
      deviceType: metricDevice(ports.page.$shopper.get().deviceType),
      baseAsin,
      currency: currency(),
      action,
      ...(plan && { warrantyAsin: plan.asin, position: plan.position, price: plan.price }),
    })
  }

  /** Starts or ends the meter of a plan. null: the plan is no longer drawn. */
  function draw(plan: Plan, node: Element | null): void {
    const key = `${ports.config.asin} ${plan.asin}`
    meters.get(key)?.()
    meters.delete(key)
    if (!node || seen.has(key)) return
    const stop = whenInView(node, { share: seenShare }, () => {
      seen.add(key)
      count('impression', 'impression', plan)
    })
    meters.set(key, stop)
  }

  function bought(): void {
    const plan = chosen()
    if (plan) count('addToCart', 'addToCart', plan)
  }
  const isOfBase = ({ asin }: { asin: string }) => asin === ports.config.asin
  const forget = () => {
    endWait?.()
    endWait = undefined
  }

  ports.hear('dp-cart-added', ({ items }) => {
    if (!items.some(isOfBase)) return
    if (!endWait) bought()
    forget()
  })
  ports.hear('dp-deal-claimed', detail => {
    if (isOfBase(detail)) bought()
  })
  ports.use(() => () => {
    for (const stop of meters.values()) stop()
    meters.clear()
    forget()
  })

  return {
    draw,
    interact: (action: Action, plan: Plan | null = chosen()) => count('interaction', action, plan),
    /** The form is submitted. Where a script adds the product in place of the browser, dp-cart-added follows (PRO-036). */
    passed({ form }: Press): void {
      if (!form || form !== ownerForm(ports.element)) return
      if (ports.element.matches(':disabled')) return
      bought()
      forget()
      endWait = ports.after(longestAdd, forget)
    },
  }
}
