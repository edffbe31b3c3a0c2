import { navigate } from '../../../page/navigate.ts'
import { submitForm } from '../../../page/submit-form.ts'
import { partsReftag, searchParameter } from '../shared/pages.rules.ts'
import type { Basis, Machine } from './fitment-stripe.ports.ts'

interface Search {
  /** Default: the keywords of the current search (FIT-154). */
  keywords?: string
  /** Default: the current machine. */
  machine?: Machine | undefined
  /** true: searches without a machine (FIT-078). */
  isCleared?: boolean
}

/** Leads the shopper from the stripe to other pages (FIT-067 to FIT-078). */
export function searching({ $shown, end, ports }: Basis) {
  const parameterOf = (machine: Machine) => {
    const { overriddenStripeId, searchParamPrefix } = ports.config
    return searchParameter(machine, searchParamPrefix, overriddenStripeId)
  }

  /** Returns the fields of the search form (FIT-069, FIT-154). */
  function fieldsOf({ keywords, isCleared, machine: given }: Search): Record<string, string> {
    const { browseNode, keywords: searched, rh, rootBrowseNode } = ports.config
    const machine = isCleared ? null : (given ?? $shown.get().machine)
    return {
      keywords: keywords ?? searched,
      rh,
      node: browseNode ?? rootBrowseNode ?? '',
      rpp: machine ? parameterOf(machine) : '',
      rd: isCleared ? '1' : '',
      rppModelNumber: machine?.model ?? '',
      rppModelBrand: machine?.brand ?? '',
    }
  }

  /** Submits the search form, unless a listener cancels the event (FIT-076). */
  function search(wanted: Search): void {
    const action = `/s/ref=${partsReftag(ports.config.pageType)}`
    const fields = fieldsOf(wanted)
    if (ports.emit('dp-before-submit-search', { action, fields })) submitForm(action, fields, ports)
  }

  function redirect(machine: Machine, address: string): void {
    const url = new URL(address, location.href)
    url.searchParams.set('rpp', parameterOf(machine))
    url.searchParams.set('rppModelNumber', machine.model)
    url.searchParams.set('rppModelBrand', machine.brand)
    if (navigate(url.href, ports) !== 'refused') return
    end({ tone: 'error', text: ports.text('fitment.ajaxError') })
  }

  return {
    search,
    /** FIT-055, FIT-148: the machine lacks a part that the check needs. Offers a search with the known parts. */
    refuse(machine: Machine): void {
      const { text } = ports
      const action = { label: text('fitment.incompleteSearch'), run: () => search({ machine }) }
      end({ tone: 'error', text: text('fitment.incomplete'), action })
    },
    /** Leads to the next page after a pick on a search or browse page (FIT-067, FIT-072, FIT-081). */
    leave(machine: Machine): void {
      const { pageType, widgetRedirectURL } = ports.config
      if (pageType === 'browse' && widgetRedirectURL) redirect(machine, widgetRedirectURL)
      else search({ machine })
    },
  }
}
