import { myModelLoad } from '../../../contract/fitment/fitment.ts'
import { readListed } from './hits.ts'
import type { Listed, Stripe } from './stripe.ts'

/** Saved and popular models, asked for once per brand (FIT-086 to FIT-090, FIT-138, FIT-139). */
export function myModels(stripe: Stripe) {
  const { ports } = stripe
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
    if (outcome.problem === 'aborted') known.delete(brand)
    else stripe.count('DataQueryFailed', { reason: outcome.problem, status: outcome.status })
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
  }
}
