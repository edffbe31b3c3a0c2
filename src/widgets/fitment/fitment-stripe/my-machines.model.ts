import { myModelLoad, myModelSave } from '../../../contract/fitment/fitment.ts'
import type { Basis, Listed, Machine } from './fitment-stripe.ports.ts'
import { readListed } from './hits.rules.ts'

/** SAVE_MODEL_RETRIES (FIT-082). */
const retries = 2

/** Loads saved and popular machines, and saves the shopper's machines (FIT-081 to FIT-090, FIT-138, FIT-139). */
export function myMachines(stripe: Basis) {
  const { ports } = stripe
  /** Answers by brand, so that each brand is asked for only once. */
  const known = new Map<string, Promise<Listed>>()
  /** Brands that wait for an answer. A newer call replaces their call, and then their answer never comes. */
  const awaited = new Set<string>()

  async function load(brand: string): Promise<Listed> {
    const { asin, browseNode, pageType } = ports.config
    const category = stripe.category()
    const place = pageType === 'detail' ? { asin } : { browseNode }
    const query = {
      getMyModel: '1' as const,
      ...place,
      ...(brand && { brand }),
      scope: stripe.scope(),
      ...(category !== undefined && { category }),
    }
    awaited.add(brand)
    const outcome = await ports.call(myModelLoad, { query })
    awaited.delete(brand)
    if (outcome.ok) return readListed(outcome.value)
    // The element has left the page. If it returns, it asks again.
    if (!stripe.failed(outcome, 'DataQueryFailed')) known.delete(brand)
    return readListed({})
  }

  return {
    listed(brand = ''): Promise<Listed> {
      const found = known.get(brand)
      if (found) return found
      for (const other of awaited) known.delete(other)
      awaited.clear()
      const loading = load(brand)
      known.set(brand, loading)
      return loading
    },
    /** Saves a machine for the shopper. Nothing waits for the call, and the shopper sees no failure. */
    async save({ brand, model, series }: Machine, asin?: string): Promise<void> {
      const query = { brand, model, series, scope: stripe.scope(), ...(asin && { asin }) }
      const send = async (left: number): Promise<void> => {
        const outcome = await ports.call(myModelSave, { query })
        const failure = ports.failed(outcome)
        if (!failure) return undefined
        if (failure.reason === 'timeout' && left > 0) return send(left - 1)
        const isRefused = failure.status >= 400 && failure.status < 500
        return stripe.count(isRefused ? 'PutMyModelAjaxFailed' : 'DataQueryFailed', failure)
      }
      await send(retries)
    },
  }
}
