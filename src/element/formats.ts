import { hasControls, isSafeUrl } from '../rules/url.ts'

/** Formats of texts. Only tags with such a field load this code. */

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

export const selectorPattern = {
  test(text: string): boolean {
    try {
      document.createDocumentFragment().querySelector(text)
      return true
    } catch {
      return false
    }
  },
}
export const selector = { pattern: selectorPattern, expected: 'a CSS selector' }
