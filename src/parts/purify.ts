import { doc } from '../dom/builtin.ts'
import createDOMPurify, { type WindowLike } from 'dompurify'

/** DOMPurify works in a document of its own. In the page's document, markup could hide what it needs (COR-140). */
const DOMPurify = createDOMPurify({
  DOMParser,
  Element,
  HTMLTemplateElement,
  Node,
  NodeFilter,
  document: doc.implementation.createHTMLDocument(''),
  trustedTypes: Reflect.get(window, 'trustedTypes'),
} as unknown as WindowLike)

/**
 * Parses `html` without what could run, for browsers without a sanitizer of their own. `keepsTags`: custom elements stay. The
 * caller judges attributes.
 */
export function purified(html: string, keepsTags = false): DocumentFragment {
  const fragment: DocumentFragment | null = DOMPurify.sanitize(html, {
    // No svg or math: most sanitizer bypasses used them.
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style'],
    FORBID_ATTR: ['style'],
    // It would also drop names that only the page's own forms have.
    SANITIZE_DOM: false,
    ...(keepsTags && {
      CUSTOM_ELEMENT_HANDLING: { tagNameCheck: /^dp-/ },
      ADD_ATTR: ['displayable-row-count', 'offer-display-feature-name'],
    }),
    RETURN_DOM_FRAGMENT: true,
  })
  // DOMPurify gives null if nothing is left.
  return fragment ?? doc.createDocumentFragment()
}
