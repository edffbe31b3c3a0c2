import { fitmentCheck } from '../../../contract/fitment/fitment.ts'
import type { Basis, Machine, Shown } from './fitment-stripe.ports.ts'
import { outcomeId, sentBrand, sentName } from './fitment-stripe.rules.ts'
import { nameOf } from './hits.rules.ts'

/** Tells the other fitment elements the machine, and whether the product fits (FIT-150). `fits` null: not known. */
export function share(
  stripe: Basis,
  { isSavedModel: _, ...machine }: Machine,
  fits: boolean | null,
  failed = false,
): void {
  const category = stripe.category()
  stripe.ports.page.$fitment.set({
    ...machine,
    ...(category !== undefined && { category }),
    scope: stripe.scope(),
    fits,
    failed,
  })
}

/** Returns a function that checks whether the product fits a machine (FIT-056 to FIT-064). */
export function checking(stripe: Basis, settle: (change: Partial<Shown>) => void) {
  const { ports } = stripe

  function tell(machine: Machine, fits: boolean, failed: boolean): void {
    const { brand, series, model } = machine
    settle({ state: fits ? 'result-found' : 'no-result', machine, failed })
    share(stripe, machine, fits, failed)
    ports.announce(ports.text(outcomeId(fits, failed), { model: nameOf(machine) }))
    const { asin = '' } = ports.config
    ports.emit('dp-fitment-checked', { fits, failed, asin, brand, series, model })
  }

  /** `isOfBrand`: also checks brand and series (FIT-059). Returns true if the check got an answer. */
  return async (machine: Machine, signal: AbortSignal, isOfBrand: boolean): Promise<boolean> => {
    const query = {
      ie: 'UTF8' as const,
      brand: sentBrand(machine.brand),
      model: sentName(machine.model),
      series: sentName(machine.series),
      asin: ports.config.asin ?? '',
      scope: stripe.scope(),
      ...(isOfBrand && { doBrandSeriesCheck: '1' as const }),
    }
    const outcome = await ports.call(fitmentCheck, { query }, { signal })
    if (outcome.ok) {
      const { success, payload } = outcome.value
      tell(machine, success === 1 && payload?.fitment_decision === 'yes', false)
    } else if (stripe.failed(outcome, 'CheckFitmentError')) tell(machine, false, true)
    return outcome.ok
  }
}
