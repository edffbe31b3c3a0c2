import { myModelSave } from '../../../contract/fitment/fitment.ts'
import type { Model, Stripe } from './stripe.ts'

/** SAVE_MODEL_RETRIES (FIT-082). */
const retries = 2

/** Saves a model among the shopper's own; nobody waits for it, and no failure is shown (FIT-081 to FIT-085). */
export async function saveModel(stripe: Stripe, named: Model, asin?: string): Promise<void> {
  const { brand, model, series } = named
  const query = { brand, model, series, scope: stripe.scope(), ...(asin && { asin }) }
  const save = async (left: number): Promise<void> => {
    const outcome = await stripe.ports.call(myModelSave, { query })
    if (outcome.ok || outcome.problem === 'aborted') return
    if (outcome.problem === 'timeout' && left > 0) return save(left - 1)
    const { problem: reason, status } = outcome
    const name = status >= 400 && status < 500 ? 'PutMyModelAjaxFailed' : 'DataQueryFailed'
    stripe.count(name, { reason, status })
  }
  await save(retries)
}
