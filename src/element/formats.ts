/** Formats of texts. Only tags with such a field load this code. */

/** Matches relative and http(s) addresses. No other scheme is ever followed or requested (COR-082). */
export const urlPattern = /^(?!\s*[a-z][a-z\d+.-]*:)|^\s*https?:/i
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
