import { fitmentCheck } from '../../../contract/fitment/fitment.ts'
import { isComplete } from '../../../rules/fitment.ts'
import type { Acting } from './acting.ts'
import { nameOf } from './hits.ts'
import { saveModel } from './my-models.save.ts'
import { share } from './sharing.ts'
import type { Model } from './stripe.ts'

/** FIT-056: letters and digits of any script stay. */
export const sentBrand = (brand: string): string =>
  brand.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
/** FIT-057. */
export const sentName = (name: string): string => name.toUpperCase().trim().replace(/\s+/g, ' ')

/** What became of a check, in words: one that failed says nothing of the product (FIT-168). */
export const outcomeId = (fits: boolean, failed: boolean) =>
  failed ? 'fitment.notChecked' : fits ? 'fitment.fits' : 'fitment.notFits'

/** Whether the product fits a model (FIT-054 to FIT-064). */
export function checking(stripe: Acting, incomplete: (model: Model) => void) {
  const { ports } = stripe

  function settle(model: Model, fits: boolean, failed: boolean): void {
    const { brand, series, model: number } = model
    stripe.settle({ state: fits ? 'result-found' : 'no-result', model, failed })
    share(stripe, model, fits, failed)
    ports.announce(ports.text(outcomeId(fits, failed), { model: nameOf(model) }))
    const { asin = '' } = ports.config
    ports.emit('dp-fitment-checked', { fits, failed, asin, brand, series, model: number })
  }

  /** `isOwn`: named in this stripe, which then saves it. */
  return async (model: Model, signal: AbortSignal, isOwn: boolean): Promise<void> => {
    if (!isComplete(model)) {
      incomplete(model)
      return
    }
    const query = {
      ie: 'UTF8' as const,
      brand: sentBrand(model.brand),
      model: sentName(model.model),
      series: sentName(model.series),
      asin: ports.config.asin ?? '',
      scope: stripe.scope(),
      ...(stripe.finderName() === 'dropdown' && { doBrandSeriesCheck: '1' as const }),
    }
    const outcome = await ports.call(fitmentCheck, { query }, { signal })
    if (outcome.ok) {
      const { success, payload } = outcome.value
      settle(model, success === 1 && payload?.fitment_decision === 'yes', false)
      if (isOwn) void saveModel(stripe, model, ports.config.asin)
    } else if (outcome.problem !== 'aborted') {
      stripe.count('CheckFitmentError', { reason: outcome.problem, status: outcome.status })
      settle(model, false, true)
    }
  }
}
