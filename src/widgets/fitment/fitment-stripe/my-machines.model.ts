import { myModelLoad, myModelSave } from '../../../contract/fitment/fitment.ts'
import type { Basis, Listed, Machine } from './fitment-stripe.ports.ts'
import { readListed } from './hits.rules.ts'

/** SAVE_MODEL_RETRIES (FIT-082). */
const retries = 2

/** The shopper's saved machines, and popular ones (FIT-081 to FIT-090, FIT-138, FIT-139). */
export function myMachines(stripe: Basis) {
  const { ports } = stripe
  /** Asked for once per brand. */
  const known = new Map<string, Promise<Listed>>()
  /** Brands whose answer is awaited: a newer call takes the place of theirs, which then never comes. */
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
    // Back in the page, the element asks again.
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
    /** Saves a machine among the shopper's own; nobody waits for it, and no failure is shown. */
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
