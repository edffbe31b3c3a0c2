import { categoryName, isComplete } from '../shared/machine.rules.ts'
import type { Configured, FinderName, Hint, Machine, Shown } from './fitment-stripe.ports.ts'

/** FIT-001, FIT-002, FIT-137: a dropdown without brands is useless, so the text finder replaces it. */
export function finderNamed({ brands, finderName }: Configured): FinderName {
  if (finderName === 'smartbox') return finderName
  return finderName === 'dropdown' && brands[0] ? finderName : 'text'
}

/** FIT-028, FIT-156. */
export function categoryOf({ category, stripeParams }: Configured): string | undefined {
  const named = category ?? stripeParams?.category
  return named === undefined ? undefined : categoryName(named)
}

/** FIT-156. */
export const scopeOf = ({ stripeParams }: Configured): string => stripeParams?.scope ?? 'default'

/** Returns the machine that the page is about. null: the page gives no model number (FIT-153). */
function configuredMachine(config: Configured): Machine | null {
  const { modelBrand = '', modelDisplayBrand, modelNumber, modelSeries = '' } = config
  if (!modelNumber) return null
  return {
    brand: modelBrand,
    series: modelSeries,
    model: modelNumber,
    displayBrand: modelDisplayBrand || modelBrand,
    displaySeries: modelSeries,
    displayModel: modelNumber,
    isSavedModel: false,
  }
}

/** Returns what the stripe shows first, by the configuration (FIT-004, FIT-007, FIT-153). */
export function beginning(config: Configured): Shown {
  const machine = configuredMachine(config)
  const state = (machine && config.stripeState) || 'enter-model'
  return {
    state,
    machine: state === 'enter-model' ? null : machine,
    failed: false,
    busy: false,
    said: null,
    focus: false,
    hidden: config.hideStripeOnLoad,
    helps: false,
    isHinting: false,
  }
}

/** FIT-008: returns the machine to check at load. null: no complete machine, or the page gives the state itself. */
export function machineToCheck(config: Configured): Machine | null {
  const machine = configuredMachine(config)
  const isUnknown = config.pageType === 'detail' && !config.stripeState
  return machine && isUnknown && isComplete(machine) ? machine : null
}

const starting = [
  'pageType',
  'stripeState',
  'modelBrand',
  'modelDisplayBrand',
  'modelSeries',
  'modelNumber',
] as const

/** true: the page has changed a field that starts the stripe again. */
export const startsAnew = (config: Configured, before: Configured): boolean =>
  starting.some(name => config[name] !== before[name])

/** FIT-056: keeps letters and digits of every script. */
export const sentBrand = (brand: string): string =>
  brand.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
/** FIT-057. */
export const sentName = (name: string): string => name.toUpperCase().trim().replace(/\s+/g, ' ')

/** Returns the text id for the end of a check. A failed check says nothing about the product (FIT-168). */
export const outcomeId = (fits: boolean, failed: boolean) =>
  failed ? 'fitment.notChecked' : fits ? 'fitment.fits' : 'fitment.notFits'

/** FIT-019. */
const isEvaluated = (search: string): boolean =>
  new URLSearchParams(search).get('pcpIsAccessibilityEvaluator') === '1'

/** Returns the hint for a finder. `search`: query of the page's address (FIT-014, FIT-015, FIT-017 to FIT-019). */
export function hintOf(config: Configured, finder: FinderName, search: string): Hint | null {
  if (finder === 'smartbox') return { name: 'smartPopover', ms: 2000 }
  if (isEvaluated(search)) return null
  if (config.enableV2CalloutBox) return { name: 'callout', ms: 10_000 }
  const ms = config.extendedPopoverAndEnabledTextbox ? 10_000 : 1000
  return { name: 'enterModelPopover', ms }
}
