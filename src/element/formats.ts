import { doc } from '../dom/builtin.ts'
import type { CallSpec } from '../contract/call.ts'
import { hasControls, isSafeUrl } from '../rules/url.ts'

/** Formats of texts. Only tags with such a field, or with calls, load this code. */

/**
 * Matches relative and http(s) addresses. No other scheme is ever followed or requested (COR-082). Browsers ignore
 * control characters in an address, so a control character inside fits nothing. White space around it is harmless.
 */
export const urlPattern = {
  test(text: string): boolean {
    const address = text.trim()
    return !hasControls(address) && isSafeUrl(address)
  },
}
export const url = { pattern: urlPattern, expected: 'an http(s) or relative address' }

/** Name of the meta element that sets the address of a call (COR-124). */
export const callMeta = (id: string): string => `dp-call-${id}`

/** The parameters in an address: `{dealId}`. */
export const parametersIn = (address: string): string =>
  (address.match(/\{\w+\}/g) ?? []).toSorted().join()

/**
 * true: a page may give a call this address (COR-124). It names the parameters of the path. Or it names none and ends in
 * `/`, so that it takes the place of the call's base.
 */
export const addressFits = ({ base, path }: CallSpec, address: unknown): address is string =>
  typeof address === 'string' &&
  urlPattern.test(address) &&
  (parametersIn(address) === parametersIn(path) ||
    (!!base && !parametersIn(address) && address.endsWith('/')))

export const selectorPattern = {
  test(text: string): boolean {
    try {
      doc.createDocumentFragment().querySelector(text)
      return true
    } catch {
      return false
    }
  },
}
export const selector = { pattern: selectorPattern, expected: 'a CSS selector' }
