import { isComplete } from '../../../rules/fitment.ts'
import type { Model, Shown, StripePorts } from './stripe.ts'

type Configured = StripePorts['config']

/** The model that the page is about; null without a model number (FIT-153). */
export function configuredModel(config: Configured): Model | null {
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

/** What the page has the stripe show (FIT-004, FIT-007, FIT-153). */
export function beginning(config: Configured): Shown {
  const configured = configuredModel(config)
  const state = (configured && config.stripeState) || 'enter-model'
  return {
    state,
    model: state === 'enter-model' ? null : configured,
    failed: false,
    busy: false,
    said: null,
    focus: false,
    hidden: config.hideStripeOnLoad,
    helps: false,
    hint: null,
  }
}

/** FIT-008: the model to check at load; none where the page says itself what comes of it. */
export function modelToCheck(config: Configured): Model | null {
  const configured = configuredModel(config)
  const isUnknown = config.pageType === 'detail' && !config.stripeState
  return configured && isUnknown && isComplete(configured) ? configured : null
}

const starting = [
  'pageType',
  'stripeState',
  'modelBrand',
  'modelDisplayBrand',
  'modelSeries',
  'modelNumber',
] as const

/** A change of these by the page starts the stripe anew. */
export const startsAnew = (config: Configured, before: Configured): boolean =>
  starting.some(name => config[name] !== before[name])
