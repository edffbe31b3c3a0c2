import DOMPurify from 'dompurify'

/** Parses `html` without what could run, for browsers without a sanitizer of their own. */
export function purified(html: string): DocumentFragment {
  const fragment: DocumentFragment | null = DOMPurify.sanitize(html, {
    // No svg or math: most sanitizer bypasses used them.
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style'],
    FORBID_ATTR: ['style'],
    // It would also drop names that only the page's own forms have.
    SANITIZE_DOM: false,
    RETURN_DOM_FRAGMENT: true,
  })
  // DOMPurify gives null if nothing is left.
  return fragment ?? document.createDocumentFragment()
}
