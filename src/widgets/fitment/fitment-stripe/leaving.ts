import { navigate } from '../../../page/navigate.ts'
import { submitForm } from '../../../page/submit-form.ts'
import { partsReftag, searchParameter } from '../../../rules/fitment-pages.ts'
import type { Acting } from './acting.ts'
import { saveModel } from './my-models.save.ts'
import type { Model } from './stripe.ts'

export interface Search {
  /** In place of those of the current search (FIT-154). */
  keywords?: string
  /** Default the model that counts. */
  model?: Model | undefined
  /** FIT-078. */
  isCleared?: boolean
}

/** The ways from the stripe to other pages (FIT-067 to FIT-078). */
export function leaving(stripe: Acting) {
  const { ports } = stripe

  const parameterOf = (model: Model) => {
    const { overriddenStripeId, searchParamPrefix } = ports.config
    return searchParameter(model, searchParamPrefix, overriddenStripeId)
  }

  /** FIT-069, FIT-154. */
  function fieldsOf({ keywords, isCleared, model: given }: Search): Record<string, string> {
    const { browseNode, keywords: searched, rh, rootBrowseNode } = ports.config
    const model = isCleared ? null : (given ?? stripe.$shown.get().model)
    return {
      keywords: keywords ?? searched,
      rh,
      node: browseNode ?? rootBrowseNode ?? '',
      rpp: model ? parameterOf(model) : '',
      rd: isCleared ? '1' : '',
      rppModelNumber: model?.model ?? '',
      rppModelBrand: model?.brand ?? '',
    }
  }

  /** FIT-076. */
  function search(wanted: Search): void {
    const action = `/s/ref=${partsReftag(ports.config.pageType)}`
    const fields = fieldsOf(wanted)
    if (ports.emit('dp-before-submit-search', { action, fields })) submitForm(action, fields, ports)
  }

  function redirect(model: Model, address: string): void {
    const url = new URL(address, location.href)
    url.searchParams.set('rpp', parameterOf(model))
    url.searchParams.set('rppModelNumber', model.model)
    url.searchParams.set('rppModelBrand', model.brand)
    if (navigate(url.href, ports) !== 'refused') return
    stripe.end({ tone: 'error', text: ports.text('fitment.ajaxError') })
  }

  return {
    search,
    /** With a model that was picked on a page that has nothing to check it for (FIT-067, FIT-072, FIT-081). */
    leave(model: Model): void {
      void saveModel(stripe, model)
      const { pageType, widgetRedirectURL } = ports.config
      if (pageType === 'browse' && widgetRedirectURL) redirect(model, widgetRedirectURL)
      else search({ model })
    },
    /** FIT-055, FIT-148. */
    incomplete(model: Model): void {
      const { text } = ports
      const run = () => search({ model })
      const action = { label: text('fitment.incompleteSearch'), run }
      stripe.end({ tone: 'error', text: text('fitment.incomplete'), action })
    },
  }
}
export type Leaves = ReturnType<typeof leaving>
