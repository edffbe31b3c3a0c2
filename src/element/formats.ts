/** What a text may have to be; the code comes with the tags that have such a field. */

/** Relative or http(s): nothing else is ever followed or asked (COR-082). */
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
