import { fitmentMetrics } from '../../../contract/fitment/fitment.ts'
import type { Basis, StripePorts } from './fitment-stripe.ports.ts'
import { categoryOf } from './fitment-stripe.rules.ts'

/** METRICS_DEBOUNCE_MS (FIT-131). */
const sameWithin = 250
const scopes = new Set(['inkandtoner', 'personalcomputers', 'camera', 'tools'])

/** Returns a function that sends a fitment metric (FIT-128 to FIT-132). The feedback element uses another group. */
function sending(ports: StripePorts) {
  /** When each metric was last sent, by its body. */
  const sent = new Map<string, number>()

  function dataOf(action: string): Record<string, string> {
    const { asin, pageType, requestId, sessionId, weblabName, weblabTreatment } = ports.config
    const { scope } = ports.config.stripeParams ?? {}
    const data = {
      requestId,
      session: sessionId,
      deviceType: 'desktop',
      featureName: 'fitment-stripe',
      action,
      scope: scope !== undefined && scopes.has(scope) ? scope : 'default',
      pageType,
      asin,
      category: categoryOf(ports.config),
      weblabName,
      weblabTreatment,
    }
    const given = Object.entries(data).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    )
    return Object.fromEntries(given)
  }

  return (action: string): void => {
    const { marketplaceId = '', metricsUrl } = ports.config
    const body = { group: 'general' as const, marketplaceId, data: dataOf(action) }
    const said = JSON.stringify(body)
    const at = performance.now()
    if (at - (sent.get(said) ?? -sameWithin) < sameWithin) return
    sent.set(said, at)
    void ports.call(fitmentMetrics, { body }, { at: metricsUrl })
  }
}

/** Counts both in the page's metrics and in the fitment metrics. */
export function counting(ports: StripePorts): Pick<Basis, 'count' | 'failed'> {
  const send = sending(ports)
  const count: Basis['count'] = (name, fields) => {
    ports.metric(name, fields)
    send(name)
  }
  return {
    count,
    failed(outcome, name) {
      const failure = ports.failed(outcome)
      if (failure) count(name, { ...failure })
      return failure
    },
  }
}
